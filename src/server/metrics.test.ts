import { expect, test } from 'vitest';
import { Metrics } from './metrics.ts';

test('what is counted and measured is told in Prometheus’ text form', () => {
  const metrics = new Metrics();
  metrics.answers.add();
  metrics.answers.add(2);
  metrics.commit.add(0.001);
  metrics.commit.add(0.02);
  metrics.commit.add(9);
  const lines = metrics.text({ holdout_matches: ['Matches in memory', 7] }).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    '# HELP holdout_answers_total Answers of people that were acknowledged',
    '# TYPE holdout_answers_total counter',
    'holdout_answers_total 3',
  ]);
  const of = (name: string): string[] => lines.filter((line) => line.includes(name));
  expect(of('holdout_matches')).toEqual([
    '# HELP holdout_matches Matches in memory',
    '# TYPE holdout_matches gauge',
    'holdout_matches 7',
  ]);
  // A bucket counts everything up to its limit.
  expect(of('holdout_commit_seconds')).toEqual([
    '# HELP holdout_commit_seconds One transaction of the match log',
    '# TYPE holdout_commit_seconds histogram',
    ...['0.001', '0.0025', '0.005', '0.01'].map((limit) => `holdout_commit_seconds_bucket{le="${limit}"} 1`),
    ...['0.025', '0.05', '0.1', '0.25', '0.5', '1', '2.5'].map(
      (limit) => `holdout_commit_seconds_bucket{le="${limit}"} 2`,
    ),
    'holdout_commit_seconds_bucket{le="+Inf"} 3',
    'holdout_commit_seconds_sum 9.021',
    'holdout_commit_seconds_count 3',
  ]);
  expect(lines.at(-1)).toBe('');
});

test('each counter has a name and a help of its own', () => {
  const metrics = new Metrics();
  const counters = Object.values(metrics).filter((each) => 'value' in each);
  for (const [i, counter] of counters.entries()) (counter as Metrics['answers']).add(i + 1);
  const told = metrics
    .text({})
    .split('\n')
    .filter((line) => line.includes('_total'));
  const values = told.filter((line) => !line.startsWith('#')).map((line) => Number(line.split(' ')[1]));
  expect(values.toSorted((a, b) => a - b)).toEqual(counters.map((_, i) => i + 1));
  const help = told.filter((line) => line.startsWith('# HELP'));
  expect(new Set(help).size).toBe(counters.length);
  for (const line of help) expect(line).toMatch(/^# HELP holdout_[a-z_]+_total [A-Z]\w+( [a-z]+)+$/);
});

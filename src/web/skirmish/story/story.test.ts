import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SeenEvent } from '../../../kernel/index.ts';
import { toldBy } from './steps.ts';
import { Chapters, StepRow } from './story.tsx';

const STEPS = [
  { id: 'food', name: 'Food' },
  { id: 'home', name: 'Home' },
] as const;
type Step = (typeof STEPS)[number]['id'];

const event = (n: number, key: string, more: Partial<SeenEvent> = {}): SeenEvent =>
  ({ n, key, text: `line ${n}`, params: {}, ...more }) as SeenEvent;
const stepOf = (key: string): Step | null => STEPS.find(({ id }) => key.startsWith(id))?.id ?? null;

const events = [
  event(1, 'food.none'),
  event(2, 'weather'),
  event(3, 'food.half'),
  event(4, 'home.car', {
    dice: [{ sides: 6, rolled: [3] }],
    modifiers: [{ rule: 'X.1', label: 'Rep', value: 2 }],
  } as Partial<SeenEvent>),
];

test('events are told by the step that they belong to, those of none are left out', () => {
  const told = toldBy(events, stepOf);
  expect(told.map(({ step, events: lines }) => [step, lines.map(({ n }) => n)])).toEqual([
    ['food', [1, 3]],
    ['home', [4]],
  ]);
});

test('the newest step comes first and lies open, with its dice, its modifiers and its tone', () => {
  const html = renderToStaticMarkup(
    createElement(Chapters<Step>, {
      of: STEPS,
      told: toldBy(events, stepOf),
      open: 1,
      toneOf: (key: string) => (key === 'food.none' ? 'harm' : undefined),
    }),
  );
  expect(
    [...html.matchAll(/<details class="story-chapter"( open="")?><summary>(\w+)/g)].map(([, open, name]) => [
      name,
      open !== undefined,
    ]),
  ).toEqual([
    ['Home', true],
    ['Food', false],
  ]);
  expect(html).toContain('+2 Rep');
  expect(html.match(/<li data-tone="harm">/g)).toHaveLength(1);
});

test('the row of steps marks where we are and what is done', () => {
  const html = renderToStaticMarkup(createElement(StepRow<Step>, { of: STEPS, now: 'home', label: 'Steps' }));
  expect(html).toMatch(/<li data-done="true">Food<\/li><li aria-current="step">Home<\/li>/);
});

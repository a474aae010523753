import type { Fact } from '../../kernel/index.ts';
import type { TextKey } from './text.ts';
import { enemiesIn, type Foe, foeById, isEnemy, type Person, person, type State } from './state.ts';
import { ENEMIES, type EnemyId, ROUNDS, WAVE_CARD } from './words.ts';

type WaveFact = Fact<TextKey>;

/** What a player wants to know before an answer: who falls, who is hurt on either side, what is lost, what comes. */
export const measure = (before: State, after: State): WaveFact[] => [
  ...ENEMIES.flatMap((enemy) => factsOf(before, after, enemy)),
  ...survivorFacts(before, after),
  ...searchFacts(before, after),
  ...before.seats.flatMap((seat) => peopleFacts(before, after, seat)),
];

/**
 * Once the last turn is over the enemies attack, one after the other (WAV.COMBAT.7); and an empty line after the last round is a
 * victory (WAV.END.1). Everything else is a matter of its own.
 */
export function goesOn(_before: State, now: State): boolean {
  if (now.phase !== 'strike') return false;
  return now.strikers.length > 0 || (now.round >= ROUNDS && enemiesIn(now).length === 0);
}

const of = (enemy: EnemyId, { line }: State): Foe[] => line.filter((foe) => foe.enemy === enemy);
const some = (n: number, fact: Omit<WaveFact, 'n'>): WaveFact[] => (n > 0 ? [{ ...fact, n }] : []);

/** What happens to the enemies of one kind. */
function factsOf(before: State, after: State, enemy: EnemyId): WaveFact[] {
  const was = of(enemy, before);
  const comers = of(enemy, after).filter(({ id }) => foeById(before, id) === undefined).length;
  const come = some(comers, { key: 'wave.odds.comes', params: { enemy }, tone: 'bad' });
  if (!was.every(isEnemy)) return come;
  const felled = was.filter(({ id }) => foeById(after, id) === undefined).length;
  const standing = was.flatMap((foe) => {
    const now = foeById(after, foe.id);
    return now === undefined ? [] : [{ was: foe, now }];
  });
  const dealt = standing.reduce((sum, foe) => sum + foe.now.damage - foe.was.damage, 0);
  const stunned = standing.filter((foe) => foe.now.stunned && !foe.was.stunned).length;
  const single = was.length === 1;
  return [
    ...(single
      ? some(felled, { key: 'wave.odds.felled.one', params: { enemy }, tone: 'good' })
      : some(felled, { key: 'wave.odds.felled', params: { enemy, of: was.length }, tone: 'good' })),
    ...some(dealt, { key: single ? 'wave.odds.hurt.one' : 'wave.odds.hurt', params: { enemy }, tone: 'good' }),
    ...some(stunned, { key: 'wave.odds.stunned', params: { enemy }, tone: 'good', stated: true }),
    ...come,
  ];
}

const saved = ({ seats, people }: State): number =>
  seats.reduce((sum, seat) => sum + (people[seat]?.survivors ?? 0), 0);

/** Survivors in the line: those who die, and those who are still there when the last enemy has attacked (WAV.SURV.5). */
function survivorFacts(before: State, after: State): WaveFact[] {
  const shields = before.line.filter((foe) => !isEnemy(foe));
  const gone = shields.filter(({ id }) => foeById(after, id) === undefined).length;
  const joined = Math.max(0, saved(after) - saved(before));
  const isOver = after.phase === 'strike' && after.strikers.length === 0;
  return [
    ...some(gone - joined, { key: 'wave.odds.survivors.die', tone: 'bad' }),
    ...some(isOver ? joined + shields.length - gone : 0, { key: 'wave.odds.survivors.join', tone: 'good' }),
  ];
}

/** WAV.WAVE.6: whoever delays draws again, and may draw the same card. */
function searchFacts(before: State, { people, phase, active, waveHolder }: State): WaveFact[] {
  const drawn = phase === 'search' && waveHolder === null && !active.includes(WAVE_CARD);
  const delayed = before.seats.some(
    (seat) =>
      people[seat]?.damage !== before.people[seat]?.damage ||
      people[seat]?.used.length !== before.people[seat]?.used.length,
  );
  return drawn && delayed ? [{ key: 'wave.odds.again', tone: 'bad' }] : [];
}

function peopleFacts(before: State, after: State, seat: string): WaveFact[] {
  const [was, now] = [person(before, seat), person(after, seat)];
  const params = { seat };
  const less = (count: (own: Person) => number): number => count(was) - count(now);
  // What an enemy takes nobody has said before; what a player spends or finds is what the answer is about.
  const stated = after.phase === 'strike' ? undefined : ({ stated: true } as const);
  return [
    ...some(-less(({ damage }) => damage), { key: 'wave.odds.taken', params, tone: 'bad' }),
    ...some(
      less(({ damage }) => damage),
      { key: 'wave.odds.healed', params, tone: 'good' },
    ),
    ...some(
      less(({ barricades }) => barricades),
      { key: 'wave.odds.barricade', params, tone: 'bad' },
    ),
    ...some(
      less(({ traps }) => traps),
      { key: 'wave.odds.trap', params, tone: 'even' },
    ),
    ...some(
      less(({ survivors }) => survivors),
      { key: 'wave.odds.gave', params, tone: 'bad' },
    ),
    ...some(
      less(({ inventory }) => inventory.length),
      { key: 'wave.odds.lost', params, tone: 'bad', ...stated },
    ),
    ...some(-less(({ inventory }) => inventory.length), { key: 'wave.odds.found', params, tone: 'good', ...stated }),
  ];
}

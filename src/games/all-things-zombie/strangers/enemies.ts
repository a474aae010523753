import { isLaw } from '../data/classes.ts';
import { begin, encounterOf, under } from '../doing.ts';
import { facingTowards } from '../../../tabletop/index.ts';
import { humanOf, isFunctioning, nearestTo, sideNamed } from '../figures.ts';
import { wouldSee } from '../sight/los.ts';
import type { Encounter, Human, Side } from '../state.ts';
import { emit, type Rule, type Table } from '../verbs.ts';

/** ATZ.MEET.4, ATZ.MEET.21, ATZ.MEET.26: people turn into Enemies, and Enemies they stay. */

/**
 * People who were shot at, robbed or hurt are Enemies for life; Police, National Guard and Army remember as bodies (ATZ.MEET.26).
 * Nothing happens to those who are Enemies already.
 */
export function becomeEnemies(t: Table, side: string, rule: Rule = 'ATZ.MEET.26'): void {
  const enc = encounterOf(t);
  const angry = sideNamed(enc, side);
  if (angry.kind !== 'people') return;
  const also = bodyOf(enc, angry).filter(({ attitude }) => attitude !== 'enemy');
  for (const one of also) Object.assign(one, { attitude: 'enemy', met: true } satisfies Partial<Side>);
  if (also.length > 0) emit(t, rule, 'atz.meet.enemies', { side, class: angry.class });
}

const bodyOf = (enc: Encounter, side: Side): Side[] =>
  side.class !== null && isLaw(side.class) ? enc.sides.filter((one) => one.class === side.class) : [side];

/** ATZ.MEET.4: both sides turn to face each other and take an In Sight test, all of them who have LOS. */
export function walkTheWalk(t: Table, side: string, group: readonly string[], people: readonly string[]): void {
  const enc = encounterOf(t);
  becomeEnemies(t, side, 'ATZ.MEET.4');
  const [ours, theirs] = [group, people].map((ids) => ids.map((id) => humanOf(enc, id)).filter(isFunctioning)) as [
    Human[],
    Human[],
  ];
  emit(t, 'ATZ.MEET.4', 'atz.meet.walk', { side, units: [...group, ...people] });
  testInSight(t, ours, theirs);
}

/** Two groups turn to each other and take an In Sight test, as far as they have LOS; the active side is the one that acts, unless another one counts as active. */
export function testInSight(
  t: Table,
  ours: readonly Human[],
  theirs: readonly Human[],
  active: string | null = under(encounterOf(t), 'activate')?.side ?? null,
): void {
  const enc = encounterOf(t);
  turnTo(ours, theirs);
  turnTo(theirs, ours);
  const pairs = ours.flatMap((one) =>
    theirs.filter((other) => wouldSee(enc, one, other)).map((other): [string, string] => [one.id, other.id]),
  );
  if (pairs.length === 0) return;
  begin(t, {
    do: 'in-sight',
    stage: 'roll',
    active,
    pairs,
    closer: [],
    sightings: [],
    firedAt: [],
    acting: null,
  });
}

/** ATZ.FIG.6: who reacts turns to face what it reacts to. */
function turnTo(those: readonly Human[], others: readonly Human[]): void {
  for (const one of those) {
    const nearest = nearestTo(one, others);
    if (nearest !== null) one.facing = facingTowards(one, nearest);
  }
}

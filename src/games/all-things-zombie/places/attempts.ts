import { apart, passagesFor } from '../../../tabletop/index.ts';
import type { ChallengeId } from '../data/challenge-catalogue.ts';
import { begin, encounterOf } from '../doing.ts';
import {
  bodyOf,
  enemiesOf,
  humanOf,
  humansHere,
  inches,
  inMelee,
  isFunctioning,
  ofSide,
  sideNamed,
  tabletopOf,
} from '../figures.ts';
import { groupWith, leaderOf } from '../people/groups.ts';
import { wouldSee } from '../sight/los.ts';
import type { Encounter, Human, State } from '../state.ts';
import type { Flow, Offer, Table } from '../verbs.ts';
import { isBarred } from './barred.ts';
import type { PlacesAct } from './decisions.ts';
import { isFresh, task } from './tasks.ts';
import { openingsAt } from './working.ts';

/** ATZ.CHAL.1: which Challenges of the catalogue somebody can take where it is. */

/** ATZ.RECRUIT.1: so near one must be to somebody to have a word with it. */
export const TALKING = 3;
/** So far away a guard may be that one sneaks past, and so wide a gap to jump. */
const SNEAKING = 12;
/** Ruling ATZ.CLASS.11: so near zombies and Enemies must be. */
const CALLING = 12;
const GAP = 4;
const AT_EDGE = 1.5;

type Attempt = { readonly what: ChallengeId; readonly with: string; readonly whom: string };

function attemptsOf(state: State, human: Human): Attempt[] {
  const { encounter: enc } = state;
  if (inMelee(enc, human.id) || human.turn.did.includes('task')) return [];
  return [
    ...atOpenings(enc, human),
    ...leaps(enc, human),
    ...pastGuards(enc, human),
    ...withPeople(enc, human),
    ...againstTheDead(enc, human),
  ].filter(({ what, with: party }) => !isBarred(human, what, party));
}

/** ATZ.BLDG.14: a lock is picked, a window pushed in. */
function atOpenings(enc: Encounter, human: Human): Attempt[] {
  const { ground } = tabletopOf(enc);
  return openingsAt(enc, human).flatMap(({ id, kind }): Attempt[] => {
    const word = ground.wordOf(id);
    if (kind === 'door' && word === 'locked') return [{ what: 'pick-lock', with: id, whom: '' }];
    return kind === 'window' && (word === 'closed' || word === 'locked')
      ? [{ what: 'break-window', with: id, whom: '' }]
      : [];
  });
}

/** ATZ.X.57, ATZ.X.59, ATZ.CHAL.16: where one can climb, drop or jump from here; each place is a Challenge of its own. */
function leapsFrom(
  enc: Encounter,
  human: Human,
): { readonly what: ChallengeId; readonly id: string; readonly to: Place }[] {
  if (!isFresh(enc, human)) return [];
  const prices = {
    climb: () => 1,
    drop: () => 1,
    jump: (inch: number) => (inch <= GAP ? 1 : null),
  };
  const near = passagesFor(tabletopOf(enc), bodyOf(human), human, { prices })
    .filter(
      ({ from, kind }) =>
        from.level === human.level && apart(from, human) <= AT_EDGE && kind !== undefined && kind in prices,
    )
    .sort((a, b) => apart(a.from, human) - apart(b.from, human));
  return (['climb', 'drop', 'jump'] as const).flatMap((what) => {
    const found = near.find(({ kind }) => kind === what);
    if (found === undefined) return [];
    return [{ what, id: found.id, to: { x: found.to.x, y: found.to.y, level: found.to.level } }];
  });
}
type Place = { x: number; y: number; level: number };
const leaps = (enc: Encounter, human: Human): Attempt[] =>
  leapsFrom(enc, human).map(({ what, id }) => ({ what, with: id, whom: '' }));

/** ATZ.X.58: past somebody who is about, and whom one has not met in this phase. */
const pastGuards = (enc: Encounter, human: Human): Attempt[] =>
  enemiesOf(enc, human)
    .filter(
      (one) =>
        isFunctioning(one) &&
        inches(one, human) <= SNEAKING &&
        wouldSee(enc, human, one) &&
        !enc.sighted.includes([one.id, human.id].sort().join(' ')),
    )
    .map(({ id, name }) => ({ what: 'sneak', with: id, whom: name }));

/** ATZ.MEET.27: people who are neither Friends nor Enemies yet. */
const withPeople = (enc: Encounter, human: Human): Attempt[] =>
  humansHere(enc)
    .filter(
      (one) =>
        one.seat === null &&
        isFunctioning(one) &&
        inches(one, human) <= TALKING &&
        sideNamed(enc, one.side).attitude === 'neutral' &&
        sideNamed(enc, one.side).met,
    )
    .map(({ id, name }) => ({ what: 'befriend', with: id, whom: name }));

/** ATZ.CLASS.11: with zombies near, Enemies of another Class whom it sees may be won for a truce: their leader is asked. */
const againstTheDead = (enc: Encounter, human: Human): Attempt[] => {
  if (human.seat === null || !isBeset(enc, human)) return [];
  return enc.sides
    .filter(({ kind, attitude, class: of }) => kind === 'people' && attitude === 'enemy' && of !== human.class)
    .flatMap(({ id }): Attempt[] => {
      const near = ofSide(enc, id).filter((one) => isFunctioning(one) && inches(one, human) <= CALLING);
      const leader = near.length === 0 ? undefined : leaderOf(near);
      if (leader === undefined || !wouldSee(enc, human, leader)) return [];
      return [{ what: 'truce', with: leader.id, whom: leader.name }];
    });
};
const isBeset = (enc: Encounter, human: Human): boolean =>
  enc.zombies.some((zombie) => inches(zombie, human) <= CALLING && wouldSee(enc, human, zombie));

export function attemptOffers(state: State, human: Human): Offer<PlacesAct>[] {
  const { id: who, name } = human;
  return attemptsOf(state, human).map(({ what, with: party, whom }) => ({
    means: { do: 'challenge', who, what, with: party },
    label: { key: `atz.menu.${what}`, params: { name, whom } } as Offer<PlacesAct>['label'] & object,
    about: { unit: who, target: party },
  }));
}

/** ATZ.CHAL.6: each is one action; a climb, a drop or a jump takes the whole move (ATZ.BLDG.24). */
export function* attempt(t: Table, act: Extract<PlacesAct, { do: 'challenge' }>): Flow<void> {
  yield* [];
  const enc = encounterOf(t);
  const human = humanOf(enc, act.who);
  const leap = leapsFrom(enc, human).find(({ what, id }) => what === act.what && id === act.with);
  if (leap !== undefined) task(human, act.what);
  const others =
    act.what === 'sneak'
      ? groupWith(enc, humanOf(enc, act.with))
          .filter((one) => one.id !== act.with && isFunctioning(one))
          .map(({ id }) => id)
      : [];
  begin(t, {
    do: 'challenge',
    who: act.who,
    challenge: act.what,
    with: act.with,
    stage: 'state',
    passed: 0,
    others,
    ...(leap === undefined ? undefined : { to: leap.to }),
  });
}

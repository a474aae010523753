import type { Battle, Ending, Side, Token } from '../state.ts';
import { findUnit, groupHere, isZombie, rivalOf } from '../units.ts';
import type { Rule, Seat } from '../verbs.ts';

/** When an Encounter is over, who wins, and who goes home with what. */

/** LD.DEPLOY.8: a token that a model on the table carries is still on the table. */
const isOnTable = (battle: Battle, { at, carrier }: Token): boolean =>
  at !== null || (carrier !== null && findUnit(battle, carrier) !== undefined);

/** LD.DEPLOY.9, LD.MASS.5: nobody's: it lies there, or a zombie drags it along. */
function isLoose(battle: Battle, { at, carrier }: Token): boolean {
  const bearer = carrier === null ? undefined : findUnit(battle, carrier);
  return at !== null || (bearer !== undefined && isZombie(bearer));
}

/** LD.DEPLOY.11: nobody of the Group is on the table, and nobody is still to arrive. */
const isGone = (battle: Battle, seat: Seat): boolean =>
  groupHere(battle, seat).length === 0 &&
  !battle.characters.some((one) => one.seat === seat && (one.fate === 'reserve' || one.fate === 'waiting'));

/** LD.LOOT.1, LD.MOVE.22: what the people of a Group hold at the end or have carried off; LD.ENC.7: a Captive counts as a token. */
export function heldBy(battle: Battle, seat: Seat): string[] {
  const own = new Set(battle.characters.filter((one) => one.seat === seat).map(({ id }) => id));
  return battle.tokens.filter(({ carrier }) => carrier !== null && own.has(carrier)).map(({ id }) => id);
}

/** Who takes what: everybody what they hold, and one Group perhaps what lies loose (LD.LOOT.2). */
function takings(battle: Battle, claims: Seat | null): Record<Seat, string[]> {
  const loose = battle.tokens.filter((token) => isLoose(battle, token)).map(({ id }) => id);
  return Object.fromEntries(
    battle.sides.map(({ seat }) => [seat, [...heldBy(battle, seat), ...(seat === claims ? loose : [])]]),
  );
}

/** LD.DEPLOY.10, LD.ENC.7: who has more tokens; nobody where both have the same number. */
function byTokens({ sides }: Battle, taken: Ending['taken']): Seat | null {
  const counts = sides.map(({ seat }) => taken[seat]?.length ?? 0);
  const [one = 0, other = 0] = counts;
  return one === other ? null : (sides[one > other ? 0 : 1] as Side).seat;
}

/** An end at which the tokens decide. */
function counted(battle: Battle, rule: Rule, claims: Seat | null): Ending {
  const taken = takings(battle, claims);
  return { rule, winner: byTokens(battle, taken), taken };
}

/** An end at which the winner is known, or nobody wins. */
const decided = (battle: Battle, rule: Rule, winner: Seat | null, claims: Seat | null = winner): Ending => ({
  rule,
  winner,
  taken: takings(battle, claims),
});

/** LD.BREAK.9, LD.BREAK.10, LD.DEPLOY.9: one Group has Broken, or both have in the same turn. */
function afterBreak(battle: Battle): Ending | null {
  const broken = battle.sides.filter((side) => side.broken);
  const [only, other] = broken;
  if (only === undefined) return null;
  if (other !== undefined) return decided(battle, 'LD.BREAK.10', null);
  return decided(battle, 'LD.BREAK.9', rivalOf(battle, only.seat).seat);
}

/** LD.DEPLOY.11: a Group has wholly left: what lies loose goes to the other, and the tokens decide. */
function afterLeaving(battle: Battle): Ending | null {
  const gone = battle.sides.filter(({ seat }) => isGone(battle, seat));
  const [only, other] = gone;
  if (only === undefined) return null;
  return counted(battle, 'LD.DEPLOY.11', other === undefined ? rivalOf(battle, only.seat).seat : null);
}

const noTokenLeft = (battle: Battle): boolean => !battle.tokens.some((token) => isOnTable(battle, token));

/** LD.DEPLOY.8: a Group has Broken, no token is left on the table, or a Group has left it. */
const usual =
  (rule: Rule) =>
  (battle: Battle): Ending | null =>
    afterBreak(battle) ?? (noTokenLeft(battle) ? counted(battle, rule, null) : afterLeaving(battle));

const partOf = ({ sides }: Battle, part: Side['part']): Seat => (sides.find((side) => side.part === part) as Side).seat;

const allOut = (battle: Battle, seat: Seat): boolean => {
  const own = battle.characters.filter((one) => one.seat === seat && one.fate !== 'absent');
  return own.length > 0 && own.every(({ fate }) => fate === 'out');
};

/** LD.HOME.10, LD.HOME.11: the attacker Breaks, all defenders are Out of Action, or nothing is left to take. */
function homeDefense(battle: Battle): Ending | null {
  const [attacker, defender] = [partOf(battle, 'attacker'), partOf(battle, 'defender')];
  const fled = battle.sides.some((side) => side.seat === attacker && side.broken);
  const taken = noTokenLeft(battle);
  const beaten = allOut(battle, defender);
  if (fled && (beaten || taken)) return decided(battle, 'LD.BREAK.10', null);
  if (fled) return decided(battle, 'LD.HOME.11', defender);
  if (beaten || taken) return decided(battle, 'LD.HOME.11', attacker);
  return afterLeaving(battle);
}

/** LD.ESCAPE.7, LD.ESCAPE.8: a Group has nobody left: the other has the vehicle. */
function theEscape(battle: Battle): Ending | null {
  const gone = battle.sides.filter(({ seat }) => isGone(battle, seat));
  const [only, other] = gone;
  if (only === undefined) return null;
  if (other !== undefined) return decided(battle, 'LD.ESCAPE.8', null);
  return decided(battle, 'LD.ESCAPE.8', rivalOf(battle, only.seat).seat);
}

/** LD.BREAK.1: whether the Encounter is over, looked at in each End Phase. */
export const ENDINGS: Readonly<Record<Battle['encounter'], (battle: Battle) => Ending | null>> = {
  bushwhack: usual('LD.BUSH.9'),
  'home-defense': homeDefense,
  'massacre-site': usual('LD.MASS.6'),
  rescue: usual('LD.RESCUE.10'),
  scavengers: usual('LD.SCAV.4'),
  'the-escape': theEscape,
};

/** LD.ESCAPE.7, LD.ESCAPE.8: somebody has started the vehicle: it is over at once, and what lies loose is lost to both. */
export const drivenOff = (battle: Battle, seat: Seat): Ending => decided(battle, 'LD.ESCAPE.7', seat, null);

/** LD.TURN.3: the players agree to stop: nobody has Broken, and the tokens in hand decide. */
export const stopped = (battle: Battle): Ending => counted(battle, 'LD.TURN.3', null);

/** A player gives up: as if that Group alone had Broken (LD.BREAK.9). */
export const givenUp = (battle: Battle, seat: Seat): Ending =>
  decided(battle, 'LD.BREAK.9', rivalOf(battle, seat).seat);

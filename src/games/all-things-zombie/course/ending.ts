import { begin, encounterOf } from '../doing.ts';
import { gotAway, isCleared, isRobbed, isUnrobbed } from '../encounters/objectives.ts';
import { isDefended, isLooted, isRaided } from '../encounters/raid/achieved.ts';
import { isAcross } from '../encounters/way-back.ts';
import { inMelee, isOfBand, seatsOf, sideNamed } from '../figures.ts';
import { buildingAt } from '../places/inside.ts';
import { mercyDue } from '../strangers/mercy.ts';
import { achieved } from '../prepare/objective.ts';
import type { Encounter, Ending, Human } from '../state.ts';
import { choose, end, type Flow, type Seat, type Table } from '../verbs.ts';
import type { TurnDoing } from './doing.ts';

/** ATZ.ENC.10, ATZ.ENC.11: how an Encounter ends, and who has succeeded. */

const ofPlayers = ({ humans }: Encounter): Human[] => humans.filter(isOfBand);

/** Who will act again: neither down for good nor off the table; somebody who is only lost may come back (ATZ.EVENT.18). */
const isInPlay = ({ fate, status, captor }: Human): boolean =>
  fate === 'waiting' || fate === 'lost' || (fate === 'here' && status !== 'oof' && status !== 'od' && captor === null);

/** ATZ.ENC.10: nobody of the players is left, destroyed or gone by an edge. */
function nobodyLeft(enc: Encounter): Ending | null {
  const theirs = ofPlayers(enc);
  if (theirs.some(isInPlay)) return null;
  const gone = theirs.some(({ fate }) => fate === 'left' || fate === 'carried');
  return { rule: 'ATZ.ENC.10', key: gone ? 'left' : 'destroyed' };
}

/** How long one holds out on a table of our own. */
const HOLD_TURNS = 12;

/** ATZ.FIRST.8, ATZ.SEARCH.7: something found is enough; who holds out has done so after a number of turns. */
function noteObjective(t: Table): void {
  const enc = encounterOf(t);
  const finder = ofPlayers(enc).find(({ deeds }) => deeds.found.length > 0);
  if (finder !== undefined) achieved(t, 'found', { side: finder.side });
  if (enc.turn >= HOLD_TURNS && ofPlayers(enc).some(isInPlay)) achieved(t, 'held');
  for (const { id } of enc.sides.filter(({ kind }) => kind === 'players'))
    if (isCleared(enc, id)) achieved(t, 'cleared', { side: id });
  if (isRaided(enc)) achieved(t, 'raided');
  if (isDefended(enc)) achieved(t, 'defended');
  const away = gotAway(enc).map(({ id }) => id);
  if (isUnrobbed(enc) || (away.length > 0 && !ofPlayers(enc).some(isInPlay))) achieved(t, 'unrobbed', { who: away });
}

/** Between phases: nobody waits for people who are all gone. */
export function isOver(enc: Encounter): boolean {
  return nobodyLeft(enc) !== null;
}

/** ATZ.ENC.10: at the end of a turn it is over, or goes on; with the objective met the players say. */
export function* closeTurn(t: Table, doing: TurnDoing): Flow<void> {
  const enc = encounterOf(t);
  if (enc.ending !== null) {
    const due = mercyDue(enc); // ATZ.MERCY.13
    for (const one of due) begin(t, one);
    return due.length > 0 ? undefined : over(t, enc.ending);
  }
  noteObjective(t);
  if (isAcross(enc)) {
    Object.assign(doing, { stage: 'starts', done: 0 });
    return begin(t, { do: 'way-back', left: null }); // ATZ.FIRST.15
  }
  const ending = nobodyLeft(enc) ?? (yield* mayEnd(t));
  if (ending !== null) {
    enc.ending = ending;
    return begin(t, { do: 'after', left: null }); // ATZ.AFTER.1
  }
  Object.assign(doing, { stage: 'starts', done: 0 });
}

/** ATZ.ENC.10, ATZ.EVENT.4: whether the players stop here; not while somebody of theirs is in melee. */
function* mayEnd(t: Table): Flow<Ending | null> {
  const enc = encounterOf(t);
  const why = enc.objective.met
    ? 'met'
    : isSafe(enc)
      ? 'safe'
      : isRobbed(enc)
        ? 'robbed'
        : isLooted(enc)
          ? 'raided'
          : null;
  if (why === null) return null;
  if (ofPlayers(enc).some(({ id, fate }) => fate === 'here' && inMelee(enc, id))) return null;
  const rule = ENDS[why];
  const { answer } = yield* choose(
    t,
    { any: whoEnds(enc) },
    {
      rule,
      prompt: { key: `atz.end.${why}` },
      options: [
        { means: { do: 'play-on' }, label: { key: 'atz.end.on' } },
        { means: { do: 'end' }, label: { key: 'atz.end.stop' } },
      ],
    },
  );
  if (answer.do === 'play-on') return null;
  return { rule, key: why };
}
const ENDS = { met: 'ATZ.ENC.10', safe: 'ATZ.EVENT.4', robbed: 'ATZ.ROB.12', raided: 'ATZ.RAID.18' } as const;

/** ATZ.MODE.3: among rivals those end it whose objective is met. */
function whoEnds(enc: Encounter): Seat[] {
  const sides = enc.humans.filter(({ id }) => enc.objective.by.includes(id)).map(({ side }) => side);
  const seats = [...new Set(sides)].flatMap((side) => sideNamed(enc, side).seats);
  return seats.length > 0 ? seats : seatsOf(enc);
}

/** ATZ.EVENT.4: all who are left have reached the safe place. */
function isSafe(enc: Encounter): boolean {
  const place = enc.clocks.safePlace;
  if (place === null) return false;
  const left = ofPlayers(enc).filter(isInPlay);
  return left.length > 0 && left.every((human) => human.fate === 'here' && buildingAt(enc, human)?.id === place);
}

/** Single Encounters end here, and a player has won whose people share in the success; a campaign goes on when nothing lies on the pile any more. */
function over(t: Table, ending: Ending): void {
  const enc = encounterOf(t);
  enc.ending = ending;
  if (t.state.campaign !== undefined) return void (enc.doing = []);
  const seats = seatsOf(enc);
  const hasWon = (seat: Seat): boolean =>
    enc.objective.by.some((id) => enc.humans.some((one) => one.id === id && one.seat === seat));
  end(t, {
    won: seats.filter(hasWon),
    lost: seats.filter((seat) => !hasWon(seat)),
    rule: ending.rule,
    key: `atz.over.${ending.key}`,
    params: { turns: enc.turn },
  });
}

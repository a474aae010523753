import { INVOLUNTARY, type Involuntary } from '../../data/campaign.ts';
import { diceTold, oneDie, passedOf } from '../../dice.ts';
import { emit, type Flow, roll, type Seat, type Table } from '../../verbs.ts';
import type { Area } from '../../words.ts';
import { bandName } from '../bands.ts';
import { emptyStash, split, stashSize, type ThingAt, thingsIn } from '../things/stash.ts';
import type { Band, Stash } from '../state.ts';

/** ATZ.HOME.3 to ATZ.HOME.7, ATZ.ENC.3, ATZ.ENC.4: what happens to a band without its doing. */

/** ATZ.HOME.3, ATZ.HOME.4: two dice against the ER of the area that the Home is in, when nobody stays there. */
export function* burglary(t: Table, band: Band, er: number): Flow<'nothing' | 'burglarized' | 'robbery'> {
  const by = { rule: 'ATZ.HOME.3', seat: band.seat, prompt: { key: 'atz.home.roll' } } as const;
  const dice = yield* roll(t, '2d6', by);
  const passed = passedOf(dice, er);
  const told = { dice: diceTold(...dice) };
  if (passed < 2) {
    emit(t, 'ATZ.HOME.3', 'atz.home.quiet', {}, told);
    return 'nothing';
  }
  if (dice[0] === dice[1]) {
    emit(t, 'ATZ.HOME.4', 'atz.home.robbery', {}, told);
    return 'robbery';
  }
  emit(t, 'ATZ.HOME.3', 'atz.home.burglary', { name: bandName(band) }, told);
  return 'burglarized';
}

/** ATZ.HOME.5, ATZ.ENC.5, ATZ.ITEM.7: one die for each thing at Home; odd is stolen. */
export function* steal(t: Table, band: Band): Flow<Stash> {
  const { home, seat } = band;
  const things = thingsIn(home.stash);
  if (things.length === 0) return emptyStash();
  const prompt = { key: 'atz.home.steal' } as const;
  const dice = yield* roll(t, `${things.length}d6`, { rule: 'ATZ.HOME.5', seat, prompt, ordered: true });
  const taken = (thing: ThingAt): boolean =>
    (dice[things.findIndex(({ is, at }) => is === thing.is && at === thing.at)] as number) % 2 === 1;
  const [kept, stolen] = split(home.stash, taken);
  home.stash = kept;
  const said = { things: stashSize(stolen), of: things.length, name: bandName(band) };
  emit(t, 'ATZ.HOME.5', 'atz.home.stolen', said, { dice: diceTold(...dice) });
  return stolen;
}

/** ATZ.HOME.6, ATZ.HOME.7: three dice against the ER when the band stays home; a vehicle that one lives in means a Robbery. */
export function* theft(t: Table, seat: Seat, er: number, lives: boolean): Flow<'nothing' | 'stolen' | 'robbery'> {
  const dice = yield* roll(t, '3d6', { rule: 'ATZ.HOME.6', seat, prompt: { key: 'atz.home.theft' } });
  const isTaken = passedOf(dice, er) === 3;
  const result = !isTaken ? 'nothing' : lives ? 'robbery' : 'stolen';
  const key = ({ nothing: 'atz.home.kept', stolen: 'atz.home.car', robbery: 'atz.home.robbery' } as const)[result];
  emit(t, result === 'robbery' ? 'ATZ.HOME.7' : 'ATZ.HOME.6', key, { seat }, { dice: diceTold(...dice) });
  return result;
}

/** ATZ.CAMP.12, ATZ.ENC.3, ATZ.ENC.4: doubles up to the ER bring an Encounter, and another die says which. */
export function* involuntary(t: Table, seat: Seat, area: Area, er: number): Flow<Involuntary | null> {
  const [one = 1, other = 2] = yield* roll(t, '2d6', { rule: 'ATZ.ENC.3', seat, prompt: { key: 'atz.trouble.roll' } });
  const told = { dice: diceTold(one, other) };
  if (one !== other || one > er) {
    emit(t, 'ATZ.ENC.3', 'atz.trouble.none', {}, told);
    return null;
  }
  const die = yield* oneDie(t, { rule: 'ATZ.ENC.4', seat, prompt: { key: 'atz.trouble.kind' } });
  const kind = INVOLUNTARY[area][die - 1] as Involuntary;
  emit(t, 'ATZ.ENC.4', 'atz.trouble', { kind }, { dice: diceTold(die) });
  return kind;
}

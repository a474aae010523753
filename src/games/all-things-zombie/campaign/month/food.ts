import { choose, emit, type Flow, type Offer, type Table } from '../../verbs.ts';
import type { Ration } from '../decisions.ts';
import type { Band, Member } from '../state.ts';

/** ATZ.CAMP.11, ATZ.RES.2 to ATZ.RES.5: a month's Food. */

/** ATZ.RES.3, ATZ.RES.5: what a month costs in Rep. */
const LOSS: Readonly<Record<Ration, number>> = { full: 0, half: 1, none: 2 };
/** In half rations, since two share one Food. */
const HALVES: Readonly<Record<Ration, number>> = { full: 2, half: 1, none: 0 };
const RATIONS = ['full', 'half', 'none'] as const;

/** ATZ.RES.4, example ATZ.X.75: on full rations all of it returns at once. */
export const hungerAfter = (before: number, ration: Ration): number => (ration === 'full' ? 0 : before + LOSS[ration]);

/** ATZ.RES.3: the Rep that somebody goes into Encounters with. */
export const hungryRep = ({ profile, hunger }: Member): number => profile.rep - hunger;

/** Each member's ration is the player's choice, as far as the Food goes; nobody is left hungry by mistake: what is left is told. */
export function* eat(t: Table, band: Band, food: number): Flow<number> {
  band.short = food < band.members.length; // ATZ.KEEP.5
  let halves = food * 2;
  const { members } = band; // everybody eats, also those after somebody who starves
  for (const member of members) {
    const ration = yield* rationFor(t, band, member, halves);
    halves -= HALVES[ration];
    member.hunger = hungerAfter(member.hunger, ration);
    const said = { name: member.profile.name, rep: Math.max(0, hungryRep(member)) };
    emit(
      t,
      ration === 'none' ? 'ATZ.RES.5' : ration === 'half' ? 'ATZ.RES.3' : 'ATZ.RES.2',
      `atz.food.${ration}`,
      said,
    );
    if (hungryRep(member) > 0) continue;
    band.members = band.members.filter(({ id }) => id !== member.id); // ATZ.RES.5
    emit(t, 'ATZ.RES.5', 'atz.food.starves', { name: member.profile.name });
  }
  return Math.ceil((food * 2 - halves) / 2);
}

function* rationFor(t: Table, band: Band, { id, profile }: Member, halves: number): Flow<Ration> {
  const can = RATIONS.filter((ration) => HALVES[ration] <= halves);
  if (can.length === 1) return 'none';
  const { ration } = yield* choose(t, band.seat, {
    rule: 'ATZ.RES.3',
    prompt: { key: 'atz.food', params: { name: profile.name, food: halves / 2 } },
    options: can.map(
      (one): Offer<{ readonly ration: Ration; readonly who: string }> => ({
        means: { ration: one, who: id },
        label: { key: `atz.food.eat.${one}` },
      }),
    ),
  });
  return ration;
}

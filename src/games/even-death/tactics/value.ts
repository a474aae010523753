import { woundOdds } from '../fight/attack.ts';
import { bitePools } from '../herd/bite.ts';
import { MOST_BITERS } from '../fight/contact.ts';
import { bandOf, CLASS_FIGURES } from '../figures.ts';
import { humanPoints } from '../prepare/lists.ts';
import type { Battle, Herd, Human } from '../state.ts';
import { hasPerk } from '../units.ts';
import { HERD_MAX } from '../words.ts';

/** What units are worth, in points of the lists, and what attacks take of that. */

/** Somebody who stands on the table is worth this beside the points. */
const PRESENCE = 5;
/** What a human keeps of its worth with the last wound to go. */
const ALIVE = 0.4;
/** Who is infected is slow, weak, and dies of it sooner or later. */
const INFECTED = 0.45;

export function strengthOf(human: Human, vitality = human.vitality, infected = human.infected): number {
  if (vitality <= 0) return 0;
  const share = ALIVE + (1 - ALIVE) * (vitality / CLASS_FIGURES[human.entry.class].vitality);
  return (humanPoints(human.entry) + PRESENCE) * share * (infected ? INFECTED : 1);
}

/** A full herd's price, shared out. */
export const zombieWorth = ({ type }: Pick<Herd, 'type'>): number => bandOf(type, HERD_MAX).points / HERD_MAX;

/** What wounds of a shot or a blow cost a human on the average, by how likely each number of them is. */
export const lossFrom = (human: Human, odds: readonly number[], infects = false): number =>
  odds.reduce((sum, p, wounds) => {
    if (wounds === 0) return sum;
    const after = strengthOf(human, human.vitality - wounds, human.infected || infects);
    return sum + p * (strengthOf(human) - after);
  }, 0);

const known = new Map<string, readonly (readonly number[])[]>();

/** How likely each number of wounds is, by the number of biters: the same for all who are equally tough. */
function biteOdds(battle: Battle, human: Human): readonly (readonly number[])[] {
  const [offence, defence] = bitePools(battle, 1, human);
  const key = [offence.dice, offence.results, defence.dice, defence.needed, defence.results].join();
  let odds = known.get(key);
  if (odds === undefined) {
    odds = Array.from({ length: MOST_BITERS + 1 }, (_, n) =>
      n === 0 ? [1] : woundOdds(...bitePools(battle, n, human)),
    );
    known.set(key, odds);
  }
  return odds;
}

/** What a bite of none to six zombies costs a human on the average. */
export function biteLosses(battle: Battle, human: Human): readonly number[] {
  const infects = !hasPerk(human, 'immune');
  return biteOdds(battle, human).map((odds) => lossFrom(human, odds, infects));
}

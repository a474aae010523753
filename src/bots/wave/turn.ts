import { does, type Doing, idOf, type Seat } from '../../kernel/index.ts';
import {
  arm,
  type CardId,
  enemiesIn,
  type Foe,
  healthLeft,
  kindOf,
  type State,
  stackOf,
  type WaveMeans,
} from '../../games/wave/index.ts';
import type { Decision } from '../bot.ts';
import type { Plan } from '../policy.ts';
import { healingOf, WEIGHTS } from './worth.ts';

/** Everything worth comparing in a Combat turn: all weapons, targets and up to 3 ammo, all recipes, Specials and perks. */
export function turnPlans(state: State, seat: Seat, options: readonly WaveMeans[]): Decision | readonly Plan[] {
  const cure = options.find((means) => does(means, 'use') && heals(state, seat, means.card));
  if (cure !== undefined) return { answer: idOf(cure), because: 'Nothing of it is wasted' };
  const foes = distinct(enemiesIn(state), state);
  const strikes = state.turn.actions > 0 ? attacks(state, seat, options, foes) : [];
  const crafts = options.filter((means) => does(means, 'craft')).flatMap((means) => craftPlans(means, foes));
  const boosts = options.filter(isBoost).flatMap((means) => strikes.map((plan) => boosted(means, plan)));
  return [
    ...strikes,
    ...crafts,
    ...boosts,
    ...tricks(state, seat, options, foes),
    { answers: [named('end')], because: 'Nothing better to do', idle: true },
  ];
}

const named = (means: WaveMeans): string => idOf(means);
const use = (card: CardId): string => named({ do: 'use', card });
const at = (foe: Foe): string => named({ do: 'foe', foe: foe.id });

/** Cards that make a later attack of the turn stronger. */
const isBoost = (means: WaveMeans): boolean =>
  does(means, 'use') ? ['focus', 'blood-lust'].includes(means.card) : does(means, 'perk') && means.perk === 'frenzy';
const boosted = (means: WaveMeans, plan: Plan): Plan => ({
  answers: [idOf(means), ...plan.answers],
  because: 'Makes the attack count for more',
  price: (plan.price ?? 0) + WEIGHTS.special,
});

function heals(state: State, seat: Seat, card: string): boolean {
  const amount = healingOf(card);
  if (amount === 0) return false;
  const most = Math.max(...state.seats.map((each) => state.people[each]?.damage ?? 0));
  if (card === 'first-aid-tin') return most >= amount;
  if (card === 'shared-soup')
    return (
      state.seats.filter((each) => (state.people[each]?.damage ?? 0) > 0).length >= Math.min(3, state.seats.length)
    );
  return (state.people[seat]?.damage ?? 0) >= amount;
}

/** Two Wanderers without damage between the same neighbours are one target. */
function distinct(foes: readonly Foe[], state: State): Foe[] {
  const seen = new Set<string>();
  return foes.filter((foe) => {
    const at = state.line.indexOf(foe);
    const key = [at - 1, at, at + 1].map((i) => mark(state.line[i])).join('|');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
const mark = (foe: Foe | undefined): string =>
  foe === undefined ? '' : `${foe.enemy} ${foe.damage} ${foe.spears} ${String(foe.stunned)}`;

function attacks(state: State, seat: Seat, options: readonly WaveMeans[], foes: readonly Foe[]): Plan[] {
  return options
    .filter((means) => does(means, 'attack'))
    .flatMap((means) => {
      const { ammo, keep } = arm(means.card);
      const own = (state.people[seat]?.inventory ?? []).filter(
        (card) => ammo !== null && stackOf(card) === ammo,
      ).length;
      const spending = ammo === null ? [null] : [1, 2, 3].filter((n) => n <= own);
      return foes.flatMap((foe) =>
        spending.map((n) => ({
          answers: [idOf(means), at(foe), ...(n === null ? [] : [n])],
          because: 'The blow that helps most',
          price: (n === null ? 0 : WEIGHTS.ammo * n) + (keep ? 0 : WEIGHTS.single),
        })),
      );
    });
}

function craftPlans(means: Doing<WaveMeans, 'craft'>, foes: readonly Foe[]): Plan[] {
  const plan = { because: 'The best use of the ingredients', price: WEIGHTS.ingredients };
  const isThrown = means.token === 'spear' || means.token === 'grenade';
  if (!isThrown) return [{ answers: [idOf(means)], ...plan }];
  return foes.map((foe) => ({ answers: [idOf(means), at(foe)], ...plan }));
}

/** Cards for special moments: more actions, a decoy, taking the wave over. */
function tricks(state: State, seat: Seat, options: readonly WaveMeans[], foes: readonly Foe[]): Plan[] {
  const plans: Plan[] = [];
  const mayUse = (card: CardId): boolean => options.some((means) => does(means, 'use') && means.card === card);
  if (mayUse('decoy-radio')) {
    for (const foe of foes)
      plans.push({ answers: [use('decoy-radio'), at(foe)], because: 'It will not attack', price: WEIGHTS.special });
  }
  if (mayUse('signal-flare'))
    plans.push({ answers: [use('signal-flare')], because: 'Better able to take it', price: WEIGHTS.special });
  if (mayUse('energy-shot') && state.turn.actions === 0 && healthLeft(state, seat) > 2) {
    for (const weapon of state.people[seat]?.inventory ?? []) {
      if (kindOf(weapon) !== 'weapon' || arm(weapon).ammo !== null) continue;
      for (const foe of foes) {
        plans.push({
          answers: [use('energy-shot'), named({ do: 'attack', card: weapon }), at(foe)],
          because: 'One more blow',
          price: WEIGHTS.special,
        });
      }
    }
  }
  return plans;
}

import type { Seat } from '../../kernel/index.ts';
import { arm, enemiesIn, type Foe, healthLeft, kindOf, type State, stackOf } from '../../games/wave/index.ts';
import type { Decision } from '../bot.ts';
import type { Plan } from '../policy.ts';
import { healingOf, WEIGHTS } from './worth.ts';

/** Everything worth comparing in a Combat turn: all weapons, targets and up to 3 ammo, all recipes, Specials and perks. */
export function turnPlans(state: State, seat: Seat, ids: readonly string[]): Decision | readonly Plan[] {
  const cure = ids.find((id) => id.startsWith('use:') && heals(state, seat, id.slice('use:'.length)));
  if (cure !== undefined) return { answer: cure, because: 'Nothing of it is wasted' };
  const foes = distinct(enemiesIn(state), state);
  const strikes = state.turn.actions > 0 ? attacks(state, seat, ids, foes) : [];
  const crafts = ids.filter((id) => id.startsWith('craft:')).flatMap((id) => craftPlans(id, foes));
  const boosts = ids.filter((id) => BOOSTS.has(id)).flatMap((id) => strikes.map((plan) => boosted(id, plan)));
  return [
    ...strikes,
    ...crafts,
    ...boosts,
    ...tricks(state, seat, ids, foes),
    { answers: ['end'], because: 'Nothing better to do', idle: true },
  ];
}

/** Cards that make a later attack of the turn stronger. */
const BOOSTS = new Set(['use:focus', 'use:blood-lust', 'perk:frenzy']);
const boosted = (id: string, plan: Plan): Plan => ({
  answers: [id, ...plan.answers],
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

function attacks(state: State, seat: Seat, ids: readonly string[], foes: readonly Foe[]): Plan[] {
  return ids
    .filter((id) => id.startsWith('attack:'))
    .flatMap((id) => {
      const { ammo, keep } = arm(id.slice('attack:'.length));
      const own = (state.people[seat]?.inventory ?? []).filter(
        (card) => ammo !== null && stackOf(card) === ammo,
      ).length;
      const spending = ammo === null ? [null] : [1, 2, 3].filter((n) => n <= own);
      return foes.flatMap((foe) =>
        spending.map((n) => ({
          answers: n === null ? [id, `foe:${foe.id}`] : [id, `foe:${foe.id}`, n],
          because: 'The blow that helps most',
          price: (n === null ? 0 : WEIGHTS.ammo * n) + (keep ? 0 : WEIGHTS.single),
        })),
      );
    });
}

function craftPlans(id: string, foes: readonly Foe[]): Plan[] {
  const price = WEIGHTS.ingredients;
  if (id === 'craft:spear' || id === 'craft:grenade') {
    return foes.map((foe) => ({ answers: [id, `foe:${foe.id}`], because: 'The best use of the ingredients', price }));
  }
  return [{ answers: [id], because: 'The best use of the ingredients', price }];
}

/** Cards for special moments: more actions, a decoy, taking the wave over. */
function tricks(state: State, seat: Seat, ids: readonly string[], foes: readonly Foe[]): Plan[] {
  const plans: Plan[] = [];
  if (ids.includes('use:decoy-radio')) {
    for (const foe of foes)
      plans.push({
        answers: ['use:decoy-radio', `foe:${foe.id}`],
        because: 'It will not attack',
        price: WEIGHTS.special,
      });
  }
  if (ids.includes('use:signal-flare'))
    plans.push({ answers: ['use:signal-flare'], because: 'Better able to take it', price: WEIGHTS.special });
  if (ids.includes('use:energy-shot') && state.turn.actions === 0 && healthLeft(state, seat) > 2) {
    for (const weapon of state.people[seat]?.inventory ?? []) {
      if (kindOf(weapon) !== 'weapon' || arm(weapon).ammo !== null) continue;
      for (const foe of foes) {
        plans.push({
          answers: ['use:energy-shot', `attack:${weapon}`, `foe:${foe.id}`],
          because: 'One more blow',
          price: WEIGHTS.special,
        });
      }
    }
  }
  return plans;
}

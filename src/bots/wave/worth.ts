import type { Seat } from '../../kernel/index.ts';
import {
  arm,
  breed,
  type CardId,
  characterCard,
  enemiesIn,
  face,
  kindOf,
  RECIPES,
  ROUNDS,
  type State,
  stackOf,
} from '../../games/wave/index.ts';
import { deadliness, threatTo } from './danger.ts';

/** What things are worth to a Wave! player, in points of damage avoided. */
export const WEIGHTS = {
  death: 30,
  harm: 1.0,
  enemy: 1.6,
  limit: 0.8,
  theft: 0.35,
  wound: 0.9,
  nearDeath: 6,
  survivor: 0.9,
  barricade: 1.2,
  trap: 1.4,
  inventory: 0.05,
  /** What using something up costs beside the card itself. */
  ammo: 0.1,
  single: 0.2,
  ingredients: 0.2,
  special: 0.3,
  /** Delay the wave while fewer cards each have been found, and with more health than this. */
  cardsEach: 2,
  spareHealth: 4,
  /** Delay too while somebody has so much more health, and with at least this much left. */
  stronger: 2,
  fleeHealth: 2,
};

/** Damage threatened, enemies left, wounds taken, what is in the bags. Nothing hidden is looked at. */
export function worth(state: State): number {
  if (state.phase === 'muster') return 0;
  const holder = state.waveHolder;
  const threat = holder === null ? null : threatTo(state, holder);
  const danger =
    holder === null || threat === null
      ? 0
      : WEIGHTS.death * deadliness(state, holder, threat) + WEIGHTS.harm * threat.mean + WEIGHTS.theft * threat.thefts;
  const lasting = state.round < ROUNDS ? 1 : 0.8;
  const line = enemiesIn(state).reduce(
    (sum, { enemy, damage }) => sum + (WEIGHTS.enemy + WEIGHTS.limit * (breed(enemy).limit - damage)) * weightOf(enemy),
    0,
  );
  const saved = state.line.length - enemiesIn(state).length;
  return state.seats.reduce((sum, seat) => sum + worthOf(state, seat), 0) - danger - lasting * line + saved * 0.5;
}

/** The dangerous ones count for more while they stand. */
const weightOf = (enemy: keyof typeof DANGEROUS): number => DANGEROUS[enemy];
const DANGEROUS = { wanderer: 1, raider: 1.05, brute: 1.15, monster: 1.35, survivor: 0 } as const;

function worthOf(state: State, seat: Seat): number {
  const person = state.people[seat];
  if (person === undefined || person.character === null) return 0;
  const { track } = characterCard(person.character);
  const left = track - person.damage;
  const cards = person.inventory.reduce((sum, card) => sum + cardWorth(state, seat, card), 0);
  return (
    WEIGHTS.inventory * cards -
    WEIGHTS.wound * person.damage -
    (left <= 3 ? (WEIGHTS.nearDeath * (4 - left)) / 3 : 0) +
    WEIGHTS.survivor * person.survivors +
    WEIGHTS.barricade * Math.min(2, person.barricades) +
    WEIGHTS.trap * Math.min(2, person.traps)
  );
}

/** Healing, ammo for a weapon in hand, Specials, ingredients, other ammo, junk; weapons by their strength. */
export function cardWorth(state: State, seat: Seat, card: CardId): number {
  const inventory = state.people[seat]?.inventory ?? [];
  switch (kindOf(card)) {
    case 'healing':
      return card === 'granola-bar' ? 7 : 9;
    case 'ammo': {
      const stack = stackOf(card);
      const fits = inventory.some((own) => kindOf(own) === 'weapon' && arm(own).ammo === stack);
      return fits ? 6 : 1.5;
    }
    case 'special':
      return card === 'cheer' && state.seats.length === 1 ? 0 : 5.5;
    case 'ingredient':
      return completes(inventory, card) ? 4.5 : 3;
    case 'weapon':
      return weaponWorth(inventory, card);
    default:
      return junkWorth(state, seat);
  }
}

function weaponWorth(inventory: readonly CardId[], card: CardId): number {
  const { damage, draws, splash, spread, ammo, keep } = arm(card);
  const power =
    damage + (draws > 0 || ammo !== null ? 0.6 + 0.5 * Math.min(3, draws) : 0) + splash * 1.1 + (spread ? 0.5 : 0);
  const fed = ammo === null || inventory.some((own) => stackOf(own) === ammo);
  const better = inventory.filter(
    (own) => own !== card && kindOf(own) === 'weapon' && arm(own).ammo === null && arm(own).keep,
  );
  const needed = ammo === null && keep && better.length === 0 ? 8 : 0;
  return power * (fed ? 1.8 : 0.8) * (keep ? 1 : 0.9) + needed;
}

const completes = (inventory: readonly CardId[], card: CardId): boolean =>
  Object.values(RECIPES).some(
    ([one, other]) => (one === card && inventory.includes(other)) || (other === card && inventory.includes(one)),
  );

/** Junk has a use for some (WAV.RUBBLE.7), and it shields better cards from thieves. */
function junkWorth(state: State, seat: Seat): number {
  const character = state.people[seat]?.character;
  return character === 'haggler' ? 2.5 : character === 'hipster' ? 2 : 0.4;
}

export const healingOf = (card: CardId): number =>
  (face(card)?.effects ?? []).reduce((sum, effect) => sum + (effect.verb === 'heal' ? effect.amount : 0), 0);

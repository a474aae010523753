import type { Open, Seat } from '../../kernel/index.ts';
import { arm, type CardId, characterCard, hasRoomFor, kindOf, type State, stackOf } from '../../games/wave/index.ts';
import type { Decision } from '../bot.ts';
import { cardWorth, healingOf } from './worth.ts';

const MARGIN = 1.2;

/** The one gift that helps most: healing first where nothing is wasted, then what another can use better. */
export function giving(state: State, seat: Seat, ids: readonly string[], offered?: CardId): Decision {
  const cure = ids.find(
    (id) =>
      id.startsWith('use:') &&
      (state.people[seat]?.damage ?? 0) >= healingOf(id.slice(4)) &&
      healingOf(id.slice(4)) > 0,
  );
  if (cure !== undefined) return { answer: cure, because: 'Nothing of it is wasted' };
  const perk = ids.find((id) => id.startsWith('perk:'));
  if (perk !== undefined && junkHeld(state, seat)) return { answer: perk, because: 'Junk for something better' };
  const gifts = (
    offered === undefined ? ids.filter((id) => id.startsWith('give:')).map((id) => id.slice(5)) : [offered]
  )
    .flatMap((card) =>
      state.seats
        .filter((other) => other !== seat)
        .map((other) => ({ card, other, gain: gain(state, seat, other, card) })),
    )
    .sort((a, b) => b.gain - a.gain);
  const [top] = gifts;
  if (offered !== undefined) return { answer: top?.other ?? ids[0] ?? '', because: 'They can use it best' };
  if (top !== undefined && top.gain > MARGIN) return { answer: `give:${top.card}`, because: 'Of more use to another' };
  return { answer: 'done', because: 'Everything is where it is of most use' };
}

const junkHeld = (state: State, seat: Seat): boolean =>
  (state.people[seat]?.inventory ?? []).some((card) => kindOf(card) === 'junk');

/** How much more a card is worth there than here. */
function gain(state: State, giver: Seat, receiver: Seat, card: CardId): number {
  if (!hasRoomFor(state, receiver, card)) return -1;
  return use(state, receiver, card) - use(state, giver, card);
}

function use(state: State, seat: Seat, card: CardId): number {
  const person = state.people[seat];
  if (person === undefined || person.character === null) return 0;
  const healing = healingOf(card);
  if (healing > 0) {
    const urgency = person.damage / characterCard(person.character).track;
    return (
      cardWorth(state, seat, card) +
      (seat === state.waveHolder ? 4 : 0) +
      urgency * 8 * (person.damage >= healing ? 1 : 0.2)
    );
  }
  if (kindOf(card) === 'weapon') {
    const { ammo } = arm(card);
    const fed = ammo === null || person.inventory.some((own) => stackOf(own) === ammo);
    const others = person.inventory.filter((own) => own !== card && kindOf(own) === 'weapon');
    return fed
      ? Math.max(0, strength(card) - Math.max(0, ...others.map((own) => usable(person.inventory, own)))) * 2
      : 0.5;
  }
  return cardWorth(state, seat, card);
}

const usable = (inventory: readonly CardId[], card: CardId): number => {
  const { ammo } = arm(card);
  return ammo === null || inventory.some((own) => stackOf(own) === ammo) ? strength(card) : 0;
};
const strength = (card: CardId): number => {
  const { damage, draws, splash, ammo } = arm(card);
  return damage + 0.6 * Math.min(2, draws + (ammo === null ? 0 : 1)) + splash;
};

/** Gifts are taken if there is room, or if something worse can go. */
export function acceptance(state: State, seat: Seat, request: Open, ids: readonly string[]): Decision {
  if (ids.includes('accept')) return { answer: 'accept', because: 'There is a slot for it' };
  const { card } = request.facts as { card: CardId };
  const swaps = ids
    .filter((id) => id.startsWith('swap:'))
    .sort((a, b) => cardWorth(state, seat, a.slice(5)) - cardWorth(state, seat, b.slice(5)));
  const [least] = swaps;
  if (least !== undefined && cardWorth(state, seat, least.slice(5)) < cardWorth(state, seat, card)) {
    return { answer: least, because: 'Worth more than what goes' };
  }
  return { answer: 'refuse', because: 'No room for it' };
}

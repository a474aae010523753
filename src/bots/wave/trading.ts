import { does, idOf, type Open, type Seat } from '../../kernel/index.ts';
import {
  arm,
  type CardId,
  characterCard,
  hasRoomFor,
  kindOf,
  type State,
  stackOf,
  type WaveMeans,
  waveFacts,
} from '../../games/wave/index.ts';
import type { Decision } from '../bot.ts';
import { cardWorth, healingOf } from './worth.ts';

const MARGIN = 1.2;

/** The one gift that helps most: healing first where nothing is wasted, then what another can use better. */
export function giving(state: State, seat: Seat, options: readonly WaveMeans[]): Decision {
  const decided = (means: WaveMeans, because: string): Decision => ({ answer: idOf(means), because });
  const harm = state.people[seat]?.damage ?? 0;
  const cure = options.find(
    (means) => does(means, 'use') && harm >= healingOf(means.card) && healingOf(means.card) > 0,
  );
  if (cure !== undefined) return decided(cure, 'Nothing of it is wasted');
  const perk = options.find((means) => does(means, 'perk'));
  if (perk !== undefined && junkHeld(state, seat)) return decided(perk, 'Junk for something better');
  const [top] = options
    .filter((means) => does(means, 'give'))
    .flatMap((means) => gainsBy(state, seat, means.card).map((gift) => ({ means, ...gift })))
    .sort((a, b) => b.gain - a.gain);
  if (top !== undefined && top.gain > MARGIN) return decided(top.means, 'Of more use to another');
  return decided('done', 'Everybody holds what they can use best');
}

/** Who gets the card that is given away. */
export function receiving(state: State, seat: Seat, card: CardId): Decision {
  const [top] = gainsBy(state, seat, card).sort((a, b) => b.gain - a.gain);
  return { answer: idOf({ seat: top?.other ?? seat } satisfies WaveMeans), because: 'They can use it best' };
}

const gainsBy = (state: State, seat: Seat, card: CardId): { other: Seat; gain: number }[] =>
  state.seats.filter((other) => other !== seat).map((other) => ({ other, gain: gain(state, seat, other, card) }));

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
export function acceptance(state: State, seat: Seat, request: Open, options: readonly WaveMeans[]): Decision {
  const decided = (means: WaveMeans, because: string): Decision => ({ answer: idOf(means), because });
  if (options.includes('accept')) return decided('accept', 'There is a slot for it');
  const { card } = waveFacts(request, 'wave.trade.offer') as { card: CardId };
  const swap = swapFor(state, seat, card, options);
  return swap === null ? decided('refuse', 'No room for it') : decided(swap, 'Worth more than what goes');
}

/** Discarding the card of least value, if `card` is worth more. */
export function swapFor(state: State, seat: Seat, card: CardId, options: readonly WaveMeans[]): WaveMeans | null {
  const [least] = options
    .filter((means) => does(means, 'swap'))
    .map((means) => ({ means, value: cardWorth(state, seat, means.card) }))
    .sort((a, b) => a.value - b.value);
  return least !== undefined && least.value < cardWorth(state, seat, card) ? least.means : null;
}

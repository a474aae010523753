import type { Amount, Answer, Open, Pick, Seat } from '../../kernel/index.ts';
import {
  arm,
  blow,
  breed,
  type CardId,
  changeBy,
  enemiesIn,
  healthLeft,
  type State,
  wave,
} from '../../games/wave/index.ts';
import type { Decision } from '../bot.ts';
import type { Plan, Policy } from '../policy.ts';
import { threatTo } from './danger.ts';
import { acceptance, giving } from './trading.ts';
import { turnPlans } from './turn.ts';
import { cardWorth, WEIGHTS, worth } from './worth.ts';

const MELEE = ['crowbar', 'hockey-stick', 'garden-fork', 'shovel', 'frying-pan'];
const RANGED = ['revolver', 'club-bow', 'sawn-off'];
const FAVOURITES = ['drifter', 'haggler', 'pillar', 'psycho', 'trigger', 'hipster'];

/** When to meet the wave, and what to do in a Combat turn. */
const WEIGHTY = ['wave.drawn', 'wave.turn', 'wave.turn.spent'];

export const wavePolicy: Policy<State> = {
  worth,
  stakes: 30,
  propose,
  isWeighty: ({ prompt }) => WEIGHTY.includes(prompt.key),
  follow,
  interject,
};

const decided = (answer: Answer, because: string): Decision => ({ answer, because });

function propose(state: State, request: Open, seat: Seat): Decision | readonly Plan[] {
  const ids =
    'options' in request
      ? request.options.filter(({ seats }) => seats?.includes(seat) ?? true).map(({ id }) => id)
      : [];
  switch (request.prompt.key) {
    case 'wave.character':
      return decided(firstOf(FAVOURITES, ids), 'A strong character');
    case 'wave.weapon':
      return decided(secondWeapon(state, seat, ids), 'One for close by and one for afar');
    case 'wave.found.keep':
    case 'wave.full':
      return keeping(state, request, seat, ids);
    case 'wave.drawn':
      return meeting(state, seat, ids);
    case 'wave.trade':
      return giving(state, seat, ids);
    case 'wave.trade.whom':
      return giving(state, seat, ids, (request.prompt.params as { card: CardId }).card);
    case 'wave.trade.offer':
      return acceptance(state, seat, request, ids);
    case 'wave.turn':
    case 'wave.turn.spent':
      return turnPlans(state, seat, ids);
    case 'wave.cards':
    case 'wave.cards.none':
      return drawn(state, request, seat, ids);
    case 'wave.lucky':
      return enemyDraw(state, request, ids);
    case 'wave.survivors':
      return giveUp(state, request as Amount, seat);
    case 'wave.look.keep':
      return decided(mostValued(state, seat, request as Pick), 'The most useful of them');
    case 'wave.pay':
      return decided(leastValued(state, seat, ids), 'The least useful');
    case 'wave.ammo':
      return Array.from({ length: Math.min(3, (request as Amount).max) }, (_, i) => ({
        answers: [i + 1],
        because: `${i + 1} Combat cards to choose from`,
        price: WEIGHTS.ammo * i,
      }));
    default:
      return lookAt(state, request, seat, ids);
  }
}

/** Anything else: see where each answer leads. */
function lookAt(state: State, request: Open, seat: Seat, ids: readonly string[]): Decision | readonly Plan[] {
  if (request.kind === 'choose') return ids.map((id) => ({ answers: [id], because: 'Leads to the best position' }));
  return decided(
    wave.follow?.(state, request, seat) ?? (request.kind === 'pick' ? ids.slice(0, request.min) : null),
    'As usual',
  );
}

const firstOf = (wanted: readonly string[], ids: readonly string[]): string =>
  wanted.find((id) => ids.includes(id)) ?? ids[0] ?? '';

function secondWeapon(state: State, seat: Seat, ids: readonly string[]): string {
  const character = state.people[seat]?.character ?? '';
  const shoots = ['trigger', 'haggler', 'hipster'].includes(character);
  return firstOf(shoots ? [...MELEE, ...RANGED] : [...RANGED, ...MELEE], ids);
}

/** Keep whatever has value; with a full inventory swap out the card of least value. */
function keeping(state: State, request: Open, seat: Seat, ids: readonly string[]): Decision {
  const { card } = request.facts as { card: CardId };
  if (ids.includes('keep')) return decided('keep', 'There is a slot for it');
  const swaps = ids
    .filter((id) => id.startsWith('swap:'))
    .map((id) => ({ id, value: cardWorth(state, seat, id.slice(5)) }));
  const least = swaps.sort((a, b) => a.value - b.value)[0];
  if (least !== undefined && least.value < cardWorth(state, seat, card))
    return decided(least.id, 'Worth more than what goes');
  return decided('leave', 'Worth less than what is in the bag');
}

/** Delay with health to spare, cards left to find, and not for ever. */
function meeting(state: State, seat: Seat, ids: readonly string[]): Decision {
  if (ids.includes('free-delay')) return decided('free-delay', 'It costs nothing');
  const enough = state.seats.length * WEIGHTS.cardsEach;
  if (
    ids.includes('delay') &&
    healthLeft(state, seat) > WEIGHTS.spareHealth &&
    state.active.length >= 2 &&
    state.found < enough
  ) {
    return decided('delay', 'Too little found so far, and health to spare');
  }
  const stronger = state.seats.some((other) => healthLeft(state, other) >= healthLeft(state, seat) + WEIGHTS.stronger);
  if (ids.includes('delay') && stronger && healthLeft(state, seat) >= WEIGHTS.fleeHealth && state.active.length >= 2) {
    return decided('delay', 'Another could bear the attack better');
  }
  return decided('accept', 'Enough found');
}

/** The card that leads furthest; pills and luck against a bad draw. */
function drawn(state: State, request: Open, seat: Seat, ids: readonly string[]): Decision | readonly Plan[] {
  const facts = request.facts as { drawn: string[]; weapon: CardId; foe: number };
  const highest = facts.drawn.reduce((max, id) => Math.max(max, changeBy(blow(id), arm(facts.weapon).damage)), -9);
  const pills = ids.find((id) => id.startsWith('use:'));
  const foe = state.line.find(({ id }) => id === facts.foe);
  const pressed = state.waveHolder !== null && threatTo(state, state.waveHolder).mean > 2;
  if (pills !== undefined && foe !== undefined && pressed && highest < 1 && breed(foe.enemy).limit - foe.damage > 1) {
    return decided(pills, 'The draw is too weak');
  }
  const redraw = ids.find((id) => id.startsWith('redraw:'));
  if (redraw !== undefined && facts.drawn.length === 1 && highest < 0)
    return decided(redraw, 'It can hardly get worse');
  const cards = ids.filter((id) => id.startsWith('card:') || id === 'strike');
  return cards.map((id) => ({ answers: [id], because: 'The best of the cards drawn' }));
}

/** Luck is kept against an enemy's deadly draw. */
function enemyDraw(state: State, request: Open, ids: readonly string[]): Decision {
  const facts = request.facts as { drawn: string[]; foe: number };
  const foe = state.line.find(({ id }) => id === facts.foe);
  const holder = state.waveHolder;
  if (foe === undefined || holder === null) return decided('pass', 'No harm in it');
  const change = (id: string): number => changeBy(blow(id), breed(foe.enemy).damage);
  const at = facts.drawn.reduce((top, id, i) => (change(id) > change(facts.drawn[top] ?? id) ? i : top), 0);
  const worst = change(facts.drawn[at] ?? 'plain-hit');
  const harm = breed(foe.enemy).damage + worst;
  const rest = threatTo(state, holder).mean;
  const deadly = harm >= healthLeft(state, holder) || (worst >= 1 && rest + 1 >= healthLeft(state, holder));
  return deadly && ids.includes(`redraw:${at}`)
    ? decided(`redraw:${at}`, 'This blow could kill')
    : decided('pass', 'Bearable');
}

/** From 5 points of health downwards, and at any time when there is more than one. */
function giveUp(state: State, { max }: Amount, seat: Seat): Decision {
  const own = state.people[seat]?.survivors ?? 0;
  if (healthLeft(state, seat) <= 5) return decided(max, 'Every point counts now');
  return decided(own > 1 ? Math.min(max, own - 1) : 0, 'One is kept for worse');
}

function mostValued(state: State, seat: Seat, { options, max }: Pick): string[] {
  return options
    .map(({ id }) => ({ id, value: cardWorth(state, seat, id.slice(id.indexOf(':') + 1)) }))
    .filter(({ value }) => value > 1)
    .sort((a, b) => b.value - a.value)
    .slice(0, max)
    .map(({ id }) => id);
}

const leastValued = (state: State, seat: Seat, cards: readonly CardId[]): CardId =>
  cards.reduce((least, card) => (cardWorth(state, seat, card) < cardWorth(state, seat, least) ? card : least));

/** While looking ahead: the game's own suggestions inside an attack, and a stop at the next real decision. */
function follow(state: State, request: Open, seat: Seat): Answer | null {
  const { key } = request.prompt;
  if (key === 'wave.turn' || key === 'wave.turn.spent' || state.phase !== 'combat') return null;
  if (key === 'wave.trap.where') return state.waveHolder ?? seat;
  if (key === 'wave.perk.offer') return 'use';
  return wave.follow?.(state, request, seat) ?? null;
}

/** Cheer when the other has spent the action and somebody is left to hit; Lucky when a friend drew only misses. */
function interject(state: State, request: Open, seat: Seat): Decision | null {
  const open = (request.asides ?? []).filter((aside) => aside.seats.includes(seat) && aside.standing !== true);
  const cheer = open.find(({ id }) => id === 'cheer');
  if (cheer !== undefined && request.prompt.key === 'wave.turn.spent' && enemiesIn(state).length > 0) {
    return decided('cheer', 'There is still somebody to hit');
  }
  const facts = request.facts as { drawn?: string[] } | undefined;
  const redraw = open.find(({ id }) => id.startsWith('redraw:'));
  if (redraw !== undefined && facts?.drawn?.length === 1 && blow(facts.drawn[0] ?? 'plain-hit').damage <= -2) {
    return decided(redraw.id, 'It can hardly get worse');
  }
  return null;
}

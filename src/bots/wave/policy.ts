import {
  type Amount,
  type Answer,
  does,
  idOf,
  type Open,
  optionsFor,
  type Pick,
  type Seat,
} from '../../kernel/index.ts';
import {
  arm,
  blow,
  breed,
  type CardId,
  changeBy,
  enemiesIn,
  healthLeft,
  type State,
  type TextKey,
  wave,
  type WaveMeans,
  waveFacts,
  waveMeans,
} from '../../games/wave/index.ts';
import type { Decision } from '../bot.ts';
import type { Plan, Policy } from '../policy.ts';
import { threatTo } from './danger.ts';
import { acceptance, giving, receiving, swapFor } from './trading.ts';
import { turnPlans } from './turn.ts';
import { cardWorth, WEIGHTS, worth } from './worth.ts';

const MELEE = ['crowbar', 'hockey-stick', 'garden-fork', 'shovel', 'frying-pan'];
const RANGED = ['revolver', 'club-bow', 'sawn-off'];
const FAVOURITES = ['drifter', 'haggler', 'pillar', 'psycho', 'trigger', 'hipster'] as const;

/** When to meet the wave, and what to do in a Combat turn. */
const WEIGHTY: readonly string[] = ['wave.drawn', 'wave.turn', 'wave.turn.spent'] satisfies TextKey[];

export const wavePolicy: Policy<State> = {
  worth,
  stakes: 30,
  propose,
  isWeighty: ({ prompt }) => WEIGHTY.includes(prompt.key),
  follow,
  interject,
};

const decided = (means: WaveMeans, because: string): Decision => ({ answer: idOf(means), because });

function propose(state: State, request: Open, seat: Seat): Decision | readonly Plan[] {
  const options = 'options' in request ? optionsFor(request.options, seat).map(waveMeans) : [];
  switch (request.prompt.key as TextKey) {
    case 'wave.character':
      return decided(character(options), 'A strong character');
    case 'wave.weapon':
      return decided(secondWeapon(state, seat, options), 'One for close by and one for afar');
    case 'wave.found.keep':
    case 'wave.full':
      return keeping(state, request, seat, options);
    case 'wave.drawn':
      return meeting(state, seat, options);
    case 'wave.trade':
      return giving(state, seat, options);
    case 'wave.trade.whom':
      return receiving(state, seat, (request.prompt.params as { card: CardId }).card);
    case 'wave.trade.offer':
      return acceptance(state, seat, request, options);
    case 'wave.turn':
    case 'wave.turn.spent':
      return turnPlans(state, seat, options);
    case 'wave.cards':
    case 'wave.cards.none':
      return drawn(state, request, options);
    case 'wave.lucky':
      return enemyDraw(state, request, options);
    case 'wave.survivors':
      return giveUp(state, request as Amount, seat);
    case 'wave.look.keep':
      return { answer: mostValued(state, seat, request as Pick), because: 'The most useful of them' };
    case 'wave.pay':
      return decided(leastValued(state, seat, options), 'The least useful');
    case 'wave.ammo':
      return Array.from({ length: Math.min(3, (request as Amount).max) }, (_, i) => ({
        answers: [i + 1],
        because: `${i + 1} Combat cards to choose from`,
        price: WEIGHTS.ammo * i,
      }));
    default:
      return lookAt(state, request, seat, options.map(idOf));
  }
}

/** Anything else: see where each answer leads. */
function lookAt(state: State, request: Open, seat: Seat, ids: readonly string[]): Decision | readonly Plan[] {
  if (request.kind === 'choose') return ids.map((id) => ({ answers: [id], because: 'Leads to the best position' }));
  const answer = wave.follow?.(state, request, seat) ?? (request.kind === 'pick' ? ids.slice(0, request.min) : null);
  return { answer, because: 'As usual' };
}

/** The first of those wanted that is offered. */
function firstOf(wanted: readonly WaveMeans[], options: readonly WaveMeans[]): WaveMeans {
  const ids = options.map(idOf);
  return wanted.find((means) => ids.includes(idOf(means))) ?? (options[0] as WaveMeans);
}

const character = (options: readonly WaveMeans[]): WaveMeans =>
  firstOf(
    FAVOURITES.map((id) => ({ character: id })),
    options,
  );

function secondWeapon(state: State, seat: Seat, options: readonly WaveMeans[]): WaveMeans {
  const shoots = ['trigger', 'haggler', 'hipster'].includes(state.people[seat]?.character ?? '');
  const wanted = shoots ? [...MELEE, ...RANGED] : [...RANGED, ...MELEE];
  return firstOf(
    wanted.map((card) => ({ card })),
    options,
  );
}

/** Keep whatever has value; with a full inventory swap out the card of least value. */
function keeping(state: State, request: Open, seat: Seat, options: readonly WaveMeans[]): Decision {
  if (options.includes('keep')) return decided('keep', 'There is a slot for it');
  const { card } = waveFacts(request, 'wave.found.keep', 'wave.full') as { card: CardId };
  const swap = swapFor(state, seat, card, options);
  return swap === null
    ? decided('leave', 'Worth less than what is in the bag')
    : decided(swap, 'Worth more than what goes');
}

/** Delay with health to spare, cards left to find, and not for ever. */
function meeting(state: State, seat: Seat, options: readonly WaveMeans[]): Decision {
  if (options.includes('free-delay')) return decided('free-delay', 'It costs nothing');
  const enough = state.seats.length * WEIGHTS.cardsEach;
  if (
    options.includes('delay') &&
    healthLeft(state, seat) > WEIGHTS.spareHealth &&
    state.active.length >= 2 &&
    state.found < enough
  ) {
    return decided('delay', 'Too little found so far, and health to spare');
  }
  const stronger = state.seats.some((other) => healthLeft(state, other) >= healthLeft(state, seat) + WEIGHTS.stronger);
  if (
    options.includes('delay') &&
    stronger &&
    healthLeft(state, seat) >= WEIGHTS.fleeHealth &&
    state.active.length >= 2
  ) {
    return decided('delay', 'Another could bear the attack better');
  }
  return decided('accept', 'Enough found');
}

/** The card that leads furthest; pills and luck against a bad draw. */
function drawn(state: State, request: Open, options: readonly WaveMeans[]): Decision | readonly Plan[] {
  const facts = waveFacts(request, 'wave.cards', 'wave.cards.none');
  if (facts === undefined) return [];
  const highest = facts.drawn.reduce((max, id) => Math.max(max, changeBy(blow(id), arm(facts.weapon).damage)), -9);
  const pills = options.find((means) => does(means, 'use'));
  const foe = state.line.find(({ id }) => id === facts.foe);
  const pressed = state.waveHolder !== null && threatTo(state, state.waveHolder).mean > 2;
  if (pills !== undefined && foe !== undefined && pressed && highest < 1 && breed(foe.enemy).limit - foe.damage > 1) {
    return decided(pills, 'The draw is too weak');
  }
  const redraw = options.find((means) => does(means, 'redraw'));
  if (redraw !== undefined && facts.drawn.length === 1 && highest < 0)
    return decided(redraw, 'It can hardly get worse');
  const cards = options.filter((means) => does(means, 'card') || means === 'strike');
  return cards.map((means) => ({ answers: [idOf(means)], because: 'The best of the cards drawn' }));
}

/** Luck is kept against an enemy's deadly draw. */
function enemyDraw(state: State, request: Open, options: readonly WaveMeans[]): Decision {
  const facts = waveFacts(request, 'wave.lucky');
  const foe = state.line.find(({ id }) => id === facts?.foe);
  const holder = state.waveHolder;
  if (facts === undefined || foe === undefined || holder === null) return decided('pass', 'No harm in it');
  const change = (id: string): number => changeBy(blow(id), breed(foe.enemy).damage);
  const at = facts.drawn.reduce((top, id, i) => (change(id) > change(facts.drawn[top] ?? id) ? i : top), 0);
  const worst = change(facts.drawn[at] ?? 'plain-hit');
  const harm = breed(foe.enemy).damage + worst;
  const rest = threatTo(state, holder).mean;
  const deadly = harm >= healthLeft(state, holder) || (worst >= 1 && rest + 1 >= healthLeft(state, holder));
  const redraw = options.find((means) => does(means, 'redraw') && means.at === at);
  return deadly && redraw !== undefined ? decided(redraw, 'This blow could kill') : decided('pass', 'Bearable');
}

/** From 5 points of health downwards, and at any time when there is more than one. */
function giveUp(state: State, { max }: Amount, seat: Seat): Decision {
  const own = state.people[seat]?.survivors ?? 0;
  if (healthLeft(state, seat) <= 5) return { answer: max, because: 'Every point counts now' };
  return { answer: own > 1 ? Math.min(max, own - 1) : 0, because: 'One is kept for worse' };
}

function mostValued(state: State, seat: Seat, { options, max }: Pick): string[] {
  return options
    .map((option) => ({ id: option.id, value: worthOf(state, seat, waveMeans(option)) }))
    .filter(({ value }) => value > 1)
    .sort((a, b) => b.value - a.value)
    .slice(0, max)
    .map(({ id }) => id);
}

const leastValued = (state: State, seat: Seat, cards: readonly WaveMeans[]): WaveMeans =>
  cards.reduce((least, means) => (worthOf(state, seat, means) < worthOf(state, seat, least) ? means : least));

const worthOf = (state: State, seat: Seat, means: WaveMeans): number =>
  typeof means === 'object' && 'card' in means ? cardWorth(state, seat, means.card) : 0;

/** While looking ahead: the game's own suggestions inside an attack, and a stop at the next real decision. */
function follow(state: State, request: Open, seat: Seat): Answer | null {
  const key = request.prompt.key as TextKey;
  if (key === 'wave.turn' || key === 'wave.turn.spent' || state.phase !== 'combat') return null;
  if (key === 'wave.trap.where') return idOf({ seat: state.waveHolder ?? seat } satisfies WaveMeans);
  if (key === 'wave.perk.offer') return idOf('use' satisfies WaveMeans);
  return wave.follow?.(state, request, seat) ?? null;
}

/** Cheer when the other has spent the action and somebody is left to hit; Lucky when a friend drew only misses. */
function interject(state: State, request: Open, seat: Seat): Decision | null {
  const open = (request.asides ?? []).filter((aside) => aside.seats.includes(seat) && aside.standing !== true);
  const asides = open.map(waveMeans);
  const key = request.prompt.key as TextKey;
  if (asides.includes('cheer') && key === 'wave.turn.spent' && enemiesIn(state).length > 0) {
    return decided('cheer', 'There is still somebody to hit');
  }
  const facts = waveFacts(request, 'wave.cards');
  const redraw = asides.find((means) => does(means, 'redraw'));
  if (redraw !== undefined && facts?.drawn.length === 1 && blow(facts.drawn[0] ?? 'plain-hit').damage <= -2) {
    return decided(redraw, 'It can hardly get worse');
  }
  return null;
}

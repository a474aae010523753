import { breed, characterCard, kindOf, nameOf } from './cards/cards.ts';
import { type Foe, type Person, slotsUsed } from './state.ts';
import { ROUNDS, SLOTS } from './words.ts';
import { type View } from './view.ts';
import { texts } from './text.ts';
import type { Seat } from '../../kernel/index.ts';
import { type Board, count, type Easel, padEnd, together, track, wrap } from '../../text/index.ts';

/** The table of Wave!: the piles, the enemy line from left to right, and what lies before each player. */
export const waveBoard: Board = {
  draw: (data, easel) => {
    const view = data as unknown as View;
    return [heading(view, easel), ...piles(view, easel), ...line(view, easel), ...people(view, easel)];
  },
  /** The number by which a card in the line is told from others of its kind. */
  tag: (about) => (about as { foe?: number } | null)?.foe ?? null,
};

const PHASES = {
  muster: 'Muster',
  search: 'Search',
  trade: 'Trade',
  combat: 'Combat',
  strike: 'The enemies attack',
} as const;

function heading({ round, phase }: View, { width, ink }: Easel): string {
  const of = round === 0 ? '' : round <= ROUNDS ? ` round ${round} of ${ROUNDS},` : ` round ${round}, no new assaults,`;
  const title = `--${of} ${PHASES[phase]} `;
  return ink.dim(padEnd(title, width).replace(/ +$/, (rest) => ` ${'-'.repeat(rest.length - 1)}`));
}

function piles({ rubble, active, combat, discard, assaults }: View, { width, ink }: Easel): string[] {
  const text = `Piles: ${rubble} Rubble, ${active} active, ${discard.length} discarded; ${combat} Combat; ${assaults} Assault`;
  return wrap(text, { width, first: '  ' }).map(ink.dim);
}

function line({ line: foes }: View, { width, ink }: Easel): string[] {
  if (foes.length === 0) return ['  Line: empty'];
  const cards = foes.map((foe) => together(foeText(foe)));
  return wrap(cards.join(` ${ink.dim('|')} `), { width, first: '  Line: ', rest: '        ' });
}

function foeText({ id, enemy, damage, spears, stunned }: Foe): string {
  const { limit } = breed(enemy);
  const name = texts[`enemy.${enemy}`] ?? enemy;
  const marks = [spears > 0 ? count(spears, 'Spear') : '', stunned ? 'stunned' : ''].filter((mark) => mark !== '');
  return `#${id} ${name} ${limit - damage}/${limit}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

function people(view: View, easel: Easel): string[] {
  const room = Math.max(...view.seats.map((seat) => nameIn(easel, seat).length));
  return view.seats.flatMap((seat) => personLines(view, seat, room, easel));
}

const nameIn = ({ names }: Easel, seat: Seat): string => names[seat] ?? seat;

function personLines(view: View, seat: Seat, room: number, easel: Easel): string[] {
  const { ink, width } = easel;
  const person = view.people[seat] as Person;
  if (person.character === null) return [`  ${nameIn(easel, seat)}`];
  const length = characterCard(person.character).track;
  const left = Math.max(0, length - person.damage);
  const health = `${left}/${length} health ${track(left, length)}`;
  const name = padEnd(nameIn(easel, seat), room);
  const shown = together(`${seat === easel.seat ? ink.strong(name) : name} ${left <= 2 ? ink.harm(health) : health}`);
  const marks = [...roles(view, seat), ...tokens(person)].map(together).join(', ');
  const slots = `${slotsUsed(person.inventory)}/${SLOTS}`;
  return [
    ...wrap(`${shown} ${ink.accent(marks)}`, {
      width,
      first: turnOf(view) === seat ? '> ' : '  ',
      rest: '    ',
    }),
    ...wrap(`${ink.dim(slots)} ${inventoryText(person.inventory)}`, { width, first: '    ', rest: '        ' }),
  ];
}

function turnOf({ phase, searcher, turn }: View): Seat | null {
  if (phase === 'search') return searcher;
  return phase === 'combat' ? turn.seat : null;
}

function roles({ first, waveHolder }: View, seat: Seat): string[] {
  return [...(first === seat ? ['First Player'] : []), ...(waveHolder === seat ? ['holds WAVE!'] : [])];
}

function tokens({ barricades, traps, survivors, roundDamage, roundSplash, focus }: Person): string[] {
  return [
    ...(barricades > 0 ? [count(barricades, 'Barricade')] : []),
    ...(traps > 0 ? [count(traps, 'Trap')] : []),
    ...(survivors > 0 ? [count(survivors, 'survivor')] : []),
    ...(roundDamage > 0 ? [`+${roundDamage} damage`] : []),
    ...(roundSplash > 0 ? [`+${roundSplash} splash`] : []),
    ...(focus ? ['Focus'] : []),
  ];
}

/** Equal cards are counted; weapons come first, junk last. */
function inventoryText(inventory: readonly string[]): string {
  const order = ['weapon', 'ammo', 'healing', 'special', 'ingredient', 'junk'];
  const cards = [...new Set(inventory)].sort((a, b) => order.indexOf(kindOf(a)) - order.indexOf(kindOf(b)));
  const texts = cards.map((card) => {
    const copies = inventory.filter((other) => other === card).length;
    return together(copies === 1 ? nameOf(card) : `${nameOf(card)} x${copies}`);
  });
  return texts.length === 0 ? 'nothing' : texts.join(', ');
}

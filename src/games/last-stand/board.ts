import { content } from './cards/content.ts';
import { defenderCard, leaderCard, rangerCard, tribeCard } from './cards/cards.ts';
import { LAST_STAND, LEADERS, type LeaderId, type Loc, TRIBES } from './wording/words.ts';
import { texts } from './wording/text.ts';
import { mutationTotal, raidersOn, type Ranger } from './state.ts';
import { pathOf } from './map.ts';
import { type View } from './view.ts';
import { type Board, count, type Easel, padEnd, together, track, wrap } from '../../text/index.ts';

/** The table of Last Stand: the map in seven columns, the Leaders, what is left in supply, and the Rangers. */
export const lastStandBoard: Board = {
  draw: (data, easel) => {
    const view = data as unknown as View;
    return [
      heading(view, easel),
      ...map(view, easel),
      ...leaders(view, easel),
      ...supplies(view, easel),
      ...raiderCard(view, easel),
      ...view.rangers.flatMap((ranger) => rangerLines(view, ranger, easel)),
      ...missions(view, easel),
    ];
  },
  /** A location is chosen by its number on the map. */
  tag: (about) => (about as { at?: number } | null)?.at ?? null,
};

const word = (form: string, id: string): string => texts[`${form}.${id}`] ?? id;
const cardName = (card: string): string => word('card', card);

const PHASES = {
  muster: 'choosing Rangers',
  deploy: 'setting up',
  rise: 'Rise & Shine',
  range: 'Out on the Range',
  attacks: 'enemies strike',
  radiation: 'radiation',
  defenders: 'Defender cards',
  raiders: 'Raider cards',
} as const;

function heading({ round, phase, stage }: View, { width, ink }: Easel): string {
  const title = `-- round ${round}, ${PHASES[phase]}, stage ${stage} `;
  return ink.dim(padEnd(title, width).replace(/ +$/, (rest) => ` ${'-'.repeat(rest.length - 1)}`));
}

const COLUMNS = 7;
const LEAST_COLUMN = 10;
const MARKS = { techie: 't', roadRider: 'r', earther: 'e', monstrosity: 'm' } as const;
const LETTERS = { krank: 'K', bama: 'Ba', bramble: 'Br', puke: 'P' } as const satisfies Record<LeaderId, string>;
const initials = ({ id }: Ranger): string => rangerCard(id).name.replace('Trapper ', '').slice(0, 2);

/** The locations as they lie: seven columns from west to east, each from north to south. */
const MAP: readonly (readonly Loc[])[] = Array.from({ length: COLUMNS }, (_, column) =>
  content.board.locations
    .filter(({ x }) => Math.min(COLUMNS - 1, Math.floor((x * COLUMNS) / content.board.width)) === column)
    .sort((a, b) => a.y - b.y)
    .map(({ n }) => n),
);

function map(view: View, easel: Easel): string[] {
  const { width, ink } = easel;
  const room = Math.floor((width - 2) / COLUMNS);
  const legend =
    't Techie, r Road Rider, e Earther, m Monstrosity, D Depot, ~ radiation, $ Gambling, A Adventure, s Scavenge, k Karma, x Trap, # Blockade; ! is full';
  if (room < LEAST_COLUMN) return [...list(view, easel), ...wrap(legend, { width, first: '  ' }).map(ink.dim)];
  const rows = Math.max(...MAP.map((column) => column.length));
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = MAP.map((column) => {
      const at = column[row];
      return at === undefined ? ['', '', ''] : [`${at} ${who(view, at)}`, enemies(view, at), ground(view, at)];
    });
    return [0, 1, 2].map((line) =>
      `  ${cells.map((cell) => padEnd((cell[line] ?? '').slice(0, room - 1), room)).join('')}`.trimEnd(),
    );
  });
  return [...lines.flat().filter((line) => line !== ''), ...wrap(legend, { width, first: '  ' }).map(ink.dim)];
}

/** On a narrow screen: only locations where something is. */
function list(view: View, { width }: Easel): string[] {
  return content.board.locations.flatMap(({ n, name }) => {
    const parts = [who(view, n), enemies(view, n), ground(view, n)].filter((part) => part !== '');
    return parts.length === 0 ? [] : wrap(`${n} ${name}: ${parts.join(' ')}`, { width, first: '  ', rest: '     ' });
  });
}

const hereOn = (view: View, at: Loc): View['places'][number] => view.places[at - 1] as View['places'][number];

const who = (view: View, at: Loc): string =>
  [
    ...LEADERS.filter((id) => view.leaders[id].at === at).map((id) => LETTERS[id]),
    ...view.rangers.filter((ranger) => ranger.at === at).map((ranger) => `*${initials(ranger)}`),
  ].join(' ');

function enemies(view: View, at: Loc): string {
  const here = hereOn(view, at);
  const full = at !== LAST_STAND && raidersOn(here) >= 3;
  const figures = TRIBES.flatMap((tribe) => (here[tribe] === 0 ? [] : [`${MARKS[tribe]}${here[tribe]}`]));
  return `${figures.join('')}${full ? '!' : ''}`;
}

function ground(view: View, at: Loc): string {
  const here = hereOn(view, at);
  const { radiation = 0, gambling = false } = content.board.locations[at - 1] ?? {};
  return [
    '~'.repeat(radiation + here.radiation),
    gambling ? '$' : '',
    view.adventure.at === at ? 'A' : '',
    'D'.repeat(here.depots),
    's'.repeat(here.scavenge),
    'k'.repeat(here.karma),
    'x'.repeat(here.traps),
    view.blockades.includes(at) ? '#' : '',
  ].join('');
}

function leaders(view: View, { width, ink }: Easel): string[] {
  const parts = LEADERS.map((id) => {
    const { name, fullHealth } = leaderCard(id);
    const { health, slain, at } = view.leaders[id];
    if (slain) return together(`${name} slain`);
    const path = pathOf(id);
    const left = at === null || path.length === 0 ? null : path.length - 1 - path.indexOf(at);
    const way = at === null ? 'not here' : left === null ? `flies, at ${at}` : count(left, 'step');
    const text = `${LETTERS[id]} ${name} ${health}/${fullHealth} ${way}`;
    return together(left !== null && left <= 2 ? ink.harm(text) : text);
  });
  return wrap(`Leaders: ${parts.join(', ')}`, { width, first: '  ', rest: '    ' });
}

function supplies({ supply, depots, decks, tech }: View, { width, ink }: Easel): string[] {
  const left = (name: string, n: number, near: number): string =>
    together(n <= near ? ink.harm(`${name} ${n}`) : `${name} ${n}`);
  const parts = [
    left('Depots', depots, 2),
    ...TRIBES.map((tribe) => left(tribeCard(tribe).name, supply[tribe], tribe === 'monstrosity' ? 1 : 3)),
  ];
  const rest = ink.dim(`; ${decks.raider} Raider cards, ${count(tech.down + tech.up.length, 'tech card')} with Krank`);
  return wrap(`Left in supply: ${parts.join(', ')}${rest}`, { width, first: '  ', rest: '    ' });
}

/** A Raider card that is being carried out. */
function raiderCard({ turn }: View, { width, ink }: Easel): string[] {
  if (turn.card === null) return [];
  const title = `Raider card ${turn.drawn} of ${turn.draws}: ${word('card-text', turn.card)}`;
  return wrap(ink.accent(title), { width, first: '  ', rest: '    ' });
}

function rangerLines(view: View, ranger: Ranger, { width, ink, seat }: Easel): string[] {
  const { id, at, ready, spent, healed, wounded, karma, defenders, specials, artifacts, mutations, mission } = ranger;
  const { name } = rangerCard(id);
  const tokens = ready + spent + healed + wounded;
  const active = view.rangers[view.turn.n] === ranger;
  const title = `${initials(ranger)} ${ranger.seat === seat ? ink.strong(name) : name}`;
  const marks = [
    `at ${at}`,
    `${ready} of ${tokens} ready ${track(ready, tokens)}`,
    ...(wounded > 0 ? [ink.harm(count(wounded, 'wound'))] : []),
    ...(karma > 0 ? [`${karma} Karma`] : []),
    ...(mutations.length > 0 ? [ink.harm(`Mutations ${mutationTotal(ranger)} of 5`)] : []),
  ].map(together);
  const cards = [...specials, ...artifacts, ...mutations].map(cardName);
  const further = [...cards, ...(mission === null ? [] : [`Mission ${cardName(mission.id)}`])].map(together).join(', ');
  return [
    ...wrap(`${title} ${marks.join(', ')}`, { width, first: active ? '> ' : '  ', rest: '    ' }),
    ...wrap(handText(defenders), { width, first: '    ', rest: '      ' }),
    ...(further === '' ? [] : wrap(further, { width, first: '    ', rest: '      ' })),
  ];
}

/** Defender cards by colour: how many dice, and which icons. */
function handText(cards: readonly string[]): string {
  if (cards.length === 0) return 'no Defender cards';
  const all = cards.map(defenderCard);
  return [...new Set(all.map(({ color }) => color))]
    .sort()
    .map((color) => {
      const own = all.filter((card) => card.color === color);
      const dice = own.reduce((sum, card) => sum + card.dice, 0);
      return together(`${color} ${dice}d (${own.map(({ icon }) => cardName(`symbol.${icon}`)).join(', ')})`);
    })
    .join('; ');
}

function missions({ missions: open, group }: View, { width }: Easel): string[] {
  const line = (kind: string, card: string): string[] =>
    wrap(`${kind} Mission: ${cardName(card)}. ${word('card-text', card)}`, { width, first: '  ', rest: '    ' });
  return [...(group === null ? [] : line('Group', group.id)), ...open.flatMap((card) => line('Open', card))];
}

import {
  type Attribute,
  type Color,
  content,
  type Icon,
  isGambling,
  type Joined,
  type Loc,
  type Phase,
  rangerCard,
  RANGERS,
  type Rolled,
  type Scenario,
  type Tribe,
  tribeCard,
} from '../../../games/last-stand/index.ts';
import type { Json, SeenOption } from '../../../kernel/index.ts';
import type { TableIcon } from '../../ui/icon-names.ts';
import type { Fact } from '../face.ts';
import { presentOn, pressureOn, radiationOn, type View, word } from './view.ts';

/** The words and pictures that the board of Last Stand needs beside the game's own texts. */

export const SCENARIOS = {
  1: {
    name: 'Lightning of the Ancients',
    goal: 'Slay all four Leaders; a weapon of the Ancients, once assembled, strikes them from afar.',
  },
  2: { name: 'Defend Last Stand', goal: 'Slay all four Leaders before Last Stand falls.' },
  3: {
    name: 'Flight to Paradise',
    goal: 'Build the plane, bring its parts home and take off with everyone; or slay all four Leaders.',
  },
} as const satisfies Record<Scenario, { name: string; goal: string }>;

/** The steps of a turn as the board names them. */
export const STEPS = [
  { phases: ['rise'], name: 'Rise & Shine', icon: 'sunrise', text: 'Spent Action Tokens come back.' },
  {
    phases: ['range'],
    name: 'Out on the Range',
    icon: 'range',
    text: 'Spend Action Tokens: move, fight, search, heal.',
  },
  {
    phases: ['attacks', 'radiation', 'defenders'],
    name: 'Radiation',
    icon: 'radiation',
    text: 'Enemies here strike, radiation is tested, Defender cards are drawn.',
  },
  { phases: ['raiders'], name: 'Raiders', icon: 'raid', text: 'Raider cards place enemies and move Leaders.' },
] as const satisfies readonly { phases: readonly Phase[]; name: string; icon: TableIcon; text: string }[];

export const ATTRIBUTE_ICONS = {
  resistance: 'resistance',
  adventure: 'adventure',
  tech: 'tech',
  scavenge: 'scavenge',
} as const satisfies Record<Attribute, TableIcon>;
export const DEFENDER_ICONS = {
  vehicle: 'vehicle',
  glider: 'glider',
  grenade: 'grenade',
  pistols: 'pistols',
  badge: 'badge',
  radSuit: 'radSuit',
} as const satisfies Record<Icon, TableIcon>;
/** Colours go with shapes: whoever cannot tell the colours can tell these. */
export const TRIBE_OF_COLOR = Object.fromEntries(content.tribes.map(({ color, id }) => [color, id])) as Readonly<
  Record<Color, Tribe>
>;

/** What lies beside a question: the dice as they fell, and what is still missing. Who fights is on the battle sheet. */
export function factsOf(facts: Json): Fact[] {
  const { parts, successes, need, committed } = facts as {
    parts?: Rolled['parts'];
    successes?: number;
    need?: number;
    committed?: Joined['committed'];
  };
  return [
    ...(parts ?? []).map(({ tribe, toHit, dice }) => ({
      title: tribe === null ? 'Rolled' : `Rolled at the ${tribeCard(tribe).name}`,
      text: `${dice.join(', ')}; each needs ${toHit} or more: ${dice.filter((die) => die >= toHit).length} of ${dice.length}`,
    })),
    ...(successes !== undefined && need !== undefined && need > 0
      ? [
          {
            title: 'Test',
            text: `${successes} of ${need} successes: ${successes >= need ? 'passed' : 'failed so far'}`,
          },
        ]
      : []),
    ...(committed ?? []).map(({ ranger, dice }) => ({
      title: `${rangerCard(ranger).name} has laid out`,
      text: `${dice} dice`,
    })),
  ];
}

/** Where an option is a location: who and what is there, shortly. Of a card: that its dice are of no more use. */
export function noteOn(view: Json, { about }: SeenOption): string | null {
  const { at, card } = (about ?? {}) as { at?: Loc; card?: string };
  const table = view as unknown as View;
  if (card !== undefined) return spentOn(table, card);
  if (typeof at !== 'number') return null;
  const glow = radiationOn(table, at);
  const there = [
    ...presentOn(table, at),
    ...(glow > 0 ? [`radiation ${glow}`] : []),
    ...(isGambling(at) ? ['Gambling'] : []),
    ...(pressureOn(table, at) === 'full' ? ['full'] : []),
  ];
  return there.length === 0 ? null : there.join(', ');
}

/** Dice of a colour are for one Leader; once that one is slain, a card is good for its icon only. */
function spentOn(view: View, card: string): string | null {
  const color = content.defenders.cards.find(({ id }) => id === card)?.color;
  const leader = content.leaders.find((one) => one.color === color && view.leaders[one.id].slain);
  return leader === undefined ? null : `Its dice are of no more use: ${leader.name} is slain`;
}

/** The scenario of each set-up that deals Rangers by lot: `defend-two`. */
const DEALT: Readonly<Record<string, Scenario>> = Object.fromEntries(
  ['one', 'two', 'three', 'four', 'five'].flatMap((number): [string, Scenario][] => [
    [`defend-${number}`, 2],
    [`lightning-${number}`, 1],
    [`flight-${number}`, 3],
  ]),
);

export function exampleText(name: string): Fact | null {
  if (name === 'draft-two') return { title: 'Defend Last Stand, choosing Rangers', text: SCENARIOS[2].goal };
  if (name === 'puzzle-last-depot') {
    return {
      title: 'Puzzle: the last Depot',
      text: 'One more Depot loses the game, and one card can keep it from being built. Slay Bama first, if you can.',
    };
  }
  if (name === 'alone-with-three') {
    return { title: 'Defend Last Stand with three Rangers', text: `You run all three. ${SCENARIOS[2].goal}` };
  }
  if (name === 'two-with-two-each') {
    return { title: 'Flight to Paradise, two Rangers each', text: SCENARIOS[3].goal };
  }
  const scenario = DEALT[name];
  if (scenario === undefined) return null;
  return { title: SCENARIOS[scenario].name, text: `${SCENARIOS[scenario].goal} Rangers by lot.` };
}

export function setupText(path: readonly string[], value?: string): Fact | null {
  const field = path.at(-1) ?? '';
  if (value === undefined) {
    if (field === 'first') return { title: 'Whose turn is first', text: '' };
    if (/^\d+$/.test(field) && path.at(-2) === 'rangers') return { title: 'Ranger', text: '' };
    return null;
  }
  if (value === 'choose') return { title: 'Chosen at the table', text: '' };
  if (value === 'random') return { title: 'Drawn at random', text: '' };
  if (field === 'scenario') return scenarioText(Number(value));
  if (field === 'first') return { title: `Ranger number ${value}`, text: '' };
  const ranger = RANGERS.find((id) => id === value);
  return ranger === undefined ? null : { title: rangerCard(ranger).name, text: word('ranger-text', ranger) };
}

function scenarioText(n: number): Fact | null {
  const scenario = SCENARIOS[n as Scenario] as (typeof SCENARIOS)[Scenario] | undefined;
  return scenario === undefined ? null : { title: scenario.name, text: scenario.goal };
}

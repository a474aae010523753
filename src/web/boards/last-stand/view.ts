import {
  CROWD,
  enemiesOn,
  entryOf,
  LAST_STAND,
  lastStand,
  type LeaderId,
  leaderCard,
  type Loc,
  location,
  pathOf,
  raidersOn,
  type Ranger,
  stageText,
  type TextKey,
  type Tribe,
  TRIBES,
  tribeCard,
  type View,
} from '../../../games/last-stand/index.ts';
import { counted, type SeenRequest, textOf } from '../../../kernel/index.ts';

export type { Ranger, View } from '../../../games/last-stand/index.ts';
export type Here = View['places'][number];

/** Whether something is said by one of these keys. */
export const says = ({ key }: { readonly key: string }, ...of: readonly TextKey[]): boolean =>
  (of as readonly string[]).includes(key);

/** What the game itself calls something: a card, a location, a Ranger. */
export const word = (form: string, id: string | number): string => lastStand.texts[`${form}.${id}`] ?? String(id);
export const cardName = (card: string): string => word('card', card);
export const cardText = (card: string): string => word('card-text', card);
/** A card without what is printed on it, where that does not matter. */
export const plainName = (card: string): string => word('name', card);
/** What the Stage card says at this table. */
export const stageWords = (view: View): string => textOf(lastStand.texts, stageText(view));
export const placeName = (at: Loc): string => location(at).name;

export const hereOn = (view: View, at: Loc): Here => view.places[at - 1] as Here;
export const rangersOn = (view: View, at: Loc): readonly Ranger[] => view.rangers.filter((ranger) => ranger.at === at);
export const leadersOn = (view: View, at: Loc): readonly LeaderId[] =>
  (Object.keys(view.leaders) as LeaderId[]).filter((id) => view.leaders[id].at === at);
export const radiationOn = (view: View, at: Loc): number => location(at).radiation + hereOn(view, at).radiation;
/** Whose turn it is; nobody's before the Rangers are chosen. */
export const activeIn = (view: View): Ranger | undefined => view.rangers[view.turn.n];

/** The place of a Ranger at the table: its ring and its colour go by it. */
export const sideOf = (view: View, ranger: string): number => view.rangers.findIndex(({ id }) => id === ranger);

/** How many steps a Leader has left to Last Stand; null for one who flies, is not on the map, or is slain. */
export function stepsLeft(view: View, leader: LeaderId): number | null {
  const { at } = view.leaders[leader];
  const path = pathOf(leader);
  return at === null || path.length === 0 ? null : path.length - 1 - path.indexOf(at);
}

/** How far a Leader still is, in few words. */
export function wayOf(view: View, leader: LeaderId): string {
  const { slain, at } = view.leaders[leader];
  if (slain) return 'slain';
  if (at === null) return `comes to ${entryOf(view.scenario, leader)}`;
  const left = stepsLeft(view, leader);
  if (left === null) return `on ${at}, flies`;
  return left === 1 ? 'enters next' : `${left} steps left`;
}

/** How near a location is to an overrun: full, or full if two come at once. Last Stand falls with the fourth enemy. */
export function pressureOn(view: View, at: Loc): 'full' | 'filling' | null {
  const here = hereOn(view, at);
  const crowd = at === LAST_STAND ? enemiesOn(here) : raidersOn(here);
  if (crowd >= CROWD) return 'full';
  return crowd === CROWD - 1 ? 'filling' : null;
}

/** Whether a placement that could be stopped would overrun nothing, nor be the fourth enemy in Last Stand. */
export const isHarmless = ({ prompt }: SeenRequest): boolean =>
  says(prompt, 'ls.place.now') && prompt.params.danger === 'none';

export interface Meter {
  readonly id: string;
  readonly name: string;
  /** How much is left before the end, and how much there is at most. */
  readonly left: number;
  readonly most: number;
  readonly level: 'calm' | 'near' | 'last';
  readonly text: string;
}

const levelOf = (left: number, near: number, last: number): Meter['level'] =>
  left <= last ? 'last' : left <= near ? 'near' : 'calm';

/** What the match can be lost by, as stocks that run out. */
export function metersOf(view: View): Meter[] {
  const { supply, depots, leaders } = view;
  const crowd = enemiesOn(hereOn(view, LAST_STAND));
  return [
    {
      id: 'depots',
      name: 'Depots',
      left: depots,
      most: 12,
      level: levelOf(depots, 5, 2),
      text: `${depots} Depots left in supply. When the last one is placed, you have lost.`,
    },
    ...TRIBES.map((tribe): Meter => {
      const left = supply[tribe];
      const { name, figures } = tribeCard(tribe);
      if (tribe === 'monstrosity') {
        return {
          id: tribe,
          name,
          left,
          most: figures,
          level: leaders.puke.slain ? 'calm' : levelOf(left, 3, 1),
          text: leaders.puke.slain
            ? `${left} ${name} left in supply. Puke is slain, so running out does no harm.`
            : `${left} ${name} left in supply. If one is needed and none is left, Puke flies into Last Stand and you have lost.`,
        };
      }
      return {
        id: tribe,
        name,
        left,
        most: figures,
        level: levelOf(left, 8, 3),
        text: `${left} ${name} left in supply. If one has to be placed and none is left, you have lost.`,
      };
    }),
    {
      id: 'crowd',
      name: 'Last Stand',
      left: CROWD - crowd,
      most: CROWD,
      level: levelOf(CROWD - crowd, 1, 0),
      text: `${counted(crowd, 'enemy stands', 'enemies stand')} in Last Stand. The ${CROWD + 1}th one loses the match.`,
    },
  ];
}

/** What stands on a location, in words. */
export function presentOn(view: View, at: Loc): string[] {
  const here = hereOn(view, at);
  const many = (n: number, one: string, more = `${one}s`): string[] =>
    n === 0 ? [] : [`${n} ${n === 1 ? one : more}`];
  return [
    ...rangersOn(view, at).map(({ id }) => word('ranger', id)),
    ...leadersOn(view, at).map((id) => `${leaderCard(id).name} (Leader)`),
    ...TRIBES.flatMap((tribe) => many(here[tribe], singular(tribe), tribeCard(tribe).name)),
    ...many(here.depots, 'Depot'),
    ...many(here.scavenge, 'Scavenge Token'),
    ...many(here.karma, 'Karma Token'),
    ...many(here.traps, 'Trap'),
    ...(view.blockades.includes(at) ? ['a Blockade towards Last Stand'] : []),
    ...(view.adventure.at === at ? ['the Adventure'] : []),
    ...here.cards.map((card) => `${cardName(card)} (open Monstrosity card)`),
  ];
}

export const singular = (tribe: Tribe): string => word('figure', tribe).replace(/^an? /, '');

/** What the printed board says about a location, in words. */
export function groundOn(view: View, at: Loc): string[] {
  const glow = radiationOn(view, at);
  return [
    ...(glow > 0 ? [`radiation ${glow}: whoever ends a turn here needs ${counted(glow, 'success', 'successes')}`] : []),
    ...(location(at).gambling ? ['Gambling: heal or bet here'] : []),
    ...(at === LAST_STAND ? ['home: heal here, take Missions, nobody attacks you'] : []),
  ];
}

/** What threatens a location, in words. */
export function threatOn(view: View, at: Loc): string | null {
  const pressure = pressureOn(view, at);
  if (at === LAST_STAND) return pressure === 'full' ? 'One more enemy here and you have lost.' : null;
  if (pressure === 'full') return 'Full: the next Raider placed here overruns it.';
  return pressure === 'filling' ? 'Two Raiders at once would overrun it.' : null;
}

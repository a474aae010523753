import { type Answer, meansOf, type Meaning, type Request } from '../../kernel/index.ts';
import type { BladeId, CommandId, GunId, HerdType, Structure, WeaponId } from './words.ts';

/**
 * What the options of the game mean. The id of an option follows from it, field by field: `shoot:rifle.0:h2`. Questions
 * about units and zombies are answered with their ids, and zones of deployment with theirs.
 */

/** EDM.WEAPON.3: bare hands are always there. */
export type Arm = BladeId | 'unarmed';
/** A gun that somebody carries: of two alike each has its own place. */
export type CarriedGun = `${GunId}.${number}`;

/** EDM.TURN.4: what an action is spent on. Targets, patients and the like are units. */
export type Act =
  | { readonly do: 'move' }
  | { readonly do: 'withdraw' }
  | { readonly do: 'shoot'; readonly gun: CarriedGun; readonly target: string }
  | { readonly do: 'melee'; readonly arm: Arm; readonly target: string }
  | { readonly do: 'bite'; readonly target: string }
  | { readonly do: 'aim' }
  | { readonly do: 'climb'; readonly way: 'on' | 'back' }
  | { readonly do: 'climb'; readonly way: 'up' | 'down'; readonly face: string }
  | { readonly do: 'get-up' }
  | { readonly do: 'interact'; readonly barrier: string }
  | { readonly do: 'reload'; readonly weapon: number }
  | { readonly do: 'shove' }
  | { readonly do: 'command'; readonly command: CommandId }
  | { readonly do: 'medic'; readonly patient: string }
  | { readonly do: 'split' }
  | { readonly do: 'merge'; readonly other: string };
/** What chapters of actions are handed: the acts of one kind. */
export type ActOf<D extends Act['do']> = Extract<Act, { readonly do: D }>;

/** EDM.TURN.3: what the selected unit can do, actions and what costs none. */
export type MenuChoice = Act | { readonly do: 'arrange' | 'face' | 'done' };

/** EDM.CTURN.6: what a Force or Horde does on the map. */
export type MapAct =
  | { readonly do: 'move'; readonly group: string; readonly to: number }
  | { readonly do: 'build'; readonly group: string; readonly structure: Structure }
  | ByGroup<'control' | 'battle' | 'heal' | 'train' | 'search' | 'raid' | 'pillage'>
  | ByGroup<'supply-drop' | 'paratroopers' | 'zombify' | 'feast'>;
type ByGroup<D extends string> = D extends string ? { readonly do: D; readonly group: string } : never;
export type MapActOf<D extends MapAct['do']> = Extract<MapAct, { readonly do: D }>;

/** EDM.CTURN.5: an action, or the end of the turn. */
export type MapChoice = MapAct | { readonly do: 'end' };

export type TileChoice = { readonly do: 'tile'; readonly tile: number };
export type GroupChoice = { readonly do: 'group'; readonly group: string };
/** EDM.CHUMAN.8: what points of training go into. */
export type Training =
  | { readonly do: 'arm'; readonly member: number }
  | { readonly do: 'promote'; readonly member: number }
  | { readonly do: 'force' }
  | { readonly do: 'done' };
/** A list that is ready, or one that is put together unit by unit. */
export type Mustering = { readonly do: 'ready'; readonly list: string } | { readonly do: 'build' };

/** Everything that an option of the game can mean; units, zones, classes and plain words are their own meaning. */
export type Decision =
  | string
  | MenuChoice
  /** EDM.DEPLOY.1: a unit of the list that is still to come. */
  | { readonly entry: number }
  | MapChoice
  | TileChoice
  | GroupChoice
  | Training
  | Mustering
  /** A list that the set-up brought along, a member of a Force, a herd of a Horde: by their places. */
  | { readonly do: 'list'; readonly list: number }
  | { readonly do: 'member'; readonly member: number }
  | { readonly do: 'herd'; readonly herd: number }
  /** A herd to be had for its points. */
  | { readonly type: HerdType; readonly zombies: number }
  /** EDM.CHUMAN.9: a weapon in the place of another. */
  | { readonly place: number; readonly weapon: WeaponId }
  /** EDM.CHUMAN.14: what the die is made to show. */
  | { readonly result: number };

/** What an answer to a question with options means, or undefined where it names none. */
export function chosenIn<M extends Meaning>(request: Request, answer: Answer): M | undefined {
  if (request.kind !== 'choose') return undefined;
  const option = request.options.find(({ id }) => id === answer);
  return option === undefined ? undefined : meansOf<M>(option);
}

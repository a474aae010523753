import type { BladeId, CommandId, GunId } from './words.ts';

/**
 * What the options of a battle mean. The id of an option follows from it, field by field: `shoot:rifle.0:h2`. Questions
 * about units and zombies are answered with their ids.
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
export type MenuChoice = Act | { readonly do: 'arrange' | 'face' | 'done' | 'concede' };

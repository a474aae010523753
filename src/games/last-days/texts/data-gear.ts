import type { AttributeId } from '../data/attributes.ts';
import type { CqcWeaponId } from '../data/cqc-weapons.ts';
import type { FirearmClass, FirearmId } from '../data/firearms.ts';
import type { ItemId } from '../data/items.ts';
import type { Told } from './data-told.ts';

/** Weapons, equipment and their attributes in our words. */

export const ATTRIBUTE_TEXTS: Readonly<Record<AttributeId, Told>> = {
  animal: { name: 'Animal', about: 'Only moves, jumps, falls and climbs, and uses no gear.' },
  explosive: {
    name: 'Explosive',
    about: 'A hit damages every model within this number of inches, friends too, unless solid scenery shields it.',
  },
  fire: {
    name: 'Fire',
    about: 'Aimed at the ground. It burns until the end of the next turn and hits whatever starts or steps into it.',
  },
  heavy: { name: 'Heavy', about: 'Takes this number of Action Points from its bearer in each Action Phase.' },
  'highly-specialized': { name: 'Highly Specialized', about: 'Only a Gunsmith can fire it, of whatever class.' },
  lobotomizer: { name: 'Lobotomizer', about: 'Up to this number is added to head rolls against zombies.' },
  noisy: {
    name: 'Noisy',
    about:
      'Makes this number of extra Noise Tokens each time it is fired or swung; a model makes them when it activates.',
  },
  'one-use': { name: 'One-Use', about: 'Gone after it is used once.' },
  'point-blank': { name: 'Point Blank', about: 'Adds 2 to FA at 3" or less.' },
  'shoot-them-in-the-head': {
    name: 'Shoot them in the head!',
    about: 'Nothing but a head roll of 5 or more hurts it; other shots only knock it back.',
  },
  silent: { name: 'Silent', about: 'Makes no Noise.' },
  'slow-loading': { name: 'Slow Loading', about: 'Takes 1 AP more to reload.' },
  'stepped-fire': { name: 'Stepped Fire', about: 'Damage and Knockback depend on how far away the target is.' },
  thrown: { name: 'Thrown', about: 'Reaches three inches for each point of the thrower’s Strength.' },
};

export const CLASS_TEXTS: Readonly<Record<FirearmClass, string>> = {
  pistol: 'Pistol',
  smg: 'SMG',
  rifle: 'Rifle',
  shotgun: 'Shotgun',
  heavy: 'Heavy',
  sporting: 'Sporting',
  explosive: 'Explosive',
};

export const FIREARM_TEXTS: Readonly<Record<FirearmId, Told>> = {
  revolver: { name: 'Revolver', about: 'The cheapest gun: one shot at a time.' },
  'semi-automatic': { name: 'Semi-Automatic', about: 'Two shots a turn and rarely empty.' },
  magnum: { name: 'Magnum', about: 'One hard, loud shot.' },
  'surplus-smg': { name: 'Surplus SMG', about: 'Three shots a turn at short range; runs dry quickly.' },
  'military-smg': { name: 'Military SMG', about: 'Three shots a turn, farther and longer than a surplus one.' },
  'hunting-rifle': { name: 'Hunting Rifle', about: 'One shot a turn at long range.' },
  'high-power-rifle': { name: 'High-Power Rifle', about: 'The longest reach, loud, and soon empty.' },
  'military-sniper-rifle': {
    name: 'Military Sniper Rifle',
    about: 'The longest reach, and it finds heads. Takes a Gunsmith.',
  },
  'surplus-assault-rifle': { name: 'Surplus Assault Rifle', about: 'Two hard shots a turn, and loud.' },
  'military-assault-rifle': { name: 'Military Assault Rifle', about: 'Three hard shots a turn and a deep magazine.' },
  'sawed-off-shotgun': {
    name: 'Sawed-Off or Breach Loading Shotgun',
    about: 'Terrible up close, feeble at 9". Must be reloaded after every shot.',
  },
  'pump-action-shotgun': { name: 'Pump-Action Shotgun', about: 'Terrible up close and still good at 18".' },
  'combat-shotgun': { name: 'Combat Shotgun', about: 'A pump-action that fires twice a turn.' },
  'squad-automatic-weapon': {
    name: 'Squad Automatic Weapon',
    about: 'Four very hard shots a turn. Heavy, loud, slow to load, and takes a Gunsmith.',
  },
  minigun: {
    name: 'Minigun',
    about: 'Six very hard shots a turn. Wakes the whole district, weighs a ton, and takes a Gunsmith.',
  },
  'hunting-bow': { name: 'Hunting Bow', about: 'Makes no Noise and finds heads; reload after every arrow.' },
  'hunting-crossbow': {
    name: 'Hunting Crossbow',
    about: 'Makes no Noise, finds heads and carries far; reload after every bolt.',
  },
  'thrown-explosive': { name: 'Thrown Explosive', about: 'One blast, 3" all round, loud.' },
  'fire-bomb': { name: 'Fire Bomb', about: 'One pool of fire, 3" all round, that burns on for a turn.' },
};

export const CQC_WEAPON_TEXTS: Readonly<Record<CqcWeaponId, Told>> = {
  chainsaw: { name: 'Chainsaw', about: 'Clumsy, heavy and very loud, but nothing cuts deeper.' },
  club: { name: 'Club', about: 'A bat, crowbar or nightstick: a little more damage.' },
  'heavy-blade': { name: 'Heavy Blade', about: 'A machete or sword: better at everything, and rare.' },
  'heavy-club': { name: 'Heavy Club', about: 'A fire axe or plank: much more damage, clumsy and heavy.' },
  knife: { name: 'Knife', about: 'Quick, and good for heads.' },
};
export const BARE_HANDS_NAME = 'Bare hands';

export const ITEM_TEXTS: Readonly<Record<ItemId, Told>> = {
  'assault-armour': {
    name: 'Assault Armour',
    about: 'Adds 2 to Endurance against every blow and bullet, and is Heavy 1.',
  },
  booze: {
    name: 'Booze',
    about: 'For one game 1 more CQC, Endurance and Courage, and 1 less AP, Firearms and Intelligence.',
  },
  'climbing-gear': {
    name: 'Climbing Gear',
    about: 'Once a game, makes a ladder of one level at any piece of terrain. Both sides may use it, the dead may not.',
  },
  'medical-supplies': {
    name: 'Medical Supplies',
    about: 'If the bearer is still standing when the game ends, an Injury total may be moved by 1, after all re-rolls.',
  },
  'mod-kit': {
    name: 'Mod-Kit',
    about:
      'Between games, turns a Hunting Rifle into a Surplus Assault Rifle or a Semi-Automatic into a Surplus SMG. The result runs dry 1 sooner.',
  },
  noisemaker: {
    name: 'Noisemaker',
    about: 'For 1 AP, leaves a token that makes 5 Noise in the next Menace Phase and draws the dead to itself.',
  },
  'reflex-sight': {
    name: 'Reflex Sight',
    about: 'On an SMG or Rifle: shots after the first lose no FA. Not together with Gunfighter.',
  },
  'riot-shield': {
    name: 'Riot Shield',
    about: 'Its bearer is always in cover and has 2 more CQC in defence. Heavy 1.',
  },
  scope: { name: 'Scope', about: 'On an SMG or Rifle: Lobotomizer 1 more.' },
  silencer: { name: 'Silencer', about: 'For one game, a Pistol, SMG or Rifle makes no Noise.' },
  'tactical-vest': { name: 'Tactical Vest', about: 'Adds 2 to Endurance against shots, but not in close combat.' },
};

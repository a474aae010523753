import type { BattleView, ClassId, HerdType, WeaponId } from '../../../games/even-death/index.ts';
import type { Held, Mini, Sculpt } from '../../tabletop/figure.ts';

/** What the miniatures of Even Death look like. */

const SCULPTS: Readonly<Record<ClassId, Sculpt>> = {
  newbie: 'citizen',
  regular: 'survivor',
  seasoned: 'survivalist',
  hardened: 'hero',
  conscript: 'soldier',
  soldier: 'soldier',
  veteran: 'sergeant',
  commander: 'commander',
  convict: 'convict',
  thug: 'thug',
  cutthroat: 'goon',
  boss: 'boss',
};

const HELD: Readonly<Record<WeaponId, Held>> = {
  pistol: 'pistol',
  'machine-pistol': 'smg',
  bow: 'bow',
  shotgun: 'shotgun',
  'assault-rifle': 'assault-rifle',
  rifle: 'rifle',
  lmg: 'lmg',
  molotov: 'molotov',
  explosive: 'grenade',
  'small-blade': 'knife',
  blunt: 'club',
  'large-blade': 'blade',
  chainsaw: 'chainsaw',
};

const DEAD: Readonly<Record<HerdType, Sculpt>> = { regular: 'zombie', fast: 'runner', military: 'dead-soldier' };

type HumanView = BattleView['humans'][number];

export const humanMini = ({ entry, weapons, morale, infected }: HumanView, wounded: boolean): Mini => ({
  sculpt: entry.perks.includes('medic') ? 'medic' : SCULPTS[entry.class],
  held: weapons.map(({ id }) => HELD[id]),
  ...(wounded ? { wounded } : undefined),
  ...(infected ? { infected } : undefined),
  ...(morale === 'broken' ? { broken: true } : undefined),
});

export const herdMini = ({ type }: BattleView['herds'][number]): Mini => ({ sculpt: DEAD[type] });

import type { Human } from '../../../games/all-things-zombie/index.ts';
import type { Held, Mini, Sculpt } from '../../tabletop/figure.ts';

/** What the miniatures of All Things Zombie look like. */

const SCULPTS: Readonly<Record<Human['class'], Sculpt>> = {
  citizen: 'citizen',
  ganger: 'ganger',
  survivor: 'survivor',
  police: 'police',
  guard: 'soldier',
  army: 'sergeant',
};

const GUNS: Readonly<Record<Human['guns'][number]['id'], Held>> = {
  AR: 'assault-rifle',
  BAP: 'revolver',
  BAMP: 'smg',
  BAR: 'rifle',
  MP: 'smg',
  P: 'pistol',
  SP: 'pistol',
  SAR: 'rifle',
  SG: 'shotgun',
  SAW: 'lmg',
  SMG: 'smg',
  crossbow: 'bow',
};

const BLADES: Readonly<Record<Human['blades'][number]['id'], Held>> = {
  knife: 'knife',
  'long-blade': 'blade',
  club: 'club',
  pipe: 'club',
  bat: 'club',
  axe: 'axe',
  machete: 'blade',
  crowbar: 'club',
  hammer: 'club',
  'two-hand-axe': 'axe',
  sledgehammer: 'heavy-club',
  chainsaw: 'chainsaw',
};

const sculptOf = ({ star, age, class: kin }: Human): Sculpt => {
  if (star) return 'hero';
  if (kin === 'citizen' && age === 'teen') return 'kid';
  return kin === 'citizen' && age === 'old' ? 'elder' : SCULPTS[kin];
};

export const humanMini = (one: Human): Mini => ({
  sculpt: sculptOf(one),
  held: [
    ...one.guns.filter(({ hidden }) => !hidden).map(({ id }) => GUNS[id]),
    ...one.blades.map(({ id }) => BLADES[id]),
  ],
  ...(one.status === 'oof' ? { wounded: true } : undefined),
  ...(one.status === 'ducked-back' ? { hidden: true } : undefined),
  ...(one.bitten === null ? undefined : { infected: true }),
  ...(one.carries === null ? undefined : { carrying: true }),
});

import { kindOf, weaponCard } from '../../../../games/wave/index.ts';
import { CHARACTER_FACES, ENEMY_FACES, TOKEN_PICTURES } from './faces.ts';
import { FINDS } from './finds.ts';
import { Art, type Ground as Paper } from '../../printed/art.tsx';
import type { Drawn } from '../../printed/shapes.ts';
import { WEAPONS } from './weapons.ts';

/** Everything in Wave! that has a picture of its own, by kind and name. */
export const PICTURES = {
  card: { ...WEAPONS, ...FINDS },
  character: CHARACTER_FACES,
  enemy: ENEMY_FACES,
  token: TOKEN_PICTURES,
} as const satisfies Record<string, Readonly<Record<string, Drawn>>>;

type Pictured = keyof typeof PICTURES;

/** Ground and shade behind it: what a card is for is seen before it is read. */
const GROUNDS = {
  melee: ['#b5794a', '#c58c5e', '#7a4a28'],
  gun: ['#8d9a9c', '#9fabac', '#5d676b'],
  bow: ['#9aa860', '#abb873', '#626e38'],
  thrown: ['#c08a4c', '#d09c60', '#7d5426'],
  ammo: ['#d0a548', '#deb75f', '#8d6a24'],
  healing: ['#9cb070', '#aec083', '#647a3c'],
  ingredient: ['#7fb0b4', '#94c0c3', '#4a7a80'],
  special: ['#c98a86', '#d89e99', '#8a4f50'],
  junk: ['#a89f92', '#b8b0a3', '#716a60'],
  red: ['#9c3a3c', '#ad4d4e', '#5f1e22'],
  dusk: ['#c99a62', '#d9ae78', '#7d5a34'],
  night: ['#7d8a78', '#909c8a', '#48524a'],
} as const satisfies Record<string, Paper>;

type Ground = keyof typeof GROUNDS;

const CLASS_GROUNDS = {
  melee: 'melee',
  gun: 'gun',
  shotgun: 'gun',
  bow: 'bow',
  crossbow: 'bow',
  thrown: 'thrown',
} as const satisfies Record<ReturnType<typeof weaponCard>['class'], Ground>;

function groundOf(of: Pictured, id: string): Ground {
  if (of === 'enemy') return id === 'survivor' ? 'ingredient' : 'night';
  if (of === 'character') return 'dusk';
  if (of === 'token') return 'ingredient';
  const kind = kindOf(id);
  return kind === 'weapon' ? CLASS_GROUNDS[weaponCard(id).class] : (kind as Ground);
}

/** The picture of a card, an enemy, a character or a token. What it is stands in words beside it. */
export function Picture({ of, id }: { of: Pictured; id: string }) {
  const drawn = (PICTURES[of] as Readonly<Record<string, Drawn>>)[id];
  if (drawn === undefined) return null;
  return <Art drawn={drawn} ground={GROUNDS[groundOf(of, id)]} skyline={of === 'enemy' || of === 'character'} />;
}

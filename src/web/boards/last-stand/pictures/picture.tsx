import { type Color, content, defenderCard, kindOf, scenarioOfToken } from '../../../../games/last-stand/index.ts';
import { Art, type Ground, Printed } from '../../printed/art.tsx';
import type { Drawn } from '../../printed/shapes.ts';
import { ARTIFACTS } from './artifacts.ts';
import { DEFENDERS } from './defenders.ts';
import { LEADER_FACES, MONSTERS, TECH, TRIBE_FACES } from './foes.ts';
import { MISSIONS, TOKENS } from './missions.ts';
import { MUTATIONS } from './mutations.ts';
import { RANGER_FACES } from './rangers.ts';
import { SPECIALS } from './specials.ts';

type Drawings = Readonly<Record<string, Drawn>>;

/** Everything in Last Stand that has a picture of its own. Cards that are printed several times share theirs. */
export const PICTURES = {
  card: { ...DEFENDERS, ...SPECIALS, ...ARTIFACTS, ...MUTATIONS, ...MISSIONS, ...TOKENS, ...MONSTERS, ...TECH },
  ranger: RANGER_FACES,
  leader: LEADER_FACES,
  tribe: TRIBE_FACES,
} as const satisfies Record<string, Drawings>;

const COLORS: Readonly<Record<Color, Ground>> = {
  red: ['#c46a74', '#d27f88', '#8e3040'],
  green: ['#86a86c', '#98b87e', '#4a6f34'],
  yellow: ['#d6ae52', '#e2be6a', '#96700d'],
  blue: ['#7d9cc8', '#90add4', '#33557f'],
};
const GROUNDS = {
  special: ['#c9a06a', '#d6b07e', '#7d5a34'],
  common: ['#8fb0b0', '#a2c0bf', '#4f7678'],
  unique: ['#8a93b4', '#9ca5c2', '#4b547a'],
  mutation: ['#a9ba5e', '#b8c774', '#66752c'],
  mission: ['#c4b189', '#d0bf9b', '#7d6c48'],
  token: ['#c08a4c', '#d09c60', '#7d5426'],
  monstrosity: ['#7d9cc8', '#90add4', '#33557f'],
  tech: ['#b45c66', '#c26f79', '#7a2836'],
  ranger: ['#d2a871', '#dfb985', '#86613a'],
} as const satisfies Record<string, Ground>;

/** Under which name a card is drawn. */
export function pictureOf(card: string): string {
  const scenario = scenarioOfToken(card);
  if (scenario !== null) return `special.${scenario}`;
  if (kindOf(card) !== 'defender') return card;
  const { color, icon } = defenderCard(card);
  return `${color}.${icon}`;
}

function groundOf(card: string): Ground {
  const kind = kindOf(card);
  if (kind === 'defender') return COLORS[defenderCard(card).color];
  return GROUNDS[kind ?? (scenarioOfToken(card) === null ? 'special' : 'token')];
}

/** The picture of a card. Its name stands beside it. */
export function CardPicture({ card }: { card: string }) {
  const drawn = (PICTURES.card as Drawings)[pictureOf(card)];
  return drawn === undefined ? null : <Art drawn={drawn} ground={groundOf(card)} skyline={false} />;
}

/** Whoever has a face: a Ranger, a Leader, one of a people. */
type Faced = 'ranger' | 'leader' | 'tribe';

function faceGround(of: Faced, id: string): Ground {
  if (of === 'ranger') return GROUNDS.ranger;
  const color = (of === 'leader' ? content.leaders : content.tribes).find((one) => one.id === id)?.color;
  return COLORS[color ?? 'red'];
}

/** A portrait of somebody. */
export function Portrait({ of, id }: { of: Faced; id: string }) {
  const drawn = (PICTURES[of] as Drawings)[id];
  return drawn === undefined ? null : <Art drawn={drawn} ground={faceGround(of, id)} skyline={of !== 'tribe'} />;
}

/** A face inside another drawing: in a box of 100 by 80 round 0 0. */
export function Bust({ of, id }: { of: Faced; id: string }) {
  const drawn = (PICTURES[of] as Drawings)[id];
  if (drawn === undefined) return null;
  return (
    <g transform="translate(-50 -40)">
      <Printed drawn={drawn} dark={faceGround(of, id)[2]} />
    </g>
  );
}

import { kindOf, weaponCard } from '../../../../games/wave/index.ts';
import { CHARACTER_FACES, ENEMY_FACES, TOKEN_PICTURES } from './faces.ts';
import { FINDS } from './finds.ts';
import { type Drawn, INK } from './shapes.ts';
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
} as const;

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

/** Eighteen rays of a sun behind the thing. */
const RAYS = Array.from({ length: 18 }, (_, i) => {
  const [a, b] = [(i / 18) * Math.PI * 2, ((i + 0.5) / 18) * Math.PI * 2];
  const at = (angle: number): string =>
    `${(50 + Math.cos(angle) * 120).toFixed(0)} ${(40 + Math.sin(angle) * 120).toFixed(0)}`;
  return `M50 40L${at(a)}L${at(b)}Z`;
}).join('');

/** A ruined town, far off. */
const SKYLINE = 'M0 80V52L8 50V40H18V56L24 54V34L34 30V56H44V46L50 44V58H60V36L68 40V54H78V44H88V56L94 52L100 54V80Z';

/** The picture of a card, an enemy, a character or a token. What it is stands in words beside it. */
export function Picture({ of, id }: { of: Pictured; id: string }) {
  const drawn = (PICTURES[of] as Readonly<Record<string, Drawn>>)[id];
  if (drawn === undefined) return null;
  const [ground, ray, dark] = GROUNDS[groundOf(of, id)];
  const turned =
    drawn.turn === undefined ? undefined : `rotate(${drawn.turn} 50 40) translate(50 40) scale(.88) translate(-50 -40)`;
  return (
    <svg className="card-art" viewBox="0 0 100 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="100" height="80" fill={ground} />
      <path d={RAYS} fill={ray} />
      {(of === 'enemy' || of === 'character') && <path d={SKYLINE} fill={dark} opacity="0.55" />}
      <g transform="translate(3.5 4)" opacity="0.6">
        <g transform={turned}>
          {drawn.parts.map(({ d, wide, bare }, i) =>
            bare === true ? null : (
              // Parts are told apart by their place only.
              <path
                key={i}
                d={d}
                fill={wide === undefined ? dark : 'none'}
                stroke={dark}
                strokeWidth={(wide ?? 0) + 2.4}
              />
            ),
          )}
        </g>
      </g>
      <g transform={turned} strokeLinejoin="round" strokeLinecap="round">
        {drawn.parts.map(({ d, fill, wide, bare }, i) =>
          wide === undefined ? (
            <path key={i} d={d} fill={fill} stroke={bare === true ? 'none' : INK} strokeWidth="2.2" />
          ) : (
            <g key={i} fill="none">
              <path d={d} stroke={INK} strokeWidth={wide + 3.6} />
              <path d={d} stroke={fill} strokeWidth={wide} />
            </g>
          ),
        )}
      </g>
    </svg>
  );
}

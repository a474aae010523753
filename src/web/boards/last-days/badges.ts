import { counted } from '../../../kernel/index.ts';
import {
  type BattleView,
  type Character,
  type Questions,
  valueOf,
  word,
  type Zombie,
} from '../../../games/last-days/index.ts';
import type { Badge } from '../../tabletop/figure.ts';

/** So many stand round a base; those that matter most come first. */
const MOST = 6;

const loadBadge = ({ tokens }: BattleView, id: string): Badge[] => {
  const load = tokens.find(({ carrier }) => carrier === id);
  if (load === undefined) return [];
  return load.kind === 'supply'
    ? [{ icon: 'supplies', label: 'carries a Supply Token', tone: 'safe' }]
    : [{ icon: 'captive', label: 'carries a Captive', tone: 'safe' }];
};

/** What is to be known of a Character at a glance. */
export function characterBadges(view: BattleView, ask: Questions, one: Character): readonly Badge[] {
  const leads = view.sides.some(({ leader }) => leader === one.id);
  const left = Math.max(0, valueOf(one, 'capacity') - one.damage);
  const heavy = ask.heavy(one);
  const guns = one.guns.filter(({ lost, spent }) => !lost && !spent);
  const empty = guns.filter((gun) => gun.empty);
  const ammo = guns.reduce((sum, gun) => sum + (gun.empty ? 0 : gun.ammo), 0);
  const all: readonly (readonly [boolean, Badge])[] = [
    [one.damage > 0, { icon: 'wounded', label: `${left} Damage Points left`, tone: 'harm', count: left }],
    [one.frozen, { icon: 'frozen', label: 'panics: no Breaking Contact this turn', tone: 'harm' }],
    [one.locked !== null, { icon: 'locked', label: 'Locked and Loaded', tone: 'safe' }],
    [one.noise > 0, { icon: 'noise', label: counted(one.noise, 'Noise Token'), tone: 'harm', count: one.noise }],
    [
      empty.length > 0,
      { icon: 'reload', label: `empty: ${empty.map(({ id }) => word('gear', id)).join(', ')}`, tone: 'harm' },
    ],
    [ammo > 0, { icon: 'ammo', label: counted(ammo, 'Ammo Token'), tone: 'plain', count: ammo }],
    [one.ran, { icon: 'ran', label: 'has Run: harder to hit, cannot shoot', tone: 'plain' }],
    [heavy > 0, { icon: 'load', label: `Heavy: ${heavy} AP less`, tone: 'plain', count: heavy }],
    [leads, { icon: 'leader', label: 'leads the Group', tone: 'safe' }],
  ];
  return [...loadBadge(view, one.id), ...all.flatMap(([holds, badge]) => (holds ? [badge] : []))].slice(0, MOST);
}

export function zombieBadges(view: BattleView, { id, knockback, door, subdued }: Zombie): readonly Badge[] {
  const all: readonly (readonly [boolean, Badge])[] = [
    [
      knockback > 0,
      { icon: 'knockback', label: counted(knockback, 'Knockback Token'), tone: 'plain', count: knockback },
    ],
    [door !== null, { icon: 'barricade', label: 'stands at a closed door', tone: 'plain' }],
    [subdued, { icon: 'down', label: 'subdued', tone: 'plain' }],
  ];
  return [...loadBadge(view, id), ...all.flatMap(([holds, badge]) => (holds ? [badge] : []))];
}

import { zombieName } from '../../../skirmish/index.ts';
import {
  type Board,
  buildingsOf,
  count,
  type Easel,
  type Field,
  MARK_OF,
  padEnd,
  together,
  track,
  wrap,
} from '../../../text/index.ts';
import { apart } from '../../../tabletop/index.ts';
import { valueOf } from '../characteristics.ts';
import { firearmFigures } from '../data/firearms.ts';
import type { Character, Gun, Side, Token, Zombie } from '../state.ts';
import type { BattleView, View } from './view.ts';
import { PHASE_NAMES, word } from './words.ts';

/** A battle as text: who stands where, what they carry and how loud they were, and where the dead are. */
export const lastDaysBoard: Board = {
  draw: (data, easel) => {
    const { battle } = data as unknown as View;
    return battle === null ? [] : battleLines(battle, easel);
  },
  field: (data) => {
    const { battle } = data as unknown as View;
    return battle === null ? null : fieldOf(battle);
  },
};

/** Sight is all round (LD.GEN.16): where somebody looks is not told. */
function fieldOf({ terrain, characters, zombies, tokens, fires, noisemakers }: BattleView): Field {
  const all = [...characters.filter(({ fate }) => fate === 'here'), ...zombies];
  return {
    width: terrain.width,
    depth: terrain.depth,
    grounds: terrain.pieces.map(({ name, outline, kind }) => ({ name, outline, mark: MARK_OF[kind] })),
    buildings: buildingsOf(terrain.buildings),
    units: all.map((one) => ({ id: one.id, name: nameOf(one), at: [one], facing: null })),
    things: [
      ...tokens.flatMap((token) => (token.at === null ? [] : [{ name: `a ${tokenName(token)}`, at: token.at }])),
      ...fires.map((at) => ({ name: 'a fire', at })),
      ...noisemakers.map((at) => ({ name: 'a Noisemaker', at })),
    ],
  };
}

const round = (inches: number): number => Math.round(inches * 10) / 10;
const placeText = ({ x, y, level }: Spot): string => `${round(x)}, ${round(y)}${level > 0 ? `, level ${level}` : ''}`;
type Spot = { readonly x: number; readonly y: number; readonly level: number };

function battleLines(view: BattleView, easel: Easel): string[] {
  const { width, ink } = easel;
  const { turn, phase, encounter, terrain } = view;
  const when = phase === 'prepare' ? PHASE_NAMES.prepare : `turn ${turn}, ${PHASE_NAMES[phase]}`;
  const title = `-- ${word('encounter', encounter)} at ${terrain.name}, ${when} `;
  return [
    ink.dim(padEnd(title, width).replace(/ +$/, (rest) => ` ${'-'.repeat(rest.length - 1)}`)),
    ...tokenLines(view, easel),
    ...view.sides.flatMap((side) => sideLines(view, side, easel)),
    ...zombieLines(view, easel),
  ];
}

const tokenName = ({ kind }: Token): string => (kind === 'supply' ? 'Supply Token' : 'Captive');

function tokenLines({ tokens, fires, noisemakers }: BattleView, { width }: Easel): string[] {
  const lying = tokens.flatMap((token) => (token.at === null ? [] : [`${tokenName(token)} at ${placeText(token.at)}`]));
  const more = [
    ...fires.map((fire) => `fire at ${placeText(fire)}`),
    ...noisemakers.map((one) => `Noisemaker at ${placeText(one)}`),
  ];
  const all = [...lying, ...more].map(together);
  return all.length === 0 ? [] : wrap(all.join(', '), { width, first: '  ', rest: '    ' });
}

function sideLines(view: BattleView, side: Side, easel: Easel): string[] {
  const { width, ink, names, seat } = easel;
  const own = view.characters.filter((one) => one.seat === side.seat);
  const by = (fate: Character['fate']): number => own.filter((one) => one.fate === fate).length;
  const name = names[side.seat] ?? side.seat;
  const notes = [
    `${by('here')} on the table`,
    ...(by('waiting') > 0 ? [`${by('waiting')} to deploy`] : []),
    ...(by('reserve') > 0 ? [`${by('reserve')} in reserve`] : []),
    ...(by('out') > 0 ? [`${by('out')} Out of Action`] : []),
    ...(by('left') > 0 ? [`${by('left')} gone`] : []),
    ...(side.part === null ? [] : [side.part]),
    ...(view.aggressor === null ? [] : [view.aggressor === side.seat ? 'Aggressor' : 'Defender']),
    ...(side.broken ? ['broken'] : []),
  ];
  return [
    `${side.seat === seat ? ink.strong(name) : name}: ${notes.join(', ')}`,
    ...own
      .filter(({ fate }) => fate === 'here')
      .flatMap((one) => {
        const isActive = view.activation?.unit === one.id;
        const parts = [...stateOf(view, side, one, easel), ...whereabouts(view, one)].map(together);
        const text = `${one.member.name} (${one.id}): ${parts.join(', ')}`;
        return wrap(one.activated ? ink.dim(text) : text, { width, first: isActive ? '> ' : '  ', rest: '     ' });
      }),
  ];
}

function stateOf(view: BattleView, side: Side, one: Character, { ink }: Easel): string[] {
  const full = valueOf(one, 'capacity');
  const left = Math.max(0, full - one.damage);
  const load = view.tokens.find(({ carrier }) => carrier === one.id);
  return [
    word('type', one.member.type),
    ...(side.leader === one.id ? ['leads'] : []),
    `${left}/${full} ${track(left, full)}`,
    ...one.guns.filter(({ lost }) => !lost).map(gunText),
    ...one.blades.filter(({ lost }) => !lost).map(({ id }) => word('gear', id)),
    ...one.items.map((id) => word('gear', id)),
    ...(load === undefined ? [] : [load.kind === 'supply' ? 'carries a Supply Token' : 'carries a Captive']),
    ...(one.noise > 0 ? [`Noise ${one.noise}`] : []),
    ...(one.locked === null ? [] : ['Locked and Loaded']),
    ...(one.ran ? ['ran'] : []),
    ...(one.frozen ? [ink.harm('frozen with horror')] : []),
  ];
}

function gunText({ id, ammo, empty }: Gun): string {
  const { reload } = firearmFigures(id);
  if (empty) return `${word('gear', id)} (empty)`;
  return ammo === 0 || reload === null ? word('gear', id) : `${word('gear', id)} (Ammo ${ammo} of ${reload})`;
}

/** Where it stands, and who of the others is nearest. */
function whereabouts({ characters, zombies }: BattleView, one: Character): string[] {
  const others = [...characters.filter(({ seat, fate }) => seat !== one.seat && fate === 'here'), ...zombies].map(
    (other) => ({ name: nameOf(other), gap: Math.max(0, apart(one, other) - 1) }),
  );
  const nearest = others.sort((a, b) => a.gap - b.gap)[0];
  const here = `at ${placeText(one)}`;
  if (nearest === undefined) return [here];
  return [here, nearest.gap < 0.02 ? `touches ${nearest.name}` : `${round(nearest.gap)}" from ${nearest.name}`];
}

const nameOf = (one: Character | Zombie): string => ('member' in one ? one.member.name : zombieName(one.id));

function zombieLines({ zombies, tokens }: BattleView, { width }: Easel): string[] {
  if (zombies.length === 0) return [];
  const each = zombies.map((one) => {
    const notes = [
      ...(one.knockback > 0 ? [`Knockback ${one.knockback}`] : []),
      ...(tokens.some(({ carrier }) => carrier === one.id) ? ['with a Supply Token'] : []),
      ...(one.door === null ? [] : ['at a door']),
    ];
    return together(`${one.id} at ${placeText(one)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`);
  });
  return [count(zombies.length, 'zombie'), ...wrap(each.join(', '), { width, first: '  ', rest: '     ' })];
}

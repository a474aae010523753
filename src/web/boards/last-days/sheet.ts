import { counted } from '../../../kernel/index.ts';
import {
  aboutWord,
  type Character,
  CHARACTERISTICS,
  shortOf,
  valueOf,
  word,
  ZOMBIE_FIGURES,
  type Zombie,
} from '../../../games/last-days/index.ts';
import type { SheetLine, Unit } from '../../skirmish/face.ts';
import { placeWords, spokenInches, spotWords } from '../../tabletop/words.ts';
import { type Fight, fullUnit, isCharacter } from './battle.ts';
import { bladeText, gunText } from './gear.ts';
import { noiseWords } from './menace.ts';
import { reasonWords } from './reasons.ts';
import { percent } from './sight.ts';

/** A model in words: the same for the dossier and the board as text. */
export function sheet(fight: Fight, of: Unit): readonly SheetLine[] {
  const one = fullUnit(fight, of);
  return isCharacter(one) ? characterSheet(fight, one) : zombieSheet(fight, one);
}

/** Every figure on the card, and what it is just now where that differs. */
const figuresText = (one: Character): string =>
  CHARACTERISTICS.map((id) => `${shortOf(id)} ${valueOf(one, id)}`).join(' · ');

function characterSheet(fight: Fight, one: Character): readonly SheetLine[] {
  const { view } = fight;
  const { member, damage, fate } = one;
  const full = valueOf(one, 'capacity');
  const here = fate === 'here';
  const states = statesOf(fight, one);
  return [
    ['Figures', figuresText(one)],
    ['Damage', `${damage} of ${full} taken${fate === 'out' ? ', Out of Action' : ''}`],
    ['State', states.join(', ') || 'nothing special'],
    ...(here ? pointsLine(fight, one) : []),
    ...one.guns.map((_, place): SheetLine => gunLine(fight, one, place)),
    ...one.blades.map(
      ({ id, lost }, i): SheetLine => [
        i === 0 ? 'Blade' : `Blade ${i + 1}`,
        `${word('gear', id)}: ${bladeText(id)}${lost ? ', struck from the hand' : ''}`,
      ],
    ),
    ...(one.items.length > 0
      ? [['Items', one.items.map((id) => `${word('gear', id)}: ${aboutWord('gear', id)}`).join(' ')] as const]
      : []),
    ...member.skills.map((id): SheetLine => [word('skill', id), aboutWord('skill', id)]),
    ...(member.scars.length > 0 ? [['Scars', member.scars.map((id) => word('injury', id)).join(', ')] as const] : []),
    ...(member.level > 0 || member.experience > 0
      ? [['Level', `${member.level}, ${member.experience} Experience to spend`] as const]
      : []),
    ...noiseWords(fight, one.id).map((text): SheetLine => ['Noise', text]),
    ...(here ? ([['Stands', placeWords(view.terrain, one)]] as const) : []),
    ...(here ? [[NEAREST, nearestText(fight, one)] as const] : []),
  ];
}

function statesOf({ view }: Fight, one: Character): string[] {
  const load = view.tokens.find(({ carrier }) => carrier === one.id);
  const states: readonly (readonly [boolean, string])[] = [
    [view.sides.some(({ leader }) => leader === one.id), 'leads the Group'],
    [one.locked !== null, 'Locked and Loaded'],
    [one.ran, 'has Run: −1 to be hit, no shooting'],
    [load !== undefined, load?.kind === 'captive' ? 'carries a Captive' : 'carries a Supply Token'],
    [one.drunk, 'drunk'],
    [one.frozen, 'panics: no Breaking Contact this turn'],
    [one.subdued, 'subdued: no attack this turn'],
    [one.activated && view.phase === 'action', 'has acted'],
  ];
  return states.flatMap(([holds, words]) => (holds ? [words] : []));
}

/** LD.ATTR.11, LD.ACT.13: AP now, and what will weigh it down. */
function pointsLine({ view, ask }: Fight, one: Character): SheetLine[] {
  const { activation } = view;
  const heavy = ask.heavy(one);
  const less = heavy > 0 ? `, ${heavy} less when it activates: Heavy` : '';
  if (activation?.unit === one.id) {
    const sprint = activation.sprint > 0 ? ` and ${activation.sprint} to move` : '';
    return [['AP', `${activation.left} of ${activation.of} left${sprint}`]];
  }
  return heavy > 0 ? [['AP', `${valueOf(one, 'ap')}${less}`]] : [];
}

/** Ammo Tokens against the number at which the gun may run dry. */
export const ammoDots = (ammo: number, reload: number): string =>
  '●'.repeat(Math.min(ammo, reload)) + '○'.repeat(Math.max(0, reload - ammo));

function gunLine({ ask }: Fight, one: Character, place: number): SheetLine {
  const { gun, range, reload, runsDry, usable } = ask.gun(one, place);
  const fitted = gun.fitted.map((id) => word('gear', id));
  const state = gun.lost
    ? 'struck from the hand'
    : gun.spent
      ? 'used'
      : gun.empty
        ? 'EMPTY: reload for 2 AP'
        : reload === null
          ? ''
          : `Ammo ${ammoDots(gun.ammo, reload)} ${gun.ammo} of ${reload}${
              runsDry > 0 ? `, ${percent(runsDry)} to run dry` : ''
            }`;
  const words = [
    gunText(gun.id, range),
    ...fitted,
    ...(usable || gun.empty || gun.lost || gun.spent ? [] : ['cannot be fired by this Character']),
    ...(state === '' ? [] : [state]),
  ];
  return [`${word('gear', gun.id)}${place > 0 ? ` (${place + 1})` : ''}`, words.join('; ')];
}

function zombieSheet(fight: Fight, one: Zombie): readonly SheetLine[] {
  const { ap, cqc, strength, horror } = ZOMBIE_FIGURES;
  const load = fight.view.tokens.some(({ carrier }) => carrier === one.id);
  return [
    ['Figures', `AP ${ap} · CQC ${cqc} · S ${strength} · H ${horror}`],
    ['Killed by', 'a head roll of 5 or more after a hit; other shots only knock it back'],
    ...(one.knockback > 0 ? [['Knockback', `${one.knockback} AP less when it next moves`] as const] : []),
    ...(load ? [['Carries', 'a Supply Token'] as const] : []),
    ['Why there', reasonWords(fight, one) ?? 'it has not moved yet'],
    ['Stands', placeWords(fight.view.terrain, one)],
    [NEAREST, nearestText(fight, one)],
  ];
}

/** The board in words names more enemies than the nearest one. */
const NEAREST = 'Nearest enemy';
export const unspoken = [NEAREST] as const;

function nearestText(fight: Fight, one: Character | Zombie): string {
  const enemies = fight.units.filter(({ seat, models }) => models.length > 0 && seat !== seatOf(fight, one));
  const gaps = enemies
    .map((enemy) => ({ enemy, gap: gapTo(fight, one, fullUnit(fight, enemy)) }))
    .sort((a, b) => a.gap - b.gap);
  const [nearest] = gaps;
  if (nearest === undefined) return 'none';
  return nearest.gap < 0.011
    ? `${nearest.enemy.name}, touching`
    : `${nearest.enemy.name}, ${spokenInches(nearest.gap)}`;
}

const seatOf = ({ units }: Fight, { id }: Character | Zombie): string | undefined =>
  units.find((unit) => unit.id === id)?.seat;

const gapTo = ({ ask }: Fight, a: Character | Zombie, b: Character | Zombie): number =>
  Math.max(0, Math.hypot(a.x - b.x, a.y - b.y) - ask.body(a).radius - ask.body(b).radius);

export const gap = (fight: Fight, a: Unit, b: Unit): number => gapTo(fight, fullUnit(fight, a), fullUnit(fight, b));

/** What shape a model is in: all that decides what it should do next. */
export function shape(fight: Fight, of: Unit, own: boolean): string {
  const one = fullUnit(fight, of);
  if (!isCharacter(one)) return reasonWords(fight, one) ?? 'goes by the rules of the dead';
  const { activation } = fight.view;
  const full = valueOf(one, 'capacity');
  const words = [
    ...(activation?.unit === one.id ? [`${activation.left + activation.sprint} of ${activation.of} AP`] : []),
    `${Math.max(0, full - one.damage)} of ${full} Damage Points left`,
    ...one.guns.flatMap((gun, place) => {
      if (gun.lost || gun.spent) return [];
      const { reload } = fight.ask.gun(one, place);
      const ammo = gun.empty ? ' (empty)' : gun.ammo > 0 && reload !== null ? ` (Ammo ${gun.ammo} of ${reload})` : '';
      return [`${word('gear', gun.id)}${ammo}`];
    }),
    ...one.blades.flatMap(({ id, lost }) => (lost ? [] : [word('gear', id)])),
    ...(one.noise > 0 ? [`Noise ${one.noise}`] : []),
  ];
  return own ? words.join(', ') : `of the rival: ${words.join(', ')}`;
}

/** What it is about, and what lies where. */
export function introduction(fight: Fight, called: (seat: string) => string): string {
  const { view } = fight;
  const held = view.sides.map(({ seat }) => {
    const ids = new Set(view.characters.filter((one) => one.seat === seat).map(({ id }) => id));
    const tokens = view.tokens.filter(({ carrier }) => carrier !== null && ids.has(carrier)).length;
    return `${called(seat)} has ${counted(tokens, 'token')}`;
  });
  const lying = view.tokens.flatMap(({ at, kind }) =>
    at === null ? [] : [`${kind === 'supply' ? 'Supply Token' : 'Captive'} ${spotWords(at)}`],
  );
  return ` ${aboutWord('encounter', view.encounter)} ${held.join(', ')}.${lying.length > 0 ? ` ${lying.join('; ')}.` : ''}`;
}

import { counted } from '../../../kernel/index.ts';
import {
  bandOf,
  CLASS_FIGURES,
  gapBetween,
  GUN_FIGURES,
  isGun,
  weaponFigures,
  word,
} from '../../../games/even-death/index.ts';
import type { SheetLine, Unit } from '../../skirmish/face.ts';
import { placeWords, spokenInches, spotWords } from '../../tabletop/words.ts';
import { type BattleUnit, type Fight, fullUnit, isHerdView } from './battle.ts';

/** A unit in words: the same for the dossier and the board as text. */
export function sheet(fight: Fight, of: Unit): readonly SheetLine[] {
  const unit = fullUnit(fight, of);
  const at = isHerdView(unit) ? unit.zombies[0] : unit;
  const moves: SheetLine = ['Moves', `${unit.open}", on rough ground ${unit.halved}"`];
  const where: SheetLine = ['Stands', at === undefined ? 'nowhere' : placeWords(fight.terrain, at)];
  const near: SheetLine = [NEAREST, nearestText(fight, unit)];
  if (isHerdView(unit)) {
    const { toughness, brain } = bandOf(unit.type, unit.zombies.length);
    return [
      ['Zombies', `${unit.zombies.length}${unit.broken ? ', torn apart' : ''}`],
      ['Toughness', `${toughness.dice} dice on ${toughness.needed}+`],
      ['Brain', `${brain >= 0 ? '+' : ''}${brain} in its Checks`],
      moves,
      where,
      near,
    ];
  }
  const figures = CLASS_FIGURES[unit.entry.class];
  const perks = [...new Set([...figures.has, ...unit.entry.perks])];
  return [
    ['Vitality', `${unit.vitality} of ${figures.vitality}`],
    ['Morale', word('morale', unit.morale)],
    ['State', statesOf(unit).join(', ') || 'nothing special'],
    ['Toughness', `${figures.toughness.dice} dice on ${figures.toughness.needed}+${figures.armour ? ', Armour' : ''}`],
    moves,
    ...unit.weapons.map(
      ({ id, reload }, i): SheetLine => [i === 0 ? 'Weapon' : `Weapon ${i + 1}`, weaponText(id, reload)],
    ),
    ...(perks.length > 0 ? [['Perks', perks.map((perk) => word('perk', perk)).join(', ')] as const] : []),
    where,
    near,
  ];
}

/** The board in words names more enemies than the nearest one. */
const NEAREST = 'Nearest enemy';
export const unspoken = [NEAREST] as const;

type HumanUnit = Exclude<BattleUnit, { zombies: unknown }>;

function statesOf(unit: HumanUnit): string[] {
  const states: readonly (readonly [boolean, string])[] = [
    [unit.used, 'has acted'],
    [unit.down, 'Knocked Down'],
    [unit.infected, 'Infected'],
    [unit.health === 'sick', 'Sick'],
    [unit.fatigue === 'exhausted', 'Exhausted'],
    [unit.fatigue === 'energised', 'Energised'],
    [unit.climbing !== null, 'climbing'],
    [unit.suppressed, 'cannot be shot at'],
  ];
  return states.flatMap(([holds, words]) => (holds ? [words] : []));
}

function weaponText(id: HumanUnit['weapons'][number]['id'], reload: number): string {
  const { name, hits, accuracy } = weaponFigures(id);
  const range = isGun(id) ? `, ${GUN_FIGURES[id].range[0]}" to ${GUN_FIGURES[id].range[1]}"` : '';
  return `${name}: ${hits} dice on ${accuracy}+${range}${reload > 0 ? `, ${reload} to reload` : ''}`;
}

function nearestText({ view }: Fight, unit: BattleUnit): string {
  const enemies = [...view.humans, ...view.herds].filter(({ seat }) => seat !== unit.seat);
  const [nearest] = enemies.map((enemy) => ({ enemy, gap: gapBetween(unit, enemy) })).sort((a, b) => a.gap - b.gap);
  if (nearest === undefined || view.humans.length === 0) return 'none';
  return nearest.gap < 0.011
    ? `${nearest.enemy.name}, touching`
    : `${nearest.enemy.name}, ${spokenInches(nearest.gap)}`;
}

/** What shape a unit is in: all that decides what it should do next. */
export function shape(fight: Fight, of: Unit, own: boolean): string {
  if (!own) return 'rambles: you move it this turn, where it suits you';
  const unit = fullUnit(fight, of);
  if (isHerdView(unit)) {
    const { zombies, open, broken } = unit;
    return `${counted(zombies.length, 'zombie')}${broken ? ', torn apart' : ''}, ${open}" a Move`;
  }
  const { vitality, morale, infected, weapons, entry } = unit;
  return [
    `${vitality} of ${CLASS_FIGURES[entry.class].vitality} Vitality`,
    ...(morale === 'willing' ? [] : [word('morale', morale)]),
    ...(infected ? ['Infected'] : []),
    ...weapons.map(({ id, reload }) => `${weaponFigures(id).name}${reload > 0 ? ` (${reload} to reload)` : ''}`),
  ].join(', ');
}

/** What is to be held, and who holds it. */
export function introduction({ view: { objective } }: Fight, called: (seat: string) => string): string {
  if (objective === null) return '';
  const { held, rounds, holder } = objective;
  const by = holder === null ? '' : ` by ${called(holder)}`;
  return ` The objective is ${spotWords(objective)}, held for ${held} of ${rounds} rounds${by}.`;
}

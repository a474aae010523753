import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../rules/index.ts';
import {
  BLADE_FIGURES,
  CLASS_FIGURES,
  type ClassFigures,
  COMMAND_COSTS,
  GUN_FIGURES,
  HERD_FIGURES,
  isGun,
  MORALE_MODIFIERS,
  PERK_LEVELS,
  type Toughness,
} from './figures.ts';
import { listFaults } from './prepare/lists.ts';
import { wordTexts } from './texts/words.ts';
import { fightTexts } from './texts/fight.ts';
import {
  BLADES,
  type ClassId,
  COMMANDS,
  GUNS,
  HERD_TYPES,
  type HumanFaction,
  MORALES,
  PERKS,
  WEAPONS,
} from './words.ts';

const ledger = await rulesOf('even-death');
const rowsOf = (id: string): readonly (readonly string[])[] => ledger.find((entry) => entry.id === id)?.rows ?? [];
const dice = (n: number): string => `${n} ${n === 1 ? 'die' : 'dice'}`;
const tough = ({ needed, dice: n }: Toughness): string => `${needed}+ (${dice(n)})`;
const plain = (name: string): string => name.replace(/ \(.*\)/, '');
const word = (key: string): string => wordTexts[key] ?? '';

const unitRow = ({ name, points, movement, vitality, toughness, armour, has, levels }: ClassFigures): string[] => {
  const chosen = levels.map((level) => `one Level ${level}`).join(', ');
  const perks = [...has.map((perk) => word(`perk.${perk}`)), ...(chosen === '' ? [] : [chosen])].join('; ');
  const [all, hard] = [perks === '' ? 'none' : perks, armour ? 'Yes' : 'No'];
  return [name, String(points), `${movement}"`, String(vitality), tough(toughness), hard, all];
};

describe('the figures are the ledger’s', () => {
  const rowsFor = (faction: HumanFaction): string[][] =>
    Object.values(CLASS_FIGURES)
      .filter((figures) => figures.faction === faction)
      .map(unitRow);

  it('EDM.T.SURVIVOR EDM.UNIT.1 EDM.UNIT.2 Survivors: Movement, Vitality, Toughness, Armour', () => {
    expect(rowsFor('survivors')).toEqual(rowsOf('EDM.T.SURVIVOR'));
  });

  it('EDM.T.MILITARY EDM.UNIT.3 EDM.UNIT.7 the Military, most of them Specialists', () => {
    expect(rowsFor('military')).toEqual(rowsOf('EDM.T.MILITARY'));
  });

  it('EDM.T.BANDIT EDM.UNIT.4 Bandits', () => {
    expect(rowsFor('bandits')).toEqual(rowsOf('EDM.T.BANDIT'));
  });

  it('EDM.T.ZOMBIE EDM.UNIT.5 EDM.UNIT.9 EDM.UNIT.10 herds by their size', () => {
    const rows = HERD_TYPES.map((type) => {
      const { movement, armour, runner, bands } = HERD_FIGURES[type];
      const prices = bands.map(({ toughness, points }) => `${tough(toughness)}, ${points} points`);
      const name = type.charAt(0).toUpperCase() + type.slice(1);
      return [name, `${movement}"`, armour ? 'Yes' : 'No', ...prices, runner ? 'Runner' : 'none'];
    });
    expect(rows).toEqual(rowsOf('EDM.T.ZOMBIE'));
  });

  it('EDM.T.BRAINSIZE the modifier of each size', () => {
    const rows = HERD_FIGURES.regular.bands.map(({ most, toughness, brain }) => [
      `${most - 4}-${most}`,
      String(toughness.dice),
      `+${brain}`,
    ]);
    expect(rows.reverse()).toEqual(rowsOf('EDM.T.BRAINSIZE'));
  });

  it('EDM.T.GUNS EDM.WEAPON.2 EDM.SHOOT.20 shooting weapons: no ammunition, a free Pistol', () => {
    const rows = GUNS.map((id) => {
      const { name, points, range, hits, accuracy, reload } = GUN_FIGURES[id];
      const again = reload === 0 ? 'No' : `Yes (${reload})`;
      return [name, String(points), `${range[0]}"-${range[1]}"`, String(hits), `${accuracy}+`, again];
    });
    expect(rows).toEqual(rowsOf('EDM.T.GUNS').map(([name = '', ...rest]) => [plain(name), ...rest]));
  });

  it('EDM.T.BLADES EDM.WEAPON.3 melee weapons, bare hands for nothing', () => {
    const rows = (['unarmed', ...BLADES] as const).map((id) => {
      const { name, points, hits, accuracy } = BLADE_FIGURES[id];
      return [name, String(points), String(hits), `${accuracy}+`];
    });
    expect(rows).toEqual(rowsOf('EDM.T.BLADES').map(([name = '', ...rest]) => [plain(name), ...rest]));
    expect(WEAPONS.filter(isGun)).toEqual([...GUNS]);
  });

  it('EDM.WEAPON.7 EDM.UNIT.11 any unit may have any weapon; a Commander commands no better than others', () => {
    for (const [id, { faction }] of Object.entries(CLASS_FIGURES)) {
      for (const weapon of WEAPONS) {
        const humans = [{ class: id as ClassId, weapons: [weapon], perks: [] }];
        expect(listFaults({ humans, herds: [] }, faction, 200)).toEqual([]);
      }
    }
    const { name: _, points: __, levels: ___, ...commander } = CLASS_FIGURES.commander;
    expect(CLASS_FIGURES.veteran).toMatchObject(commander);
  });

  it('EDM.T.PERK perks by level', () => {
    const rows = ([1, 2, 3] as const).map((level) => [
      String(level),
      PERKS.filter((perk) => PERK_LEVELS[perk] === level)
        .map((perk) => word(`perk.${perk}`))
        .join(', '),
    ]);
    expect(rows).toEqual(rowsOf('EDM.T.PERK').map((row) => row.map(plain)));
  });

  it('EDM.T.COMMAND the cost of each Command', () => {
    const rows = COMMANDS.map((id) => [fightTexts[`command.${id}`], String(COMMAND_COSTS[id])]);
    expect(rows).toEqual(rowsOf('EDM.T.COMMAND').map(([name, cost]) => [name, cost]));
  });

  it('EDM.T.MORALE EDM.MORALE.2 the modifier of each state of mind', () => {
    const rows = MORALES.map((id) => [word(`morale.${id}`), MORALE_MODIFIERS[id]]);
    expect(rows).toEqual(rowsOf('EDM.T.MORALE').map(([name, , modifier]) => [name, Number(modifier)]));
  });
});

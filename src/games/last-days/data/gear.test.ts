import { describe, expect, test } from 'vitest';
import { CLASS_TEXTS, CQC_WEAPON_TEXTS, FIREARM_TEXTS, ITEM_TEXTS } from '../texts/data-gear.ts';
import { CHARACTERISTIC_TEXTS } from '../texts/data-people.ts';
import { GEAR_TEXTS } from '../texts/data.ts';
import { PLAIN_ATTRIBUTES, RATED_ATTRIBUTES, hasAttribute, ratingOf } from './attributes.ts';
import { BARE_HANDS, CQC_WEAPON_IDS, cqcFigures } from './cqc-weapons.ts';
import {
  GEAR_IDS,
  type GearId,
  isCqcWeapon,
  isFirearm,
  isItem,
  isMarked,
  offerOf,
  STARTING_EQUIPMENT,
  STARTING_GEAR,
} from './equipment.ts';
import { FIREARM_CLASSES, FIREARM_IDS, firearmFigures, type FirearmId } from './firearms.ts';
import { BOOZE, ITEM_IDS, itemFigures, MOD_KIT, MOD_KIT_RELOAD } from './items.ts';
import { asterisk, attributeName, signed, tableOf, textOf } from './testing.ts';

const rules = (cell: string | undefined): string => (cell === 'None' ? '' : (cell ?? ''));

function firearmRow(id: FirearmId): string[] {
  const { marked, class: kind, steps, rateOfFire, reload, attributes } = firearmFigures(id);
  const knockbacks = steps.map(({ knockback }) => knockback);
  const ranges = steps.map((step) => step.range ?? '*').join('/');
  return [
    FIREARM_TEXTS[id].name,
    asterisk(marked),
    CLASS_TEXTS[kind],
    ranges === '*' ? '*' : `${ranges}"`,
    steps.map(({ damage }) => damage).join('/'),
    String(rateOfFire),
    new Set(knockbacks).size === 1 ? String(knockbacks[0]) : knockbacks.join('/'),
    String(reload ?? '*'),
    attributes.map(attributeName).join(', '),
  ];
}

describe('weapons are the ledger’s', () => {
  test('LD.T.GUNS all columns of all Firearms', () => {
    expect(FIREARM_IDS.map(firearmRow)).toEqual(tableOf('LD.T.GUNS'));
    const classes = new Set(tableOf('LD.T.GUNS').map((row) => row[2]));
    expect(new Set(FIREARM_CLASSES.map((one) => CLASS_TEXTS[one]))).toEqual(classes);
  });

  test('LD.X.6 the Hunting Rifle of the example', () => {
    expect(firearmRow('hunting-rifle')).toEqual(['Hunting Rifle', '', 'Rifle', '24"', '3', '1', '1', '6', '']);
  });

  test('LD.T.GUNS steps go outwards, and only Stepped Fire has several', () => {
    for (const id of FIREARM_IDS) {
      const { steps, attributes } = firearmFigures(id);
      const ranges = steps.map((step) => step.range ?? 0);
      expect(ranges).toEqual(ranges.toSorted((a, b) => a - b));
      expect(steps.length > 1).toBe(hasAttribute(attributes, 'stepped-fire'));
      expect(steps.some((step) => step.range === null)).toBe(hasAttribute(attributes, 'thrown'));
    }
  });

  test('LD.T.BLADES LD.X.8 CQC weapons, the Club of the example among them', () => {
    const rows = CQC_WEAPON_IDS.map((id) => {
      const { marked, cqc, strength, attributes } = cqcFigures(id);
      return [
        CQC_WEAPON_TEXTS[id].name,
        asterisk(marked),
        signed(cqc),
        signed(strength),
        attributes.map(attributeName).join(', '),
      ];
    });
    expect(rows).toEqual(tableOf('LD.T.BLADES').map((row) => [...row.slice(0, 4), rules(row[4])]));
    expect(rows[1]).toEqual(['Club', '*', '0', '+1', '']);
    expect(cqcFigures(null)).toBe(BARE_HANDS);
    expect([BARE_HANDS.cqc, BARE_HANDS.strength]).toEqual([0, 0]);
  });

  test('an X adds up over what is carried', () => {
    const carried = [...cqcFigures('heavy-club').attributes, ...firearmFigures('minigun').attributes];
    expect(RATED_ATTRIBUTES.map((id) => ratingOf(carried, id))).toEqual([0, 3, 1, 2]);
    expect(PLAIN_ATTRIBUTES.filter((id) => hasAttribute(carried, id))).toEqual(['highly-specialized', 'slow-loading']);
  });
});

describe('equipment is the ledger’s', () => {
  const kindOf = (gear: GearId): string =>
    isFirearm(gear) ? CLASS_TEXTS[firearmFigures(gear).class] : isCqcWeapon(gear) ? 'CQC' : 'Misc';

  test('LD.T.EQUIP LD.EQUIP.4 LD.EQUIP.5 what can be bought: asterisk, Rarity and cost', () => {
    const rows = STARTING_GEAR.map((id) => {
      const { rarity, cost } = STARTING_EQUIPMENT[id];
      return [GEAR_TEXTS[id].name, kindOf(id), asterisk(isMarked(id)), String(rarity ?? '-'), String(cost)];
    });
    expect(rows).toEqual(tableOf('LD.T.EQUIP'));
  });

  test('LD.GUN.3 LD.BLADE.1 LD.ITEM.1 everything else can only be found', () => {
    const found = GEAR_IDS.filter((id) => offerOf(id) === null);
    expect(found.filter(isFirearm).map((id) => FIREARM_TEXTS[id].name)).toEqual([
      'Military Sniper Rifle',
      'Combat Shotgun',
      'Minigun',
      'Thrown Explosive',
      'Fire Bomb',
    ]);
    expect(found.filter(isCqcWeapon)).toEqual(['chainsaw']);
    expect(ITEM_IDS.filter((id) => !found.includes(id))).toEqual(['booze', 'medical-supplies']);
    expect(GEAR_IDS).toHaveLength(FIREARM_IDS.length + CQC_WEAPON_IDS.length + GEAR_IDS.filter(isItem).length);
  });

  test('LD.ITEM.24 the Mod-Kit and the Noisemaker alone have no asterisk', () => {
    expect(ITEM_IDS.filter((id) => !isMarked(id))).toEqual(['mod-kit', 'noisemaker']);
  });

  test.each([
    ['assault-armour', 'LD.ITEM.2'],
    ['booze', 'LD.ITEM.4'],
    ['climbing-gear', 'LD.ITEM.6'],
    ['medical-supplies', 'LD.ITEM.8'],
    ['mod-kit', 'LD.ITEM.12'],
    ['noisemaker', 'LD.ITEM.14'],
    ['reflex-sight', 'LD.ITEM.15'],
    ['riot-shield', 'LD.ITEM.17'],
    ['scope', 'LD.ITEM.20'],
    ['silencer', 'LD.ITEM.21'],
    ['tactical-vest', 'LD.ITEM.22'],
  ] as const)('%s has the name, asterisk and attributes of its rule', (id, rule) => {
    const text = textOf(rule);
    const { marked, attributes, fits } = itemFigures(id);
    expect(text.replace('[campaign] ', '')).toMatch(new RegExp(`^${ITEM_TEXTS[id].name}( \\(\\*\\))?[,:]`));
    expect(text.includes('(*)')).toBe(marked);
    expect(text.includes('One-Use')).toBe(hasAttribute(attributes, 'one-use'));
    expect(ratingOf(attributes, 'heavy')).toBe(Number(/Heavy (\d)/.exec(text)?.[1] ?? 0));
    const classes = /(?:on an?|gives an?) ((?:Pistol|SMG|Rifle)(?:, SMG)?(?: or Rifle)?)/.exec(text)?.[1] ?? '';
    expect(fits.map((one) => CLASS_TEXTS[one])).toEqual(classes.split(/, | or /).filter((part) => part !== ''));
  });

  test('armour adds 2 to Endurance, a vest against shots only', () => {
    expect(ITEM_IDS.filter((id) => itemFigures(id).armour !== null)).toEqual(['assault-armour', 'tactical-vest']);
    expect(textOf('LD.ITEM.2')).toContain('+2 Endurance against Ranged and CQC damage');
    expect(itemFigures('assault-armour').armour).toEqual({ endurance: 2, against: ['ranged', 'cqc'] });
    expect(textOf('LD.ITEM.22')).toContain('+2 Endurance against Ranged damage only');
    expect(itemFigures('tactical-vest').armour).toEqual({ endurance: 2, against: ['ranged'] });
  });

  test('Booze and Mod-Kit do what their rules say', () => {
    const said = `${textOf('LD.ITEM.4')} ${textOf('LD.ITEM.5')}`;
    for (const [one, change] of Object.entries(BOOZE)) {
      const { name, short } = CHARACTERISTIC_TEXTS[one as keyof typeof BOOZE];
      expect([name, short].some((word) => said.includes(`${signed(change)} ${word}`))).toBe(true);
    }
    expect(Object.keys(BOOZE)).toHaveLength(6);
    for (const [from, to] of Object.entries(MOD_KIT)) {
      expect(textOf('LD.ITEM.12')).toContain(`${GEAR_TEXTS[from as GearId].name} into a ${GEAR_TEXTS[to].name}`);
      expect(textOf('LD.ITEM.13')).toContain(
        `${GEAR_TEXTS[to].name} ${(firearmFigures(to).reload ?? 0) + MOD_KIT_RELOAD}`,
      );
    }
  });
});

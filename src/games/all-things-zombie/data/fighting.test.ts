import { describe, expect, test } from 'vitest';
import { CHARGE_DICE, CHARGE_MODIFIERS, CHARGE_RESULTS, ZOMBIE_PASSES } from './charge.ts';
import { COVERS, type Sheltered, SHELTERS } from './cover.ts';
import { GRIP_DICE, MELEE_MODIFIERS, ZOMBIE_SUCCESSES } from './melee.ts';
import { DEADLY, DRY_ONES, type Flaw, RANGED_ROWS, reloadOf, SURE_HIT, SURE_MISS } from './ranged.ts';
import { RECOVERY_DICE, RECOVERY_MODIFIERS, RECOVERY_RESULTS } from './recovery.ts';
import { DAMAGES } from '../words.ts';
import { inDice, tableOf, textOf } from './testing.ts';
import { BLADE_IDS, bladeFigures, GUN_IDS, gunFigures, topRating, weaponOfCode } from './weapons.ts';

describe('weapons are the ledger’s', () => {
  const NAMES = [
    'Assault Rifle',
    'BA Pistol',
    'Bolt Action Rifle',
    'Machine Pistol',
    'Pistol',
    'Semi-Automatic Rifle',
    'Shotgun',
    'Squad Automatic Weapon',
    'Submachine Gun',
  ];

  test('ATZ.T.WEAPONS ATZ.WPN.1 ATZ.WPN.6 ATZ.WPN.10 every cell: code, range, Target Ratings and Impact', () => {
    const rows = GUN_IDS.slice(0, 9).map((id, i) => {
      const { range, ratings, impact } = gunFigures(id);
      return [NAMES[i], id, String(range), ratings.join('/'), String(impact)];
    });
    expect(rows).toEqual(tableOf('ATZ.T.WEAPONS'));
    expect(GUN_IDS.slice(0, 9).map(topRating)).toEqual([3, 2, 1, 3, 2, 2, 3, 4, 3]);
  });

  test('ATZ.GEAR.2 a weapon on no list has the figures of a listed one that is most like it', () => {
    const like = { BAMP: 'MP', SP: 'P' } as const;
    for (const [id, listed] of Object.entries(like)) {
      const [own, of] = [gunFigures(id as 'SP'), gunFigures(listed)];
      expect([own.range, own.ratings, own.hands]).toEqual([of.range, of.ratings, of.hands]);
    }
    for (const id of BLADE_IDS) expect(GRIP_DICE[bladeFigures(id).grip], id).toBeTypeOf('number');
  });

  test('ATZ.WPN.11 ATZ.WPN.12 ATZ.WPN.21 what is on no list has the figures of the closest, as ruled', () => {
    expect(gunFigures('BAMP')).toEqual({ range: 12, ratings: [3], impact: 2, hands: 1 });
    expect(gunFigures('SP')).toEqual(gunFigures('P'));
    expect(gunFigures('crossbow')).toEqual({
      range: 24,
      ratings: [1],
      impact: 2,
      hands: 2,
      silent: true,
      single: true,
    });
  });

  test('ATZ.WPN.16 pistols are one-handed, long guns two-handed', () => {
    const withHands = (hands: 1 | 2): string[] =>
      GUN_IDS.filter((id) => id !== 'crossbow' && gunFigures(id).hands === hands);
    const [one, two] = textOf('ATZ.WPN.16')
      .split(';')
      .map((half) => half.match(/\b[A-Z]{1,4}\b/g) ?? []);
    expect(withHands(1).toSorted()).toEqual(one?.toSorted());
    expect(withHands(2).toSorted()).toEqual(two?.toSorted());
  });

  test('ATZ.WPN.13 ATZ.WPN.14 ATZ.WPN.15 the codes of the lists of people, knives and nothing at all included', () => {
    const codes = ['AR', 'BAP', 'SG', 'Shotgun', 'BAMP', 'SP', 'K', 'SB', 'None'];
    expect(codes.map(weaponOfCode)).toEqual(['AR', 'BAP', 'SG', 'SG', 'BAMP', 'SP', 'knife', 'long-blade', null]);
    expect([bladeFigures('knife').grip, bladeFigures('long-blade').grip]).toEqual(['one-hand', 'one-hand']);
    expect(() => weaponOfCode('XYZ')).toThrow('XYZ');
  });

  test('ATZ.MELEE.33 ATZ.MELEE.27 a chainsaw is one of the melee weapons, for two hands', () => {
    expect(BLADE_IDS).toContain('chainsaw');
    expect(bladeFigures('chainsaw')).toEqual({ code: 'CS', grip: 'chainsaw', hands: 2 });
  });
});

describe('the tables of fighting are the ledger’s', () => {
  const SAID = {
    'moved-fast': 'moved fast',
    'rush-shot': 'Rush Shot',
    charging: 'charging',
    'in-cover': 'in cover',
    prone: 'prone',
    'target-moved-fast': 'moved fast',
    'later-target': 'second or later target',
    'third-target': 'third or later target',
  } as const satisfies Record<Flaw, string>;
  const listed = (flaws: readonly Flaw[], last: string): string => {
    const said = flaws.map((flaw) => SAID[flaw]);
    return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')}${last}${said.at(-1)}`;
  };

  test('ATZ.T.RANGED every line', () => {
    const rows = RANGED_ROWS.map(({ total, misses }) => {
      const shooter = misses.filter((flaw) => flaw === 'moved-fast' || flaw === 'rush-shot');
      const target = misses.filter((flaw) => !shooter.includes(flaw as never));
      const many = target.length > 2 ? ', or ' : ' or ';
      return [
        String(total),
        `miss if shooter ${listed(shooter, ' or ')}; miss if target ${listed(target, many)}; otherwise hit`,
      ];
    });
    expect([
      [`${SURE_MISS} or less`, 'miss'],
      ...rows,
      [`${SURE_HIT}+`, 'hit'],
      [`any, ${['', 'one', 'two'][DRY_ONES]} or more ones`, 'weapon out of ammo after the dice are applied'],
    ]).toEqual(tableOf('ATZ.T.RANGED'));
  });

  test('ATZ.T.DAMAGE every line', () => {
    const said = { od: 'OD', oof: 'OOF', 'knock-down': 'knocked down, RFKD at once' } as const;
    const scores = [String(DEADLY), 'Impact or less, not 1', 'more than Impact'];
    expect(DAMAGES.toReversed().map((damage, i) => [scores[i], said[damage]])).toEqual(tableOf('ATZ.T.DAMAGE'));
  });

  test('ATZ.T.RELOAD every line', () => {
    const said = {
      empty: 'out of ammo for the rest of the Encounter',
      'last-reload': 'reloaded; last reload',
      reloaded: 'reloaded',
    } as const;
    expect([2, 1, 0].map((passed) => [String(passed), said[reloadOf(passed)]])).toEqual(tableOf('ATZ.T.RELOAD'));
  });

  test('ATZ.T.COVER every line, standing still and on the move', () => {
    const names = ['Inside building', 'Crowd', 'Inside vehicle', 'Behind vehicle', 'Woods', 'Crest of a hill'];
    const said = ({ cover, concealment }: Sheltered): string =>
      [...(cover ? ['cover'] : []), ...(concealment ? ['concealment'] : [])].join(' and ');
    expect(SHELTERS.map((one, i) => [names[i], said(COVERS[one].still), said(COVERS[one].moving)])).toEqual(
      tableOf('ATZ.T.COVER'),
    );
  });

  test('ATZ.T.CHARGE every line', () => {
    const { survivor, citizen, rage, runt, rear } = CHARGE_MODIFIERS;
    const fires = { none: 'target may not fire', one: 'target fires one shot', full: 'target fires up to TR' } as const;
    const result = (of: keyof typeof CHARGE_RESULTS): string => {
      const { fire, unarmed } = CHARGE_RESULTS[of];
      return `${fires[fire]}; charger into melee; no Reaction Tests${unarmed ? '; target Unarmed in first round' : ''}`;
    };
    expect([
      ['Survivor', inDice(survivor)],
      ['Citizen', inDice(citizen)],
      ['Rage', inDice(rage)],
      ['Runt', inDice(runt)],
      ['Target charged to rear', inDice(rear)],
      ['Zombie', `always passes ${ZOMBIE_PASSES}d6`],
      ['Charger passed more', result('charger')],
      ['Target passed more', result('target')],
      ['Same number', result('same')],
    ]).toEqual(tableOf('ATZ.T.CHARGE'));
    expect(textOf('ATZ.CHARGE.8')).toContain(`${CHARGE_DICE}d6`);
  });

  test('ATZ.T.MELEE every line', () => {
    const { brawler, rage, matched, prone, carrying } = MELEE_MODIFIERS;
    expect([
      ['Unarmed', inDice(GRIP_DICE.unarmed)],
      ['Improvised weapon', inDice(GRIP_DICE.improvised)],
      ['One Hand Melee Weapon', inDice(GRIP_DICE['one-hand'])],
      ['Two Hand Melee Weapon', inDice(GRIP_DICE['two-hand'])],
      ['Chainsaw', inDice(GRIP_DICE.chainsaw)],
      ['Brawler', inDice(brawler)],
      ['Rage', inDice(rage)],
      ['Opponent evenly matched and still in melee (cumulative)', `${inDice(matched)} each`],
      ['Enemy prone', inDice(prone)],
      ['Opponent is a zombie', `+${ZOMBIE_SUCCESSES} success`],
      ['Star keeping hold of a wounded figure', inDice(carrying)],
    ]).toEqual(tableOf('ATZ.T.MELEE'));
  });

  test('ATZ.T.RECOVERY every line', () => {
    const said = ({ out, runaway }: { readonly out: boolean; readonly runaway: boolean }): string =>
      out ? (runaway ? 'all return' : 'OOF returns; runaway does not') : 'does not return';
    expect([
      ['Each Medic Die', inDice(RECOVERY_MODIFIERS.medic)],
      ['Medical Supply', inDice(RECOVERY_MODIFIERS.supply)],
      ...RECOVERY_RESULTS.map((result, passed) => [`${passed} passed`, said(result)]).reverse(),
    ]).toEqual(tableOf('ATZ.T.RECOVERY'));
    expect(RECOVERY_DICE).toBe(2);
  });
});

import { describe, expect, test } from 'vitest';
import { tableOf } from '../data/testing.ts';
import { diceAfter, passedOf } from '../dice.ts';
import { damageOf } from '../shoot/hits.ts';
import { gun, type Somebody, stateOf } from '../testing.ts';
import type { Human } from '../state.ts';
import { chargeChanges, type Charging, chargeResult, shotsAllowed } from './charging.ts';
import { recoveryDice, recoveryPassed, returns } from './fallen/recovering.ts';
import {
  bestBlade,
  breaksOff,
  chainsawAfter,
  compared,
  type Fighter,
  foremost,
  gripWith,
  isOffHand,
  meleeChanges,
  scoreOf,
} from './rounds.ts';

const fighter = (more: Partial<Fighter> = {}): Fighter => ({
  rep: 4,
  grip: 'improvised',
  brawler: false,
  rage: false,
  zombie: false,
  prone: false,
  even: 0,
  carrying: false,
  offHand: false,
  ...more,
});
const diceOf = (one: Partial<Fighter>, other: Partial<Fighter> = {}): number =>
  diceAfter(one.rep ?? 4, meleeChanges(fighter(one), fighter(other)));
const somebody = (more: Partial<Somebody> = {}): Human =>
  stateOf({ band: [{ x: 5, y: 5, ...more }] }).encounter.humans[0] as Human;

describe('a round of melee', () => {
  test('ATZ.MELEE.1 ATZ.MELEE.2 ATZ.MELEE.3 ATZ.MELEE.5 a die for each point of Rep, more or fewer by weapon', () => {
    const grips = ['unarmed', 'improvised', 'one-hand', 'two-hand', 'chainsaw'] as const;
    expect(grips.map((grip) => diceOf({ grip }))).toEqual([3, 4, 5, 6, 7]);
    expect(diceOf({ rep: 1, grip: 'unarmed' })).toBe(0);
  });

  test('ATZ.MELEE.8 ATZ.MELEE.9 ATZ.WOUND.6 ATZ.CHARGE.24 Brawler, Rage, a prone opponent, a burden, the off hand', () => {
    expect(diceOf({ brawler: true })).toBe(5);
    expect(diceOf({ rage: true, brawler: true })).toBe(6);
    expect(diceOf({}, { prone: true })).toBe(6);
    expect(diceOf({ prone: true })).toBe(4);
    expect(diceOf({ carrying: true })).toBe(2);
    expect(diceOf({ grip: 'one-hand', offHand: true })).toBe(4);
  });

  test('ATZ.ATTR.10 a Brawler has a die more in melee', () => {
    expect([diceOf({}), diceOf({ brawler: true })]).toEqual([4, 5]);
  });

  test('ATZ.ATTR.13 Rage is a die more in melee, and one on the Charge into Melee test', () => {
    expect([diceOf({}), diceOf({ rage: true })]).toEqual([4, 5]);
    const dice = (more: Partial<Charging>): number =>
      diceAfter(2, chargeChanges({ class: 'ganger', rage: false, runt: false, rear: false, ...more }));
    expect([dice({}), dice({ rage: true })]).toEqual([2, 3]);
  });

  test('ATZ.ATTR.16 a Runt has a die less on the Charge into Melee test, and none less in melee', () => {
    const dice = (runt: boolean): number =>
      diceAfter(2, chargeChanges({ class: 'ganger', rage: false, runt, rear: false }));
    expect([dice(false), dice(true)]).toEqual([2, 1]);
  });

  test('ATZ.ATTR.7 ATZ.ATTR.8 a Medic’s dice against his own Rep add to the patient’s, beside a Medical Supply', () => {
    const patient = { rep: 4, out: true, supply: false, spared: false };
    expect([recoveryDice(patient), recoveryDice({ ...patient, supply: true })]).toEqual([2, 3]);
    expect(recoveryPassed(patient, [6, 6], null)).toBe(0);
    expect(recoveryPassed(patient, [6, 6], { rep: 5, rolled: [5] })).toBe(1);
    expect(recoveryPassed(patient, [6, 6], { rep: 4, rolled: [5] })).toBe(0);
    expect(recoveryPassed({ ...patient, supply: true }, [6, 6, 1], { rep: 5, rolled: [5, 1] })).toBe(2);
  });

  test('ATZ.MELEE.11 ATZ.X.54 a die for each even result of the opponent; both have it where both were matched', () => {
    expect(diceOf({ rep: 3 }, { rep: 5, even: 1 })).toBe(4);
    expect(diceOf({ rep: 3, zombie: true }, { rep: 5, even: 2 })).toBe(5);
    expect([diceOf({ even: 2 }, { even: 2 }), diceOf({ rep: 3, even: 2 }, { even: 2 })]).toEqual([6, 5]);
  });

  test('ATZ.MELEE.10 ATZ.MELEE.7 against a zombie one success more, even with no dice', () => {
    expect(scoreOf([1, 3, 4], { zombie: true })).toBe(3);
    expect(scoreOf([1, 3, 4], { zombie: false })).toBe(2);
    expect(scoreOf([], { zombie: true })).toBe(1);
  });

  test('ATZ.T.MELEERES ATZ.MELEE.12 ATZ.MELEE.13 ATZ.MELEE.14 more successes win by the difference; equal ones are a match', () => {
    expect(compared(4, 1)).toEqual({ winner: 'first', impact: 3 });
    expect(compared(1, 2)).toEqual({ winner: 'second', impact: 1 });
    expect(compared(2, 2)).toEqual({ winner: null, impact: 0 });
    expect([1, 2, 3, 4].map((die) => damageOf(die, 2))).toEqual(['od', 'oof', 'knock-down', 'knock-down']);
    expect(tableOf('ATZ.T.MELEERES')).toEqual([
      [
        'More successes',
        'loser knocked down; winner rolls 1d6 against the difference: 1 OD; difference or less OOF; more, RFKD',
      ],
      ['Same', 'evenly matched, stay in melee'],
    ]);
  });

  test('ATZ.X.53 Sooze with a knife against a Brawler with a pipe: 4 to 3, Impact 1, a 3 only knocks down', () => {
    const [sooze, citizen] = [fighter({ grip: 'one-hand' }), fighter({ rep: 3, brawler: true })];
    expect(diceAfter(4, meleeChanges(sooze, citizen))).toBe(5);
    expect(diceAfter(3, meleeChanges(citizen, sooze))).toBe(4);
    const round = compared(scoreOf([1, 2, 2, 3, 5], citizen), scoreOf([1, 2, 3, 5], sooze));
    expect(round).toEqual({ winner: 'first', impact: 1 });
    expect(damageOf(3, round.impact)).toBe('knock-down');
  });

  test('ATZ.MELEE.27 ATZ.MELEE.28 ATZ.MELEE.30 ATZ.X.52 three ones stall a chainsaw, four empty it, over all dice', () => {
    expect(diceOf({ grip: 'chainsaw' })).toBe(7);
    expect(chainsawAfter([1, 1, 2, 3, 4, 5, 6])).toBe('ready');
    expect(chainsawAfter([1, 1, 1, 3, 4, 5, 6])).toBe('stalled');
    expect(chainsawAfter([1, 1, 1, 1, 4, 5, 6])).toBe('out-of-gas');
  });

  test('ATZ.MELEE.18 ATZ.MELEE.19 the highest Rep fights first, and equals are a choice', () => {
    const [a, b, c] = [
      { id: 'a', rep: 3 },
      { id: 'b', rep: 5 },
      { id: 'c', rep: 5 },
    ];
    expect(foremost([a, b, c]).map(({ id }) => id)).toEqual(['b', 'c']);
    expect(foremost([a]).map(({ id }) => id)).toEqual(['a']);
  });

  test('ATZ.BREAK.4 ATZ.BREAK.6 ATZ.X.55 breaking off wants more than every opponent: 8 against 9 fails, so does a tie', () => {
    expect([breaksOff(8, [9]), breaksOff(9, [9]), breaksOff(10, [9])]).toEqual([false, false, true]);
    expect(breaksOff(10, [9, 10])).toBe(false);
  });
});

describe('what somebody fights with', () => {
  test('ATZ.MELEE.34 ATZ.MELEE.29 the best that works: a stalled chainsaw is none', () => {
    const armed = somebody({ blades: ['knife', 'chainsaw', 'bat'] });
    expect(bestBlade(armed)).toBe(1);
    (armed.blades[1] as Human['blades'][number]).state = 'stalled';
    expect(bestBlade(armed)).toBe(2);
    expect(gripWith(armed, 1)).toBe('unarmed');
    expect(bestBlade(somebody())).toBe(null);
  });

  test('ATZ.MELEE.3 ATZ.MELEE.4 a long gun is an improvised weapon, a pistol leaves one Unarmed', () => {
    expect(gripWith(somebody({ guns: ['SG'] }), null)).toBe('improvised');
    expect(gripWith(somebody({ guns: ['BAP'] }), null)).toBe('unarmed');
    expect(gripWith(somebody({ guns: [gun('AR', { empty: true })] }), 'butt')).toBe('improvised');
    expect(gripWith(somebody({ blades: ['bat'] }), 'bare')).toBe('unarmed');
  });

  test('ATZ.MELEE.6 a two-handed weapon counts less while the other hand holds somebody', () => {
    const bat = somebody({ blades: ['bat'] });
    expect(gripWith(bat, null)).toBe('two-hand');
    bat.carries = 'a9';
    expect(gripWith(bat, null)).toBe('one-hand');
  });

  test('ATZ.CHARGE.24 ATZ.CHARGE.25 ATZ.X.50 the knife in the left hand counts a Rep less, unless ambidextrous', () => {
    const willie = somebody({ guns: ['BAP'], blades: ['knife'], bothHands: 'gun' });
    expect(isOffHand(willie, 'one-hand')).toBe(true);
    expect(isOffHand({ ...willie, ambidextrous: true }, 'one-hand')).toBe(false);
    expect(isOffHand({ ...willie, bothHands: 'blade' }, 'one-hand')).toBe(false);
    expect(isOffHand({ ...willie, bothHands: null }, 'one-hand')).toBe(false);
  });
});

describe('the Charge into Melee test', () => {
  const ganger: Charging = { class: 'ganger', rage: false, runt: false, rear: false };
  const dice = (more: Partial<Charging>): number => diceAfter(2, chargeChanges({ ...ganger, ...more }));

  test('ATZ.CHARGE.8 ATZ.CHARGE.11 two dice, more and fewer by Class, Attribute and the rear', () => {
    expect(dice({})).toBe(2);
    expect([dice({ class: 'survivor' }), dice({ class: 'citizen' })]).toEqual([3, 1]);
    expect([dice({ rage: true }), dice({ runt: true }), dice({ rear: true })]).toEqual([3, 1, 0]);
    expect(dice({ class: 'survivor', rage: true, rear: true })).toBe(2);
  });

  test('ATZ.X.1 Rep 4 with 5 and 2 passes one die', () => {
    expect(passedOf([5, 2], 4)).toBe(1);
  });

  test('ATZ.CHARGE.13 ATZ.CHARGE.14 ATZ.CHARGE.15 ATZ.X.48 who passes more, and what the target may fire', () => {
    const open = { rating: 3, rear: false, inMelee: false };
    expect(shotsAllowed(chargeResult(2, 1), open)).toBe(0);
    expect(shotsAllowed(chargeResult(1, 2), open)).toBe(3);
    expect(shotsAllowed(chargeResult(1, 1), open)).toBe(1);
    expect(shotsAllowed(chargeResult(0, 0), { ...open, rating: 0 })).toBe(0);
  });

  test('ATZ.CHARGE.9 ATZ.X.49 one roll of the target against each charger: C may fire at B, not at A', () => {
    const c = 1;
    const open = { rating: 2, rear: false, inMelee: false };
    expect([chargeResult(3, c), chargeResult(0, c)]).toEqual(['charger', 'target']);
    expect(shotsAllowed(chargeResult(3, c), open)).toBe(0);
    expect(shotsAllowed(chargeResult(0, c), open)).toBe(2);
  });

  test('ATZ.CHARGE.27 ATZ.MELEE.15 charged in the rear or in melee already, nobody fires', () => {
    expect(shotsAllowed('target', { rating: 3, rear: true, inMelee: false })).toBe(0);
    expect(shotsAllowed('target', { rating: 3, rear: false, inMelee: true })).toBe(0);
  });
});

describe('recovery after the battle', () => {
  const patient = { rep: 4, out: true, supply: false, spared: false };

  test('ATZ.AFTER.2 ATZ.AFTER.3 two dice, one more with a Medical Supply, none for runaways', () => {
    expect(recoveryDice(patient)).toBe(2);
    expect(recoveryDice({ ...patient, supply: true })).toBe(3);
    expect(recoveryDice({ ...patient, out: false, supply: true })).toBe(2);
  });

  test('ATZ.MELEE.25 put down without a weapon: three dice', () => {
    expect(recoveryDice({ ...patient, spared: true })).toBe(3);
    expect(recoveryDice({ ...patient, spared: true, out: false })).toBe(2);
  });

  test('ATZ.AFTER.3 ATZ.LEAD.12 Medic Dice against the Medic’s Rep, two passed at most', () => {
    expect(recoveryPassed(patient, [5, 6], { rep: 5, rolled: [5] })).toBe(1);
    expect(recoveryPassed(patient, [5, 6], { rep: 4, rolled: [5] })).toBe(0);
    expect(recoveryPassed(patient, [1, 2, 3], { rep: 4, rolled: [1, 1] })).toBe(2);
    expect(recoveryPassed({ ...patient, out: false }, [5, 6], { rep: 5, rolled: [1] })).toBe(0);
  });

  test('ATZ.AFTER.4 ATZ.AFTER.5 ATZ.AFTER.6 two bring everybody back, one the wounded, none nobody', () => {
    expect([0, 1, 2, 3].map((passed) => returns(passed, true))).toEqual([false, true, true, true]);
    expect([0, 1, 2].map((passed) => returns(passed, false))).toEqual([false, false, true]);
  });
});

import { describe, expect } from 'vitest';
import type { Arm } from '../decisions.ts';
import { totalOf } from '../dice.ts';
import { battle, type BattleScene, scene, type SceneSpec, type Somebody, test } from '../testing.ts';
import { findUnit, type Unit } from '../units.ts';
import { armsToAttack, armsToDefend } from './arms.ts';
import { contestOf } from './contest.ts';

/** Nothing is fought: the sums before the dice are looked at. */
const still = (spec: SceneSpec): BattleScene => scene({ phase: 'initiative', ...spec });
const one = (more: Partial<Somebody> = {}): Somebody => ({ x: 10, y: 10, ...more });
const other = (more: Partial<Somebody> = {}): Somebody => ({ seat: 'b', x: 11, y: 10, ...more });
const unit = (m: BattleScene, id: string): Unit => findUnit(battle(m), id) as Unit;

/** What both add to their dice, and who wins a tie: `first` is the attacker. */
function contest(m: BattleScene, from: string, to: string, attacker: Arm = 'bare-hands', defender: Arm = 'bare-hands') {
  const found = contestOf(battle(m), unit(m, from), unit(m, to), { attacker, defender });
  const told = ({ modifiers }: { readonly modifiers: readonly { label: string; value: number }[] }) =>
    modifiers.map(({ label, value }) => `${label} ${value}`);
  return { attacker: told(found.attacker), defender: told(found.defender), tie: found.tie, back: found.strikesBack };
}
const CQC = 'characteristic.cqc 3';

describe('what is added to the dice', () => {
  test('LD.CQC.7 LD.CHAR.7 LD.T.CQCMOD CQC on both sides, and +1 for attacking a zombie, not for being attacked by one', () => {
    const m = still({ people: [one()], zombies: [{ x: 9, y: 10 }] });
    expect(contest(m, 'a1', 'z1')).toMatchObject({
      attacker: [CQC, 'modifier.attacking-zombie 1'],
      defender: ['characteristic.cqc 2'],
    });
    expect(contest(m, 'z1', 'a1')).toMatchObject({ attacker: ['characteristic.cqc 2'], defender: [CQC] });
  });

  test('LD.T.CQCMOD LD.SKILL.7 −1 for each hostile after the first, for attackers, defenders and the dead; not with Crowd Control', () => {
    const ring = (skills: Somebody['skills'] & object) =>
      still({
        people: [one({ skills }), other()],
        zombies: [
          { x: 9, y: 10 },
          { x: 10, y: 11 },
        ],
      });
    expect(contest(ring([]), 'a1', 'b1').attacker).toEqual([CQC, 'modifier.multiple-contact -2']);
    expect(contest(ring([]), 'b1', 'a1').defender).toEqual([CQC, 'modifier.multiple-contact -2']);
    expect(contest(ring(['crowd-control']), 'a1', 'b1').attacker).toEqual([CQC]);
    const torn = still({ people: [one(), one({ x: 8 })], zombies: [{ x: 9, y: 10 }] });
    expect(contest(torn, 'z1', 'a1').attacker).toEqual(['characteristic.cqc 2', 'modifier.multiple-contact -1']);
  });

  test('LD.CQC.16 LD.T.BLADES a weapon’s CQC Modifier counts in attack and in defence', () => {
    const m = still({ people: [one({ blades: ['knife'] }), other({ blades: ['heavy-club'] })] });
    expect(contest(m, 'a1', 'b1', 'knife', 'heavy-club')).toMatchObject({
      attacker: [CQC, 'gear.knife 1'],
      defender: [CQC, 'gear.heavy-club -1'],
    });
  });

  test('LD.ITEM.19 a Riot Shield gives +2 in defence and nothing in attack', () => {
    const m = still({ people: [one({ items: ['riot-shield'] }), other()] });
    expect(contest(m, 'b1', 'a1').defender).toEqual([CQC, 'gear.riot-shield 2']);
    expect(contest(m, 'a1', 'b1').attacker).toEqual([CQC]);
  });

  test('LD.SKILL.30 a Frontline Fighter within 6 inches gives friends +1, not himself, and two do not add up', () => {
    const led = (x: number, more: Somebody[] = []) =>
      still({ people: [one(), one({ x, y: 10, skills: ['frontline-fighter'] }), ...more, other()] });
    expect(contest(led(3), 'a1', 'b1').attacker).toEqual([CQC, 'skill.frontline-fighter 1']);
    expect(contest(led(2.9), 'a1', 'b1').attacker).toEqual([CQC]);
    const two = led(3, [one({ x: 10, y: 5, skills: ['frontline-fighter'] })]);
    expect(contest(two, 'b1', 'a1').defender).toEqual([CQC, 'skill.frontline-fighter 1']);
    const alone = still({ people: [one({ skills: ['frontline-fighter'] }), other()] });
    expect(contest(alone, 'a1', 'b1').attacker).toEqual([CQC]);
  });

  test('LD.SKILL.44 Martial Arts without any CQC weapon take 1 from the CQC of attackers', () => {
    const artist = (more: Partial<Somebody>) =>
      still({ people: [one({ skills: ['martial-arts'], ...more }), other()] });
    expect(contest(artist({}), 'b1', 'a1').attacker).toEqual([CQC, 'skill.martial-arts -1']);
    expect(contest(artist({}), 'a1', 'b1').defender).toEqual([CQC]);
    expect(contest(artist({ blades: ['knife'] }), 'b1', 'a1').attacker).toEqual([CQC]);
  });

  test('LD.CQC.12 LD.T.CQCMOD each further hostile takes 1, and at just 0 there is nothing to lift', () => {
    const among = (zombies: number) => {
      const m = still({
        people: [one({ type: 'kid' })],
        zombies: [
          { x: 11, y: 10 },
          { x: 9, y: 10 },
          { x: 10, y: 11 },
          { x: 10, y: 9 },
        ].slice(0, zombies),
      });
      const bare = { attacker: 'bare-hands', defender: 'bare-hands' } as const;
      const { modifiers } = contestOf(battle(m), unit(m, 'z1'), unit(m, 'a1'), bare).defender;
      return modifiers.map(({ rule, label, value }) => `${rule} ${label} ${value}`).slice(1);
    };
    expect(among(1)).toEqual([]);
    expect(among(3)).toEqual(['LD.T.CQCMOD modifier.multiple-contact -2']);
    expect(among(4)).toEqual(['LD.T.CQCMOD modifier.multiple-contact -3', 'LD.CQC.12 ld.cqc.limit 1']);
  });

  test('LD.CQC.17 LD.SKILL.11 what was struck from the hands is not taken up again', () => {
    const m = still({ people: [one({ blades: ['club', 'knife'] }), other()] });
    const armed = {
      ...unit(m, 'a1'),
      blades: [{ id: 'club', lost: true } as const, { id: 'knife', lost: false } as const],
    };
    expect(armsToAttack(armed as Unit, unit(m, 'b1'))).toEqual(['knife']);
  });

  test('LD.CQC.12 LD.CHAR.2 CQC is never below 0, and the characteristic never above 6', () => {
    const m = still({
      people: [one({ type: 'kid' })],
      zombies: [
        { x: 11, y: 10 },
        { x: 9, y: 10 },
        { x: 10, y: 11 },
        { x: 10, y: 9 },
      ],
    });
    const bare = { attacker: 'bare-hands', defender: 'bare-hands' } as const;
    const attacked = contestOf(battle(m), unit(m, 'z1'), unit(m, 'a1'), bare);
    expect([totalOf(attacked.attacker.modifiers), totalOf(attacked.defender.modifiers)]).toEqual([2, 0]); // 2 − 3
    const drunk = still({
      people: [
        one({ type: 'hero', raised: { cqc: 2 }, drunk: true }),
        one({ y: 12, skills: ['frontline-fighter'] }),
        other(),
      ],
    });
    expect(contest(drunk, 'a1', 'b1').attacker).toEqual([
      'characteristic.cqc 6',
      'skill.frontline-fighter 1',
      'ld.cqc.limit -1',
    ]);
  });
});

describe('ties', () => {
  const tie = (a: Partial<Somebody>, b: Partial<Somebody>, aggressor: 'a' | 'b' = 'a') => {
    const m = still({ aggressor, people: [one(a), other(b)] });
    return [contest(m, 'a1', 'b1').tie, contest(m, 'b1', 'a1').tie];
  };

  test('LD.CQC.10 LD.GEN.9 a tie goes to the higher CQC, weapons and crowds left aside', () => {
    expect(tie({ type: 'hero' }, {}, 'b')).toEqual(['first', 'second']);
    expect(tie({ blades: ['heavy-blade'] }, { type: 'hero' })).toEqual(['second', 'first']);
    expect(tie({ drunk: true }, {}, 'b')).toEqual(['first', 'second']);
    expect(tie({ skills: ['martial-arts'] }, {}, 'b')).toEqual(['second', 'second']);
  });

  test('LD.CQC.10 then to the Aggressor, in attack and in defence', () => {
    expect(tie({}, {}, 'a')).toEqual(['first', 'second']);
    expect(tie({}, {}, 'b')).toEqual(['second', 'first']);
  });

  test('LD.CQC.10 LD.GEN.10 between a zombie and the Defender’s model the one attacked wins it', () => {
    const m = (aggressor: 'a' | 'b') =>
      still({ aggressor, people: [one({ type: 'kid' }), other({ x: 30 })], zombies: [{ x: 10, y: 11 }] });
    expect([contest(m('b'), 'a1', 'z1').tie, contest(m('b'), 'z1', 'a1').tie]).toEqual(['second', 'second']);
    expect([contest(m('a'), 'a1', 'z1').tie, contest(m('a'), 'z1', 'a1').tie]).toEqual(['first', 'second']);
  });

  test('LD.SKILL.8 LD.SKILL.9 a Dirty Fighter wins every tie and strikes back; two cancel each other out', () => {
    const dirty = { skills: ['dirty-fighter'] as const };
    const m = still({ people: [one(dirty), other({ type: 'hero' })] });
    expect(contest(m, 'a1', 'b1')).toMatchObject({ tie: 'first', back: false });
    expect(contest(m, 'b1', 'a1')).toMatchObject({ tie: 'second', back: true });
    const both = still({ people: [one(dirty), other({ ...dirty, type: 'hero' })] });
    expect(contest(both, 'a1', 'b1')).toMatchObject({ tie: 'second', back: false });
  });
});

describe('what it is worth fighting with', () => {
  const arms = (blades: Somebody['blades'] & object, more: Partial<Somebody> = {}) => {
    const m = still({ people: [one({ blades, ...more }), other()], zombies: [{ x: 10, y: 11 }] });
    return {
      rival: armsToAttack(unit(m, 'a1'), unit(m, 'b1')),
      zombie: armsToAttack(unit(m, 'a1'), unit(m, 'z1')),
      guard: armsToDefend(unit(m, 'a1'), unit(m, 'b1')),
    };
  };

  test('LD.CQC.17 LD.BLADE.1 a weapon or bare hands: what is worse in everything is not offered', () => {
    expect(arms([])).toEqual({ rival: ['bare-hands'], zombie: ['bare-hands'], guard: ['bare-hands'] });
    expect(arms(['club'])).toEqual({ rival: ['club'], zombie: ['club'], guard: ['club'] });
    expect(arms(['knife', 'heavy-club'])).toEqual({
      rival: ['knife', 'heavy-club'],
      zombie: ['knife'],
      guard: ['knife'],
    });
    // The saw bites harder, and it is loud and unwieldy.
    expect(arms(['chainsaw'])).toEqual({
      rival: ['chainsaw', 'bare-hands'],
      zombie: ['chainsaw', 'bare-hands'],
      guard: ['bare-hands'],
    });
    expect(arms(['knife', 'heavy-club'], { skills: ['dirty-fighter'] }).guard).toEqual(['knife', 'heavy-club']);
  });
});

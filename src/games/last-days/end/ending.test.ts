import { describe, expect } from 'vitest';
import type { EncounterId } from '../data/encounters.ts';
import type { Battle, Ending, Token } from '../state.ts';
import { battle, type BattleScene, said, scene, type SceneSpec, type Somebody, test } from '../testing.ts';
import { drivenOff, ENDINGS } from './ending.ts';

const one = (more: Partial<Somebody> = {}): Somebody => ({ x: 2, y: 2, ...more });
const other = (more: Partial<Somebody> = {}): Somebody => ({ seat: 'b', x: 30, y: 30, ...more });
const [out, left] = [{ fate: 'out' }, { fate: 'left' }] as const;
const loose = { x: 18, y: 18 };
const carried = (carrier: string, more: Partial<Token> = {}): Partial<Token> => ({ carrier, ...more });

interface Case extends SceneSpec {
  readonly broken?: readonly string[];
}
/** How that position would end in the End Phase; null if the game goes on. */
function ends(
  encounter: EncounterId,
  { broken = [], ...spec }: Case,
): Pick<Ending, 'winner' | 'rule' | 'taken'> | null {
  const m = scene({
    encounter,
    phase: 'initiative',
    ...spec,
    change: (now) => {
      for (const side of now.sides) {
        side.part = side.seat === 'a' ? 'attacker' : 'defender';
        side.broken = broken.includes(side.seat);
      }
      spec.change?.(now);
    },
  });
  const now = battle(m);
  return ENDINGS[encounter](now);
}

describe.each([
  ['bushwhack', 'LD.BUSH.9'],
  ['massacre-site', 'LD.MASS.6'],
  ['rescue', 'LD.RESCUE.10'],
  ['scavengers', 'LD.SCAV.4'],
] as const)('%s', (encounter, rule) => {
  test('LD.BUSH.9 LD.SCAV.4 LD.MASS.6 LD.RESCUE.10 it goes on while a token is on the table, carried or not', () => {
    expect(ends(encounter, { people: [one(), other()], tokens: [loose] })).toBe(null);
    expect(ends(encounter, { people: [one(), other()], tokens: [carried('a1')] })).toBe(null);
  });

  test('LD.DEPLOY.8 LD.DEPLOY.10 LD.ENC.7 it ends when all tokens are off the table, and who has more wins', () => {
    const people = [one(left), one(left), one(), other(left), other()];
    expect(ends(encounter, { people, tokens: [carried('a1'), carried('a2'), carried('b1')] })).toEqual({
      rule,
      winner: 'a',
      taken: { a: ['t1', 't2'], b: ['t3'] },
    });
    expect(ends(encounter, { people, tokens: [carried('a1'), carried('b1')] })?.winner).toBe(null);
  });

  test('LD.BREAK.9 LD.DEPLOY.9 a Group that Breaks alone loses, and the other claims what lies loose, not what is held', () => {
    const tokens = [loose, carried('a1'), carried('a2')];
    expect(ends(encounter, { people: [one(), one(left), other()], tokens, broken: ['a'] })).toEqual({
      rule: 'LD.BREAK.9',
      winner: 'b',
      taken: { a: ['t2', 't3'], b: ['t1'] },
    });
  });

  test('LD.BREAK.10 if both Break it is a draw, and nobody claims anything', () => {
    const tokens = [loose, carried('a1')];
    expect(ends(encounter, { people: [one(), other()], tokens, broken: ['a', 'b'] })).toEqual({
      rule: 'LD.BREAK.10',
      winner: null,
      taken: { a: ['t2'], b: [] },
    });
  });

  test('LD.DEPLOY.11 when a Group has wholly left, the other claims what lies loose, and the tokens decide', () => {
    const tokens = [loose, carried('a1'), carried('a2')];
    expect(ends(encounter, { people: [one(left), one(left), other()], tokens })).toEqual({
      rule: 'LD.DEPLOY.11',
      winner: 'a',
      taken: { a: ['t2', 't3'], b: ['t1'] },
    });
    const waiting = [one(), other(left), other({ fate: 'reserve' })];
    expect(ends(encounter, { people: waiting, tokens: [loose] })).toBe(null);
  });
});

describe('Massacre Site', () => {
  test('LD.MASS.5 LD.MASS.6 a token on a zombie is on the table, and counts as untouched', () => {
    const spec = { people: [one(), other()], zombies: [{ x: 18, y: 18 }], tokens: [carried('z1')] };
    expect(ends('massacre-site', spec)).toBe(null);
    expect(ends('massacre-site', { ...spec, broken: ['b'] })?.taken).toEqual({ a: ['t1'], b: [] });
  });
});

describe('Rescue', () => {
  test('LD.RESCUE.10 LD.ENC.7 a Captive is on the table like a token, and counts as one', () => {
    const captive = { kind: 'captive' } as const;
    expect(ends('rescue', { people: [one(), other()], tokens: [{ ...loose, ...captive }] })).toBe(null);
    expect(ends('rescue', { people: [one(left), other()], tokens: [carried('a1', captive)] })?.winner).toBe('a');
  });
});

describe('Home Defense', () => {
  const home = (spec: Case) => ends('home-defense', spec);

  test('LD.HOME.10 LD.HOME.11 the attacker wins once all tokens are gone or all defenders are Out of Action', () => {
    expect(home({ people: [one(), other()], tokens: [loose] })).toBe(null);
    expect(home({ people: [one(left), one(), other()], tokens: [carried('a1')] })).toEqual({
      rule: 'LD.HOME.11',
      winner: 'a',
      taken: { a: ['t1'], b: [] },
    });
    expect(home({ people: [one(), other(out), other(out)], tokens: [loose] })).toEqual({
      rule: 'LD.HOME.11',
      winner: 'a',
      taken: { a: ['t1'], b: [] },
    });
  });

  test('LD.HOME.11 the defender wins if the attacker Breaks; both in one turn is a draw; who leaves gives up the rest', () => {
    expect(home({ people: [one(), other()], tokens: [loose], broken: ['a'] })).toEqual({
      rule: 'LD.HOME.11',
      winner: 'b',
      taken: { a: [], b: ['t1'] },
    });
    expect(home({ people: [one(), other(out)], tokens: [loose], broken: ['a'] })?.winner).toBe(null);
    expect(home({ people: [one(left), other()], tokens: [loose, carried('a1')] })).toEqual({
      rule: 'LD.DEPLOY.11',
      winner: null,
      taken: { a: ['t2'], b: ['t1'] },
    });
  });
});

describe('The Escape', () => {
  const escape = (spec: Case) => ends('the-escape', spec);

  test('LD.ESCAPE.7 LD.ESCAPE.8 it ends when one Group has nobody left: the others have the vehicle and what lies loose', () => {
    expect(escape({ people: [one(), other()], tokens: [] })).toBe(null);
    expect(escape({ people: [one(), other(out)], tokens: [loose, carried('a1')] })).toEqual({
      rule: 'LD.ESCAPE.8',
      winner: 'a',
      taken: { a: ['t2', 't1'], b: [] },
    });
    expect(escape({ people: [one(left), other()], tokens: [carried('a1')] })).toEqual({
      rule: 'LD.ESCAPE.8',
      winner: 'b',
      taken: { a: ['t1'], b: [] },
    });
    expect(escape({ people: [one(out), other(out)], tokens: [] })?.winner).toBe(null);
  });

  test('LD.ESCAPE.7 LD.ESCAPE.8 who starts the vehicle wins, and what lies loose is lost to both', () => {
    const m = scene({ encounter: 'the-escape', people: [one(), other()], tokens: [loose, carried('b1')] });
    expect(drivenOff(battle(m), 'a')).toEqual({ rule: 'LD.ESCAPE.7', winner: 'a', taken: { a: [], b: ['t2'] } });
  });
});

describe('the end of a game', () => {
  const quiet = (more: SceneSpec = {}): BattleScene =>
    scene({ phase: 'shooting', aggressor: 'b', people: [one({ guns: ['revolver'] }), other({ x: 8, y: 2 })], ...more });

  test('LD.BREAK.1 LD.TURN.2 LD.TURN.3 the End Phase ends it or the next turn begins, without any limit of turns', () => {
    const m = quiet({ tokens: [loose], turn: 40 }).answer('a', 'hold');
    expect(battle(m).turn).toBe(41);
    expect(quiet({ tokens: [] }).answer('a', 'hold').outcome).toMatchObject({ rule: 'LD.SCAV.4', won: [], lost: [] });
  });

  test('LD.TURN.3 LD.DEPLOY.10 the players may agree to stop at any time, and the tokens in hand decide', () => {
    const m = quiet({ tokens: [carried('b1'), loose] });
    expect(m.standing('b')).toEqual(['stop', 'give-up', 'orders']);
    m.answer('b', 'stop');
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'LD.TURN.3', options: ['play-on', 'agree'] });
    m.answer('a', 'play-on');
    expect(m.asked().rule).toBe('LD.SHOOT.10');
    m.answer('b', 'stop').answer('a', 'agree');
    expect(m.outcome).toMatchObject({ rule: 'LD.TURN.3', won: ['b'], lost: ['a'] });
    expect(said(m, 'ld.over.tokens.none')).toEqual([{ seat: 'a' }]);
    expect(said(m, 'ld.over.tokens')).toEqual([{ seat: 'b', tokens: 1 }]);
  });

  test('LD.BREAK.9 a player may give up: the other wins and claims what lies loose', () => {
    const m = quiet({ tokens: [loose] }).answer('a', 'give-up');
    expect(m.asked()).toMatchObject({ seats: ['a'], options: ['play-on', 'give-up'] });
    m.answer('a', 'give-up');
    expect(m.outcome).toMatchObject({ won: ['b'], lost: ['a'] });
    expect((m.state().battle as Battle).ending?.taken).toEqual({ a: [], b: ['t1'] });
  });

  test('LD.DEPLOY.9 LD.LOOT.2 what each takes home is told, and how much of it lay loose', () => {
    const m = quiet({ tokens: [loose, carried('b1'), carried('a1')] })
      .answer('a', 'give-up')
      .answer('a', 'give-up');
    expect(said(m, 'ld.over.tokens')).toEqual([{ seat: 'a', tokens: 1 }]);
    expect(said(m, 'ld.over.tokens.loose')).toEqual([{ seat: 'b', tokens: 2, loose: 1 }]);
    expect(said(m, 'ld.over.tokens.none')).toEqual([]);
  });
});

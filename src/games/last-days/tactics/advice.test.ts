import { describe, expect, test } from 'vitest';
import { battle, scene, type SceneSpec, type Somebody } from '../testing.ts';
import { attackerAdvice, blowAdvice, deadAttackerAdvice, victimAdvice } from './fighting.ts';
import { arrivalAdvice, preyAdvice, reserveAdvice, zombieAdvice } from './menace.ts';
import { againAdvice, lockAdvice, shooterAdvice, throwAdvice } from './shooting.ts';

/** Small questions, and what is said to them. */

const at = (x: number, y: number, more: Partial<Somebody> = {}): Somebody => ({ x, y, ...more });
const rival = (x: number, y: number, more: Partial<Somebody> = {}): Somebody => at(x, y, { seat: 'b', ...more });
const of = (spec: SceneSpec) => battle(scene(spec));
const choose = (...means: unknown[]) =>
  ({ kind: 'choose', prompt: { key: '' }, options: means.map((one, i) => ({ id: `o${i}`, means: one })) }) as never;

describe('hand to hand', () => {
  const strong = { type: 'hero', name: 'Ann', blades: ['heavy-blade'] } as const;
  const pair = of({
    people: [
      at(10, 10, strong),
      at(20, 10, { name: 'Sue' }),
      rival(11, 10, { name: 'Bob' }),
      rival(21, 10, { name: 'Cid' }),
    ],
  });

  test('LD.CQC.3 who has most to gain strikes first', () => {
    const first = { answer: 'a1', because: 'Ann strikes first: there is most to gain.' };
    expect(attackerAdvice(pair, ['a1', 'a2'])).toEqual(first);
    expect(attackerAdvice(pair, ['a2', 'a1'])).toEqual(first);
    expect(attackerAdvice(of({ people: [at(10, 10), at(20, 10), rival(30, 30)] }), ['a2', 'a1']).answer).toBe('a2');
  });

  test('LD.CQC.11 LD.SKILL.57 whom to bring down, and whom to hold', () => {
    const three = of({
      people: [at(10, 10, strong), rival(11, 10, { name: 'Bob', type: 'hero' }), rival(9, 10, { name: 'Cid' })],
      zombies: [{ x: 10, y: 11 }],
    });
    const attack = (target: string) => ({ do: 'attack', target });
    expect(blowAdvice(three, choose(attack('b2'), attack('b1')), 'a1').because).toBe('Bob is the one to bring down.');
    expect(blowAdvice(three, choose(attack('b2'), attack('z1')), 'a1').because).toBe('Cid is the one to bring down.');
    const held = { do: 'subdue', target: 'z1' };
    expect(blowAdvice(three, choose(held), 'a1').because).toMatch(/ hits too hard: better held down\.$/);
    expect(blowAdvice(three, choose(held, attack('b2')), 'a1').because).toBe('Cid is the one to bring down.');
  });

  test('LD.CQC.5 the dead strike the others first', () => {
    const dead = of({
      people: [at(10, 10), rival(20, 10)],
      zombies: [
        { x: 11, y: 10 },
        { x: 21, y: 10 },
      ],
    });
    expect(deadAttackerAdvice(dead, 'a', ['z1', 'z2'])).toEqual({
      answer: 'z2',
      because: 'Let the dead bite the others first.',
    });
    expect(deadAttackerAdvice(dead, 'b', ['z1', 'z2']).answer).toBe('z1');
    expect(deadAttackerAdvice(dead, 'a', ['z1'])).toEqual({ answer: 'z1', because: 'Our own come last.' });
  });

  test('LD.CQC.11 a zombie that touches several bites one of the others, of us whoever is worth least', () => {
    const mixed = of({
      people: [at(10, 10, strong), at(20, 20, { name: 'Sue' }), rival(11, 10, { name: 'Bob' })],
    });
    expect(victimAdvice(mixed, 'a', ['a1', 'b1'])).toEqual({ answer: 'b1', because: 'Rather Bob than anybody else.' });
    expect(victimAdvice(mixed, 'b', ['a1', 'b1']).answer).toBe('a1');
    expect(victimAdvice(mixed, 'a', ['a1', 'a2']).because).toBe('Rather Sue than anybody else.');
  });
});

describe('the dead', () => {
  test('LD.ZACT.2 that are near the others go first, and those that come for us last', () => {
    const m = of({
      people: [at(10, 10, { name: 'Ann' }), rival(30, 30, { name: 'Bob' })],
      zombies: [
        { x: 12, y: 10 },
        { x: 30, y: 26 },
        { x: 30, y: 20 },
      ],
    });
    const goes = { answer: 'z2', because: 'It goes for Bob, and nothing stands in its way yet.' };
    expect(zombieAdvice(m, 'a', ['z1', 'z3', 'z2'])).toEqual(goes);
    expect(zombieAdvice(m, 'a', ['z1'])).toEqual({ answer: 'z1', because: 'It comes for Ann in any case.' });
    expect(zombieAdvice(m, 'b', ['z2', 'z1']).answer).toBe('z1');
    expect(zombieAdvice(m, 'b', ['z3', 'z2']).answer).toBe('z3');
    const alone = of({ people: [], zombies: [{ x: 12, y: 10 }] });
    expect(zombieAdvice(alone, 'a', ['z1']).because).toBe('It sees nobody, and it may get in the way of the others.');
    expect(zombieAdvice(m, 'a', ['z9', 'z1']).answer).toBe('z1');
  });

  test('LD.ZACT.7 go for one of the others rather than for us, and for the noise rather than for us', () => {
    const m = of({
      people: [at(10, 10, { name: 'Ann', type: 'hero' }), at(14, 10, { name: 'Sue' }), rival(12, 12, { name: 'Bob' })],
      zombies: [{ x: 12, y: 10 }],
    });
    expect(preyAdvice(m, 'a', ['a1', 'b1'], 'z1')).toEqual({ answer: 'b1', because: 'Rather Bob.' });
    expect(preyAdvice(m, 'b', ['b1', 'a1'], 'z1').because).toBe('Rather Ann.');
    expect(preyAdvice(m, 'a', ['a1', 'noise'], 'z1')).toEqual({ answer: 'noise', because: 'It goes for the noise.' });
    expect(preyAdvice(m, 'b', ['noise', 'a1'], 'z1').because).toBe('Rather Ann.');
  });

  test('LD.NOISE.6 arrive far from us, and LD.ENC.4 the strongest of us come instead', () => {
    const m = of({ people: [at(10, 10), rival(30, 30), at(5, 5, { name: 'Zoe', type: 'hero' })] });
    const places = choose({ x: 20, y: 10 }, { x: 30, y: 10 }, { x: 12, y: 12 });
    expect(arrivalAdvice(m, 'a', places)).toEqual({ answer: 'o1', because: 'Farther from our people.' });
    expect(arrivalAdvice(m, 'b', places).answer).toBe('o2');
    const zoe = { answer: 'a2', because: 'Zoe comes to help, and one zombie less does.' };
    expect(reserveAdvice(m, ['zombie', 'a1', 'a2'])).toEqual(zoe);
    expect(reserveAdvice(m, ['a2', 'a1', 'zombie'])).toEqual(zoe);
  });
});

describe('shots', () => {
  test('LD.SHOOT.8 the best one comes first, and none that only makes noise', () => {
    const m = of({
      phase: 'shooting' as never,
      people: [
        at(10, 10, { name: 'Ann', guns: ['revolver'] }),
        at(18, 24, { name: 'Sue', guns: ['hunting-rifle'] }),
        rival(20, 26, { name: 'Bob' }),
      ],
    });
    expect(shooterAdvice(m, ['a1', 'a2', 'cease'])).toEqual({ answer: 'a2', because: 'Sue has the best shot: Bob.' });
    expect(shooterAdvice(m, ['cease', 'a2', 'a1']).answer).toBe('a2');
    const none = of({ people: [at(10, 10, { name: 'Ann', guns: ['revolver'] }), rival(35, 35)] });
    expect(shooterAdvice(none, ['a1', 'cease'])).toEqual({ answer: 'cease', because: 'No shot is worth the noise.' });
    expect(shooterAdvice(none, ['a1'])).toEqual({ answer: 'a1', because: 'Ann next.' });
  });

  test('LD.LOCK.3 a kept shot is kept on for somebody better, for a better look and for the dead who are still far', () => {
    const fire = (chance: number, inches = 8) => ({
      kind: 'choose',
      prompt: { key: 'ld.lock' },
      options: [
        { id: 'fire', means: { do: 'fire', by: 'a1', gun: 0 }, about: { chance, inches } },
        { id: 'hold', means: { do: 'hold' } },
      ],
    });
    const people = [
      at(10, 10, { name: 'Ann', guns: ['hunting-rifle'] }),
      rival(18, 10, { name: 'Bob', activated: true }),
    ];
    const now = (spec: SceneSpec, target: string, chance: number): string =>
      lockAdvice(of(spec), fire(chance) as never, target).because;
    expect(now({ people }, 'b1', 0.6)).toBe('Ann fires: Bob is in the open now.');
    const dead = (x: number): SceneSpec => ({ people, zombies: [{ x, y: 10 }] });
    expect(now(dead(12), 'z1', 0.6)).toMatch(/^Ann fires at .* before it bites\.$/);
    expect(lockAdvice(of({ people }), choose({ do: 'hold' }), 'b1').because).toBe('The shot is not worth its noise.');
  });

  test('LD.LOCK.6 one shot after the other as long as somebody stands', () => {
    const m = of({ people: [at(10, 10, { guns: ['revolver'] }), rival(18, 10, { name: 'Bob', type: 'hero' })] });
    expect(againAdvice(m, 'a1', 'b1')).toEqual({ answer: 'shoot', because: 'Bob still stands.' });
    expect(againAdvice(m, 'a1', 'z9')).toEqual({ answer: 'hold', because: 'Nobody is left to shoot at.' });
  });

  test('LD.ATTR.7 it is thrown where it catches most of them and none of us', () => {
    const m = of({ people: [at(10, 10), rival(20, 10), rival(22, 10), rival(30, 30)] });
    const where = (...spots: [number, number][]) =>
      throwAdvice(m, { kind: 'place', suggestions: spots.map(([x, y]) => ({ x, y })) } as never, 'a1').answer;
    expect(where([30, 30], [21, 10], [10, 12])).toEqual({ x: 21, y: 10 });
    expect(where([10, 12], [30, 30])).toEqual({ x: 30, y: 30 });
    expect(where([10, 12], [0, 0])).toEqual({ x: 0, y: 0 });
  });
});

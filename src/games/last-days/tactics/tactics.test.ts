import { describe, expect } from 'vitest';
import type { PathAnswer, Place } from '../../../kernel/index.ts';
import { apart } from '../../../tabletop/index.ts';
import { battle, type BattleScene, block, person, scene, type Somebody, start, test } from '../testing.ts';
import { inchesBetween, sees } from '../units.ts';
import type { Advice } from './advice.ts';
import { alternatives, battleWorth } from './ahead.ts';
import { advise } from './index.ts';
import { WEIGHTS } from './weights.ts';

const at = (x: number, y: number, more: Partial<Somebody> = {}): Somebody => ({ x, y, ...more });
const rival = (x: number, y: number, more: Partial<Somebody> = {}): Somebody => at(x, y, { seat: 'b', ...more });

/** What the bot would answer now, and why. */
function hint(m: BattleScene): Advice {
  const { request, state, waitingFor } = m.match;
  if (request === null) throw new Error('Nothing is asked');
  return advise(state, request, waitingFor[0] ?? '');
}
/** Answers as the bot would, until another question than those is asked. */
function followed(m: BattleScene, ...keys: readonly string[]): BattleScene {
  while (keys.includes(m.match.request?.prompt.key ?? '')) m.answer(m.match.waitingFor[0] ?? '', hint(m).answer);
  return m;
}
const end = ({ answer }: Advice): { x: number; y: number } => (answer as { to: { x: number; y: number } }).to;

describe('with its Action Points somebody', () => {
  test('LD.SUPPLY.5 picks up the token that lies beside them', () => {
    const m = scene({ people: [at(10, 10, { name: 'Ann' }), rival(30, 30)], tokens: [{ x: 10.9, y: 10 }] });
    expect(hint(m)).toEqual({
      answer: 'pick-up:t1',
      because: 'Ann picks it up: it wins nothing where it lies.',
    });
  });

  test('LD.SUPPLY.5 goes to a token in reach', () => {
    const m = scene({ people: [at(10, 10, { name: 'Ann' }), rival(30, 30)], tokens: [{ x: 13, y: 10 }] });
    expect(hint(m)).toEqual({ answer: 'move', because: 'Ann gets to the token and picks it up.' });
    followed(m, 'ld.menu', 'ld.move');
    expect(battle(m).tokens).toMatchObject([{ carrier: 'a1' }]);
  });

  test('LD.MOVE.21 carries a token off the table', () => {
    const m = scene({ people: [at(10, 3, { name: 'Ann' }), rival(30, 30)], tokens: [{ carrier: 'a1' }] });
    expect(hint(m)).toEqual({ answer: 'move', because: 'Ann carries it off the table.' });
    m.answer('a', 'move');
    expect(end(hint(m)).y).toBeLessThan(0);
    m.answer('a', hint(m).answer);
    expect(person(m, 'a1').fate).toBe('left');
  });

  test('LD.MISC.4 LD.ATTR.22 steps to where a shot does more, and keeps the gun up with what is left', () => {
    const m = scene({
      people: [
        at(10, 10, { name: 'Ann', guns: ['pump-action-shotgun'] }),
        rival(22, 10, { name: 'Bob', blades: ['club'] }),
      ],
    });
    expect(hint(m)).toEqual({
      answer: 'move',
      because: 'Ann goes for a shot at Bob from where few guns can answer.',
    });
    followed(m, 'ld.menu', 'ld.move');
    expect(sees(battle(m), person(m, 'a1'), person(m, 'b1'))).toBe(true);
    expect(inchesBetween(person(m, 'a1'), person(m, 'b1'))).toBeLessThan(12);
    expect(person(m, 'a1').locked).toBe(2);
  });

  test('LD.MISC.3 reloads an empty gun while nobody is near', () => {
    const m = scene({ people: [at(10, 10, { name: 'Ann', guns: [{ id: 'revolver', empty: true }] }), rival(10, 32)] });
    followed(m, 'ld.move');
    const answers: string[] = [];
    while (m.match.request?.prompt.key === 'ld.menu' || m.match.request?.prompt.key === 'ld.move') {
      if (m.match.request.kind === 'choose') answers.push(hint(m).answer as string);
      m.answer('a', hint(m).answer);
      if (battle(m).active !== 'a') break;
    }
    expect(answers).toContain('reload:0');
    expect(person(m, 'a1').guns[0]?.empty).toBe(false);
  });

  test('LD.SHOOT.5 gets away from a gun that reaches farther', () => {
    const m = scene({
      people: [
        at(18, 10, { name: 'Ann', guns: ['hunting-rifle'] }),
        rival(18, 33, { name: 'Bob', guns: ['military-assault-rifle'], activated: true }),
        rival(33, 33, { name: 'Eve', activated: true }),
      ],
      tokens: [{ carrier: 'b2' }],
      pieces: [block('wall', [14, 13, 3, 1], { kind: 'impassable', height: 3, blocksSight: true })],
    });
    expect(hint(m).because).toBe('Ann gets out of the way of a gun.');
    const before = apart(person(m, 'a1'), person(m, 'b1'));
    followed(m, 'ld.menu', 'ld.move', 'ld.run');
    const isSeen = sees(battle(m), person(m, 'b1'), person(m, 'a1'));
    expect(isSeen && apart(person(m, 'a1'), person(m, 'b1')) <= before).toBe(false);
  });

  test('LD.MOVE.10 gets away from a zombie with a token in hand, and fights one without', () => {
    const touched = (tokens: { carrier: string }[]): Advice =>
      hint(
        scene({
          people: [at(10, 10, { name: 'Ann', blades: ['heavy-blade'] }), rival(30, 30)],
          zombies: [{ x: 11, y: 10 }],
          tokens,
        }),
      );
    expect(touched([{ carrier: 'a1' }])).toEqual({
      answer: 'break-contact',
      because: 'Ann gets away from Zombie 1: this fight is not worth it.',
    });
    expect(touched([])).toEqual({ answer: 'done', because: 'Ann stands and fights Zombie 1.' });
  });
});

describe('who acts next', () => {
  test('LD.ACT.3 somebody who carries a token goes before somebody who only walks', () => {
    const m = scene({
      people: [at(10, 10, { name: 'Ann' }), at(20, 10, { name: 'Cal' }), rival(30, 30)],
      tokens: [{ carrier: 'a2' }],
    });
    expect(hint(m)).toEqual({ answer: 'a2', because: 'Cal first, who carries what we came for.' });
  });
});

describe('shots', () => {
  /** Ann shoots at what stands there. */
  const firing = (...others: readonly Somebody[]): BattleScene =>
    scene({
      phase: 'shooting',
      people: [at(10, 10, { name: 'Ann', activated: true, guns: ['hunting-rifle'] }), ...others],
    });

  test('LD.SHOOT.10 the one who carries the token is shot at, not somebody like them', () => {
    const m = scene({
      phase: 'shooting',
      people: [
        at(10, 10, { name: 'Ann', activated: true, guns: ['hunting-rifle'] }),
        rival(14, 18, { name: 'Bob' }),
        rival(6, 18, { name: 'Eve' }),
        rival(10, 18, { name: 'Lew' }),
      ],
      tokens: [{ carrier: 'b3' }],
    });
    followed(m, 'ld.shoot.who');
    expect(hint(m)).toEqual({
      answer: 'shoot:0:b3',
      because: 'Ann shoots at Lew: 50 in a hundred to hit.',
    });
  });

  test('LD.NOISE.1 a zombie that goes for the others is not worth the noise', () => {
    const m = scene({
      phase: 'shooting',
      people: [at(10, 10, { name: 'Ann', activated: true, guns: ['hunting-rifle'] }), rival(10, 30, { name: 'Bob' })],
      zombies: [{ x: 12, y: 29 }],
      pieces: [block('wall', [5, 26, 6, 1], { kind: 'impassable', height: 3, blocksSight: true })],
    });
    expect(m.match.request?.prompt.key).toMatch(/^ld\.shoot/);
    while (m.match.request?.prompt.key.startsWith('ld.shoot') === true) {
      const { answer } = hint(m);
      expect(JSON.stringify(answer)).not.toMatch(/^"shoot/);
      m.answer('a', answer);
    }
    expect(person(m, 'a1').noise).toBe(0);
  });

  test('LD.SHOOT.8 the best shot is fired first', () => {
    const m = firing(
      at(12, 10, { name: 'Cal', activated: true, guns: ['hunting-rifle'] }),
      rival(12, 15, { name: 'Bob' }),
    );
    expect(hint(m).because).toMatch(/^(Ann|Cal) has the best shot: Bob\.$/);
  });

  test('LD.LOCK.3 a shot that was kept is fired at somebody in the open', () => {
    const m = scene({
      people: [
        at(4, 5, { name: 'Ann' }),
        rival(14, 5, { name: 'Bob', locked: 2, activated: true, guns: ['revolver'] }),
      ],
    });
    m.answer('a', 'move').answer('a', { to: { x: 8, y: 5, level: 0 } } as unknown as PathAnswer as never);
    expect(m.match.request?.prompt.key).toBe('ld.lock');
    expect(hint(m)).toEqual({ answer: 'fire:b1:0', because: 'Bob fires: Ann is in the open now.' });
  });
});

describe('the dead', () => {
  test('LD.ZACT.2 a zombie beside the others comes first, one beside us last', () => {
    const m = scene({
      phase: 'zombies',
      people: [at(10, 10, { name: 'Ann' }), rival(30, 30, { name: 'Bob' })],
      zombies: [
        { x: 10, y: 14 },
        { x: 30, y: 26 },
      ],
    });
    const { request } = m.match;
    const next = {
      ...request,
      kind: 'choose',
      prompt: { key: 'ld.zombie.next' },
      options: [{ id: 'z1' }, { id: 'z2' }],
    };
    const by = (seat: 'a' | 'b'): Advice => advise(m.match.state, next as never, seat);
    expect(by('a')).toEqual({ answer: 'z2', because: 'It goes for Bob, and nothing stands in its way yet.' });
    expect(by('b')).toEqual({ answer: 'z1', because: 'It goes for Ann, and nothing stands in its way yet.' });
  });
});

describe('before the first turn', () => {
  test('LD.DEPLOY.6 people are put where few can see them, near a token', () => {
    const m = start('scavengers', [[{ name: 'Ann' }], [{ name: 'Bob' }]], { dice: 'seeded' });
    const asked = new Set<string>();
    for (let i = 0; i < 60 && battle(m).phase === 'prepare'; i++) {
      const key = m.match.request?.prompt.key ?? '';
      asked.add(key);
      const { answer, because } = hint(m);
      expect(because).toMatch(/\.$/);
      m.answer(m.match.waitingFor[0] ?? '', answer);
    }
    expect([...asked]).toEqual(expect.arrayContaining(['ld.edge', 'ld.token.place', 'ld.deploy']));
    const spot = (m.match.request as Place | null)?.prompt.key;
    expect(spot).not.toBe('ld.deploy');
  });
});

describe('thinking ahead', () => {
  test('a battle stands better with a token in hand, and worse with a wound', () => {
    const of = (more: Partial<Somebody>, carrier: string | null): number =>
      battleWorth(
        battle(
          scene({
            people: [at(10, 10, more), rival(30, 30)],
            tokens: [carrier === null ? { x: 20, y: 20 } : { carrier }],
          }),
        ),
        'a',
      );
    expect(of({}, 'a1')).toBeGreaterThan(of({}, null));
    expect(of({}, null)).toBeGreaterThan(of({ damage: 1 }, null));
    expect(of({}, null)).toBeGreaterThan(of({}, 'b1'));
  });

  test('LD.AMMO.6 LD.NOISE.4 a battle stands worse with nothing but empty guns, and with Noise', () => {
    const of = (more: Partial<Somebody>): number =>
      battleWorth(battle(scene({ people: [at(2, 2, more), rival(34, 34)] })), 'a');
    const empty = { id: 'revolver', empty: true } as const;
    expect(of({ guns: ['revolver'] })).toBeGreaterThan(of({ guns: [empty] }));
    expect(of({ guns: [empty, 'revolver'] })).toBeCloseTo(of({ guns: ['revolver', 'revolver'] }));
    expect(of({ guns: ['revolver'], noise: 2 })).toBeCloseTo(of({ guns: ['revolver'] }) - 2 * WEIGHTS.noise);
  });

  test('what is compared is offered, differs from the best, and is nothing once points are spent', () => {
    const m = scene({
      people: [at(10, 10, { name: 'Ann', guns: ['hunting-rifle'] }), rival(22, 20, { guns: ['revolver'] })],
      tokens: [{ x: 14, y: 16 }],
    });
    const options = alternatives(battle(m), m.match.request as never);
    expect(m.asked().options).toEqual(expect.arrayContaining(options as string[]));
    expect(options).not.toContain(hint(m).answer);
    m.answer('a', 'move').answer('a', { to: { x: 11, y: 10, level: 0 } } as never);
    expect(m.match.request?.prompt.key).toBe('ld.menu');
    expect(alternatives(battle(m), m.match.request as never)).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Answer, SeenEvent, SeenOdds, SeenRequest } from '../../kernel/index.ts';
import type { SeenAdvice } from '../../wire/index.ts';
import { settings } from '../settings.ts';
import { Controller } from './controller.ts';
import type { Complaint, How, MatchSource, OpenAside, Snapshot } from './sources/source.ts';

const request = (n: number, ...ids: string[]): SeenRequest => ({
  n,
  kind: 'choose',
  seats: ['a'],
  waiting: ['a'],
  mode: 'one',
  rule: 'T.1',
  prompt: { key: `p${n}`, params: {}, text: `p${n}` },
  options: ids.map((id) => ({ id, text: id })),
});
const aside = (standing: boolean): OpenAside => ({
  seat: 'a',
  aside: { id: 'cheer', seats: ['a'], rule: 'T.2', text: 'Cheer', standing },
});

const SURE: SeenOdds = {
  exact: true,
  samples: 1,
  reveals: false,
  outcomes: [{ p: 1, text: 'sure' }],
  facts: [{ p: 1, tone: 'good', text: 'sure' }],
};

/** A match that only remembers what it is told. */
class Told implements MatchSource {
  readonly home = 'here';
  readonly id = 'told';
  readonly snapshot = createStore<Snapshot>(() => ({
    game: 'wave',
    as: 'a',
    view: null,
    request: null,
    working: false,
    asides: [],
    events: [],
    fought: null,
    earlier: false,
    outcome: null,
    players: [{ seat: 'a', called: 'Ann', kind: 'here', bot: null, present: true, mine: true }],
    answered: 0,
    undo: null,
    dice: 'seeded',
    commitment: '',
    because: null,
    connected: true,
    notice: null,
    fault: null,
    table: null,
  }));
  readonly answers: [Answer, How][] = [];
  complaint: Complaint | null = null;

  async corrections(): Promise<null> {
    return await Promise.resolve(null);
  }
  async correct(): Promise<null> {
    return await Promise.resolve(null);
  }
  async answer(_seat: string, answer: Answer, how: How): Promise<Complaint | null> {
    this.answers.push([answer, how]);
    return await Promise.resolve(this.complaint);
  }
  async undo(_to: number): Promise<Complaint | null> {
    return await Promise.resolve(null);
  }
  async judge(_seat: string, answer: Answer): Promise<Complaint | null> {
    const { length } = answer as readonly string[];
    return await Promise.resolve(length < 2 ? { message: `${length} of 2`, rule: 'T.3' } : null);
  }
  async odds(): Promise<SeenOdds> {
    return await Promise.resolve(SURE);
  }
  async advice(): Promise<SeenAdvice> {
    return await Promise.resolve({ bot: 'greedy', answer: 'one', because: 'It is nearer', foreseen: null });
  }
  async record(): Promise<null> {
    return await Promise.resolve(null);
  }
  async fetchEarlier(): Promise<void> {}
  lookAs(): void {}
  readonly held: boolean[] = [];
  hold(held: boolean): void {
    this.held.push(held);
  }
  skip(): void {}
  close(): void {}
}

let source: Told;
let controller: Controller;
const ask = (next: SeenRequest, asides: readonly OpenAside[] = []): void =>
  source.snapshot.setState({ request: next, asides });
const wait = async (): Promise<unknown> => await vi.advanceTimersByTimeAsync(5000);

beforeEach(() => {
  vi.useFakeTimers();
  settings.setState({ settle: true, odds: true, twice: 'touch' });
  source = new Told();
  controller = new Controller(source);
});
afterEach(() => {
  controller.close();
  vi.useRealTimers();
});

describe('a prompt with a single answer', () => {
  test('settles itself after a pause', async () => {
    ask(request(1, 'only'));
    expect(controller.play.getState().settling).toBe(true);
    await wait();
    expect(source.answers).toEqual([['only', 'settled']]);
  });

  test('stays while something can be done only now, and does not wait for what can be done any time', async () => {
    ask(request(1, 'only'), [aside(false)]);
    await wait();
    expect(source.answers).toEqual([]);
    ask(request(2, 'only'), [aside(true)]);
    await wait();
    expect(source.answers).toEqual([['only', 'settled']]);
  });

  test('stays if the player wants to see every prompt', async () => {
    settings.setState({ settle: false });
    ask(request(1, 'only'));
    await wait();
    expect(source.answers).toEqual([]);
  });

  test('stays after an undo, until the next decision', async () => {
    await controller.undo(0);
    ask(request(1, 'only'));
    await wait();
    expect(source.answers).toEqual([]);
    await controller.answer('only');
    ask(request(2, 'next'));
    await wait();
    expect(source.answers).toEqual([
      ['only', 'decided'],
      ['next', 'settled'],
    ]);
  });
});

describe('an answer that is under way', () => {
  const line = (n: number): SeenEvent => ({ n, rule: 'T.1', key: 'k', params: {}, text: '' });
  /** Gives an answer that comes through when the test says so, with these lines of the log. */
  const given = (): ((...lines: number[]) => void) => {
    let through: (...lines: number[]) => void = () => undefined;
    source.answer = async () =>
      await new Promise((resolve) => {
        through = (...lines) => {
          source.snapshot.setState({ request: request(2, 'x', 'y'), answered: 1, events: lines.map(line) });
          resolve(null);
        };
      });
    ask(request(1, 'x', 'y'));
    source.snapshot.setState({ events: [line(0)] });
    controller.choose('x', 'key');
    return (...lines) => through(...lines);
  };

  test('changes nothing until it is through: what was heard before it goes with what comes of it', async () => {
    const through = given();
    await vi.advanceTimersByTimeAsync(100);
    expect(controller.play.getState()).toMatchObject({ sending: true, slow: false, heard: null });
    through(0, 1, 2);
    expect(controller.play.getState().heard).toBe(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(controller.play.getState()).toMatchObject({ sending: false, slow: false });
  });

  test('shows when it takes its time', async () => {
    const through = given();
    await vi.advanceTimersByTimeAsync(400);
    expect(controller.play.getState().slow).toBe(true);
    through(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(controller.play.getState().slow).toBe(false);
  });

  test('lets nothing else be sent before it is through', async () => {
    const undone: number[] = [];
    source.undo = async (to: number) => {
      undone.push(to);
      return await Promise.resolve(null);
    };
    const through = given();
    await controller.undo(0);
    expect(undone).toEqual([]);
    through();
    await vi.advanceTimersByTimeAsync(0);
    await controller.undo(0);
    expect(undone).toEqual([0]);
  });
});

test('a new question starts a new draft; the same question again keeps it', () => {
  ask({ ...request(1, 'x', 'y'), kind: 'pick', min: 0, max: 2 });
  controller.change({ picked: ['x'] });
  source.snapshot.setState({ events: [] });
  expect(controller.play.getState().draft.picked).toEqual(['x']);
  ask({ ...request(2, 'x', 'y'), kind: 'pick', min: 0, max: 2 });
  expect(controller.play.getState().draft.picked).toEqual([]);
});

test('a choice that the rule judges as a whole says what is wrong with it while it is being made', async () => {
  const objection = async (): Promise<string | undefined> => {
    await vi.advanceTimersByTimeAsync(0);
    return controller.play.getState().objection?.message;
  };
  const pick = { ...request(1, 'x', 'y'), kind: 'pick', min: 0, max: 2 } as const;
  ask({ ...pick, suggestions: [['x', 'y']] });
  expect(await objection()).toBe('0 of 2');
  controller.change({ picked: ['x'] });
  expect(await objection()).toBe('1 of 2');
  controller.change({ picked: ['x', 'y'] });
  expect(await objection()).toBeUndefined();
  controller.change({ picked: ['y'] });
  ask({ ...pick, n: 2 }); // any choice of the right size will do here
  expect(await objection()).toBeUndefined();
});

test('a refused answer is explained, and the next one clears the complaint', async () => {
  ask(request(1, 'x', 'y'));
  source.complaint = { message: 'Not now', rule: 'T.1' };
  await controller.answer('x');
  expect(controller.play.getState().complaint?.message).toBe('Not now');
  source.complaint = null;
  await controller.answer('y');
  expect(controller.play.getState().complaint).toBeNull();
});

describe('odds', () => {
  const settled = async (): Promise<unknown> => await vi.advanceTimersByTimeAsync(0);

  test('of every option come by themselves, and are forgotten with the next question', async () => {
    ask(request(1, 'x', 'y'));
    await settled();
    expect(controller.play.getState().odds).toEqual({ x: SURE, y: SURE });
    source.odds = async () => await new Promise(() => undefined);
    ask(request(2, 'x', 'y'));
    expect(controller.play.getState().odds).toEqual({});
    expect(controller.play.getState().weighing).toBe('x');
  });

  test('of what is being put together come as soon as it rests', async () => {
    ask({ ...request(1, 'x', 'y'), kind: 'pick', min: 1, max: 2 });
    await wait();
    expect(controller.play.getState().odds).toEqual({});
    controller.change({ picked: ['x'] });
    controller.change({ picked: ['x', 'y'] });
    await wait();
    expect(controller.play.getState().odds).toEqual({ '["x","y"]': SURE });
  });

  test('are not worked out for those who do not want them', async () => {
    settings.setState({ odds: false });
    ask(request(1, 'x', 'y'));
    controller.focus('x');
    await settled();
    expect(controller.play.getState().odds).toEqual({});
  });
});

describe('a choice', () => {
  const taken = (): unknown[] => source.answers.map(([answer]) => answer);
  const known = (odds: SeenOdds): void => {
    source.odds = async () => await Promise.resolve(odds);
  };
  const nothing: SeenOdds = { ...SURE, facts: [] };

  test('with a mouse or a key is made at once', async () => {
    ask(request(1, 'x', 'y'));
    controller.choose('x', 'pointer');
    await wait();
    ask(request(2, 'x', 'y'));
    controller.choose('y', 'key');
    expect(taken()).toEqual(['x', 'y']);
  });

  test('with a finger takes two taps where something is at stake, with a moment to look in between', async () => {
    ask(request(1, 'x', 'y'));
    await wait();
    controller.choose('x', 'finger');
    controller.choose('x', 'finger');
    expect([taken(), controller.play.getState().ready]).toEqual([[], 'x']);
    controller.choose('y', 'finger');
    expect([taken(), controller.play.getState().ready]).toEqual([[], 'y']);
    await wait();
    controller.choose('y', 'finger');
    expect(taken()).toEqual(['y']);
  });

  test('with a finger takes two taps where dice fall, and while nobody knows what it leads to', async () => {
    known({ ...nothing, reveals: true });
    ask(request(1, 'x', 'y'));
    await wait();
    controller.choose('x', 'finger');
    ask(request(2, 'x', 'y'));
    source.odds = async () => await new Promise(() => undefined);
    controller.choose('y', 'finger');
    expect([taken(), controller.play.getState().ready]).toEqual([[], 'y']);
  });

  test('with a finger is made at once where nothing is at stake', async () => {
    known(nothing);
    ask(request(1, 'x', 'y'));
    await wait();
    controller.choose('x', 'finger');
    expect(taken()).toEqual(['x']);
  });

  test('with a finger that came before the odds goes ahead when nothing is at stake after all', async () => {
    let come: (odds: SeenOdds) => void = () => undefined;
    source.odds = async () => await new Promise((resolve) => (come = resolve));
    ask(request(1, 'x', 'y'));
    controller.choose('x', 'finger');
    expect(taken()).toEqual([]);
    come(nothing);
    await vi.advanceTimersByTimeAsync(0);
    expect(taken()).toEqual(['x']);
  });

  test('that waits can be confirmed or put back', async () => {
    ask(request(1, 'x', 'y'));
    await wait();
    controller.choose('x', 'finger');
    controller.putBack();
    controller.confirm();
    expect(taken()).toEqual([]);
    controller.choose('x', 'finger');
    controller.confirm();
    expect(taken()).toEqual(['x']);
  });

  test('takes two steps always, or never, for those who want that', async () => {
    settings.setState({ twice: 'always' });
    ask(request(1, 'x', 'y'));
    await wait();
    controller.choose('x', 'key');
    expect(taken()).toEqual([]);
    settings.setState({ twice: 'never' });
    controller.choose('y', 'finger');
    expect(taken()).toEqual(['y']);
  });
});

test('options that the board has narrowed down are all there again at the next question', () => {
  ask(request(1, 'x', 'y'));
  controller.narrow(['x']);
  expect(controller.play.getState().only).toEqual(['x']);
  ask(request(2, 'x', 'y'));
  expect(controller.play.getState().only).toBeNull();
});

test('nobody is asked who is not at this screen', () => {
  ask({ ...request(1, 'x'), seats: ['b'], waiting: ['b'] });
  expect(controller.play.getState().asked).toBeNull();
});

describe('advice', () => {
  test('is given for the question that was asked about, and forgotten with the next one', async () => {
    ask(request(1, 'one', 'two'));
    await controller.advise();
    expect(controller.play.getState().advice).toEqual({
      bot: 'greedy',
      answer: 'one',
      because: 'It is nearer',
      foreseen: null,
    });
    ask(request(2, 'one', 'two'));
    expect(controller.play.getState().advice).toBeNull();
  });

  test('that comes too late is not shown', async () => {
    ask(request(1, 'one', 'two'));
    const advised = controller.advise();
    expect(controller.play.getState().advice).toBe('thinking');
    ask(request(2, 'one', 'two'));
    await advised;
    expect(controller.play.getState().advice).toBeNull();
  });
});

describe('a bot’s dice', () => {
  const roll = { ...request(1, 'x'), kind: 'roll', seats: ['b'], waiting: ['b'], count: 2, sides: 6 } as SeenRequest;
  const players = [
    { seat: 'a', called: 'Ann', kind: 'here', bot: null, present: true, mine: true },
    { seat: 'b', called: 'The dead', kind: 'bot', bot: 'greedy', present: true, mine: false },
  ] as const;

  test('are typed here where people roll for the bots', async () => {
    source.snapshot.setState({ request: roll, players, dice: 'typed-for-bots' });
    expect(controller.play.getState().asked).toBe('b');
    await controller.answer([3, 4]);
    expect(source.answers).toEqual([[[3, 4], 'decided']]);
  });

  test('are not, where the game rolls for them, or where I only look on', () => {
    source.snapshot.setState({ request: roll, players, dice: 'typed' });
    expect(controller.play.getState().asked).toBeNull();
    source.snapshot.setState({ players: [players[1]], dice: 'typed-for-bots' });
    expect(controller.play.getState().asked).toBeNull();
  });

  test('nothing else is answered for a bot', () => {
    source.snapshot.setState({ request: { ...roll, kind: 'choose' }, players, dice: 'typed-for-bots' });
    expect(controller.play.getState().asked).toBeNull();
  });
});

describe('harm to somebody here', () => {
  const line = (n: number, key: string): SeenEvent => ({ n, key, rule: 'T.1', params: {}, text: key });
  const happens = (...keys: string[]): void => {
    const { events } = source.snapshot.getState();
    source.snapshot.setState({ events: [...events, ...keys.map((key, i) => line(events.length + i, key))] });
  };
  beforeEach(() => {
    controller.close();
    settings.setState({ stops: true });
    source = new Told();
    controller = new Controller(source, ({ key }) => key === 'wound');
  });

  test('waits with its cause until it is seen, and nothing is answered or settles meanwhile', async () => {
    happens('turn', 'aim', 'shot', 'wound', 'turn');
    ask(request(1, 'only'));
    await wait();
    controller.choose('only', 'key', 'a');
    expect(source.answers).toEqual([]);
    const { blow } = controller.play.getState();
    expect([blow?.lines.map(({ key }) => key), blow?.harm]).toEqual([['aim', 'shot', 'wound'], [3]]);
    expect(source.held).toEqual([true]);
    controller.seen();
    expect([controller.play.getState().blow, source.held]).toEqual([null, [true, false]]);
    await wait();
    expect(source.answers).toEqual([['only', 'settled']]);
  });

  test('comes on top of what is still unseen, and goes with an undo', () => {
    happens('wound');
    happens('shot', 'wound');
    expect(controller.play.getState().blow?.harm).toEqual([0, 2]);
    source.snapshot.setState({ answered: 2 });
    source.snapshot.setState({ answered: 1, events: [] });
    expect(controller.play.getState().blow).toBeNull();
  });

  test('stops nobody who does not want it, and is no news of others', () => {
    happens('shot');
    expect(controller.play.getState().blow).toBeNull();
    settings.setState({ stops: false });
    happens('wound');
    expect([controller.play.getState().blow, source.held]).toEqual([null, []]);
  });
});

test('while the board still tells what led here, nothing is answered; then the only answer settles', async () => {
  controller.tell(() => {});
  ask(request(1, 'only'));
  controller.choose('only', 'key', 'a');
  await wait();
  expect(source.answers).toEqual([]);
  controller.tell(null);
  await wait();
  expect(source.answers).toEqual([['only', 'settled']]);
});

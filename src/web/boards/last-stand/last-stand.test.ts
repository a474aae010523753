import { expect, test } from 'vitest';
import { content, lastStand, type State } from '../../../games/last-stand/index.ts';
import { type AnyGame, copy, Match, type SeenEvent, type SeenRequest, Viewer } from '../../../kernel/index.ts';
import { battleIn, chanceOf } from './sheets/battle.ts';
import { goalLines } from './sheets/goals.ts';
import { towards } from './map/keys.ts';
import { beatsOf } from './story/telling.ts';
import { hereOn, isHarmless, metersOf, pressureOn, stageWords, stepsLeft, threatOn, type View, wayOf } from './view.ts';
import { exampleText, factsOf, noteOn, setupText } from './words.ts';
import { following, framed, zoomed } from './map/zoom.ts';

const started = Match.start<unknown>(lastStand as AnyGame, lastStand.examples['defend-two'], { seed: 'board' });

/** What a player sees, with something changed. */
function seen(change: (state: State) => void): View {
  const state = copy(started.state) as State;
  change(state);
  return lastStand.view(state, 'a') as unknown as View;
}
const event = (key: string, params: SeenEvent['params'], n = 0): SeenEvent => ({
  n,
  rule: 'DLS.TURN.1',
  key,
  params,
  text: key,
});

test('a location with three Raiders is full, and so is Last Stand with three enemies', () => {
  const view = seen(({ places }) => {
    for (const place of places) Object.assign(place, { techie: 0, roadRider: 0, earther: 0, monstrosity: 0 });
    Object.assign(places[3] as object, { techie: 2, earther: 1, monstrosity: 0 });
    Object.assign(places[4] as object, { techie: 1, monstrosity: 2 });
    Object.assign(places[18] as object, { earther: 1, monstrosity: 2 });
  });
  expect(pressureOn(view, 4)).toBe('full');
  expect(threatOn(view, 4)).toMatch(/next Raider/);
  expect(pressureOn(view, 5)).toBeNull();
  expect(threatOn(view, 19)).toMatch(/you have lost/);
});

test('a land Leader has so many steps left; one who flies has none to count', () => {
  const view = seen(({ leaders }) => {
    leaders.krank.at = 9;
    leaders.puke.at = 20;
  });
  expect(stepsLeft(view, 'krank')).toBe(2);
  expect(stepsLeft(view, 'puke')).toBeNull();
});

test('stocks that run out are near the end, but not Monstrosities once Puke is slain', () => {
  const low = (slain: boolean): View =>
    seen((state) => {
      state.depots = 2;
      state.supply.monstrosity = 0;
      state.leaders.puke.slain = slain;
    });
  const level = (view: View, id: string) => metersOf(view).find((meter) => meter.id === id)?.level;
  expect(level(low(false), 'depots')).toBe('last');
  expect(level(low(false), 'monstrosity')).toBe('last');
  expect(level(low(true), 'monstrosity')).toBe('calm');
});

test('what happened is told on the map line by line', () => {
  const before = seen(({ places, leaders }) => {
    Object.assign(places[8] as object, { techie: 2 });
    leaders.krank.at = 7;
  });
  const beats = beatsOf(before, [
    event('ls.raider', { card: 'R09' }, 1),
    event('ls.placed', { tribe: 'techie', at: 9 }, 2),
    event('ls.overrun', { tribe: 'techie', at: 9 }, 3),
    event('ls.depot.placed', { at: 9, left: 7 }, 4),
    event('ls.reshuffled', { deck: 'raider', cards: 40 }, 5),
    event('ls.leader.moved', { leader: 'krank', at: 8 }, 6),
  ]);
  expect(beats.map(({ at }) => at)).toEqual([null, 9, 9, 9, 8]);
  expect(beats[0]?.view.turn).toMatchObject({ card: 'R09', part: 0, drawn: 1, draws: 1 });
  expect(beats[1]?.view.turn.part).toBe(1);
  expect(beats[1] && hereOn(beats[1].view, 9).techie).toBe(3);
  expect(beats[3]?.view.depots).toBe(7);
  expect(beats[4]?.view.leaders.krank.at).toBe(8);
  expect(before.leaders.krank.at).toBe(7);
});

test('several figures that come at once are told in one line, in set-up on several locations', () => {
  const before = seen(() => undefined);
  const beats = beatsOf(before, [
    event('ls.placed.some', { tribe: 'techie', n: 2, at: 9 }),
    event('ls.placed.each', { tribe: 'earther', n: 1, at: [4, 6] }),
  ]);
  expect(beats.map(({ at }) => at)).toEqual([9, null]);
  const last = beats[1]?.view ?? before;
  expect(hereOn(last, 9).techie - hereOn(before, 9).techie).toBe(2);
  for (const at of [4, 6]) expect(hereOn(last, at).earther - hereOn(before, at).earther).toBe(1);
  expect(before.supply.techie - last.supply.techie).toBe(2);
  expect(before.supply.earther - last.supply.earther).toBe(2);
});

test('a whole match can be told from its events: the map ends as it is', () => {
  const match = Match.start<unknown>(lastStand as AnyGame, lastStand.examples['defend-one'], { seed: 'told' });
  for (let i = 0; i < 12 && match.request !== null; i++) {
    const viewer = new Viewer(match, 'a');
    const before = viewer.state() as unknown as View;
    const from = match.eventsSince(0).length;
    const { request } = match;
    const end = request.kind === 'choose' && request.options.find(({ id }) => id === 'end');
    if (request.kind !== 'choose') break;
    match.answer(match.waitingFor[0] ?? 'a', end ? 'end' : (request.options[0]?.id ?? ''));
    const after = new Viewer(match, 'a').state() as unknown as View;
    const told = beatsOf(before, new Viewer(match, 'a').events(from)).at(-1)?.view ?? before;
    for (const { n } of content.board.locations) {
      const { techie, roadRider, earther, depots } = hereOn(after, n);
      expect(hereOn(told, n)).toMatchObject({ techie, roadRider, earther, depots });
    }
  }
});

test('a Monstrosity that is slain is gone from the map as it is told', () => {
  const view = seen(({ places, rangers }) => {
    Object.assign(places[3] as object, { monstrosity: 2 });
    Object.assign(rangers[0] as object, { at: 4 });
  });
  const slain = event('ls.monstrosity.slain', { ranger: view.rangers[0]?.id ?? '', card: 'MO1' });
  const [beat] = beatsOf(view, [slain]);
  expect(beat).toMatchObject({ at: 4 });
  expect(hereOn(beat?.view ?? view, 4).monstrosity).toBe(1);
});

const asked = (key: string, params: SeenRequest['prompt']['params']): SeenRequest => ({
  n: 1,
  kind: 'pick',
  seats: ['a'],
  waiting: ['a'],
  mode: 'one',
  rule: 'DLS.CLEAD.7',
  prompt: { key, params, text: '' },
});

test('a battle shows who laid out what, in which order they struck, and how it ended', () => {
  const muster = [
    event('ls.turn.begins', { ranger: 'hat', round: 1 }),
    event('ls.battle.committed', { ranger: 'hat', cards: ['D21'], dice: 4 }),
  ];
  const join = asked('ls.battle.join', { ranger: 'jake', commander: 'hat', leader: 'bama' });
  expect(battleIn(muster, join)).toMatchObject({ leader: 'bama', toHit: 5, fighters: [{ ranger: 'hat', dice: 4 }] });
  const fought = [
    ...muster,
    event('ls.battle.committed', { ranger: 'jake', cards: [], dice: 5 }),
    event('ls.battle', { leader: 'bama', rangers: ['hat', 'jake'] }),
    event('ls.rolled', { ranger: 'jake', dice: [1, 5, 6, 2, 2], toHit: 5 }),
    event('ls.battle.hits', { ranger: 'jake', leader: 'bama', hits: 2 }),
  ];
  expect(battleIn(fought, null)).toMatchObject({
    order: ['jake'],
    result: null,
    fighters: [{ hits: null }, { hits: 2, rolled: [1, 5, 6, 2, 2] }],
  });
  // What Puke takes is out of the battle, with its dice.
  const shed = [...muster, event('ls.battle.shed', { ranger: 'hat', cards: ['D21'] })];
  expect(battleIn(shed, join)?.fighters).toMatchObject([{ cards: [], dice: 2 }]);
  const lost = [...fought, event('ls.battle.lost', { leader: 'bama', health: 5 })];
  expect(battleIn(lost, null)?.result).toBe('lost');
  expect(battleIn([...lost, event('ls.turn.begins', { ranger: 'jake', round: 1 })], null)).toBeNull();
});

test('how probable it is that dice are enough', () => {
  expect(chanceOf(1, 5, 1)).toBeCloseTo(1 / 3);
  expect(chanceOf(2, 4, 2)).toBeCloseTo(1 / 4);
  expect(chanceOf(11, 5, 3)).toBeCloseTo(0.766, 3);
  expect([chanceOf(0, 4, 1), chanceOf(3, 4, 0)]).toEqual([0, 1]);
});

test('a Leader who is weakened or heals is so as it is told', () => {
  const view = seen(({ leaders }) => Object.assign(leaders.bama, { at: 16, health: 5 }));
  const [beat] = beatsOf(view, [event('ls.leader.weakened', { leader: 'bama', health: 4 })]);
  expect(beat).toMatchObject({ at: 16, view: { leaders: { bama: { health: 4 } } } });
});

test('before the Leaders are on the map, it is said where they will come', () => {
  const view = seen((state) => {
    state.scenario = 1;
    for (const leader of Object.values(state.leaders)) leader.at = null;
  });
  expect(wayOf(view, 'bama')).toBe('comes to 16');
});

test('a card whose Leader is slain says so', () => {
  const view = seen(({ leaders }) => Object.assign(leaders.krank, { slain: true, at: null }));
  const option = (card: string) => ({ id: card, text: '', about: { card } });
  expect(noteOn(view as never, option('D01'))).toMatch(/Krank is slain/);
  expect(noteOn(view as never, option('D21'))).toBeNull();
  expect(noteOn(view as never, option('S01'))).toBeNull();
});

test('the stage is told as it is for this table', () => {
  expect(stageWords(seen(() => undefined))).toMatch(
    /^Stage 1B\. .* 1 Raider card, its top placement only\. .* when a Leader falls\.$/,
  );
});

test('a placement is harmless as long as nothing is overrun by it', () => {
  const placed = (danger: string): SeenRequest => asked('ls.place.now', { tribe: 'techie', at: 1, n: 1, danger });
  expect(['none', 'overrun', 'stormed'].map((danger) => isHarmless(placed(danger)))).toEqual([true, false, false]);
  expect(isHarmless(asked('ls.event.now', { event: 'R01' }))).toBe(false);
});

test('a Mission lists its goals with how far each has come', () => {
  expect(goalLines({ id: 'MS02', done: { '0.action': 2 } })).toEqual([
    {
      text: 'spend 3 actions and discard 2 Defender cards in Last Stand: action 2 of 3, Defender card 0 of 2',
      met: false,
    },
  ]);
  expect(goalLines({ id: 'MS01', done: { 0: 1 } }).map(({ met }) => met)).toEqual([true, false]);
});

test('arrow keys go to the next location that way', () => {
  expect(towards(19, 'ArrowUp')).toBe(18);
  expect(towards(19, 'ArrowLeft')).toBe(14);
  expect(towards(1, 'ArrowLeft')).toBeNull();
  expect(towards(19, 'a')).toBeNull();
});

test('the map stays in its frame however it is moved, and a point under the fingers stays there', () => {
  const size = { width: 1000, height: 700 };
  expect(framed({ x: -50, y: 900, w: 500 }, size)).toEqual({ x: 0, y: 350, w: 500 });
  expect(framed({ x: 0, y: 0, w: 5000 }, size).w).toBe(1000);
  const near = zoomed({ x: 0, y: 0, w: 1000 }, 2, 400, 300, size);
  expect(near).toEqual({ x: 200, y: 150, w: 500 });
});

test('a map that somebody has come closer to follows what happens, and keeps still while it is in sight', () => {
  const size = { width: 1000, height: 700 };
  const near = { x: 0, y: 0, w: 400 };
  expect(following(near, 200, 140, size)).toBe(near);
  expect(following(near, 700, 500, size)).toEqual({ x: 500, y: 360, w: 400 });
  expect(following(near, 390, 140, size)).toEqual({ x: 190, y: 0, w: 400 });
  const whole = { x: 0, y: 0, w: 1000 };
  expect(following(whole, 990, 690, size)).toBe(whole);
});

test('beside a question stand the dice and what is missing', () => {
  expect(factsOf({ parts: [{ tribe: 'techie', toHit: 3, dice: [1, 4] }], successes: 1, need: 2 })).toEqual([
    { title: 'Rolled at the Techies', text: '1, 4; each needs 3 or more: 1 of 2' },
    { title: 'Test', text: '1 of 2 successes: failed so far' },
  ]);
  expect(factsOf({ committed: [{ ranger: 'frank', cards: ['D01'], dice: 2 }] })).toEqual([
    { title: 'Trapper Frank has laid out', text: '2 dice' },
  ]);
});

test('ready set-ups and choices are called by their names', () => {
  for (const name of Object.keys(lastStand.examples)) expect(exampleText(name)?.title, name).toBeTruthy();
  expect(setupText(['scenario'], '3')?.title).toBe('Flight to Paradise');
  expect(setupText(['players', '0', 'rangers', '0'], 'frank')?.title).toBe('Trapper Frank');
});

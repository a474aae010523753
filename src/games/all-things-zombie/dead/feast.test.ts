import { expect } from 'vitest';
import type { Encounter, Human, Zombie } from '../state.ts';
import { test } from '../testing.ts';
import { arrive, feastsGoOn } from './feast.ts';
import { bite, sicken } from './infection.ts';
import { play } from './testing.ts';

const human = ({ humans }: Encounter): Human => humans[0] as Human;
const zombie = (enc: Encounter, i = 0): Zombie => enc.zombies[i] as Zombie;

test('ATZ.ZACT.12 ATZ.ZACT.13 the first zombie begins a feast of 1d6 turns, the others join; the human is dead', () => {
  const enc = play(
    {
      band: [{ x: 18, y: 18, status: 'oof' }],
      zombies: [
        { x: 17, y: 18 },
        { x: 18, y: 17, facing: 90 },
      ],
    },
    function* (t) {
      const now = t.state.encounter;
      yield* arrive(t, zombie(now), human(now));
      yield* arrive(t, zombie(now, 1), human(now));
    },
    [4],
  );
  expect(enc.feasts).toEqual([{ id: 'feast-101', of: 'a1', left: 4, x: 18, y: 18, level: 0 }]);
  expect(enc.zombies.map(({ feast, sawDie }) => [feast, sawDie])).toEqual([
    ['feast-101', ['a1']],
    ['feast-101', ['a1']],
  ]);
  expect(human(enc).status).toBe('od');
});

test('ATZ.ZACT.12 ATZ.ZACT.14 each turn it is one turn shorter; at the end each faces an hour of the clock', () => {
  const feast = (left: number) => (enc: Encounter) =>
    void enc.feasts.push({ id: 'f', of: 'a1', left, x: 18, y: 18, level: 0 });
  const band = [{ x: 18, y: 18, status: 'od' as const }];
  const zombies = [{ x: 17, y: 18, feast: 'f' }];
  const on = play({ band, zombies, change: feast(2) }, feastsGoOn);
  expect([on.feasts[0]?.left, zombie(on).feast]).toEqual([1, 'f']);
  const over = play({ band, zombies, change: feast(1) }, feastsGoOn, [6]);
  expect([over.feasts[0]?.left, zombie(over).feast, zombie(over).facing]).toEqual([0, null, 90]);
});

test('ATZ.INFECT.1 ATZ.INFECT.2 ATZ.INFECT.3 ATZ.X.72 infected with a 7, turned at the third roll', () => {
  const state = play(
    { band: [{ x: 18, y: 18, rep: 4, status: 'stunned' }] },
    function* (t) {
      const one = human(t.state.encounter);
      bite(one);
      const results: string[] = [];
      for (let i = 0; i < 4; i++) results.push(yield* sicken(t, one));
      expect(results).toEqual(['acts', 'acts', 'acts', 'lost']);
    },
    [3],
    [2],
    [4],
    [3],
  );
  expect(human(state)).toMatchObject({ fate: 'turned', bitten: { rolls: 3 } });
  expect(state.zombies).toMatchObject([{ x: 18, y: 18, was: 'a1' }]);
});

test('ATZ.INFECT.2 ATZ.INFECT.8 9 is safe; who is not bitten is not tested, and the dead do not rise', () => {
  const bitten = { x: 18, y: 18, rep: 4, bitten: 'untested' as const };
  const safe = play({ band: [bitten] }, (t) => sicken(t, human(t.state.encounter)), [5]);
  expect(human(safe).bitten).toBeNull();
  const none = play({ band: [{ x: 18, y: 18, status: 'od' }] }, function* (t) {
    bite(human(t.state.encounter));
    yield* sicken(t, human(t.state.encounter));
  });
  expect([human(none).bitten, none.zombies]).toEqual([null, []]);
});

import { describe, expect } from 'vitest';
import type { RuleId } from '../../../rules/index.ts';
import { tableOf } from '../data/testing.ts';
import { play } from '../dead/testing.ts';
import { humanOf } from '../figures.ts';
import type { Encounter, PendingTest } from '../state.ts';
import { type SceneSpec, type Somebody, test } from '../testing.ts';
import type { Class } from '../words.ts';
import { comeOut } from './recovery.ts';
import { reactSteps } from './steps.ts';

/** Every cell of the five sheets, carried out by the steps and compared with what the ledger says. */

const PRINTED = [
  ['citizen', 'ATZ.T.RXCITIZEN'],
  ['ganger', 'ATZ.T.RXGANGER'],
  ['survivor', 'ATZ.T.RXSURVIVOR'],
  ['police', 'ATZ.T.RXPOLICE'],
  ['guard', 'ATZ.T.RXARMY'],
  ['army', 'ATZ.T.RXARMY'],
] as const satisfies readonly (readonly [Class, RuleId])[];

/** Dice of a Rep 4 figure that pass two, one and none. */
const DICE = [
  [4, 1],
  [4, 5],
  [5, 6],
] as const;

/** What n1 has done, in the words of the ledger. */
function outcome({ humans, doing }: Encounter): string {
  const human = humans.find(({ id }) => id === 'n1');
  const top = doing.at(-1);
  if (human?.fate === 'ran') return 'Runaway';
  if (human?.status === 'ducked-back') return 'Duck Back';
  if (top?.do === 'volley') return top.fires[0]?.rush === true ? 'Rush Shot' : 'Fire';
  if (top?.do === 'charge') return 'Charge';
  return 'Carry On';
}

/** An exchange, until something else lies on top of it or it is over. */
function exchange(spec: SceneSpec, pending: PendingTest[], dice: readonly number[]): Encounter {
  const doing = [{ do: 'reactions' as const, stage: 'test' as const, results: [] }];
  const change = (enc: Encounter): void => {
    enc.pending = pending.map((one) => ({ ...one }));
    spec.change?.(enc);
  };
  return play(
    { ...spec, doing, change },
    function* (t) {
      for (;;) {
        const top = t.state.encounter.doing.at(-1);
        if (top?.do !== 'reactions') return;
        yield* reactSteps.reactions(t, top);
      }
    },
    [...dice],
  );
}

/** Somebody of a Class who is fired at by a1, 10" away or farther, with a weapon of that ranking. */
function firedAt(of: Class, dice: readonly number[], more: Partial<Somebody>, far = 10, ranking = 2): string {
  const hurt: Somebody[] = more.carries === undefined ? [] : [{ x: 30, y: 33, class: of, status: 'oof' }];
  const people: Somebody[] = [{ x: 2 + far, y: 18, class: of, facing: 180, ...more }, ...hurt];
  const spec = { size: 48, band: [{ x: 2, y: 18 }], strangers: [{ attitude: 'enemy' as const, people }] };
  return outcome(exchange(spec, [{ who: 'n1', test: 'received-fire', by: ['a1'], ranking }], dice));
}

const GUN = { guns: ['BAP'] } as const;
/** The lines of a Received Fire cell: a figure that each of them fits, and no line above it. */
const LINES: Readonly<Record<string, (of: Class, dice: readonly number[]) => string>> = {
  Outgunned: (of, dice) => firedAt(of, dice, GUN, 10, 3),
  Retrieving: (of, dice) => firedAt(of, dice, { ...GUN, carries: 'n2' }, 10, 3),
  'In range and able': (of, dice) => firedAt(of, dice, GUN),
};

describe.each(PRINTED)('%s', (of, id) => {
  const [fire = [], down = [], , back = []] = tableOf(id);

  test(`${id} ATZ.REACT.3 ATZ.REACT.18 ATZ.REACT.19 ATZ.OUTGUN.3 every line of Received Fire`, () => {
    DICE.forEach((dice, i) => {
      const cell = fire[i + 1] as string;
      const lines = cell.split('. ').map((line) => line.split(': ') as [string, string | undefined]);
      for (const [when, what] of lines) {
        const at = `${of}, ${2 - i} passed, ${when}`;
        if (what === undefined) {
          // One result for all lines.
          for (const [name, line] of Object.entries(LINES)) expect(line(of, dice), `${at} ${name}`).toBe(cell);
          for (const far of [10, 40]) expect(firedAt(of, dice, {}, far), `${at}, without a gun`).toBe(cell);
        } else if (when === 'Out of range or unloaded') {
          const [near, away] = what === 'Duck Back' ? [what, what] : ['Charge', 'Duck Back'];
          expect(what === 'Duck Back' || what === 'Charge if in reach, else Duck Back', at).toBe(true);
          expect(firedAt(of, dice, {}, 10), `${at}, no gun, in reach`).toBe(near);
          expect(firedAt(of, dice, {}, 40), `${at}, no gun, out of reach`).toBe(away);
          expect(firedAt(of, dice, GUN, 13), `${at}, out of range, in reach`).toBe(near);
          expect(firedAt(of, dice, GUN, 40), `${at}, out of range and reach`).toBe(away);
        } else {
          expect(LINES[when]?.(of, dice), at).toBe(what);
        }
      }
    });
  });

  test(`${id} ATZ.REACT.22 every line of Man Down`, () => {
    /** n1 with so many friends on the ground, and one who stands. */
    const manDown = (friends: number, dice: readonly number[]): string => {
      const ground = Array.from({ length: friends }, (_, i) => ({
        x: 12 + 2 * i,
        y: 20,
        class: of,
        status: 'oof' as const,
      }));
      const people: Somebody[] = [{ x: 12, y: 18, class: of, facing: 90, leads: false }, ...ground];
      const spec = { band: [{ x: 2, y: 18 }], strangers: [{ attitude: 'enemy' as const, people }] };
      return outcome(exchange(spec, [{ who: 'n1', test: 'man-down', by: ['n2'], ranking: 0 }], dice));
    };
    DICE.forEach((dice, i) => {
      const cell = down[i + 1] as string;
      const lines = cell.split('. ').map((line) => line.split(': ') as [string, string | undefined]);
      const [[, many = cell] = [cell], [, few = cell] = [cell]] = lines;
      expect(manDown(2, dice), `${of}, ${2 - i} passed, two down and one up`).toBe(many);
      expect(manDown(1, dice), `${of}, ${2 - i} passed, one down and one up`).toBe(few);
    });
  });

  test(`${id} ATZ.REACT.12 ATZ.REACT.13 ATZ.REACT.14 every cell of Recover From Duck Back`, () => {
    DICE.forEach((dice, i) => {
      const people: Somebody[] = [{ x: 12, y: 18, class: of, status: 'ducked-back', duckedFrom: ['a1'] }];
      let acts = '';
      const enc = play(
        { band: [{ x: 2, y: 18 }], strangers: [{ attitude: 'enemy', people }] },
        function* (t) {
          const human = humanOf(t.state.encounter, 'n1');
          acts = yield* comeOut(t, human, {
            do: 'activate',
            side: 'people-1',
            group: ['n1'],
            with: [],
            waking: [],
            stuck: [],
            handed: false,
          });
        },
        [...dice],
      );
      const said = { 'Duck Back': 'Remain Ducked Back' }[outcome(enc)] ?? outcome(enc);
      expect(said, `${of}, ${2 - i} passed`).toBe(back[i + 1]);
      expect(acts).toBe(said === 'Carry On' ? 'acts' : 'lost');
    });
  });
});

test('ATZ.X.32 a Ganger of Rep 3 with 4 and 2 passes one die, and remains Ducked Back', () => {
  const people: Somebody[] = [{ x: 12, y: 18, rep: 3, class: 'ganger', status: 'ducked-back', duckedFrom: ['a1'] }];
  let acts = '';
  const enc = play(
    { band: [{ x: 2, y: 18 }], strangers: [{ attitude: 'enemy', people }] },
    function* (t) {
      acts = yield* comeOut(t, humanOf(t.state.encounter, 'n1'), {
        do: 'activate',
        side: 'people-1',
        group: ['n1'],
        with: [],
        waking: [],
        stuck: [],
        handed: false,
      });
    },
    [4, 2],
  );
  expect([acts, outcome(enc)]).toEqual(['lost', 'Duck Back']);
});

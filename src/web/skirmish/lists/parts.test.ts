import { expect, test } from 'vitest';
import { faultsOn, type Field, type Shown } from './parts.ts';
import { type Crew, crews } from './toys.ts';

const crew: Crew = {
  boss: { temper: null, gear: ['gun'] },
  den: 'cellar',
  hands: [
    { stray: false, gear: ['gun', 'gun'] },
    { stray: true, gear: [] },
  ],
};
const [boss, den, hands] = crews.parts;
const shownIn = (i: number, list = crew): readonly Shown<Crew>[] => crews.parts[i]?.shown(list) ?? [];

function field<K extends Field<Crew>['kind']>(shown: Shown<Crew> | undefined, kind: K) {
  const found = shown?.fields.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`There is no field of the kind ${kind}`);
  return found as Extract<Field<Crew>, { kind: K }>;
}

test('a field changes its own entry of the list, and nothing else', () => {
  expect(field(shownIn(0)[0], 'choice').set('wild')).toEqual({ ...crew, boss: { temper: 'wild', gear: ['gun'] } });
  expect(field(shownIn(1)[0], 'choice').set('barn')).toEqual({ ...crew, den: 'barn' });
  expect(field(shownIn(2)[1], 'items').set(['rope'])).toEqual({
    ...crew,
    hands: [crew.hands[0], { stray: true, gear: ['rope'] }],
  });
});

test('of what there is exactly one, none is added, copied or removed', () => {
  expect([boss?.adds(crew, 40), den?.adds(crew, 40)]).toEqual([[], []]);
  expect(shownIn(0).map(({ copied, removed }) => [copied, removed])).toEqual([[undefined, undefined]]);
});

test('of what there are several, one more stands beside the one that it is like', () => {
  const [first, second] = crew.hands;
  expect(shownIn(2)[0]?.copied).toEqual({ ...crew, hands: [first, first, second] });
  expect(shownIn(2)[0]?.removed).toEqual({ ...crew, hands: [second] });
});

test('what cannot be added says why', () => {
  const fewer = { ...crew, hands: crew.hands.slice(0, 1) };
  expect(hands?.adds(fewer, 40)).toEqual([
    { label: 'Hand (5)', list: { ...crew, hands: [crew.hands[0], { stray: false, gear: [] }] } },
    { label: 'Stray (5)', list: { ...crew, hands: [crew.hands[0], { stray: true, gear: [] }] } },
  ]);
  expect(hands?.adds(crew, 40).map(({ label, barred }) => [label, barred])).toEqual([
    ['Hand (5)', 'Members: 4, at most 3'],
    ['Stray (5)', 'Members: 4, at most 3'],
  ]);
  expect(field(shownIn(0)[0], 'items').options.map(({ id, barred }) => [id, barred])).toEqual([
    ['knife', undefined],
    ['gun', 'Guns: 2, at most 1'],
    ['rope', undefined],
  ]);
});

test('a fault is shown at the field that its path leads to, else on the card, else above the list', () => {
  const faults = [...crews.faults(crew, 10), { path: ['hands', 0], message: 'Nobody knows this hand' }];
  const [first] = shownIn(2);
  if (first === undefined) throw new Error('There is no hand');
  const on = faultsOn(first, faults);
  expect(on.at(field(first, 'items')).map(({ message }) => message)).toEqual(['Guns: 2, at most 1']);
  expect(on.ofCard.map(({ message }) => message)).toEqual(['Nobody knows this hand']);
  const onCards = crews.parts.flatMap((part) => part.shown(crew).flatMap((shown) => faultsOn(shown, faults).all));
  expect(faults.filter((fault) => !onCards.includes(fault)).map(({ message }) => message)).toEqual([
    'The crew costs 24 points, and the limit is 10',
  ]);
});

import { expect } from 'vitest';
import { MET_LISTS } from '../data/people/lists.ts';
import { isGun } from '../data/weapons.ts';
import { areOpposed } from '../figures.ts';
import { stateOf, test } from '../testing.ts';
import { CLASSES } from '../words.ts';

test('ATZ.CLASS.10 ATZ.MULTI.9 Gangers are everybody’s foes, the others leave each other alone', () => {
  const { encounter: enc } = stateOf({
    band: [{ x: 2, y: 2 }],
    strangers: CLASSES.map((kind, i) => ({
      attitude: 'neutral' as const,
      people: [{ x: 6 + 4 * i, y: 20, class: kind }],
    })),
  });
  const sides = enc.sides.filter(({ kind }) => kind === 'people');
  const foes = sides.flatMap((one) =>
    sides.filter((other) => areOpposed(enc, one.id, other.id)).map((other) => `${one.class} ${other.class}`),
  );
  const others = CLASSES.filter((kind) => kind !== 'ganger');
  expect(foes.toSorted()).toEqual(others.flatMap((kind) => [`${kind} ganger`, `ganger ${kind}`]).toSorted());
});

test('ATZ.GEAR.1 most people have a ranged weapon', () => {
  const rows = Object.values(MET_LISTS).flatMap((lists) => lists.flat());
  const armed = rows.filter(({ weapon }) => weapon !== null && isGun(weapon));
  expect(armed.length).toBeGreaterThan(rows.length / 2);
});

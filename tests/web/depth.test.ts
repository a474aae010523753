import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { lastDays } from '../../src/games/last-days/index.ts';
import { type AnyGame, type Json, Match } from '../../src/kernel/index.ts';
import { served } from './served.ts';
import { visitor } from './site.ts';
import { soon } from './soon.ts';

const FLOOR = 2.5;
const square = (x: number, y: number, width: number, depth: number) => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];

/** A house of two storeys with stairs, and a shed between it and whoever looks at it from the near edge. */
const HOUSE = {
  kind: 'own',
  terrain: {
    id: 'house',
    name: 'House',
    width: 24,
    depth: 16,
    buildings: [
      { id: 'shed', outline: square(9, 12, 6, 3), height: 3 },
      {
        id: 'house',
        outline: square(8, 3, 9, 7),
        floors: [0, FLOOR],
        height: 5.5,
        links: [{ id: 'stairs', kind: 'stairs', from: { at: [10, 7.5], level: 0 }, to: { at: [10, 7], level: 1 } }],
      },
    ],
  },
};
/** Marta stands at the foot of the stairs, Bruno upstairs; all others have acted. */
const SETUP = {
  kind: 'custom',
  encounter: 'scavengers',
  table: HOUSE,
  turn: 2,
  phase: 'action',
  aggressor: 'a',
  active: 'a',
  groups: [
    {
      name: 'Ours',
      refuge: 'church',
      members: [
        { type: 'hero', name: 'Marta', guns: ['magnum'], blades: ['club'] },
        { type: 'good-samaritan', name: 'Isak', guns: ['pump-action-shotgun'] },
      ],
    },
    {
      name: 'Theirs',
      refuge: 'mall',
      members: [
        { type: 'thug', name: 'Bruno', blades: ['knife'] },
        { type: 'crony', name: 'Sal', blades: ['club'] },
      ],
    },
  ],
  sides: [
    { seat: 'a', edge: 'near' },
    { seat: 'b', edge: 'far' },
  ],
  characters: [
    { seat: 'a', member: 'm1', x: 10, y: 7.5, guns: [{ ammo: 5 }] },
    { seat: 'a', member: 'm2', x: 2, y: 2, activated: true },
    { seat: 'b', member: 'm1', x: 15, y: 8, level: 1, activated: true },
    { seat: 'b', member: 'm2', x: 22, y: 14, activated: true },
  ],
} satisfies Json;

const record = Match.start<unknown>(lastDays as unknown as AnyGame, SETUP, { seed: 'stairs' }).record();
const DESK = { viewport: { width: 1100, height: 760 } };

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page
    .getByLabel('A match saved as a file')
    .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  await page.getByRole('button', { name: 'What if: play on from here' }).click();
  await page.locator('.asked').waitFor();
}

/** Where in the window a point of the table is seen, so many inches above it. */
type Spotted = (page: Page, x: number, y: number, high: number) => Promise<{ readonly x: number; readonly y: number }>;

const onTable: Spotted = async (page, x, y, high) =>
  await page.locator('.th-canvas').evaluate(
    (canvas, at) => {
      const { probe } = canvas as unknown as {
        probe: { spot(a: number, b: number, c: number): { x: number; y: number } };
      };
      return probe.spot(at.x, at.y, at.high);
    },
    { x, y, high },
  );
const onPlan: Spotted = async (page, x, y) => {
  const box = await page.locator('.tt-ground').boundingBox();
  if (box === null) throw new Error('There is no table');
  return { x: box.x + (x / 24) * box.width, y: box.y + (y / 16) * box.height };
};

const option = (page: Page, text: string) => page.locator('.asked .answer-form .option', { hasText: text });

/** Chooses on the table, goes upstairs, takes it back, goes again and shoots whoever is there. */
async function upstairs(page: Page, spotted: Spotted): Promise<void> {
  const press = async (x: number, y: number, high: number) => {
    const at = await spotted(page, x, y, high);
    await page.mouse.click(at.x, at.y);
  };
  const goUp = async () => {
    await page.locator('.asked[data-kind="path"]').waitFor();
    const level = page.getByRole('button', { name: 'Level 0 is shown; show level 1' });
    if ((await level.count()) > 0) await level.click();
    await page.getByRole('button', { name: /Level 1 is shown/ }).waitFor();
    await page.waitForTimeout(600); // a press right after a question counts as half of a double click
    await press(11, 6.5, FLOOR);
    await page.locator('.sk-drafted').getByText('on level 1').waitFor();
    await page.locator('.asked .primary').click();
    await option(page, 'Done').waitFor();
  };
  await option(page, 'Move up to').click();
  await goUp();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.locator('.tt-region').waitFor({ state: 'attached' });
  await goUp();
  await option(page, 'Done').click();
  await page.locator('.asked', { hasText: 'at whom' }).waitFor();
  await page.waitForTimeout(600);
  await press(15, 8, FLOOR + 0.5);
  await page
    .locator('.log')
    .getByText(/Marta (hits|misses)/)
    .first()
    .waitFor();
}

describe('in three dimensions', () => {
  const site = served({ depth: true });
  test('one chooses, goes to another storey, takes it back and shoots, all on the table', {
    timeout: 240_000,
  }, async () => {
    const { page, faults } = await visitor(site, DESK);
    await begin(page);
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.locator('.th-diorama[data-whole]').waitFor({ timeout: 90_000 });
    await upstairs(page, onTable);
    expect(faults).toEqual([]);
  });
});

describe('without WebGL', () => {
  const site = served();
  test('the same is played on the plan, and the switch says why there is nothing else', {
    timeout: 120_000,
  }, async () => {
    const { page, faults } = await visitor(site, DESK);
    await page.addInitScript(() => {
      const real = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...more]);
      } as typeof real;
      // Whoever looked at the table in three dimensions on another device finds it as a plan here.
      localStorage.setItem('holdout.settings', JSON.stringify({ pace: 'instant', stops: false, view: 'table' }));
    });
    await begin(page);
    await page.getByText('This browser has no WebGL 2, so the table is shown as a plan.').waitFor();
    await soon(() => page.getByRole('button', { name: 'Table', exact: true }).isDisabled()).toBe(true);
    await upstairs(page, onPlan);
    expect(faults).toEqual([]);
  });
});

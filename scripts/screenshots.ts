/**
 * Pictures of the site for the README: `npx tsx scripts/screenshots.ts`. With a folder as argument it takes every page in
 * every width, light and dark, to look at.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { evenDeath } from '../src/games/even-death/index.ts';
import { allThingsZombie } from '../src/games/all-things-zombie/index.ts';
import { lastDays } from '../src/games/last-days/index.ts';
import { lastStand } from '../src/games/last-stand/index.ts';
import { wave } from '../src/games/wave/index.ts';
import type { AnyGame, Match, MatchRecord } from '../src/kernel/index.ts';
import { openSite, type Site, visitor } from '../tests/web/site.ts';
import { besieged, moment, open, packed, playOn, whenPainted } from './picture.ts';

const given = process.argv.slice(2);
const folder = given.find((word) => !word.startsWith('--'));
/** `--only=table,phone`: just these. */
const only = given
  .find((word) => word.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const site = await openSite();
try {
  if (folder === undefined) await forReadme(site, fileURLToPath(new URL('../docs/screenshots', import.meta.url)));
  else await forLooking(site, folder);
} finally {
  await site.close();
}

function over(match: Match): boolean {
  return match.outcome !== null;
}

/** The first seat decides in combat, in the third round or later. */
function inCombat(match: Match): boolean {
  const state = match.state as { round: number; phase: string; turn: { seat: string } };
  return state.round >= 3 && state.phase === 'combat' && match.waitingFor[0] === 'a' && state.turn.seat === 'a';
}

/** The first seat is asked this. */
function asked(key: string, after = 0): (match: Match) => boolean {
  return (match) => match.request?.prompt.key === key && match.waitingFor[0] === 'a' && match.answered > after;
}

/** The table in three dimensions, with nothing around it. */
async function walkedRound(page: Page, record: MatchRecord): Promise<void> {
  await playOn(page, record);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.locator('.th-diorama[data-whole]').waitFor({ timeout: 120_000 });
  await page.waitForTimeout(15_000); // a picture takes seconds without a graphics card
}

/** The first seat can shoot somebody who is in range. */
function aShot(match: Match): boolean {
  const { request } = match;
  if (request?.kind !== 'choose' || !asked('ed.menu', 60)(match)) return false;
  return request.options.some(({ id, about }) => id.startsWith('shoot:') && isInReach(about));
}
function isInReach(about: unknown): boolean {
  return (about as { readonly reaches?: boolean } | undefined)?.reaches === true;
}

/** One's own turn on the map, with a Force chosen. */
async function onTheMap(page: Page, record: MatchRecord): Promise<void> {
  await playOn(page, record);
  await page.locator('[data-call="ready"]').first().click();
  await page.locator('.edc-dossier').first().waitFor();
}

async function buildList(page: Page): Promise<void> {
  await page.goto('/#/lists');
  await page.getByRole('button', { name: 'Old Hands' }).click();
  await page.locator('.list-entry').first().waitFor();
}

async function openRule(page: Page): Promise<void> {
  await page.goto('/#/rules/wave/WAV.WAVE.4');
  await page.locator('.rule[data-marked]').waitFor();
}

/** Worked out when it is first wanted. */
function later<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

async function forReadme(to: Site, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const three = later(() => moment(wave, 'three', inCombat));
  const whole = later(() => moment(wave, 'two', over));
  const stand = later(() => moment(lastStand, 'defend-three', asked('ls.turn', 60)));
  const leader = later(() => moment(lastStand, 'lightning-three', asked('ls.battle.next')));
  const shot = later(() => moment(evenDeath as unknown as AnyGame, 'survivors-zombies', aShot));
  const map = later(() => moment(evenDeath as unknown as AnyGame, 'campaign-fast', asked('ed.campaign.act', 60)));
  const street = later(() => moment(lastDays as unknown as AnyGame, 'scavengers', asked('ld.shoot.menu', 60)));
  const town = later(() => moment(allThingsZombie as unknown as AnyGame, 'search', besieged));
  const night = later(() => moment(allThingsZombie as unknown as AnyGame, 'search-by-night', asked('atz.menu', 4)));
  const shots: readonly [string, number, number, 'light' | 'dark', (page: Page) => Promise<unknown>][] = [
    ['last-days', 1440, 900, 'light', async (page) => await playOn(page, street())],
    ['last-days-phone', 390, 844, 'light', async (page) => await playOn(page, street())],
    ['last-days-table', 1440, 900, 'light', async (page) => await walkedRound(page, street())],
    ['all-things-zombie', 1440, 900, 'light', async (page) => await playOn(page, town())],
    ['all-things-zombie-night', 1440, 900, 'dark', async (page) => await playOn(page, night())],
    ['all-things-zombie-phone', 390, 844, 'dark', async (page) => await playOn(page, town())],
    ['table', 1280, 860, 'light', async (page) => await playOn(page, three())],
    ['table-dark', 1280, 860, 'dark', async (page) => await playOn(page, three())],
    ['phone', 390, 844, 'light', async (page) => await playOn(page, three())],
    [
      'replay',
      1280,
      860,
      'light',
      async (page) => {
        await open(page, whole());
        await page.getByRole('button', { name: 'Statistics' }).click();
      },
    ],
    ['rules', 1280, 860, 'light', openRule],
    ['last-stand', 1440, 900, 'light', async (page) => await playOn(page, stand())],
    ['last-stand-battle', 1440, 900, 'dark', async (page) => await playOn(page, leader())],
    ['last-stand-phone', 390, 844, 'light', async (page) => await playOn(page, stand())],
    ['even-death', 1440, 900, 'light', async (page) => await playOn(page, shot())],
    ['even-death-phone', 390, 844, 'dark', async (page) => await playOn(page, shot())],
    ['even-death-map', 1440, 900, 'dark', async (page) => await onTheMap(page, map())],
    ['even-death-list', 1280, 860, 'light', buildList],
  ];
  for (const [name, width, height, colorScheme, arrange] of shots) {
    if (only !== undefined && !only.includes(name)) continue;
    console.log(name);
    const deep = name === 'last-days-table' ? await openSite({ depth: true }) : null;
    const { page, context } = await visitor(deep ?? to, { viewport: { width, height }, colorScheme });
    await arrange(page);
    await whenPainted(page);
    await writeFile(join(target, `${name}.webp`), await packed(page, await page.screenshot()));
    await context.close();
    await deep?.close();
  }
}

async function forLooking(to: Site, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const three = moment(wave, 'three', inCombat);
  const whole = moment(wave, 'two', over);
  const stand = moment(lastStand, 'defend-three', asked('ls.turn', 60));
  const raid = moment(lastStand, 'lightning-three', asked('ls.place.now'));
  const battle = moment(lastStand, 'lightning-three', asked('ls.battle.next'));
  const shot = moment(evenDeath as unknown as AnyGame, 'survivors-zombies', aShot);
  const map = moment(evenDeath as unknown as AnyGame, 'campaign-fast', asked('ed.campaign.act', 60));
  const views: readonly [string, (page: Page) => Promise<unknown>][] = [
    ['home', async (page) => await page.goto('/')],
    ['new', async (page) => await page.goto('/#/new/wave')],
    ['rules', openRule],
    ['settings', async (page) => await page.goto('/#/settings')],
    ['friends', async (page) => await page.goto('/#/friends')],
    ['table', async (page) => await playOn(page, three)],
    ['replay', async (page) => await open(page, whole)],
    ['last-stand', async (page) => await playOn(page, stand)],
    ['last-stand-raid', async (page) => await playOn(page, raid)],
    ['last-stand-battle', async (page) => await playOn(page, battle)],
    ['even-death', async (page) => await playOn(page, shot)],
    ['even-death-map', async (page) => await onTheMap(page, map)],
    ['even-death-list', buildList],
  ];
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1440, 900],
    ] as const) {
      const { page, context } = await visitor(to, { viewport: { width, height }, colorScheme });
      for (const [name, arrange] of views) {
        await arrange(page);
        await whenPainted(page);
        await page.screenshot({ path: join(target, `${name}-${width}-${colorScheme}.png`) });
      }
      await context.close();
    }
  }
}

/** What scripts that take pictures of the site share. */
import type { Page } from 'playwright-core';
import { createBot, nextMove } from '../src/bots/index.ts';
import { type AnyGame, Match, type MatchRecord, type Point } from '../src/kernel/index.ts';
import { apart } from '../src/tabletop/index.ts';

/** A match of bots up to a moment worth seeing; some matches end before it comes. */
export function moment(game: AnyGame, example: string, enough: (match: Match) => boolean): MatchRecord {
  for (let seed = 1; ; seed++) {
    const match = Match.start<unknown>(game, game.examples[example], { seed: `picture ${seed}` });
    const greedy = createBot('greedy');
    const bots = Object.fromEntries(match.seats.map((seat) => [seat, greedy]));
    while (!enough(match)) {
      const move = nextMove(match, bots, 20);
      if (move === null) break;
      match.answer(move.seat, move.answer);
    }
    if (enough(match)) return match.record();
  }
}

/** All Things Zombie: the first seat acts, and half a dozen of the dead are near whoever it is. */
export function besieged({ request, state, waitingFor }: Match): boolean {
  if (request?.kind !== 'choose' || request.prompt.key !== 'atz.menu' || waitingFor[0] !== 'a') return false;
  const { humans, zombies } = (
    state as { encounter: Record<'humans' | 'zombies', readonly (Point & { id: string })[]> }
  ).encounter;
  const acting = humans.find(({ id }) => id === request.options[0]?.id.split(':')[1]);
  return acting !== undefined && zombies.filter((zombie) => apart(zombie, acting) < 7).length > 5;
}

export async function open(page: Page, record: MatchRecord): Promise<void> {
  await page.goto('/');
  await page
    .getByLabel('A match saved as a file')
    .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  await page.getByRole('slider').waitFor();
}

export async function playOn(page: Page, record: MatchRecord): Promise<void> {
  await open(page, record);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByRole('button', { name: 'What if: play on from here' }).click();
  await page.locator('.asked').waitFor();
  const attack = page.locator('[data-option^="attack:"], [data-option^="shoot:"], [data-option="raiders"]').first();
  if ((await attack.count()) > 0) {
    await attack.focus();
    // A phone shows them below the fold, or not before a tap.
    if ((page.viewportSize()?.width ?? 0) > 600) await page.locator('.odds').first().waitFor();
  }
}

/** A table of miniatures is painted coarsely first; the picture waits for the whole of it, and the map for its land. */
export async function whenPainted(page: Page): Promise<void> {
  await page.waitForTimeout(400);
  await page.waitForFunction(() => {
    const ground = document.querySelector<HTMLCanvasElement>('canvas[data-kind="ground"]');
    if (document.querySelector('.tt-svg') !== null && (ground?.width ?? 0) < 1000) return false;
    if (document.querySelector('.edc-map:not([data-painted])') !== null) return false;
    return document.querySelector('.ls-board') === null || document.querySelector('.ls-board image') !== null;
  });
}

/** What of a picture is kept: all of it, or its middle as wide and high as this. */
export interface Kept {
  readonly width: number;
  readonly height: number;
  readonly quality: number;
}

/** The same picture in a fraction of the bytes: the browser knows how. */
export async function packed(page: Page, png: Buffer, kept: Kept | null = null): Promise<Buffer> {
  await page.goto('about:blank');
  const text = await page.evaluate(
    async ([data, cut]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const { width, height, quality } = cut ?? { width: picture.width, height: picture.height, quality: 0.82 };
      const canvas = new OffscreenCanvas(width, height);
      const scale = Math.max(width / picture.width, height / picture.height);
      const [w, h] = [picture.width * scale, picture.height * scale];
      const brush = canvas.getContext('2d');
      if (brush === null) throw new Error('no canvas');
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));
    },
    [png.toString('base64'), kept] as const,
  );
  return Buffer.from(text, 'base64');
}

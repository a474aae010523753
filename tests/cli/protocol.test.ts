import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Engine } from '../../src/cli/engine/engine.ts';
import { FAILURE_CODES } from '../../src/cli/engine/failure.ts';
import { MESSAGES } from '../../src/cli/engine/messages.ts';
import { PARAMS } from '../../src/cli/engine/params.ts';
import { GAMES } from '../../src/games/index.ts';
import { type AnyGame, Match, Seeded, seedWords, Viewer } from '../../src/kernel/index.ts';
import { randomPlay } from '../../src/kernel/testing.ts';

const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');

test('the page names every method and every code of an error', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name);
  expect(new Set(rows)).toEqual(new Set(Object.keys(PARAMS)));
  for (const code of FAILURE_CODES) expect(page).toContain(`\`${code}\``);
});

test('its session goes as it says', () => {
  const engine = new Engine(GAMES);
  const [, session = ''] = /## A session[\s\S]*?```\n([\s\S]*?)```/.exec(page) ?? [];
  const lines = session.trim().split('\n');
  expect(lines.length).toBeGreaterThan(10);
  for (let i = 0; i < lines.length; i += 2) {
    const [asked = '', said = ''] = lines.slice(i, i + 2);
    const reply = JSON.parse(engine.reply({ text: asked.slice(2) })) as { result?: unknown[] };
    const expected = JSON.parse(said.slice(2)) as { result?: unknown[] };
    // Of a list, the page shows the beginning.
    if (Array.isArray(expected.result)) reply.result = reply.result?.slice(0, expected.result.length) ?? [];
    expect(reply).toMatchObject(expected);
  }
});

/** The usual set-up of each game, and where it has them, a campaign. */
const PLAYED = GAMES.flatMap((game) => {
  const [usual = '', ...others] = Object.keys(game.examples);
  const campaign = others.find((name) => name === 'campaign' || name === 'first-month');
  return [usual, ...(campaign === undefined ? [] : [campaign])].map((name) => ({ id: game.id, name }));
});

test.each(PLAYED)('$id, $name, asks and tells as the schemas say', ({ id, name }) => {
  const game = GAMES.find((one) => one.id === id) as AnyGame;
  const luck = new Seeded(seedWords(`messages ${id}`));
  const match = Match.start(game, game.examples[name], { seed: 'messages' });
  for (let n = 0; n < 60 && match.request !== null; n++) {
    const { seat, answer } = randomPlay(match, (most) => luck.below(most));
    const viewer = new Viewer(match, seat);
    expect(MESSAGES.request.safeParse(viewer.request()).error?.issues).toBeUndefined();
    expect(MESSAGES.answer.safeParse(answer).error?.issues).toBeUndefined();
    const before = match.eventCount;
    match.answer(seat, answer);
    for (const event of new Viewer(match, seat).events(before)) {
      expect(MESSAGES.event.safeParse(event).error?.issues).toBeUndefined();
    }
  }
});

import { expect, test } from 'vitest';
import { type DataTextKey, dataTexts } from './data.ts';
import { BARE_HANDS_NAME } from './data-gear.ts';

test('every name is short, every explanation is one or two sentences, and none has a gap', () => {
  const texts = Object.entries(dataTexts);
  expect(texts.length).toBeGreaterThan(250);
  for (const [key, text] of texts) {
    expect(text, key).not.toMatch(/[{}]|\bwhoever\b/i);
    if (!key.endsWith('.about')) expect(text.length, key).toBeLessThanOrEqual(40);
    else expect(text.match(/[.!?](?= |$)/g)?.length, key).toBeLessThanOrEqual(3);
  }
});

test('a key of the data is a name or an explanation', () => {
  const keys: DataTextKey[] = ['skill.sniper', 'gear.scope.about', 'class.smg'];
  expect(keys.map((key) => dataTexts[key])).toEqual(['Sniper', 'On an SMG or Rifle: Lobotomizer 1 more.', 'SMG']);
  expect(BARE_HANDS_NAME).toBe('Bare hands');
});

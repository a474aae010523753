import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ORDER_TEXTS } from '../../../kernel/index.ts';
import { content, parseFile } from '../cards/content.ts';
import { ability, cost, type Effects, effects, goal } from '../cards/vocabulary.ts';
import { abilitiesText, ACTIVE, effectsText, LEADER, leaderText } from './wording.ts';
import { adventureText, bonusText, goalText, missionText, monstrosityText, raiderText } from './wording-cards.ts';
import { events, odds, prompts, words } from './said.ts';
import { texts } from './text.ts';
import { SCENARIOS } from './words.ts';

/** Data that a card is made of, the schema that it must keep to, and what the card says of it. */
interface Entry {
  readonly name: string;
  readonly data: unknown;
  readonly fits: (data: unknown) => boolean;
  readonly text: (data: never) => string;
  /** The parts of the data that the text is about. */
  readonly of: (path: Path) => boolean;
  readonly speech?: typeof ACTIVE | undefined;
}
const entry = <T>(name: string, data: T, schema: z.ZodType, text: (data: T) => string): Entry => ({
  name,
  data,
  fits: (changed) => schema.safeParse(changed).success,
  text: text as Entry['text'],
  of: () => true,
});
/** A whole card, which its file's schema checks. */
function card<T>(file: Parameters<typeof parseFile>[0], data: T, text: (data: T) => string, of: Entry['of']): Entry {
  const fits = (changed: unknown): boolean => {
    try {
      return Boolean(
        parseFile(file, { count: 1, ...(file === 'mission-cards.json' && { groupCount: 1 }), cards: [changed] }),
      );
    } catch {
      return false;
    }
  };
  return { name: `the card ${(data as { id: string }).id}`, data, fits, text: text as Entry['text'], of };
}

const abilities = z.array(ability).min(1);
const skilled = (name: string, list: readonly { name: string; abilities: z.infer<typeof abilities> }[]): Entry[] =>
  list.map((skill) => entry(`${name} ${skill.name}`, skill.abilities, abilities, abilitiesText));
const plain = (name: string, data: z.infer<typeof effects>, speech?: typeof ACTIVE): Entry[] =>
  data.length === 0 ? [] : [{ ...entry(name, data, effects, (list: Effects) => effectsText(list, speech)), speech }];

const ENTRIES: readonly Entry[] = [
  ...content.rangers.flatMap(({ id, skills, bonusSkill }) => skilled(id, [...skills, bonusSkill])),
  ...content.leaders.flatMap(({ id, skills, slayer, defeat }) => [
    ...skills.map((skill) => entry(`${id} ${skill.name}`, skill.abilities, abilities, leaderText)),
    ...skilled(id, [slayer]),
    ...plain(`${id} defeat`, defeat.effects, LEADER),
  ]),
  ...content.tribes.flatMap(({ id, abilities: list }) => skilled(id, list)),
  ...Object.entries(content.defenders.icons).map(([icon, face]) =>
    entry(icon, face.abilities, abilities, abilitiesText),
  ),
  ...[content.specials, content.common, content.unique, content.mutations]
    .flat()
    .map((card) => entry(card.id, card.abilities, abilities, abilitiesText)),
  ...content.tech.map((card) => entry(card.id, card.abilities, abilities, leaderText)),
  ...content.raiders.flatMap((card) => [
    ...plain(`${card.id} event`, card.event?.effects ?? [], ACTIVE),
    ...plain(card.id, card.effects ?? [], ACTIVE),
  ]),
  ...content.adventures.flatMap(({ id, pass, fail, bonus }) => [
    ...plain(`${id} pass`, pass),
    ...plain(`${id} fail`, fail),
    ...(bonus === null ? [] : [entry(`${id} bonus`, bonus, z.strictObject({ cost, effects }), bonusText)]),
  ]),
  ...content.missions.flatMap(({ id, goals, reward, fail, actions = [], back }) => [
    ...goals.map((one, i) => entry(`${id} goal ${i}`, one, goal, goalText)),
    ...plain(`${id} reward`, reward),
    ...plain(`${id} fail`, fail),
    ...skilled(id, [...actions, ...(back?.actions ?? [])]),
  ]),
  ...content.monstrosities.flatMap(({ id, win, lose }) => [...plain(`${id} win`, win), ...plain(`${id} lose`, lose)]),
  ...content.scavenge.tokens.flatMap(({ id, effects: list }) => plain(id, list)),
  ...SCENARIOS.flatMap((n) => {
    const { abilities: list } = content.scavenge.scenarioUse[n];
    return list === undefined ? [] : [entry(`Special token in scenario ${n}`, list, abilities, abilitiesText)];
  }),
  ...content.adventures.map((one) => card('adventure-cards.json', one, adventureText, ([part]) => part === 'test')),
  ...content.monstrosities.map((one) => card('monstrosities.json', one, monstrosityText, ([part]) => part === 'fight')),
  ...content.missions
    .filter(({ goals }) => goals.length > 1)
    .map((one) => card('mission-cards.json', one, missionText, ([part]) => part === 'ordered')),
  ...content.raiders.map((one) =>
    card('raider-cards.json', one, raiderText, ([part]) => part === 'placements' || part === 'leader'),
  ),
];

type Path = readonly (string | number)[];
const at = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, step) => (part as Record<string | number, unknown>)[step], data);
function withChange(data: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const changed = withChange((data as Record<string | number, unknown>)[step], rest, value);
  if (Array.isArray(data)) {
    return data.flatMap((item, i) => (i !== step ? [item] : changed === undefined ? [] : [changed]));
  }
  const { [step]: _old, ...others } = data as Record<string | number, unknown>;
  return changed === undefined ? others : { ...(data as object), [step]: changed };
}
/** Every field, element and part of the data. */
function pathsOf(data: unknown, path: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [path];
  const inner = Object.keys(data).flatMap((key) =>
    pathsOf((data as Record<string, unknown>)[key], [...path, Array.isArray(data) ? Number(key) : key]),
  );
  return path.length === 0 ? inner : [path, ...inner];
}

/** Every word that the cards can be made of; the schema says which of them may stand where. */
const VOCABULARY = [
  ...new Set(
    [...JSON.stringify([z.toJSONSchema(ability), z.toJSONSchema(goal)]).matchAll(/"(\w+)"/g)].map(([, w]) => w),
  ),
];
function otherValues(value: unknown): unknown[] {
  if (typeof value === 'number')
    return [value + 1, value - 1, -value, 'all', 'd6', undefined].filter((n) => n !== value);
  if (typeof value === 'boolean') return [!value, undefined];
  if (typeof value === 'string') return [...VOCABULARY.filter((word) => word !== value), 1, undefined];
  return [undefined];
}

/** In an event, `self` is the active Ranger. */
const means = (value: unknown, { speech }: Entry): unknown =>
  speech === ACTIVE && value === 'self' ? 'active' : value;

/** Words that other fields go with: they cannot be changed alone. */
const LEADS = /^(?:do|goal|by) |^what "(?:raiders|figure)"$|^id "any"$/;

/** What may be changed about an entry without its text changing. */
function unsaid(entered: Entry): string[] {
  const { data, fits, text, of } = entered;
  const before = text(data as never);
  const silent: string[] = [];
  for (const path of pathsOf(data).filter(of)) {
    const value = at(data, path);
    const changes = otherValues(value)
      .filter((other) => means(other, entered) !== means(value, entered))
      .map((other) => [other, withChange(data, path, other)] as const)
      .filter(([, changed]) => fits(changed));
    const isFixed =
      changes.length === 0 &&
      typeof value !== 'object' &&
      !LEADS.test(`${String(path.at(-1))} ${JSON.stringify(value)}`);
    if (isFixed) silent.push(`${path.join('.')} is fixed`);
    for (const [other, changed] of changes) {
      if (text(changed as never) === before) silent.push(`${path.join('.')}: ${String(value)} -> ${String(other)}`);
    }
  }
  return silent;
}

describe('a card says what it does', () => {
  it.each(ENTRIES.map((one) => [one.name, one] as const))('%s: every field of its data is said', (_name, one) => {
    expect(unsaid(one)).toEqual([]);
  });

  it.each(ENTRIES.map((one) => [one.name, one] as const))('%s reads as a sentence', (_name, { data, text }) => {
    const said = text(data as never);
    expect(said).not.toMatch(
      /undefined|NaN|null|\[object| {2}|\b1 (?!success|progress|less)\w+s\b|\b(?:[02-9]|\d\d) (?:die|success)\b/,
    );
    expect(said).not.toMatch(/\ba (?=[aeio])|\ban (?=[^aeiouAEIOU])|\bthe the\b|\.\.|, ,|: :/);
  });

  it('an event that names another location on each card says so, where no card is at hand', () => {
    const said = (id: string) => texts[`card-text.event.${id}`];
    expect(said('omen')).toBe('Place a Karma Token on the location that the card names.');
    expect(said('spawning')).toBe('Place a Monstrosity on White Crater (20).');
    expect(texts['card-text.R04']).toContain('Good Omen: Place a Karma Token on Thirsty Flats (13)');
  });

  it('nothing on a card is written by hand but names and flavour', () => {
    const byHand = (part: unknown): string[] => {
      if (typeof part !== 'object' || part === null) return [];
      return Object.entries(part).flatMap(([key, value]) =>
        typeof value === 'string' && value.includes(' ') ? [key] : byHand(value),
      );
    };
    const { board: _board, ...cards } = content;
    expect([...new Set(byHand(cards))].sort()).toEqual(['flavour', 'name', 'specialName', 'title']);
    for (const { flavour } of [...content.adventures, ...content.monstrosities]) {
      expect(flavour).not.toMatch(
        /\d|\b(?:Karma|wound|die|dice|card|test|Ranger|Leader|health|success|Artifact|action)s?\b/,
      );
    }
  });
});

/** A change of words is seen by reading the file's difference; `npx vitest run -u` with this file's path writes it anew. */
it('every card says just this', async () => {
  const lines = ENTRIES.map(({ name, data, text }) => `${name}: ${text(data as never)}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('said-on-cards.txt');
});

/** Names of cards with their prices, what hangs on dice, ways of a choice: all that is put together and not written. */
it('everything that is put together from cards says just this', async () => {
  const written = { ...prompts, ...events, ...odds, ...words, ...ORDER_TEXTS };
  const made = Object.entries(texts).filter(([key]) => !(key in written) && !/^(?:card-text|name|subject)\./.test(key));
  await expect(`${made.map(([key, text]) => `${key}: ${text}`).join('\n')}\n`).toMatchFileSnapshot('put-together.txt');
});

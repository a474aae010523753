import { isSyntax, partsOf, type Syntax, syntaxOf } from './syntax.ts';

/** Stands in a title where something is filled in. */
const HOLE = '\ufffc';

/** The ids that a text names. `WAV.X.1-3` is a range and names none; neither does an id that is glued to more. */
export function idsIn(text: string): string[] {
  return [...new Set(text.match(ID) ?? [])];
}
const ID =
  /(?<![\p{L}\p{N}_.\-–—])(?:WAV|DLS|EDM|LD|ATZ)\.[A-Z][A-Z0-9]*\.[A-Z0-9]+(?!\.?[\p{L}\p{N}_\ufffc]|\.\.|[-–—/][\p{Lu}\p{N}\ufffc])/gu;

/** A title that names more ids than this proves none of them. */
const MOST_IDS_IN_A_TITLE = 4;

const TESTS = new Set(['test', 'it']);
const GROUPS = new Set(['describe', 'suite']);
/** These take arguments of their own before the call that carries the title. */
const PREPARES = new Set(['each', 'for', 'skipIf', 'runIf', 'prop']);
/** What is not run, or not always, or must fail, proves nothing. */
const IDLE = new Set(['skip', 'todo', 'fails', 'skipIf', 'runIf']);

/** The ids that the titles of a test file prove. A group's title counts once a test inside it runs. */
export function idsProvenBy(source: string): Set<string> {
  const proven = new Set<string>();
  for (const title of titlesOf(source)) {
    const ids = idsIn(title);
    if (ids.length > MOST_IDS_IN_A_TITLE) continue;
    for (const id of ids) proven.add(id);
  }
  return proven;
}

/** The titles of all tests that run, and of the groups around them; what is filled in later is cut out as `HOLE`. */
export function titlesOf(source: string): readonly string[] {
  return titlesIn(syntaxOf(source)).titles;
}

interface Titles {
  readonly titles: readonly string[];
  readonly tests: number;
}

function titlesIn(syntax: Syntax): Titles {
  const call = testCall(syntax);
  if (call === undefined) return together(partsOf(syntax).map(titlesIn));
  const title = call.title === undefined ? [] : [call.title];
  if (call.idle) return { titles: [], tests: 0 };
  if (!call.group) return { titles: title, tests: 1 };
  const inside = together(call.inside.map(titlesIn));
  return { titles: [...(inside.tests > 0 ? title : []), ...inside.titles], tests: inside.tests };
}

const together = (all: readonly Titles[]): Titles => ({
  titles: all.flatMap(({ titles }) => titles),
  tests: all.reduce((sum, { tests }) => sum + tests, 0),
});

interface TestCall {
  readonly group: boolean;
  readonly idle: boolean;
  readonly title: string | undefined;
  readonly inside: readonly Syntax[];
}

/** Reads `test(…)`, `test.only(…)`, `test.each<T>(…)(…)`, ``test.each`…`(…)`` and their like. */
function testCall(syntax: Syntax): TestCall | undefined {
  if (syntax.type !== 'CallExpression') return undefined;
  const called = nameOf(syntax.callee as Syntax);
  if (called === undefined || !(TESTS.has(called.name) || GROUPS.has(called.name))) return undefined;
  // `test.each(…)` alone only prepares the call that carries the title.
  if (PREPARES.has(called.modifiers.at(-1) ?? '') && !called.prepared) return undefined;
  const [first, ...inside] = syntax.arguments as readonly Syntax[];
  const title = first === undefined ? undefined : textOf(first);
  const bodyless = title !== undefined && inside.length === 0;
  const idle = bodyless || called.modifiers.some((modifier) => IDLE.has(modifier)) || inside.some(saysIdle);
  return { group: GROUPS.has(called.name), idle, title, inside };
}

interface Called {
  readonly name: string;
  readonly modifiers: readonly string[];
  /** Whether what prepares it was called right before. */
  readonly prepared: boolean;
}

function nameOf(callee: Syntax): Called | undefined {
  if (callee.type === 'Identifier') return { name: callee.name as string, modifiers: [], prepared: false };
  if (callee.type === 'MemberExpression') {
    const of = nameOf(callee.object as Syntax);
    const modifier = (callee.property as Syntax).name as string;
    return of && { ...of, modifiers: [...of.modifiers, modifier], prepared: false };
  }
  const prepares = { CallExpression: callee.callee, TaggedTemplateExpression: callee.tag }[callee.type];
  const of = isSyntax(prepares) ? nameOf(prepares) : undefined;
  return of !== undefined && PREPARES.has(of.modifiers.at(-1) ?? '') ? { ...of, prepared: true } : undefined;
}

/** A text with what is joined to it by `+`; undefined for what does not begin with a text. */
function textOf(syntax: Syntax): string | undefined {
  if (syntax.type === 'Literal') return typeof syntax.value === 'string' ? syntax.value : undefined;
  if (syntax.type === 'TemplateLiteral') {
    const texts = syntax.quasis as readonly { readonly value: { readonly cooked: string } }[];
    return texts.map(({ value }) => value.cooked).join(HOLE);
  }
  if (syntax.type !== 'BinaryExpression' || syntax.operator !== '+') return undefined;
  const left = textOf(syntax.left as Syntax);
  return left === undefined ? undefined : left + (textOf(syntax.right as Syntax) ?? HOLE);
}

/** Whether options say `{ skip: true }` or the like. */
function saysIdle(options: Syntax): boolean {
  if (options.type !== 'ObjectExpression') return false;
  return (options.properties as readonly Syntax[]).some(
    ({ key, value }) => isSyntax(key) && IDLE.has(key.name as string) && (value as Syntax).value !== false,
  );
}

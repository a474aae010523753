import { allOf, isSyntax, type Syntax, syntaxOf } from './syntax.ts';

/** Where a program takes an id apart. An id is made by whoever names a thing, and compared; what a thing is stands beside it. */

const TAKING_APART = [
  'startsWith',
  'endsWith',
  'includes',
  'indexOf',
  'lastIndexOf',
  'slice',
  'substring',
  'substr',
  'charAt',
  'charCodeAt',
  'at',
  'split',
  'match',
  'matchAll',
  'search',
  'replace',
  'replaceAll',
];
/** Where a text is asked for what it begins or ends with. */
const ENDS = ['startsWith', 'endsWith'];

const wordOf = (syntax: unknown): string => (isSyntax(syntax) && typeof syntax.name === 'string' ? syntax.name : '');

/** `id`, `weaponId`, `one.id`, `found?.id`. */
function isId(syntax: unknown): boolean {
  if (!isSyntax(syntax)) return false;
  if (syntax.type === 'Identifier') return /^id$|[a-z]Id$/.test(wordOf(syntax));
  if (syntax.type === 'MemberExpression') return syntax.computed !== true && isId(syntax.property);
  if (syntax.type === 'TSNonNullExpression' || syntax.type === 'ChainExpression') return isId(syntax.expression);
  return false;
}

/** What stands between the parts of an id. */
const JOINT = /^[\w-]*[:-]$/;

/** A text with something put into it: `${house} 2`. */
const isMadeUp = (syntax: unknown): boolean =>
  isSyntax(syntax) && syntax.type === 'TemplateLiteral' && (syntax.expressions as unknown[]).length > 0;

/** `'gun-'`, `':'` */
const isJoint = (syntax: unknown): boolean =>
  isSyntax(syntax) && syntax.type === 'Literal' && typeof syntax.value === 'string' && JOINT.test(syntax.value);

function takesApart({ callee, arguments: given }: Syntax): boolean {
  if (!isSyntax(callee) || callee.type !== 'MemberExpression' || callee.computed === true) return false;
  const verb = wordOf(callee.property);
  const [first] = given as unknown[];
  if (TAKING_APART.includes(verb) && isId(callee.object)) return true;
  if (ENDS.includes(verb) && (isMadeUp(first) || isJoint(first))) return true;
  if ((verb === 'split' || verb === 'indexOf') && isJoint(first)) return true;
  const isPattern = isSyntax(callee.object) && callee.object.type === 'Literal' && 'regex' in callee.object;
  return isPattern && (verb === 'test' || verb === 'exec') && isId(first);
}

/** What such a place looks like: most files have none and need not be parsed. */
const LIKELY = new RegExp(
  [
    `\\b(?:id|\\w+Id)\\W{0,3}\\s*\\.\\s*(?:${TAKING_APART.join('|')})\\(`,
    '\\b(?:id|\\w+Id)\\W{0,3}\\[',
    '(?:starts|ends)With\\(\\s*[`\'"]',
    '(?:split|indexOf)\\(\\s*[\'"][\\w-]*[:-]',
    '\\.(?:test|exec)\\([^()]*(?:id|Id)\\)',
  ].join('|'),
);

export function idsTakenApart(source: string, file?: string): string[] {
  if (!LIKELY.test(source)) return [];
  const program = syntaxOf(source, file);
  const letters = allOf(program, 'MemberExpression').filter(
    ({ object, computed }) => computed === true && isId(object),
  );
  return [...allOf(program, 'CallExpression').filter(takesApart), ...letters].map(({ start, end }) =>
    source.slice(start, end),
  );
}

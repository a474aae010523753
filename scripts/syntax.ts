import { parseSync } from 'oxc-parser';

/** A part of a program's syntax: what it is, where it stands, and its own parts. */
export interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** The name of the file says whether elements of a page stand in it. */
export function syntaxOf(source: string, file = 'source.ts'): Syntax {
  const { program, errors } = parseSync(file, source);
  if (errors[0] !== undefined) throw new SyntaxError(errors[0].message);
  return program as unknown as Syntax;
}

export function isSyntax(part: unknown): part is Syntax {
  return typeof (part as Syntax | null)?.type === 'string';
}

/** The parts of a syntax, one level down, in the order in which they are written. */
export function partsOf(syntax: Syntax): Syntax[] {
  return Object.values(syntax)
    .flat()
    .filter(isSyntax)
    .sort((a, b) => a.start - b.start);
}

/** Everything of one type in it, at any depth. */
export function allOf(syntax: Syntax, type: string): Syntax[] {
  const found = syntax.type === type ? [syntax] : [];
  return [...found, ...partsOf(syntax).flatMap((part) => allOf(part, type))];
}

/** Where a module's text comes from: `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')`. */
export function importsOf(source: string, file?: string): string[] {
  const program = syntaxOf(source, file);
  const from = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'];
  const stated = partsOf(program).filter(({ type }) => from.includes(type));
  // Anywhere in the code, so only where the word is there at all is it looked for.
  const called = /\bimport\s*\(/.test(source) ? allOf(program, 'ImportExpression') : [];
  return [...stated, ...called]
    .sort((a, b) => a.start - b.start)
    .flatMap(({ source: text }) => (isSyntax(text) && typeof text.value === 'string' ? [text.value] : []));
}

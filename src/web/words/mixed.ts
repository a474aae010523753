import { createElement, Fragment, type ReactNode } from 'react';
import { filled, piecesOf } from './words.ts';

const isPlain = (gap: ReactNode): gap is string | number => typeof gap === 'string' || typeof gap === 'number';

/** A phrase between tags, with other things in it, and the spaces around it. */
export function mixed(english: string, before: string, after: string, ...gaps: readonly ReactNode[]): ReactNode {
  if (gaps.every(isPlain)) return before + filled(english, ...gaps) + after;
  const parts = piecesOf(english).map((piece, i) => (i % 2 === 0 ? piece : gaps[Number(piece)]));
  return createElement(Fragment, null, before, ...parts, after);
}

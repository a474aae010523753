export type { Board, Easel } from './board.ts';
export { compassOf, type Field, fieldLines, MARK_OF } from './field.ts';
export { type Ink, PLAIN } from './ink.ts';
export {
  clipped,
  columnsOf,
  count,
  grouped,
  padEnd,
  table,
  together,
  track,
  widthOf,
  withoutColour,
  wrap,
} from './layout.ts';

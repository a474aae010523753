export type { Board, Easel } from './board.ts';
export { buildingsOf, compassOf, type Field, fieldLines, MARK_OF, nearby, wayText } from './field.ts';
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

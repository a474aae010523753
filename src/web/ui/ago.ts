import { language } from '../words/words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;
/** Longer ago than this, the date says more. */
const LONG = 30 * DAY;

/** How long ago something was, as one says it. */
export function ago(then: number, now = Date.now()): string {
  const past = now - then;
  if (past >= LONG) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(then);
  const unit = UNITS.find(([, millis]) => past >= millis);
  if (unit === undefined) return 'Just now';
  const [name, millis] = unit;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(past / millis), name);
}

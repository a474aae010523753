import type { Json } from '../../kernel/index.ts';
import type { Guide, Lesson, Moment, Remark } from './guide.ts';

/** What was said at one moment: places in the guide's lists. */
export interface Told {
  /** How many answers had been given before. */
  readonly answered: number;
  /** How far the log had been read. */
  readonly read: number;
  readonly lesson: number | null;
  readonly remark: number | null;
}

/** Whether somebody is guided through a match, and what was said so far. */
export interface GuideNotes {
  readonly on: boolean;
  /** It is the guide of a first campaign. */
  readonly campaign?: true;
  readonly told: readonly Told[];
}

/** What is said at this moment follows from it and from what was said before: after an undo the same is said again. */
export function toldAt(guide: Guide, told: readonly Told[], now: Omit<Moment, 'heard'> & Log): readonly Told[] {
  const before = told.filter(({ answered }) => answered < now.answered);
  const read = before.at(-1)?.read ?? -1;
  const moment: Moment = { ...now, heard: now.events.filter(({ n }) => n > read) };
  return [
    ...before,
    {
      answered: now.answered,
      read: now.events.at(-1)?.n ?? read,
      lesson: lessonAt(guide.lessons, before, moment),
      remark: remarkAt(guide.remarks, before, moment),
    },
  ];
}
interface Log {
  readonly events: Moment['heard'];
}

function lessonAt(lessons: readonly Lesson[], before: readonly Told[], now: Moment): number | null {
  const said = new Set(before.map(({ lesson }) => lesson));
  const i = lessons.findIndex((lesson, place) => (lesson.again === true || !said.has(place)) && fits(lesson, now));
  return i < 0 ? null : i;
}

function fits({ asked, if: holds }: Lesson, now: Moment): boolean {
  const keys: readonly string[] = typeof asked === 'string' ? [asked] : asked;
  return keys.includes(now.request.prompt.key) && (holds?.(now) ?? true);
}

function remarkAt(remarks: readonly Remark[], before: readonly Told[], now: Moment): number | null {
  const said = new Set(before.map(({ remark }) => remark));
  const i = remarks.findIndex(
    ({ of, if: holds }, place) =>
      !said.has(place) && now.heard.some((event) => event.key === of && (holds?.(event, now) ?? true)),
  );
  return i < 0 ? null : i;
}

/** A game's own guide, as the page knows any. */
export const anyGuide = <Key extends string, View>(guide: Guide<Key, View>): Guide =>
  guide as unknown as Guide<string, Json>;

import type { Doing, Encounter } from '../state.ts';
import type { Offer } from '../verbs.ts';
import type { CourseDecision } from './decisions.ts';

type GoOn = Extract<CourseDecision, { readonly do: 'go-on' }>;
const GO_ON: Offer<GoOn> = { means: { do: 'go-on' }, label: { key: 'atz.go-on' } };

/**
 * ATZ.MEET.4: while a question waits, somebody may say something that comes before any answer to it: then there is nothing left to
 * say but to go on. Null where nothing was said.
 */
export const firstOf = ({ doing: pile }: Encounter, doing: Doing): readonly Offer<GoOn>[] | null =>
  pile.at(-1) === doing ? null : [GO_ON];

import type { Point } from '../../kernel/index.ts';
import type { Spot } from '../../skirmish/index.ts';

/** What goes beside the questions of the game, by the key of the prompt: boards draw from it. */

/** Whom a question is about. */
interface AboutUnit {
  readonly unit: string;
}
/** How far a Move leads: on open ground, and on rough. */
interface Limits extends AboutUnit {
  readonly open: number;
  readonly halved: number;
}
/** Where models would stand, or stand already. */
interface Spots {
  readonly places: readonly Spot[];
}

export interface Facts {
  readonly 'ed.menu': AboutUnit & { readonly actions: number; readonly aiming: boolean };
  readonly 'ed.move': Limits;
  readonly 'ed.herd.move': Limits;
  readonly 'ed.face': AboutUnit;
  readonly 'ed.arrange': AboutUnit & { readonly model: string };
  readonly 'ed.split': AboutUnit;
  readonly 'ed.split.lead': AboutUnit & Spots;
  readonly 'ed.bite.how': AboutUnit & Spots;
  readonly 'ed.merge.how': AboutUnit & Spots;
  readonly 'ed.ramble.counter': AboutUnit;
  readonly 'ed.places': AboutUnit & Spots;
  /** Which model is placed, and whom it is to touch: a point then only says on which side. */
  readonly 'ed.places.one': AboutUnit & Spots & { readonly model: string; readonly round?: Point };
}

type AnyFacts = Facts[keyof Facts];
type FieldIn<T> = T extends T ? keyof T : never;
type Value<T, F extends PropertyKey> = T extends { readonly [K in F]?: infer V } ? V : never;
/** What may lie beside a question, whichever it is: for readers who do the same for all of them. */
export type SomeFacts = { readonly [F in FieldIn<AnyFacts>]?: Exclude<Value<AnyFacts, F>, undefined> };

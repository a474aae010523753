import type { Seat } from '../../kernel/index.ts';

/** What goes beside the questions of the game, by the key of the prompt: boards draw from it. */

interface AboutUnit {
  readonly unit: string;
}

interface AboutNerve {
  readonly seat: Seat;
  /** The highest die with which the Group holds. */
  readonly most: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** LD.LOCK.8: who fires at whom, and the Run. */
interface RunFacts extends AboutUnit {
  readonly target: string;
  readonly from: { readonly x: number; readonly y: number; readonly level: number };
  readonly to: { readonly x: number; readonly y: number; readonly level: number };
}

export interface Facts {
  readonly 'ld.menu': AboutUnit & { readonly left: number; readonly of: number; readonly sprint: number };
  /** What is left to spend, and what an inch of ground and of height costs: enough to show the price of a way. */
  readonly 'ld.move': AboutUnit & {
    readonly left: number;
    readonly sprint: number;
    readonly normal: number;
    readonly difficult: number;
    readonly climb: number;
  };
  readonly 'ld.run': AboutUnit & { readonly inches: number };
  readonly 'ld.go-on': AboutUnit;
  readonly 'ld.tag-team.next': AboutUnit;
  readonly 'ld.lock': { readonly target: string };
  readonly 'ld.lock.run': { readonly target: string };
  readonly 'ld.lock.again': AboutUnit & { readonly target: string };
  readonly 'ld.lock.where': RunFacts;
  readonly 'ld.lock.point': RunFacts;
  readonly 'ld.token.where': AboutUnit & { readonly token: string };
  readonly 'ld.token.put': AboutUnit & { readonly token: string };
  readonly 'ld.noisemaker.where': AboutUnit & { readonly token: string };
  readonly 'ld.jump': AboutUnit;
  readonly 'ld.long-jump': AboutUnit & { readonly inches: number };
  readonly 'ld.double-tap': AboutUnit & { readonly target: string };
  readonly 'ld.noise.who': { readonly sources: readonly string[] };
  readonly 'ld.noise.where': { readonly source: string; readonly spots: readonly Spot[] };
  readonly 'ld.reserve': { readonly source: string; readonly spots: readonly Spot[] };
  readonly 'ld.ammo.again': AboutUnit & { readonly gun: number };
  readonly 'ld.shoot.menu': AboutUnit;
  readonly 'ld.gunfighter': AboutUnit;
  readonly 'ld.maneuver': AboutUnit;
  readonly 'ld.throw.where': AboutUnit & { readonly inches: number };
  readonly 'ld.arm.attack': AboutUnit;
  readonly 'ld.arm.defend': AboutUnit;
  readonly 'ld.fight.menu': AboutUnit;
  readonly 'ld.disarm': AboutUnit & { readonly target: string };
  readonly 'ld.disarm.which': AboutUnit & { readonly target: string };
  readonly 'ld.break.how': AboutNerve;
  readonly 'ld.rally': AboutNerve;
  readonly 'ld.zombie.next': { readonly zombies: readonly string[] };
  readonly 'ld.zombie.which': AboutUnit;
  readonly 'ld.deploy': { readonly unit: string; readonly seat: Seat };
}

type AnyFacts = Facts[keyof Facts];
type FieldIn<T> = T extends T ? keyof T : never;
type Value<T, F extends PropertyKey> = T extends { readonly [K in F]?: infer V } ? V : never;
/** What may lie beside a question, whichever it is: for readers who do the same for all of them. */
export type SomeFacts = { readonly [F in FieldIn<AnyFacts>]?: Exclude<Value<AnyFacts, F>, undefined> };

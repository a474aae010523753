import type { Point } from '../../kernel/index.ts';
import type { Polygon } from '../geometry/polygon.ts';
import type { Tags } from './tags.ts';

/** What a table is made of: plain data in inches, as the schema has checked it. */

export const GROUNDS = ['normal', 'difficult', 'dangerous', 'impassable'] as const;
export type GroundKind = (typeof GROUNDS)[number];

/** Something that stands or lies on the table: a wood, a hedge, a wreck, a pond. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  /** What it is, for screens and for games that name kinds of their own: `wood`, `car`, `road`. */
  readonly looks: string;
  readonly outline: Polygon;
  /** From the ground to its top. */
  readonly height: number;
  readonly kind: GroundKind;
  /** Its top can be climbed to and stood on: level 1. */
  readonly climbable: boolean;
  readonly blocksSight: boolean;
  readonly cover: boolean;
  /** Growth: sight goes through it, and every line of sight says for how many inches it does. */
  readonly seeThrough: boolean;
  readonly tags?: Tags;
}

interface Wall {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  /** The storey on which it stands. */
  readonly level: number;
  /** From the storey's floor; up to the next floor where it is not given. */
  readonly height?: number;
}

/** A door or a window: a stretch of a wall that can be passed or seen through. */
export interface Opening {
  readonly id: string;
  readonly kind: 'door' | 'window';
  readonly from: Point;
  readonly to: Point;
  readonly level: number;
  /** Lower and upper edge above the storey's floor. */
  readonly sill: number;
  readonly top: number;
  /** Doors: whether it stands open as play begins. */
  readonly open: boolean;
  readonly tags?: Tags;
}

/** A way from level to level: stairs, a ladder, a ramp. What it costs is for the games to say. */
export interface Link {
  readonly id: string;
  readonly kind: 'stairs' | 'ladder';
  readonly from: Point & { readonly level: number };
  readonly to: Point & { readonly level: number };
}

/** Its outer walls stand on the outline on every storey; its roof can be stood on if it is flat. */
export interface Building {
  readonly id: string;
  readonly name: string;
  readonly outline: Polygon;
  /** How high each storey's floor lies: 0 first, then one entry for each further storey. */
  readonly floors: readonly number[];
  /** How high the roof lies. */
  readonly height: number;
  readonly flatRoof: boolean;
  readonly walls: readonly Wall[];
  readonly openings: readonly Opening[];
  readonly links: readonly Link[];
  readonly tags?: Tags;
}

/** A part of the table with a meaning: a deployment zone, an objective, a fire. */
export interface Area {
  readonly id: string;
  readonly name: string;
  readonly kind: 'zone' | 'objective' | 'fire' | 'section';
  readonly outline: Polygon;
  /** Whose zone it is, counted from 0. */
  readonly side?: number;
}

export interface Terrain {
  readonly id: string;
  readonly name: string;
  readonly theme: string;
  readonly width: number;
  readonly depth: number;
  readonly pieces: readonly Piece[];
  readonly buildings: readonly Building[];
  readonly areas: readonly Area[];
}

/** A model on the table. */
export interface Model {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly radius: number;
  readonly height: number;
  readonly eye: number;
  /** Whole degrees from 0 to 359; 0 where a game has no facing. */
  readonly facing: number;
  /** How high its feet are above the floor of its level: on a slope, half-way up a ladder. */
  readonly lift?: number;
}

import type { ComponentType } from 'react';
import type { Json, Placed, Point, Region, SeenEvent, SeenOption, SeenRequest } from '../../kernel/index.ts';
import type { Look, OpeningState, Polygon, Terrain } from '../../tabletop/index.ts';
import type { Act, Whereabouts } from '../tabletop/alive/acts.ts';
import type { Fire } from '../tabletop/alive/fires.tsx';
import type { Darkness } from '../tabletop/alive/dusk.tsx';
import type { Figure } from '../tabletop/figure.ts';
import type { Band } from '../tabletop/measures.tsx';
import type { TableIcon } from '../ui/icon-names.ts';

/** What acts as one: a single model, or many. */
export interface Unit {
  readonly id: string;
  readonly name: string;
  /** Its name where there is little room, if that is another one. */
  readonly short?: string;
  /** What it is: `Seasoned Survivor`. */
  readonly kind: string;
  readonly seat: string;
  readonly side: number;
  /** Its models by id; the first one stands for the unit where only one can. None: it is not on the table. */
  readonly models: readonly string[];
  readonly icon: TableIcon;
  /** How much of it is left, in figures and in words: `3/4`, `3/4 Vitality`. */
  readonly count: string;
  readonly counted: string;
  /** Has nothing left to do this turn. */
  readonly used: boolean;
}

/** One player's share of the table. */
export interface Side {
  readonly seat: string;
  /** What it is called where nobody plays it: "The dead". */
  readonly name?: string;
  /** Its number: sets colour and pattern. */
  readonly side: number;
  /** What is to be known of it at a glance: `2 CP`. */
  readonly notes: readonly string[];
  /** The same for the board in words. */
  readonly spoken: readonly string[];
}

/** Part of the table that belongs to somebody or can be taken: a zone of deployment, a section. */
export interface Zone {
  readonly id: string;
  readonly name: string;
  readonly outlines: readonly Polygon[];
  readonly side: number | null;
}

/** Something that lies on the table and is no model: an objective, a token, a fire. */
export interface Marker extends Point {
  readonly id: string;
  readonly radius: number;
  readonly level?: number;
  readonly label: string;
  /** Drawn in the place of the words, which are said when it is pointed at. */
  readonly icon?: TableIcon;
  readonly tone?: 'harm' | 'safe';
}

/** What somebody sees of a battle, in the form that every miniatures game has. A game adds what it needs for itself. */
export interface Battle {
  readonly name: string;
  /** Sent once, and the same object as long as nothing of it has changed. */
  readonly terrain: Terrain;
  readonly openings?: Readonly<Record<string, OpeningState>>;
  /** Everything that stands on the table: models, counters that hide what they are, vehicles. */
  readonly figures: readonly Figure[];
  readonly units: readonly Unit[];
  readonly sides: readonly Side[];
  readonly zones: readonly Zone[];
  readonly markers: readonly Marker[];
  /** What burns. */
  readonly fires?: readonly Fire[];
  /** How dark it is, and what gives light; not said by day. */
  readonly darkness?: Darkness;
  /** The seat whose turn it is, and the unit that acts. */
  readonly active: string | null;
  readonly acting: string | null;
  /** Changes with every action, so that the table looks anew at those who act. */
  readonly moment: string;
  /** Where in the game we are: `Round 3`; and the same as a heading, with the name of whose turn it is. */
  readonly stage: string;
  readonly heading: (called: (seat: string) => string) => string;
}

/** What an option is about on the table. */
export interface About {
  readonly models?: readonly string[];
  /** A zone that is tapped to look at it and tapped again to take it. */
  readonly zone?: string;
  /** Drawn while the option is in focus. */
  readonly spot?: Point;
  readonly way?: readonly Point[];
}

/** Something that would happen on the way, and where: somebody may fire, a check is due. */
interface Stop {
  readonly at: Point;
  readonly words: string;
}

export interface GhostAt extends Point {
  readonly id: string;
  readonly dead: boolean;
  readonly radius: number;
  /** A vehicle, turned. */
  readonly box?: { readonly length: number; readonly width: number };
  readonly facing?: number;
}

/** What an answer on the table would come to, and whether it may be given. */
export interface Preview {
  readonly to: Placed;
  /** Everybody who would stand elsewhere then. */
  readonly ghosts: readonly GhostAt[];
  /** What would be built there. */
  readonly walls?: Polygon;
  /** The way as it is gone, from where it begins; null where nobody goes. */
  readonly route: readonly Point[] | null;
  readonly inches: number | null;
  readonly limit: number | null;
  /** What it costs, where inches alone do not say it: "4 of 6 AP". */
  readonly price?: string;
  /** Why not, in words; and from where on not. */
  readonly fault: string | null;
  readonly faultAt: Point | null;
  /** What else is to be known: rough or dangerous ground. */
  readonly notes: readonly string[];
  readonly stops: readonly Stop[];
}

/** What pointing at the table means just now. */
export interface Pointing {
  /** `look`: only the direction counts. `way`: somebody goes there. `spot`: something is put there. */
  readonly kind: 'way' | 'spot' | 'look';
  /** Models that can be dragged to answer. */
  readonly grabs: readonly string[];
  readonly from?: Point;
  /** The way may have several points: they are set, dragged and taken back one by one. */
  readonly bends?: boolean;
  /** The answer's last point has a facing, also where the kernel's question does not insist on one. */
  readonly turns?: boolean;
  /** The points carry the storey that is shown. */
  readonly levels?: boolean;
  /** Where somebody can get to, on the storey that is shown; otherwise the question's own region is drawn. */
  readonly area?: (level: number) => Region | null;
  /** What these points would come to. */
  readonly preview: (points: readonly Placed[]) => Preview;
  /** The points that somebody means: these, or as far towards the last one as it goes; null: nothing of it can be done. */
  readonly meant: (points: readonly Placed[]) => readonly Placed[] | null;
}

/** What dragging a model begins, before the table has asked where to. */
export interface Drag {
  readonly pointing: Pointing;
  /** The option that is answered when a model is put down. */
  readonly first: (grabbed: string) => string;
  /** What a drag has shown is done as soon as the model is put down; otherwise it is confirmed once more. */
  readonly atOnce?: boolean;
  /** A tap on the table says where to as well; it is confirmed once more. */
  readonly taps?: boolean;
}

/** What one model sees of another: what the rules make of it, and the proof. */
export interface Sighted {
  readonly look: Look;
  readonly seen: boolean;
  readonly verdict: string;
}

/** What the option in focus would do to somebody, drawn before anybody commits to it. */
export interface Forecast {
  readonly from: string | null;
  /** The model that it is aimed at: a line is drawn from one to the other. */
  readonly to: string | null;
  /** Where the words stand if no line is drawn. */
  readonly at: Point | null;
  readonly bands: readonly Band[];
  readonly words: readonly string[];
}

/** What a line of the log shows again on the table. */
export interface Happening {
  readonly sight?: { readonly look: Look; readonly words: string };
  readonly ways?: readonly { readonly id: string; readonly points: readonly Point[] }[];
  /** Why each model went where it went, to be read after its name. */
  readonly reasons?: readonly { readonly id: string; readonly called: string; readonly why: string }[];
}

/** A line of a dossier: `Morale`, `Shaken`. */
export type SheetLine = readonly [title: string, text: string];

/**
 * All that a miniatures game adds to the shared board. The board knows nothing of its rules: it asks `read` for what is seen, and
 * the other functions for what that means. They work on what somebody sees and nothing else, so they can be asked as often as a
 * finger moves, and hold where something is hidden.
 */
export interface SkirmishFace<B extends Battle = Battle> {
  /** The battle in a view; null while none is fought. */
  read(view: Json): B | null;

  /** What an option is about. */
  about(battle: B, request: SeenRequest, option: SeenOption): About;
  /** How a question for a spot or a way is answered on the table; null where it is not. */
  pointing(battle: B, request: SeenRequest): Pointing | null;
  /** What dragging the acting unit means while something else is asked. */
  drag?(battle: B, request: SeenRequest): Drag | null;
  /** Between dragging and being asked where to: the option that somebody means who has dragged this model. */
  onTheWay?(request: SeenRequest, grabbed: string): string | null;
  /** Whoever is to be placed or moved. */
  mover(battle: B, request: SeenRequest): { readonly unit?: string; readonly model?: string };
  /** Models that would stand there as the question suggests. */
  ghosts?(battle: B, request: SeenRequest): readonly GhostAt[];
  /** Picking more is better: the suggested picks are made to begin with. */
  picksAll?(request: SeenRequest): boolean;
  /** What the table brings near, where the acting unit and those that can be chosen are not what matters. */
  frame?(battle: B, request: SeenRequest): { readonly key: string; readonly points: readonly Point[] } | null;

  /** The rules allow no measuring just now: no ruler, no distance to whatever is pointed at. */
  unmeasured?(battle: B, request: SeenRequest): boolean;

  /** What one model sees of another. */
  sight(battle: B, from: string, to: string): Sighted | null;
  /** How far a model reaches just now. */
  bands(battle: B, model: string): readonly Band[];
  /** What an option in focus comes to. */
  forecast(battle: B, request: SeenRequest, option: SeenOption): Forecast | null;

  /** Everything about a unit, line by line. */
  sheet(battle: B, unit: Unit): readonly SheetLine[];
  /** Lines of the sheet that the board in words says in its own way. */
  readonly unspoken?: readonly string[];
  /** Inches from one unit to another; 0 where they touch. */
  gap(battle: B, a: Unit, b: Unit): number;
  /** What shape a unit is in that somebody has to decide about, in half a sentence. */
  shape(battle: B, unit: Unit, own: boolean): string;
  /** What is to be said of the table as a whole. */
  introduction?(battle: B, called: (seat: string) => string): string;

  /** What a line of the log shows again. */
  happening(event: SeenEvent): Happening | null;
  /** What is seen of a line of the log for a moment. Dice, ways, doors and whoever falls are seen without it. */
  acts?(event: SeenEvent, at: Whereabouts): readonly Act[];
  /** Things of its own that a game draws under the models and over them, in inches. */
  readonly Ground?: ComponentType<{ readonly battle: B }>;
  readonly Over?: ComponentType<{ readonly battle: B }>;
}

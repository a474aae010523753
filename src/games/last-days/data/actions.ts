export interface ActionFigures {
  /** With an asterisk: zombies and Animals take it too (LD.ACT.11). */
  readonly marked: boolean;
  /** Action Points: for the whole action, or for each inch. */
  readonly ap: number;
  readonly per: 'action' | 'inch';
  /** LD.ACT.10: whether it may end in Contact. */
  readonly contact: boolean;
}

/** LD.T.MOVE. A Run takes 1 point or more, and each point carries it RUN_INCHES (LD.MOVE.4). */
export const MOVES = {
  'move-normal': { marked: true, ap: 1, per: 'inch', contact: true },
  'move-difficult': { marked: true, ap: 2, per: 'inch', contact: true },
  run: { marked: false, ap: 1, per: 'action', contact: true },
  'break-contact': { marked: false, ap: 3, per: 'action', contact: false },
  jump: { marked: true, ap: 2, per: 'inch', contact: true },
  climb: { marked: true, ap: 2, per: 'inch', contact: true },
} as const satisfies Readonly<Record<string, ActionFigures>>;
export type MoveId = keyof typeof MOVES;

/** LD.MOVE.4 */
export const RUN_INCHES = 2;
/** LD.MOVE.10: for each enemy touched after the first. */
export const BREAK_CONTACT_EXTRA = 1;
/** LD.MOVE.17, LD.MOVE.18: what a drop off an edge takes. */
export const DROP_AP = 2;

/** LD.T.MISC */
export const MISC_ACTIONS = {
  door: { ap: 2 },
  reload: { ap: 2 },
  'locked-and-loaded': { ap: 4 },
  interact: { ap: 3 },
} as const satisfies Readonly<Record<string, { readonly ap: number }>>;
export type MiscActionId = keyof typeof MISC_ACTIONS;

/** Actions that a skill or an item gives: LD.SKILL.19, LD.SKILL.25, LD.SKILL.63, LD.ITEM.14, LD.ITEM.6. */
export const SPECIAL_ACTIONS = {
  'entry-man': { ap: 1 },
  'long-jump': { ap: 3 },
  'tag-team': { ap: 1 },
  noisemaker: { ap: 1 },
  'climbing-gear': { ap: MISC_ACTIONS.interact.ap },
} as const satisfies Readonly<Record<string, { readonly ap: number }>>;
export type SpecialActionId = keyof typeof SPECIAL_ACTIONS;

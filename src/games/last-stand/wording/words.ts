/** What kinds of things there are in Defenders of the Last Stand. */

export const RANGERS = ['frank', 'pepzi', 'jake', 'hat', 'juniper'] as const;
export type RangerId = (typeof RANGERS)[number];

/** DLS.COMP.4: of Leaders, their people, Defender cards and dice. */
export const COLORS = ['red', 'green', 'yellow', 'blue'] as const;
export type Color = (typeof COLORS)[number];

/** DLS.RAIDER.1: Monstrosities are a people, but no Raiders. */
export const RAIDERS = ['techie', 'roadRider', 'earther'] as const;
export type Raider = (typeof RAIDERS)[number];
export const TRIBES = [...RAIDERS, 'monstrosity'] as const;
export type Tribe = (typeof TRIBES)[number];

/** Those on a path first; Puke flies (DLS.BOARD.8). */
export const LAND_LEADERS = ['krank', 'bama', 'bramble'] as const;
export type LandLeader = (typeof LAND_LEADERS)[number];
export const LEADERS = [...LAND_LEADERS, 'puke'] as const;
export type LeaderId = (typeof LEADERS)[number];

/** DLS.ATTR.1; Resistance is short for Radiation Resistance (DLS.ATTR.8). */
export const ATTRIBUTES = ['resistance', 'adventure', 'tech', 'scavenge'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** DLS.DEF.11: the gas mask is the rad suit. */
export const ICONS = ['vehicle', 'glider', 'grenade', 'pistols', 'badge', 'radSuit'] as const;
export type Icon = (typeof ICONS)[number];

/** When an ability works. */
export const TRIGGERS = [
  'passive',
  'gain',
  'rise',
  'turn',
  'any',
  'move',
  'attackRaiders',
  'attackMonstrosity',
  'attackDepot',
  'attackLeader',
  'leaderWins',
  'leaderSlain',
  'test',
  'radiation',
  'wounded',
  'phase3',
  'draw',
  'gamble',
  'place',
  'overrun',
  'leaderMove',
  'event',
  'deliver',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** What brought wounds or a test about. */
export const CAUSES = ['raiders', 'monstrosity', 'adventure'] as const;
export type Cause = (typeof CAUSES)[number];

/** Decks that are drawn from the top; discards go beside them. */
export const DECKS = [
  'defender',
  'special',
  'raider',
  'mission',
  'mutation',
  'monstrosity',
  'common',
  'unique',
] as const;
export type Deck = (typeof DECKS)[number];

/** DLS.SCAV.7 */
export const FINDS = ['special', 'nothing', 'common', 'unique', 'defender'] as const;
export type Find = (typeof FINDS)[number];

export const STAGES = ['1A', '1B', '2A', '2B', '3A', '3B', '4A'] as const;
export type StageFace = (typeof STAGES)[number];

/** DLS.SCEN.1: stand-alone, and in no order that must be kept. */
export const SCENARIOS = [1, 2, 3] as const;
export type Scenario = (typeof SCENARIOS)[number];

/**
 * What happens from set-up on. The three phases of a turn are Rise & Shine (`rise`), Out on the Range (`range`) and
 * Radiation & Raiders, whose steps (DLS.TURN.12) stand for themselves.
 */
export const PHASES = ['muster', 'deploy', 'rise', 'range', 'attacks', 'radiation', 'defenders', 'raiders'] as const;
export type Phase = (typeof PHASES)[number];

/** A numbered section of the map (DLS.BOARD.1). */
export type Loc = number;
/** DLS.BOARD.2 */
export const LAST_STAND: Loc = 19;
/** DLS.RAIDER.7: so many Raiders at most on a location, and so many enemy figures at most in Last Stand (DLS.OVER.13). */
export const CROWD = 3;

export type CardId = string;
export type TokenId = string;

/** DLS.COMP.3, DLS.T.COMP: how many there are of what is not a card; the content has the figures (DLS.COMP.5) and cards. */
export const PIECES = { depot: 12, radiation: 12, karma: 15, blockade: 3, trap: 3, actionTokens: 30 } as const;
export const HAND_LIMIT = 12; // DLS.HAND.2
export const ARTIFACT_LIMIT = 4; // DLS.HAND.3
export const SPECIAL_LIMIT = 3; // DLS.HAND.4
/** DLS.MUT.2: from this total on, a Ranger is a Monstrosity. */
export const TURNS_AT = 5;

/** What things are worth to a Last Stand player, in Defender cards of a wanted colour. */
export const WEIGHTS = {
  /** Raiders on a location, by their number: three are one figure from an overrun. */
  crowd: [0, 0.5, 1.4, 3],
  /** Enemies in Last Stand: the fourth is the end. */
  storm: [0, 1.5, 4.5, 14],
  /** An overrun next door to Last Stand sends somebody in. */
  entrance: 1.3,
  /** How much more each Depot below this many left in supply makes overruns matter. */
  depotsSafe: 7,
  depotPressure: 0.2,
  depot: 1.6,
  monstrosity: 2,
  /** From this many Monstrosities on the map each one counts for more. */
  monstrositiesSafe: 3,
  monstrositiesFew: 5,
  supplySafe: 7,
  supply: 0.4,
  defender: 1,
  special: 2.2,
  /** A die of a card against a Leader that its Ranger is to fight, and against another. */
  ownDie: 0.7,
  otherDie: 0.25,
  /** A card won by gambling: it is of the right colour. */
  gambled: 1.25,
  karma: 1,
  common: 1.3,
  unique: 2.4,
  action: 0.7,
  wound: 0.9,
  mutation: 2.6,
  turning: 14,
  leaderHealth: 1.8,
  blockade: 2,
  token: 2.5,
  /** How likely a battle must be won before it is begun, and before Rangers gather for it. */
  attack: 0.68,
  gather: 0.75,
  rally: 9,
  /** How many more dice than an even fight asks for count as prepared, and for how many Leaders at first. */
  margin: 1.15,
  prepared: 3,
  /** With so few Depots left there is no more time to prepare. */
  lastDepots: 4,
  near: 1,
  /** So many steps from Last Stand a Leader is pressing. */
  pressing: 2,
  mission: 0.6,
  /** A success for the Group Mission: the Lightning brings cards and Karma at once. */
  progress: { lightning: 5, flight: 2.2 },
  /** What must be won for an action, or it is better left. */
  idle: 0.12,
};

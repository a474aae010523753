/** What things are worth to a bot, in Scavenge Points: a Group has about a hundred of them. */
export const WEIGHTS = {
  /** Of somebody's worth: what all of the Damage Points take together, and what going Out of Action takes besides. */
  wounds: 0.4,
  out: 0.6,
  /** Each casualty before brings a Group nearer to its Breaking Point, so the next one counts for more. */
  nerve: 0.2,
  leader: 1.3,
  token: 16,
  /** Of a token's worth: to have it in hand, and to have carried it off. */
  inHand: 0.45,
  off: 0.55,
  /** Of a goal's worth, what an Action Point of the way to it is worth. */
  step: 0.03,
  /** What somebody who carries nothing and is to carry nothing gives for an inch towards those it is to fight. */
  closing: 0.22,
  zombie: 4,
  /** To be held in a fight by the dead: no shot, and points to get away. */
  held: 1.5,
  /** A Noise Token: a sixth of a zombie each. */
  noise: 0.3,
  /** How much of the worth of somebody in reserve counts who comes to a noise. */
  reserve: 0.5,
  ammo: 0.15,
  /** How much of a shot counts that may not come: at somebody, or of somebody, who has still to act. */
  mayGo: 0.65,
  mayCome: 0.6,
  /** Of what all guns that see somebody could do: they choose among several. */
  exposure: 0.6,
  /** Guns that do not see somebody yet, but may in their turn. */
  lurking: 0.12,
  charged: 0.5,
  lock: 0.45,
  lockDead: 0.6,
  vehicle: 45,
  /** A reload that is not needed yet, by the chance to run dry. */
  reload: 2.5,
  /** Nobody goes anywhere for nothing. */
  bother: 0.05,
};

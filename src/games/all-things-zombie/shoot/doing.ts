/** ATZ.SHOOT: fire that is declared together and resolved at once. */

/** ATZ.SHOOT.4, ATZ.SHOOT.5: one shooter's shots. */
export interface Fire {
  shooter: string;
  /** Places among the shooter's guns: two of them are fired together (ATZ.WPN.19). */
  guns: number[];
  /** In the order in which they are declared; null burns a shot on empty space (ATZ.WPN.18). */
  shots: { gun: number; target: string | null; dice: number }[];
  /** ATZ.SHOOT.14: a Rush Shot by a Reaction Test; two guns and carrying somebody make it one anyway. */
  rush: boolean;
}

/** Why somebody fires: it decides which tests follow (ATZ.REACT.2) and what counts against the target. */
export type Why =
  | 'active'
  | 'in-sight'
  | 'reaction'
  | 'charged'
  | 'leaving'
  | 'surprise'
  | 'zed'
  | 'auto-kill'
  | 'event';

export interface VolleyDoing {
  do: 'volley';
  why: Why;
  fires: Fire[];
  /** Noise first (ATZ.ZGEN.5), then all dice, then all damage (ATZ.SIGHT.45), then who has received fire. */
  stage: 'noise' | 'roll' | 'damage' | 'told';
  /** How many of the fires have been through the present stage. */
  at: number;
  /** ATZ.SHOOT.9 to ATZ.SHOOT.12: what each shot came to. */
  hits: { shooter: string; gun: number; target: string; die: number }[];
}

export type ShootDoing = VolleyDoing;

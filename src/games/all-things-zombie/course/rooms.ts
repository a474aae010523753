import type { Act } from '../decisions.ts';
import { feastsGoOn } from '../dead/feast.ts';
import { sicken } from '../dead/infection.ts';
import { lastingNoises } from '../dead/noise.ts';
import type { Deeds, Start, Waking, Watcher } from '../deeds.ts';

/** What each room gives to the course of a turn. */

/** ATZ.ACT.1, ATZ.ACT.8, ATZ.ACT.10: what active figures can do, in the order in which it is offered. */
export const DEEDS: readonly Deeds<Act>[] = [];

/** What may happen on a way: of moments at the same point the first in this list comes first. */
export const WATCHERS: readonly Watcher[] = [];

/** What comes before a figure acts, in this order. */
export const WAKINGS: readonly Waking[] = [sicken];

/** ATZ.TURN.17: lasting noises, then fires, then clocks. */
export const STARTS: readonly Start[] = [lastingNoises, feastsGoOn];

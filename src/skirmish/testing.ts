/** Helpers for tests only: what scenes of miniatures have in common. */
import type { Base } from './models.ts';

/** A man on a base of an inch. */
export const MAN: Base = { radius: 0.5, height: 1.25, eye: 1.1 };

import type { Encounter } from '../state.ts';
import type { Plot } from '../state/plot.ts';
import type { EncounterId } from '../words.ts';

/** Encounters that have a story of their own to remember. */
const WITH_PLOT: readonly EncounterId[] = ['robbery-week', 'escape', 'robbery', 'bushwhack'];

export const newPlot = (): Plot => ({ robbers: null, robbery: null, taken: [], crossing: 1, reported: false });
export const plotFor = (kind: EncounterId): { plot?: Plot } => (WITH_PLOT.includes(kind) ? { plot: newPlot() } : {});

/** The story of an Encounter: begun where it has none yet. */
export const plotOf = (enc: Encounter): Plot => (enc.plot ??= newPlot());

/** ATZ.ROB, ATZ.BUSH: Encounters that are about robbers. */
export const isRobbery = ({ kind }: Pick<Encounter, 'kind'>): boolean => kind === 'robbery' || kind === 'bushwhack';

/** ATZ.FIRST.9, ATZ.FIRST.15: the section that the table has to be left off, crossing by crossing. */
const EXITS: Partial<Record<EncounterId, readonly number[]>> = { 'robbery-week': [1], escape: [9, 3] };
export const exitOf = ({ kind, plot }: Pick<Encounter, 'kind' | 'plot'>): number | null =>
  EXITS[kind]?.[(plot?.crossing ?? 1) - 1] ?? null;

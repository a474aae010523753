import type { Encounter } from '../state.ts';
import type { Plot, RaidPlot } from '../state/plot.ts';
import type { EncounterId } from '../words.ts';

/** Encounters that have a story of their own to remember. */
const WITH_PLOT: readonly EncounterId[] = [
  'robbery-week',
  'escape',
  'raid',
  'raid-defend',
  'robbery',
  'rob',
  'bushwhack',
];

export const newPlot = (): Plot => ({ robbers: null, robbery: null, taken: [], crossing: 1, reported: false });
export const plotFor = (kind: EncounterId): { plot?: Plot } =>
  WITH_PLOT.includes(kind) ? { plot: { ...newPlot(), ...raidFor(kind) } } : {};

/** ATZ.RAID.1: who raids in a Voluntary Encounter, and who defends in an Involuntary one. */
const raidFor = (kind: EncounterId): { raid?: RaidPlot } =>
  kind === 'raid' || kind === 'raid-defend' ? { raid: newRaid(kind === 'raid' ? 'raid' : 'defend') } : {};

export const newRaid = (role: RaidPlot['role']): RaidPlot => ({
  role,
  aim: 'loot',
  whom: 'ganger',
  houses: 0,
  needs: {},
  workers: {},
  looted: [],
  entered: [],
  hostage: null,
  others: [],
  reached: false,
});

/** The Raid that is going on; null in other Encounters. */
export const raidOf = ({ plot }: Pick<Encounter, 'plot'>): RaidPlot | null => plot?.raid ?? null;
/** ATZ.RAID.1: the same, where the players are the raiders. */
export const ownRaid = (enc: Pick<Encounter, 'plot'>): RaidPlot | null =>
  enc.plot?.raid?.role === 'raid' ? enc.plot.raid : null;

/** ATZ.RAID.5 */
export const raidSection = ({ role }: Pick<RaidPlot, 'role'>): number => (role === 'raid' ? 2 : 8);

/** The story of an Encounter: begun where it has none yet. */
export const plotOf = (enc: Encounter): Plot => (enc.plot ??= newPlot());

/** ATZ.FIRST.19: Escape! in a vehicle; one that was brought and stays behind is none. */
export const isMotorized = ({ kind, vehicles }: Pick<Encounter, 'kind' | 'vehicles'>): boolean =>
  kind === 'escape' &&
  vehicles.some(
    ({ keys, owner, here, leftWith }) => keys === 'held' && owner !== null && (here || leftWith !== undefined),
  );

/** ATZ.ROB, ATZ.BUSH: Encounters that are about robbers. */
export const isRobbery = ({ kind }: Pick<Encounter, 'kind'>): boolean => kind === 'robbery' || kind === 'bushwhack';

/** ATZ.FIRST.9, ATZ.FIRST.15: the section that the table has to be left off, crossing by crossing. */
const EXITS: Partial<Record<EncounterId, readonly number[]>> = { 'robbery-week': [1], escape: [9, 3] };
export const exitOf = ({ kind, plot }: Pick<Encounter, 'kind' | 'plot'>): number | null =>
  EXITS[kind]?.[(plot?.crossing ?? 1) - 1] ?? null;

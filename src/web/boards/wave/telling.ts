import type { TextKey } from '../../../games/wave/index.ts';
import type { Telling } from '../../chronicle/chronicle.ts';

/** Four damage or more at once is worth telling, and whatever leaves somebody at the brink. */
const HARD = 4;
const BRINK = 2;

const deeds = {
  'wave.assault': [],
  'wave.felled': ['wave.attack', 'wave.trap.sprung', 'wave.spear.put', 'wave.grenade.thrown'],
  'wave.hurt': ['wave.strike'],
  'wave.lost-card': ['wave.strike'],
  'wave.survivors.joined': [],
  'wave.won': [],
  'wave.lost': [],
} as const satisfies Partial<Record<TextKey, readonly TextKey[]>>;

export const telling: Telling = {
  deeds,
  chapter: ({ key, params }) => (key === 'wave.round' ? `Round ${Number(params.round)}` : null),
  worth: ({ key, params }) => key !== 'wave.hurt' || Number(params.amount) >= HARD || Number(params.left) <= BRINK,
};

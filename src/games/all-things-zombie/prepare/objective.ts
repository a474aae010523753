import { encounterOf } from '../doing.ts';
import { playersHere } from '../figures.ts';
import type { Encounter } from '../state.ts';
import { emit, type Table } from '../verbs.ts';
import type { EncounterId } from '../words.ts';

/** ATZ.ENC.6: what each Encounter is for, and when that has been done. */

type Feat = 'found' | 'recruited' | 'friend' | 'held';

/** ATZ.SEARCH.1, ATZ.FIRST.8; holding out is a table of our own. */
const OBJECTIVES: Readonly<Record<EncounterId, readonly Feat[]>> = {
  search: ['found', 'recruited'],
  zed: ['found', 'friend'],
  'hold-out': ['held'],
};

/** ATZ.ENC.10, ATZ.ENC.11: the objective is met once, and all who are on the table share in it. */
export function achieved(t: Table, feat: Feat): void {
  const enc = encounterOf(t);
  if (enc.objective.met || !OBJECTIVES[enc.kind].includes(feat)) return;
  enc.objective = { met: true, turn: enc.turn, by: sharers(enc) };
  emit(t, enc.kind === 'zed' ? 'ATZ.FIRST.8' : 'ATZ.ENC.10', 'atz.objective.met', { feat });
}

/** ATZ.ENC.11: those who did not run away and are there. */
const sharers = (enc: Encounter): string[] =>
  playersHere(enc)
    .filter(({ status, deeds }) => status !== 'od' && !deeds.ranAway)
    .map(({ id }) => id);

import { isRobbery } from '../encounters/plot.ts';
import { encounterOf } from '../doing.ts';
import { isDown, playersHere } from '../figures.ts';
import type { Encounter } from '../state.ts';
import { emit, type Rule, type Table } from '../verbs.ts';
import type { EncounterId } from '../words.ts';

/** ATZ.ENC.6: what each Encounter is for, and when that has been done. */

export type Feat =
  | 'found'
  | 'recruited'
  | 'friend'
  | 'held'
  | 'cleared'
  | 'unrobbed'
  | 'crossed'
  | 'raided'
  | 'defended'
  | 'robbed';

/** The rule that says when an Encounter is a success, and what counts; holding out is a table of our own. */
const OBJECTIVES: Readonly<Record<EncounterId, { readonly rule: Rule; readonly feats: readonly Feat[] }>> = {
  search: { rule: 'ATZ.SEARCH.1', feats: ['found', 'recruited'] },
  zed: { rule: 'ATZ.FIRST.8', feats: ['found', 'friend'] },
  'robbery-week': { rule: 'ATZ.FIRST.9', feats: ['crossed'] },
  escape: { rule: 'ATZ.FIRST.15', feats: ['crossed'] },
  raid: { rule: 'ATZ.RAID.3', feats: ['raided'] },
  'raid-defend': { rule: 'ATZ.RAID.4', feats: ['defended'] },
  'take-back': { rule: 'ATZ.TAKE.1', feats: ['cleared'] },
  robbery: { rule: 'ATZ.ROB.2', feats: ['unrobbed'] },
  rob: { rule: 'ATZ.ROB.1', feats: ['robbed'] },
  bushwhack: { rule: 'ATZ.BUSH.3', feats: ['unrobbed'] },
  'hold-out': { rule: 'ATZ.ENC.10', feats: ['held'] },
};

/**
 * ATZ.ENC.10, ATZ.ENC.11: the objective is met once, and all who are on the table share in it; in a match of rivals only those of
 * the side that did it (ATZ.MODE.3). Who has left the table for it is named.
 */
export function achieved(t: Table, feat: Feat, by: { side?: string; who?: readonly string[] } = {}): void {
  const enc = encounterOf(t);
  const { rule, feats } = OBJECTIVES[enc.kind];
  if (!feats.includes(feat)) return;
  // ATZ.FIRST.9, ATZ.FIRST.15: each who gets across has succeeded.
  if (enc.objective.met) return void (feat === 'crossed' && enc.objective.by.push(...(by.who ?? [])));
  const there = feat === 'crossed' ? [] : sharers(enc, by.side);
  enc.objective = { met: true, turn: enc.turn, by: [...new Set([...there, ...(by.who ?? [])])] };
  emit(t, rule, 'atz.objective.met', { feat });
}

/** ATZ.ENC.11: those who did not run away and are there; who was hurt by robbers has not been spared (ATZ.ROB.2). */
const sharers = (enc: Encounter, side?: string): string[] =>
  playersHere(enc)
    .filter((one) => one.status !== 'od' && !one.deeds.ranAway && (side === undefined || one.side === side))
    .filter((one) => !isRobbery(enc) || !isDown(one))
    .map(({ id }) => id);

import { createStore } from 'zustand/vanilla';
import type { Json, MatchRecord } from '../../../kernel/index.ts';
import type { Complaint, MatchSource, Snapshot } from './source.ts';

const LOOK_ONLY: Complaint = { message: 'This is a replay: play on from here to answer.' };

/** A moment of a recorded match: it can be looked at, not played. */
export class StillSource implements MatchSource {
  readonly home = 'here';
  readonly id = 'still';
  readonly snapshot;
  readonly #record: MatchRecord;

  constructor(record: MatchRecord, first: Snapshot) {
    this.#record = record;
    this.snapshot = createStore<Snapshot>(() => first);
  }

  show(moment: Snapshot): void {
    this.snapshot.setState(moment, true);
  }

  /** The record up to there. */
  upTo(at: number): MatchRecord {
    const { hash: _, ...record } = this.#record;
    return { ...record, answers: record.answers.slice(0, at) };
  }

  async answer(): Promise<Complaint> {
    return await Promise.resolve(LOOK_ONLY);
  }
  async undo(): Promise<Complaint> {
    return await Promise.resolve(LOOK_ONLY);
  }
  async corrections(): Promise<Json> {
    return await Promise.resolve({});
  }
  async correct(): Promise<Complaint> {
    return await Promise.resolve(LOOK_ONLY);
  }
  async judge(): Promise<null> {
    return await Promise.resolve(null);
  }
  async odds(): Promise<null> {
    return await Promise.resolve(null);
  }
  async advice(): Promise<null> {
    return await Promise.resolve(null);
  }
  async record(): Promise<MatchRecord> {
    return await Promise.resolve(this.#record);
  }
  async fetchEarlier(): Promise<void> {}
  lookAs(): void {}
  hold(): void {}
  skip(): void {}
  close(): void {}
}

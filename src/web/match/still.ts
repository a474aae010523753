import { createStore } from 'zustand/vanilla';
import { type AnyGame, Match, type MatchRecord } from '../../kernel/index.ts';
import { calledAt } from './called.ts';
import type { Sitters } from './shelf.ts';
import { snapshotOf } from './snapshot.ts';
import type { Complaint, MatchSource, Snapshot } from './source.ts';

const LOOK_ONLY: Complaint = { message: 'This is a replay: play on from here to answer.' };

/** A moment of a recorded match: it can be looked at, not played. */
export class StillSource implements MatchSource {
  readonly home = 'here';
  readonly id = 'still';
  readonly snapshot;
  readonly #game: AnyGame;
  readonly #record: MatchRecord;
  readonly #sitters: Sitters;

  constructor(game: AnyGame, record: MatchRecord, sitters: Sitters, at: number) {
    this.#game = game;
    this.#record = record;
    this.#sitters = sitters;
    this.snapshot = createStore<Snapshot>(() => this.#seen(at));
  }

  /** Shows the match after so many entries of its log. */
  show(at: number): void {
    this.snapshot.setState(this.#seen(at), true);
  }

  /** The record up to there. */
  upTo(at: number): MatchRecord {
    const { hash: _, ...record } = this.#record;
    return { ...record, answers: record.answers.slice(0, at) };
  }

  #seen(at: number): Snapshot {
    const match = Match.load(this.#game, this.upTo(at));
    const bots = Object.entries(this.#sitters).flatMap(([seat, s]) => (s.kind === 'bot' ? [[seat, s.bot]] : []));
    const seen = snapshotOf(match, null, calledAt(this.#game, match.state, this.#sitters), Object.fromEntries(bots));
    return { ...seen, players: seen.players.map((player) => ({ ...player, mine: false })) };
  }

  async answer(): Promise<Complaint> {
    return await Promise.resolve(LOOK_ONLY);
  }
  async undo(): Promise<Complaint> {
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
  skip(): void {}
  close(): void {}
}

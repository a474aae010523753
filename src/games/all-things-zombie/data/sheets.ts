import type { Class, Result } from '../words.ts';

/** ATZ.CLASS.2, ATZ.T.RXCITIZEN, ATZ.T.RXGANGER, ATZ.T.RXSURVIVOR, ATZ.T.RXPOLICE, ATZ.T.RXARMY: what each Class does in its Reaction Tests, by the dice passed: 2, 1, 0. */

/** ATZ.REACT.18: the lines of a Received Fire cell, read from the top. `charge` is taken only in reach, or else Duck Back. */
export interface FireLines {
  readonly outgunned: Result;
  readonly retrieving: Result;
  readonly able: Result;
  readonly unable: Result;
}
type Cell = Result | FireLines;
/** ATZ.REACT.22: what becomes of it if so many friends are down, and otherwise. */
interface FriendLines {
  readonly friendsDown: 'more' | 'twice';
  readonly ifSo: Result;
  readonly otherwise: Result;
}
type Row<C> = readonly [two: C, one: C, none: C];

export interface Sheet {
  readonly receivedFire: Row<Cell>;
  readonly manDown: Row<Result | FriendLines>;
  readonly duckedBack: Row<Result>;
  /** ATZ.REACT.20: whether a Leader Die helps with Man Down. */
  readonly leaderOnManDown: boolean;
}

const lines = (retrieving: Result, able: Result, unable: Result): FireLines => ({
  outgunned: 'duck-back',
  retrieving,
  able,
  unable,
});
const friends = (friendsDown: FriendLines['friendsDown'], ifSo: Result): FriendLines => ({
  friendsDown,
  ifSo,
  otherwise: 'carry-on',
});
const FIRES = lines('carry-on', 'fire', 'charge');
const SHAKEN: Row<Result> = ['carry-on', 'remain', 'runaway'];
const STEADY: Row<Result> = ['carry-on', 'carry-on', 'remain'];

const ARMY: Sheet = {
  receivedFire: [FIRES, FIRES, lines('carry-on', 'rush-shot', 'duck-back')],
  manDown: ['carry-on', friends('twice', 'duck-back'), 'runaway'],
  duckedBack: STEADY,
  leaderOnManDown: true,
};

export const SHEETS: Readonly<Record<Class, Sheet>> = {
  citizen: {
    receivedFire: [lines('duck-back', 'rush-shot', 'duck-back'), 'duck-back', 'runaway'],
    manDown: ['carry-on', 'runaway', 'runaway'],
    duckedBack: SHAKEN,
    leaderOnManDown: false,
  },
  ganger: {
    receivedFire: [lines('carry-on', 'rush-shot', 'charge'), 'duck-back', 'runaway'],
    manDown: ['carry-on', friends('more', 'runaway'), 'runaway'],
    duckedBack: SHAKEN,
    leaderOnManDown: true,
  },
  survivor: {
    receivedFire: [FIRES, lines('carry-on', 'rush-shot', 'duck-back'), 'duck-back'],
    manDown: ['carry-on', friends('more', 'runaway'), 'runaway'],
    duckedBack: SHAKEN,
    leaderOnManDown: true,
  },
  police: {
    receivedFire: [FIRES, lines('carry-on', 'rush-shot', 'charge'), lines('carry-on', 'rush-shot', 'duck-back')],
    manDown: ['carry-on', friends('twice', 'runaway'), 'runaway'],
    duckedBack: STEADY,
    leaderOnManDown: true,
  },
  guard: ARMY,
  army: ARMY,
};

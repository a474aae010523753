import { expect, test } from 'vitest';
import type { RuleId } from '../../../rules/index.ts';
import type { Class, Result } from '../words.ts';
import { type Sheet, SHEETS } from './sheets.ts';
import { tableOf } from './testing.ts';

const SAID: Readonly<Record<Result, string>> = {
  'carry-on': 'Carry On',
  fire: 'Fire',
  'rush-shot': 'Rush Shot',
  charge: 'Charge if in reach, else Duck Back',
  'duck-back': 'Duck Back',
  remain: 'Remain Ducked Back',
  runaway: 'Runaway',
};
const FRIENDS = { more: 'More', twice: 'Twice more' } as const;

const fireCell = (cell: Sheet['receivedFire'][number]): string =>
  typeof cell === 'string'
    ? SAID[cell]
    : `Outgunned: ${SAID[cell.outgunned]}. Retrieving: ${SAID[cell.retrieving]}. In range and able: ${SAID[cell.able]}. Out of range or unloaded: ${SAID[cell.unable]}`;
const downCell = (cell: Sheet['manDown'][number]): string =>
  typeof cell === 'string'
    ? SAID[cell]
    : `${FRIENDS[cell.friendsDown]} friends down: ${SAID[cell.ifSo]}. Otherwise: ${SAID[cell.otherwise]}`;

const PRINTED = [
  ['citizen', 'ATZ.T.RXCITIZEN'],
  ['ganger', 'ATZ.T.RXGANGER'],
  ['survivor', 'ATZ.T.RXSURVIVOR'],
  ['police', 'ATZ.T.RXPOLICE'],
  ['guard', 'ATZ.T.RXARMY'],
  ['army', 'ATZ.T.RXARMY'],
] as const satisfies readonly (readonly [Class, RuleId])[];

test('ATZ.T.RXCITIZEN ATZ.T.RXGANGER ATZ.T.RXSURVIVOR ATZ.T.RXPOLICE ATZ.T.RXARMY ATZ.REACT.20 every cell is the ledger’s', () => {
  for (const [of, id] of PRINTED) {
    const sheet = SHEETS[of];
    const [fire, down, , back] = tableOf(id);
    expect(sheet.receivedFire.map(fireCell), `${id} Received Fire`).toEqual(fire?.slice(1));
    expect(sheet.manDown.map(downCell), `${id} Man Down`).toEqual(down?.slice(1));
    expect(
      sheet.duckedBack.map((cell) => SAID[cell]),
      `${id} RFDB`,
    ).toEqual(back?.slice(1));
    expect(sheet.leaderOnManDown, `${id} LDR`).toBe(!(down?.[0] ?? '').includes('no LDR'));
  }
});

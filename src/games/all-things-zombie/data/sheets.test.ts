import { expect, test } from 'vitest';
import type { RuleId } from '../../../rules/index.ts';
import { type Class, CLASSES, type Result } from '../words.ts';
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

/** Every cell of a sheet, word by word. */
function isPrinted(of: Class, id: RuleId): void {
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

test('ATZ.T.RXCITIZEN every cell is the ledger’s', () => isPrinted('citizen', 'ATZ.T.RXCITIZEN'));
test('ATZ.T.RXGANGER every cell is the ledger’s', () => isPrinted('ganger', 'ATZ.T.RXGANGER'));
test('ATZ.T.RXSURVIVOR every cell is the ledger’s', () => isPrinted('survivor', 'ATZ.T.RXSURVIVOR'));
test('ATZ.T.RXPOLICE every cell is the ledger’s', () => isPrinted('police', 'ATZ.T.RXPOLICE'));
test('ATZ.T.RXARMY every cell is the ledger’s, for soldiers and for the National Guard', () => {
  isPrinted('army', 'ATZ.T.RXARMY');
  isPrinted('guard', 'ATZ.T.RXARMY');
});

test('ATZ.CLASS.2 each Class reads a sheet of its own, but soldiers and the National Guard share one', () => {
  expect(Object.keys(SHEETS).sort()).toEqual([...CLASSES].sort());
  expect(new Set(Object.values(SHEETS).map((sheet) => JSON.stringify(sheet))).size).toBe(CLASSES.length - 1);
});

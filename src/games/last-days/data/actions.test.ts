import { describe, expect, test } from 'vitest';
import {
  type ActionFigures,
  BREAK_CONTACT_EXTRA,
  MISC_ACTIONS,
  type MoveId,
  MOVES,
  RUN_INCHES,
  SPECIAL_ACTIONS,
} from './actions.ts';
import { CQC_MODIFIERS, FA_MODIFIERS } from './modifiers.ts';
import { asterisk, signed, tableOf, textOf } from './testing.ts';

describe('actions and modifiers are the ledger’s', () => {
  test('LD.T.MOVE what movement costs, who may, and what may end in Contact', () => {
    const costs: Readonly<Record<MoveId, (ap: number) => string>> = {
      'move-normal': String,
      'move-difficult': String,
      run: (ap) => `${ap} or more`,
      'break-contact': (ap) => `${ap}, +${BREAK_CONTACT_EXTRA} per enemy in Contact after the first`,
      jump: (ap) => `${ap} per inch of horizontal movement`,
      climb: (ap) => `${ap} per inch of height`,
    };
    const rows = (Object.entries(MOVES) as [MoveId, ActionFigures][]).map(([id, { marked, ap, contact }]) => [
      asterisk(marked),
      costs[id](ap),
      contact ? 'yes' : 'no',
    ]);
    expect(rows).toEqual(tableOf('LD.T.MOVE').map((row) => row.slice(1)));
    expect(textOf('LD.MOVE.4')).toContain('twice that number of inches');
    expect(RUN_INCHES).toBe(2);
  });

  test('LD.T.MISC what the other actions cost', () => {
    expect(Object.values(MISC_ACTIONS).map(({ ap }) => String(ap))).toEqual(tableOf('LD.T.MISC').map((row) => row[1]));
  });

  test('what the actions of skills and items cost', () => {
    expect(textOf('LD.SKILL.19')).toContain(`for ${SPECIAL_ACTIONS['entry-man'].ap} AP`);
    expect(textOf('LD.SKILL.25')).toContain(`costs ${SPECIAL_ACTIONS['long-jump'].ap} AP`);
    expect(textOf('LD.SKILL.63')).toContain(`spend ${SPECIAL_ACTIONS['tag-team'].ap} AP`);
    expect(textOf('LD.ITEM.14')).toContain(`${SPECIAL_ACTIONS.noisemaker.ap} AP sets down`);
    expect(SPECIAL_ACTIONS['climbing-gear'].ap).toBe(3);
  });

  test('LD.T.FAMOD what changes FA', () => {
    expect(Object.values(FA_MODIFIERS).map(signed)).toEqual(tableOf('LD.T.FAMOD').map((row) => row[1]));
  });

  test('LD.T.CQCMOD what changes CQC, besides the weapon', () => {
    const [zombie, several] = tableOf('LD.T.CQCMOD').map((row) => row[1]);
    expect(signed(CQC_MODIFIERS['attacking-zombie'])).toBe(zombie);
    expect(`${signed(CQC_MODIFIERS['multiple-contact'])} per hostile after the first`).toBe(several);
  });
});

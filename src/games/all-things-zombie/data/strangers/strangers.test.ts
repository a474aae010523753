import { describe, expect, test } from 'vitest';
import { CLASS_TEXTS } from '../../texts/data-people.ts';
import { ESCAPE_WEAPON } from './arrest.ts';
import { CHALLENGE_MODIFIERS } from '../challenges.ts';
import {
  COLUMNS,
  CONTACT,
  CONTACT_BY_DAY_PART,
  type Contact,
  COUNTED_BY,
  heldToRows,
  HOW_MANY,
  HOW_MANY_BY_AREA,
  type HowMany,
} from './contact.ts';
import { LOOT, MORE_BY_DIE, MORE_UP_TO } from '../loot.ts';
import { type Greeting, MEET_AND_GREET, OUTNUMBERED, OUTNUMBERED_DICE } from './meetings.ts';
import { type Fate, MERCY_EXTRA, MERCY_OF } from './mercy.ts';
import {
  NPC_MOVE,
  type NpcMove,
  PEF_AFTER_FIRE,
  PEF_INSIDE,
  PEF_LEFT_UP_TO,
  PEF_MOVE,
  PEF_MOVE_INCHES,
  PEF_RESOLUTION,
} from './moves.ts';
import { signed, tableOf } from '../testing.ts';
import { ATTITUDES, type Period, PERIODS } from '../../words.ts';
import type { RuleId } from '../../../../rules/index.ts';

const metName = (met: Contact): string => (met === 'zombies' ? 'Zombies' : CLASS_TEXTS[met].plural);

describe('Contact', () => {
  const isPrinted = (id: RuleId, period: Period): void =>
    expect(CONTACT[period].map(({ met, modifier }, i) => [String(i), metName(met), signed(modifier)])).toEqual(
      tableOf(id),
    );
  test('ATZ.T.CONTACT10 row by row', () => isPrinted('ATZ.T.CONTACT10', 'days-1-10'));
  test('ATZ.T.CONTACT20 row by row', () => isPrinted('ATZ.T.CONTACT20', 'days-11-20'));
  test('ATZ.T.CONTACT30 row by row', () => isPrinted('ATZ.T.CONTACT30', 'days-21-30'));
  test('ATZ.T.CONTACT31 row by row', () => isPrinted('ATZ.T.CONTACT31', 'after-30'));

  test('ATZ.CLASS.9 the military is the National Guard on Days 11 to 20, the Army on Days 21 to 30', () => {
    const soldiers = (period: Period): Contact[] => [
      ...new Set(CONTACT[period].map(({ met }) => met).filter((met) => met === 'guard' || met === 'army')),
    ];
    expect(PERIODS.map(soldiers)).toEqual([[], ['guard'], ['army'], []]);
  });

  test('ATZ.T.DAYMOD the Day Part', () => {
    const names = { morning: 'Morning', daytime: 'Daytime', evening: 'Evening', night: 'Night' };
    expect(
      (['morning', 'daytime', 'evening', 'night'] as const).map((part) => [
        names[part],
        signed(CONTACT_BY_DAY_PART[part]),
      ]),
    ).toEqual(tableOf('ATZ.T.DAYMOD'));
  });

  const cell = (many: HowMany): string =>
    'fixed' in many
      ? String(many.fixed)
      : 'halfDieAnd' in many
        ? `${many.halfDieAnd === 0 ? '' : `${many.halfDieAnd}+`}1/2d6`
        : `PG${many.groupAnd === 0 ? '' : `+${many.groupAnd}`}`;

  test('ATZ.T.HOWMANY every column and row', () => {
    const rows = Array.from({ length: 9 }, (_, i) => [
      String(i),
      ...COLUMNS.map((column) => cell(HOW_MANY[column][i] as HowMany)),
    ]);
    expect(rows).toEqual(tableOf('ATZ.T.HOWMANY'));
  });

  test('ATZ.CONTACT.2 ATZ.CONTACT.3 urban +1, rural −2; Guard twice by Citizens, Army twice by Gangers; 0 to 8', () => {
    expect(HOW_MANY_BY_AREA).toEqual({ urban: 1, suburban: 0, rural: -2 });
    expect(COUNTED_BY['guard']).toEqual({ column: 'citizen', rolls: 2 });
    expect(COUNTED_BY.army).toEqual({ column: 'gang', rolls: 2 });
    expect([-2, 0, 5, 8, 11].map(heldToRows)).toEqual([0, 0, 5, 8, 8]);
  });
});

describe('meeting people', () => {
  const said = (greeting: Greeting): string => {
    switch (greeting.is) {
      case 'walk-or-same':
        return 'Walk, or as same';
      case 'walk-or-talk':
        return greeting.joining === 'equal-or-lower-rep'
          ? 'Walk, or Talk: equal or lower Rep ask to join, all barter'
          : 'Walk, or Talk: lower Rep ask to join a Ganger, else pleasantries, all barter';
      case 'pleasantries':
        return greeting.er === 0 ? 'pleasantries' : `pleasantries, ER ${greeting.er}`;
      case 'mood':
        return `lower or equal Rep pleasantries; higher Rep Walk (1-${greeting.walksUpTo}), pleasantries (${greeting.walksUpTo + 1}-6)`;
      case 'walk':
        return 'Walk';
      case 'search':
        return greeting.armed === 'arrest'
          ? 'search; armed: arrest and disarm; unarmed: turned back'
          : 'search; armed: give up weapons and go on, or Walk';
    }
  };

  test('ATZ.T.MEET all six kinds of people', () => {
    const order = ['army', 'citizen', 'ganger', 'guard', 'police', 'survivor'] as const;
    expect([
      [`Outnumbered ${OUTNUMBERED}:1 or more`, `${OUTNUMBERED_DICE}d6`, '', ''],
      ...order.map((one) => {
        const { more, same, fewer } = MEET_AND_GREET[one];
        return [CLASS_TEXTS[one].plural, said(more), said(same), said(fewer)];
      }),
    ]).toEqual(tableOf('ATZ.T.MEET'));
  });

  test('ATZ.T.PEFMOVE', () => {
    const moves = {
      toward: `${PEF_MOVE_INCHES}" toward nearest player character through cover`,
      away: `${PEF_MOVE_INCHES}" away through cover; at the edge left (1-${PEF_LEFT_UP_TO}) or right (${PEF_LEFT_UP_TO + 1}-6)`,
      stay: 'no move',
    };
    expect([
      ['Inside a building', `${signed(PEF_INSIDE)} to Rep`],
      ['Anyone has fired this Encounter', `${signed(PEF_AFTER_FIRE)} to Rep`],
      ...([2, 1, 0] as const).map((passed) => [`${passed} passed`, moves[PEF_MOVE[passed]]]),
    ]).toEqual(tableOf('ATZ.T.PEFMOVE'));
  });

  test('ATZ.T.PEFRES', () => {
    const results = {
      contact: 'Contact, go to Contact table',
      'er-up': 'current ER +1',
      nothing: 'nothing, remove PEF',
    };
    expect(([2, 1, 0] as const).map((passed) => [String(passed), results[PEF_RESOLUTION[passed]]])).toEqual(
      tableOf('ATZ.T.PEFRES'),
    );
  });

  test('ATZ.T.NPCMOVE three attitudes by dice passed', () => {
    const moves: Record<NpcMove, string> = {
      'flank-or-advance':
        'outnumbering 3:1: split, flank and cover; else advance by cover to shoot, prone without cover',
      'seek-cover': 'seek cover and shoot, prone without cover',
      'approach-once': 'approach and interact; if already done, as 1',
      withdraw: 'move away or into a building; stay if inside',
      approach: 'approach and interact',
      stay: 'do not move',
    };
    expect(
      ([2, 1, 0] as const).map((passed) => [String(passed), ...ATTITUDES.map((one) => moves[NPC_MOVE[one][passed]])]),
    ).toEqual(tableOf('ATZ.T.NPCMOVE'));
  });

  test('ATZ.T.MERCY by captors and captives', () => {
    const classes = ['ganger', 'survivor', 'citizen'] as const;
    const by = (captor: (typeof classes)[number], fate: Fate): string[] =>
      classes.filter((captive) => MERCY_OF[captor][captive] === fate);
    expect(by('ganger', 'dead')).toEqual(['ganger', 'survivor']);
    expect(by('ganger', 'robbed')).toEqual(['citizen']);
    expect(by('survivor', 'spared')).toEqual(['citizen']);
    expect(by('survivor', 'robbed')).toEqual(['ganger', 'survivor']);
    expect(by('citizen', 'dead')).toEqual(['ganger']);
    expect(by('citizen', 'robbed')).toEqual(['survivor', 'citizen']);
    expect([
      ['Days 1-20', `+${MERCY_EXTRA['first-days']}d6`],
      ['Surrendering', `+${MERCY_EXTRA.surrendering}d6`],
      ['Surrendering, higher People than enemy Leader', `+${MERCY_EXTRA['better-talker']}d6`],
      ['2 or more passed', 'everything taken, alive'],
      [
        '1 passed',
        'by captor: Gangers kill Survivors and rival Gangers, rob Citizens; Survivors take all, leave Citizens one Food; Citizens kill Gangers, rob the others',
      ],
      ['0 passed', 'OD'],
    ]).toEqual(tableOf('ATZ.T.MERCY'));
  });

  test('ATZ.T.LOOT', () => {
    const results = { choice: 'one Item or Resource of choice', food: 'one Food', nothing: 'nothing' };
    expect(([2, 1, 0] as const).map((passed) => [String(passed), results[LOOT[passed]]])).toEqual(
      tableOf('ATZ.T.LOOT'),
    );
  });

  test('ATZ.LOOT.13 something more on 1 to 3: a Luxury Item on 1, Food on 2 and 3, a Medical Supply on 6', () => {
    expect(MORE_UP_TO).toBe(3);
    expect(Object.values(MORE_BY_DIE)).toEqual(['luxury', 'food', 'food', null, null, 'medical']);
  });

  test('ATZ.ARREST.5 out of the safe zone with a pistol, a BAP, an Assault Rifle or nothing', () => {
    expect(Object.values(ESCAPE_WEAPON)).toEqual(['P', 'BAP', 'AR', 'AR', 'AR', null]);
  });

  test('ATZ.T.CHALLENGE what is added to Rep', () => {
    const m = CHALLENGE_MODIFIERS;
    const both = `${signed(m['better-than-opponent'])} / ${signed(m['worse-than-opponent'])}`;
    expect([
      ['Very easy', signed(m['very-easy'])],
      ['Difficult', signed(m.difficult)],
      ['Each opponent over the first', signed(m['more-opponents'])],
      ['Applicable tool', signed(m.tool)],
      ['Applicable Attribute, challenger / opponent', `${signed(m.attribute)} / ${signed(-m.attribute)}`],
      ['Physical: higher / lower Rep than opponent', both],
      ['People: higher / lower People than opponent', both],
      ['Savvy: higher / lower Savvy than opponent', both],
    ]).toEqual(tableOf('ATZ.T.CHALLENGE').slice(0, 8));
  });
});

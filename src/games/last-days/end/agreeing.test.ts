import { describe, expect } from 'vitest';
import { said, test } from '../testing.ts';
import { fought, over, until } from '../campaign/testing.ts';

describe('the end of a campaign by agreement', () => {
  test('LD.END.2 it ends where all agree, and who has won more games wins', () => {
    const m = until(fought({ winner: 'b' }), 'LD.LOOT.6');
    m.answer('a', 'end-campaign');
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'LD.END.2', options: ['play-on', 'agree'] });
    m.answer('b', 'agree');
    expect(m.match.outcome).toMatchObject({ rule: 'LD.END.2', won: ['b'], lost: ['a'], key: 'ld.campaign.won' });
  });

  test('LD.END.2 one who wants to play on is enough', () => {
    const m = until(fought({ winner: 'b' }), 'LD.LOOT.6');
    m.answer('b', 'end-campaign').answer('a', 'play-on');
    expect(m.match.outcome).toBe(null);
    expect(said(m, 'ld.stop.refused')).toEqual([{ seat: 'a' }]);
    expect(m.asked().rule).toBe('LD.LOOT.6');
  });
});

describe('a game that was begun on the table', () => {
  const begun = (battles: 'ask' | 'play') => {
    const m = over({ change: (campaign) => void Object.assign(campaign, { battles }) });
    until(m, 'LD.ENC.2').answer('a', [5]);
    if (battles === 'ask') m.answer('a', 'play').answer('b', 'play');
    while (m.asked().kind === 'roll') m.answer('a', [6]).answer('b', [1]);
    return m;
  };

  test('LD.CAMP.1 the rest is played out fast if both agree', () => {
    const m = begun('ask');
    m.answer('a', 'hurry');
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'LD.CAMP.1', options: ['play-on', 'fast'] });
    m.answer('b', 'play-on');
    expect(m.state().campaign?.hurried).toBe(undefined);
    m.answer('a', 'hurry').answer('b', 'fast');
    expect(m.state().campaign?.hurried).toBe(true);
  });

  test('LD.CAMP.1 nobody proposes it where all agreed on the table', () => {
    const m = begun('play');
    expect(m.refused('a', 'hurry').code).toBe('bad-answer');
  });
});

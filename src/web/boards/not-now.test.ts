import { describe, expect, test } from 'vitest';
import { evenDeath } from '../../games/even-death/index.ts';
import { lastDays } from '../../games/last-days/index.ts';
import { lastStand } from '../../games/last-stand/index.ts';
import { wave } from '../../games/wave/index.ts';
import type { AnyGame } from '../../kernel/index.ts';
import { gameOf } from '../../games/index.ts';
import { gameOfRule } from '../../rules/index.ts';
import { evenDeathGuide } from './even-death/guide.ts';
import { notNow as inEvenDeath } from './even-death/not-now.ts';
import { lastDaysGuide } from './last-days/guide.ts';
import { notNow as inLastDays } from './last-days/not-now.ts';
import { lastStandGuide } from './last-stand/guide.ts';
import { notNow as inLastStand } from './last-stand/not-now.ts';
import { waveGuide } from './wave/guide.ts';
import { notNow as inWave } from './wave/not-now.ts';
import { allThingsZombieGuide } from './all-things-zombie/guide.ts';
import { notNow as inAllThingsZombie } from './all-things-zombie/not-now.ts';
import type { Guide } from '../guide/guide.ts';
import { playedThrough } from '../guide/testing.ts';
import type { NotNowAt } from './not-now.ts';

/** All that is said to be impossible in a first match, at each question where something is. */
function saidIn(game: AnyGame, guide: Guide, notNow: NotNowAt): string[][] {
  return playedThrough(game, guide)
    .passed.map(({ now }) => notNow(now.view, now.request))
    .filter((all) => all.length > 0)
    .map((all) => {
      for (const { rule } of all) expect(gameOfRule(rule)).toBe(game.id);
      return all.map(({ what, why }) => `${what}: ${why}`);
    });
}

describe('what cannot be done now is said, with its reason', () => {
  test('WAV.CRAFT.2 WAV.AMMO.1 tokens without ingredients, and weapons without ammo', () => {
    const [first = [], later = []] = saidIn(wave as AnyGame, waveGuide, inWave);
    expect(first).toContain('Craft a Trap: Missing: Wires, Explosives');
    expect(first).not.toContain('Craft a Barricade: Missing: Planks');
    expect(later.length).toBeGreaterThan(0);
  });

  test('DLS.GAMBLE.1 DLS.CLEAD.4 gambling elsewhere, and Leaders who are not here', () => {
    const said = saidIn(lastStand as AnyGame, lastStandGuide, inLastStand);
    expect(said[0]).toEqual(['Attack a Leader: None is here']);
    expect(said.at(-1)).toContain('Gamble: Only on a Gambling location');
    expect(said.at(-1)).not.toContain('Attack a Leader: None is here');
  });

  test('EDM.RELOAD.1 EDM.HUMAN.2 guns that are empty, and aiming with the last action', () => {
    const said = saidIn(evenDeath as AnyGame, evenDeathGuide, inEvenDeath);
    expect(said.flat()).toContain('Shoot with the Rifle: It must be reloaded first');
    expect(said.flat()).toContain('Aim: No action would be left for the attack');
  });

  test('LD.SHOOT.8 LD.MISC.4 shooting before its phase, and Locked and Loaded without the points for it', () => {
    const said = saidIn(lastDays as AnyGame, lastDaysGuide, inLastDays).flat();
    expect(said).toContain('Shoot: In the Shooting Phase, once everybody has acted');
    expect(said).toContain('Locked and Loaded: It takes 4 AP, and 3 are left');
  });

  test('ATZ.LOOT.1 searching outside', () => {
    const said = saidIn(gameOf('all-things-zombie') as AnyGame, allThingsZombieGuide, inAllThingsZombie);
    expect(said[0]).toContain('Search: first go into a building, or up to a vehicle');
    expect(said.length).toBeLessThan(
      playedThrough(gameOf('all-things-zombie') as AnyGame, allThingsZombieGuide).passed.length,
    );
  });
});

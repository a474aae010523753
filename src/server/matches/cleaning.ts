import type { House } from '../house.ts';
import { forgetMatch, untouchedSince } from '../store/tables.ts';

const DAY_MILLIS = 24 * 60 * 60_000;

/** Matches that nobody has touched for longer than this server keeps them leave the store, finished or not. */
export async function cleanUp(house: House): Promise<void> {
  const { keepDays } = house.settings;
  if (keepDays === null) return;
  if (!house.clock.isTrusted) {
    house.log.warn('the clock has jumped, or the server was off: old matches are kept for as long again');
    return;
  }
  const limit = Date.now() - keepDays * DAY_MILLIS;
  try {
    for (const match of await untouchedSince(house.db, limit)) {
      if (house.hub.isWatched(match)) continue;
      if (!(await forgetMatch(house.db, match, limit))) continue;
      // Whoever has it in memory, here or on another server, finds that it is gone.
      await house.rooms.refresh(match, null).catch(() => undefined);
      house.bus.tell({ match });
      house.log.info({ match }, 'an old match was cleaned away');
    }
  } catch (error) {
    house.log.warn({ err: error }, 'could not clean up old matches');
  }
}

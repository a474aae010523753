import type { RuleGame } from '../games.ts';
import type { HowTo } from './how-to.ts';

/** Loaded one by one, as the ledgers are. */
const PAGES: Readonly<Record<RuleGame, () => Promise<HowTo>>> = {
  wave: async () => (await import('./wave.ts')).waveHowTo,
  'last-stand': async () => (await import('./last-stand.ts')).lastStandHowTo,
  'even-death': async () => (await import('./even-death.ts')).evenDeathHowTo,
  'last-days': async () => (await import('./last-days.ts')).lastDaysHowTo,
  'all-things-zombie': async () => (await import('./all-things-zombie.ts')).allThingsZombieHowTo,
};

/** How a game is played, to be read before the first match. */
export const howToPlay = async (game: RuleGame): Promise<HowTo> => await PAGES[game]();

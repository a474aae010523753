import type { GameFace } from './face.ts';
import { plainFace } from './plain.tsx';

/** Each game's face, loaded with its rules. */
const FACES: Readonly<Record<string, () => Promise<GameFace>>> = {
  'even-death': async () => (await import('./even-death/index.ts')).evenDeathFace,
  'last-stand': async () => (await import('./last-stand/index.ts')).lastStandFace,
  wave: async () => (await import('./wave/index.ts')).waveFace,
};

/** A game without a board of its own is shown as plain text. */
export const loadFace = async (game: string): Promise<GameFace> => (await FACES[game]?.()) ?? plainFace;

import { plainFace } from '../plain.tsx';
import type { GameFace } from '../face.ts';

export const lastDaysFace: GameFace = plainFace;

import type { GameFace } from '../face.ts';
import { plainFace } from '../plain.tsx';

export const allThingsZombieFace: GameFace = plainFace;

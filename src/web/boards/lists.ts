import type { ListFace } from '../skirmish/lists/face.ts';
import { armyLists } from './even-death/lists/index.ts';

/** The games that are played with lists. */
export const LISTS: readonly ListFace[] = [armyLists as unknown as ListFace];

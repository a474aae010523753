import type { Steps } from '../doing.ts';
import type { ReactDoing } from './doing.ts';

/** The steps of this room. */
export const reactSteps: Partial<Steps<ReactDoing>> = {};

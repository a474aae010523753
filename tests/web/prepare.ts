import { ensureSite } from '../../scripts/site.mjs';

/** Built once before the tests, which would otherwise all begin to build it at the same time. */
export const setup = (): void => ensureSite();

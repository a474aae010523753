// `npm run build`: everything that a start would have to do first, so that a server can begin at once and without a network.
import { ensureDependencies } from './setup.mjs';
import { ensureSite } from './site.mjs';

ensureDependencies();
ensureSite();

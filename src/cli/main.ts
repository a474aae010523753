import { holdout } from './program.ts';

process.exitCode = await holdout(process.argv.slice(2));

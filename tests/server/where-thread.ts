// A thread in which bots think about where they are.
import { thinkAbout } from '../../src/server/think.ts';
import { where } from './where.ts';

export default thinkAbout([where]);

import page from './page.ts';
import wave from './wave.ts';

/** All that the page says, in German. */
export default { ...page, ...wave };

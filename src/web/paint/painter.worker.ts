import oswald from '@fontsource/oswald/files/oswald-latin-500-normal.woff2?url';
import { type Order, type Work, work } from './painter.ts';

/** Paints beside the page. */

const page = self as unknown as {
  readonly fonts: FontFaceSet;
  onmessage: (event: MessageEvent<Order>) => void;
  postMessage: (message: Work, handed: Transferable[]) => void;
};

/** The letters on roofs; without them it takes those of the device. */
const lettered = (async () => {
  try {
    page.fonts.add(await new FontFace('Oswald', `url(${oswald})`, { weight: '500' }).load());
  } catch {
    // Painted all the same.
  }
})();

function handedOver(done: Work): Transferable[] {
  if (done.kind === 'mini' || done.kind === 'failed') return [];
  if (done.kind !== 'table') return done.picture instanceof ImageBitmap ? [done.picture] : [];
  const { ground, parts } = done.painted;
  return [ground, ...parts.map(({ picture }) => picture)].filter((one) => one instanceof ImageBitmap);
}

page.onmessage = ({ data: order }) => {
  void (async () => {
    if ('terrain' in order) await lettered;
    await work(order, (done) => page.postMessage(done, handedOver(done)));
  })();
};

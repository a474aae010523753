import type { Terrain } from '../../tabletop/index.ts';
import type { Frame } from './brush.ts';
import { paintTable } from './painting.ts';

/** Paints tables beside the page. */
export interface Painted {
  readonly ground: ImageBitmap;
  readonly roofs: readonly { readonly id: string; readonly frame: Frame; readonly picture: ImageBitmap }[];
}

const page = self as unknown as {
  onmessage: (event: MessageEvent<{ readonly terrain: Terrain; readonly scale: number }>) => void;
  postMessage: (message: Painted, handed: Transferable[]) => void;
};

page.onmessage = ({ data: { terrain, scale } }) => {
  const { ground, roofs } = paintTable(terrain, scale);
  const taken = (sheet: unknown): ImageBitmap => (sheet as OffscreenCanvas).transferToImageBitmap();
  const painted = {
    ground: taken(ground),
    roofs: roofs.map(({ id, frame, sheet }) => ({ id, frame, picture: taken(sheet) })),
  };
  page.postMessage(painted, [painted.ground, ...painted.roofs.map(({ picture }) => picture)]);
};

import type { Terrain } from '../../tabletop/index.ts';
import { type Brush, type Frame, newSheet, type Sheet } from './brush.ts';
import { paintMini, type Sprite } from './figures/mini.ts';
import { type Part, paintTable } from './painting.ts';
import { Textures } from './textures.ts';
import { type CarSprite, paintCar } from './things/vehicles.ts';

/** What can be asked of the painter, beside the page or in it, and what it hands over. */

export type Order =
  | {
      readonly kind: 'table';
      readonly terrain: Terrain;
      readonly scale: number;
      /** Only its ground, for a table in three dimensions. */
      readonly bare?: boolean;
      /** It is painted at once in this detail, and not coarsely before. */
      readonly once?: boolean;
    }
  | {
      readonly kind: 'tile';
      readonly key: string;
      readonly terrain: Terrain;
      readonly scale: number;
      readonly frame: Frame;
    }
  | {
      readonly kind: 'flat';
      readonly key: string;
      readonly terrain: Terrain;
      readonly scale: number;
      /** Roofs are off. */
      readonly open: boolean;
      /** Only what lies in it. */
      readonly frame?: Frame;
    }
  | { readonly kind: 'mini'; readonly key: string; readonly sprite: Sprite }
  | { readonly kind: 'car'; readonly key: string; readonly sprite: CarSprite };

export interface PaintedPart extends Omit<Part, 'sheet'> {
  /** A picture of its own, or the address of one that it shares. */
  readonly picture: ImageBitmap | HTMLCanvasElement | string;
}

export interface Painted {
  /** Painted in all detail; a coarse one comes first. */
  readonly whole: boolean;
  readonly frame: Frame;
  readonly ground: ImageBitmap | HTMLCanvasElement;
  readonly parts: readonly PaintedPart[];
}

/** A picture of a table, or of a part of it, that is never taken apart. */
interface PaintedSheet {
  readonly key: string;
  readonly picture: ImageBitmap | HTMLCanvasElement;
}

export type Work =
  | { readonly kind: 'table'; readonly painted: Painted }
  | ({ readonly kind: 'tile' | 'flat' } & PaintedSheet)
  | { readonly kind: 'mini'; readonly key: string; readonly address: string }
  /** It could not be painted: a table that is being drawn may be impossible. */
  | { readonly kind: 'failed'; readonly key: string };

/** Pixels of an inch of the first, coarse painting. */
const COARSE = 12;

const isOffscreen = (sheet: Sheet): sheet is OffscreenCanvas =>
  typeof OffscreenCanvas !== 'undefined' && sheet instanceof OffscreenCanvas;

/** In a worker this is a thing that is not known to pages. */
declare class FileReaderSync {
  readAsDataURL(blob: Blob): string;
}

async function addressOf(sheet: Sheet): Promise<string> {
  if (!isOffscreen(sheet)) return sheet.toDataURL();
  return new FileReaderSync().readAsDataURL(await sheet.convertToBlob());
}

const taken = (sheet: Sheet): ImageBitmap | HTMLCanvasElement =>
  isOffscreen(sheet) ? sheet.transferToImageBitmap() : sheet;

async function tableOf(
  { terrain, bare = false }: Extract<Order, { kind: 'table' }>,
  scale: number,
  whole: boolean,
): Promise<Painted> {
  const { ground, parts } = paintTable(terrain, scale, cloths(), { bare });
  const addresses = new Map<Sheet, string>();
  for (const { kind, sheet } of parts)
    if (kind === 'crown' && !addresses.has(sheet)) addresses.set(sheet, await addressOf(sheet));
  return {
    whole,
    frame: { x: 0, y: 0, width: terrain.width, depth: terrain.depth },
    ground: taken(ground),
    parts: parts.map(({ sheet, ...part }) => ({ ...part, picture: addresses.get(sheet) ?? taken(sheet) })),
  };
}

/** The whole table with its roofs and crowns on it, as one picture. */
function flatOf({ terrain, scale, open, frame: within }: Extract<Order, { kind: 'flat' }>): Sheet {
  const { ground, parts } = paintTable(terrain, scale, cloths(), { within });
  const brush = ground.getContext('2d') as Brush;
  const { x, y } = within ?? { x: 0, y: 0 };
  for (const { kind, frame, sheet } of parts) {
    if (kind === 'floor' || (kind === 'roof' && open)) continue;
    brush.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
    brush.drawImage(sheet as CanvasImageSource, frame.x, frame.y, frame.width, frame.depth);
  }
  return ground;
}

let kept: Textures | null = null;
/** All that is painted is cut from the same cloths, which take a while to make. */
function cloths(): Textures {
  kept ??= new Textures();
  return kept;
}

/** Pixels of an inch of a vehicle that moves, and what is left free round it. */
const CAR_SCALE = 72;
const CAR_RIM = 0.25;

function carSheet(sprite: CarSprite): Sheet {
  const [long, wide] = [sprite.length + 2 * CAR_RIM, sprite.width + 2 * CAR_RIM];
  const [sheet, brush] = newSheet(long * CAR_SCALE, wide * CAR_SCALE);
  brush.scale(CAR_SCALE, CAR_SCALE);
  brush.translate(long / 2, wide / 2);
  paintCar({ brush, scale: CAR_SCALE, textures: cloths() }, sprite);
  return sheet;
}

export async function work(order: Order, hand: (work: Work) => void): Promise<void> {
  try {
    await paint(order, hand);
  } catch (error) {
    console.warn('Not painted:', error);
    hand({ kind: 'failed', key: 'key' in order ? order.key : '' });
  }
}

async function paint(order: Order, hand: (work: Work) => void): Promise<void> {
  if (order.kind === 'car') {
    hand({ kind: 'mini', key: order.key, address: await addressOf(carSheet(order.sprite)) });
    return;
  }
  if (order.kind === 'mini') {
    hand({ kind: 'mini', key: order.key, address: await addressOf(paintMini(order.sprite)) });
    return;
  }
  if (order.kind === 'tile') {
    const { ground } = paintTable(order.terrain, order.scale, cloths(), { within: order.frame, flat: true });
    hand({ kind: 'tile', key: order.key, picture: taken(ground) });
    return;
  }
  if (order.kind === 'flat') {
    hand({ kind: 'flat', key: order.key, picture: taken(flatOf(order)) });
    return;
  }
  if (order.once !== true) hand({ kind: 'table', painted: await tableOf(order, COARSE, false) });
  hand({ kind: 'table', painted: await tableOf(order, order.scale, true) });
}

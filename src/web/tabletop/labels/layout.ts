import type { Point } from '../../../kernel/index.ts';
import { type Camera, toScreen } from '../camera.ts';
import type { Figure } from '../figure.ts';
import { OPTIONAL, type Placed, type Plate, placed } from './plates.ts';

/**
 * Words of the drawing find their places on the screen: beside their points, clear of each other and of bases where there is room.
 * They are laid out when they change and when the table has come to rest; while it moves they move with it.
 */

const SIZE = 13;
const HEIGHT = 18;
/** Pixels on both sides of the words. */
const ROOM = 6;
/** From the top of its box to the line that letters stand on. */
const BASELINE = 14;
/** Words that had to go so far from their point get a line to it. */
const FAR = 14;

const FONT = `600 ${SIZE}px`;
const widths = new Map<string, number>();
let brush: CanvasRenderingContext2D | null | undefined;

function widthOf(text: string, family: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  brush ??= document.createElement('canvas').getContext('2d');
  if (brush === null) return text.length * SIZE * 0.6;
  brush.font = `${FONT} ${family}`;
  const width = brush.measureText(text).width;
  if (widths.size > 500) widths.clear();
  widths.set(text, width);
  return width;
}

/** Where on the table a text belongs: it lies in groups that are only shifted. */
function pointOf(text: Element, root: Element): Point {
  const at = { x: 0, y: 0 };
  for (let group = text.parentElement; group !== null && group !== root; group = group.parentElement) {
    const shift = /^translate\((\S+) (\S+)\)/.exec(group.getAttribute('transform') ?? '');
    at.x += Number(shift?.[1] ?? 0);
    at.y += Number(shift?.[2] ?? 0);
  }
  return at;
}

/** What chooses first. Names of areas may be left out. */
function rankOf(text: SVGTextElement, below: boolean): number {
  if (text.classList.contains('tt-area-label')) return OPTIONAL;
  if (text.dataset.tone === 'now' || text.closest('.tt-way') !== null) return 0;
  return below ? 3 : 2;
}

export class Labels {
  figures: readonly Figure[] = [];
  readonly #watch: MutationObserver;
  readonly #family: string;
  readonly #restless: () => void;

  constructor(
    readonly group: SVGGElement,
    readonly camera: Camera,
    readonly leaders: SVGGElement,
  ) {
    this.#family = getComputedStyle(group).getPropertyValue('--text') || 'sans-serif';
    this.#watch = new MutationObserver((changes) => {
      if (changes.some(({ target }) => target !== this.group && !this.leaders.contains(target))) this.lay();
    });
    // What React writes: new words, other words, other places. What is written here is not watched.
    this.#watch.observe(group, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['dy', 'transform'],
    });
    this.#restless = camera.onRest(() => this.lay());
    this.lay();
  }

  lay(): void {
    const { pose, screen } = this.camera;
    if (screen.width === 0) return;
    const texts = [...this.group.querySelectorAll<SVGTextElement>('.tt-label')];
    const plates = texts.map((text, i): Plate & { readonly text: SVGTextElement } => {
      const at = toScreen(pose, pointOf(text, this.group));
      const below = Number.parseFloat(text.getAttribute('dy') ?? '0') > 0;
      const width = widthOf(text.textContent ?? '', this.#family) + 2 * ROOM;
      return { key: String(i), ...at, width, height: HEIGHT, rank: rankOf(text, below), below, text };
    });
    const seen = plates.filter(({ x, y }) => x > -40 && y > -40 && x < screen.width + 40 && y < screen.depth + 40);
    const spots = placed(seen, { width: screen.width, height: screen.depth }, this.#bases());
    const lines: string[] = [];
    for (const plate of plates) {
      const spot = spots.get(plate.key);
      // Far outside of the screen it stays where it belongs.
      if (spot === undefined) put(plate.text, null);
      else put(plate.text, spot, plate);
      if (spot !== undefined && spot !== null) lines.push(leader(plate, spot, pose));
    }
    const path = this.leaders.firstElementChild;
    if (path?.getAttribute('d') !== lines.join('')) path?.setAttribute('d', lines.join(''));
  }

  /** Bases on the screen, so that words do not cover them. */
  #bases(): { x: number; y: number; r: number }[] {
    const { pose, screen } = this.camera;
    return this.figures
      .map((figure) => ({ ...toScreen(pose, figure), r: figure.radius * pose.scale }))
      .filter(({ x, y }) => x > 0 && y > 0 && x < screen.width && y < screen.depth);
  }

  end(): void {
    this.#watch.disconnect();
    this.#restless();
  }
}

/** The text, and the plate under it, are drawn in pixels about their point. */
function put(text: SVGTextElement, spot: Placed | null, plate?: Plate): void {
  text.style.visibility = plate !== undefined && spot === null ? 'hidden' : '';
  const under = text.previousElementSibling;
  if (plate === undefined || spot === null) {
    delete text.dataset.placed;
    text.removeAttribute('x');
    text.removeAttribute('y');
    under?.removeAttribute('width');
    return;
  }
  if (under instanceof SVGRectElement) {
    under.setAttribute('x', (spot.left - plate.x).toFixed(1));
    under.setAttribute('y', (spot.top - plate.y).toFixed(1));
    under.setAttribute('width', plate.width.toFixed(1));
    under.setAttribute('height', String(plate.height));
  }
  const lines = Number.parseFloat(text.getAttribute('dy') ?? '0') * SIZE;
  text.dataset.placed = '';
  text.setAttribute('x', (spot.left + plate.width / 2 - plate.x).toFixed(1));
  text.setAttribute('y', (spot.top + BASELINE - plate.y - lines).toFixed(1));
}

/** From a point to the nearest edge of its words, in inches; nothing where they stand at it. */
function leader({ x, y, width, height }: Plate, { left, top }: Placed, { scale, ...shift }: Camera['pose']): string {
  const near = { x: Math.min(left + width, Math.max(left, x)), y: Math.min(top + height, Math.max(top, y)) };
  if (Math.hypot(near.x - x, near.y - y) < FAR) return '';
  const inches = (p: Point): string =>
    `${((p.x - shift.x) / scale).toFixed(2)} ${((p.y - shift.y) / scale).toFixed(2)}`;
  return `M${inches({ x, y })}L${inches(near)}`;
}

import type { Camera } from 'three';
import { Vector3 } from 'three';
import type { Point } from '../../kernel/index.ts';
import type { Desk } from '../tabletop/desk.ts';
import type { Figure } from '../tabletop/figure.ts';
import { inked, type Words } from './world/ink.ts';
import { Drape, type Raised } from './world/drape.ts';
import { placed, type Plate } from '../tabletop/labels/plates.ts';
import type { World } from './world/world.ts';

/** What is drawn over the plan, as it lies on the table, and the words that stand over it. */

/** Parts of the plan's drawing that are read. Doors, walls and models stand on the table by themselves. */
const READ = '.tt-terrain > .tt-area, .tt-terrain > .tt-scaled, [data-drape]';
const MARKED = `.tt-terrain > .tt-piece, ${READ}`;

export interface Named {
  readonly key: string;
  readonly text: string;
  readonly at: Point;
  readonly y: number;
  readonly rank: number;
  readonly below: boolean;
  /** The figure that it names. */
  readonly figure: Figure | null;
  readonly tone: string | null;
}

export class Overlay {
  readonly #drape: Drape;
  #words: readonly Words[] = [];
  #frame = 0;
  readonly #watch: MutationObserver;
  #raised: readonly Raised[] = [];

  constructor(
    readonly world: World,
    readonly drawing: SVGGElement,
    finest: number,
    readonly desk: () => Desk,
    readonly changed: () => void,
  ) {
    this.#drape = new Drape(world.terrain, finest);
    world.scene.add(...this.#drape.meshes);
    this.#watch = new MutationObserver(() => this.later());
    this.#watch.observe(drawing, { subtree: true, childList: true, attributes: true, characterData: true });
    this.later();
  }

  /** Reads the drawing before the next picture. */
  later(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#read();
      // What moves is read again until it has come to rest.
      if (this.drawing.querySelector('.al-effect') !== null && this.drawing.getAnimations({ subtree: true }).length > 0)
        this.later();
    });
  }

  #read(): void {
    const { scale, canvas } = this.#drape;
    const { markings, grid } = this.desk();
    const groups = [...this.drawing.querySelectorAll(markings ? MARKED : READ)];
    this.#words = inked(canvas, scale, this.drawing, groups);
    if (grid) this.#rule();
    this.#drape.changed();
    this.changed();
    this.world.invalidate();
  }

  /** The inch grid. */
  #rule(): void {
    const { scale, canvas } = this.#drape;
    const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
    brush.setTransform(1, 0, 0, 1, 0, 0);
    for (let i = 0; i * scale <= Math.max(canvas.width, canvas.height); i++) {
      brush.fillStyle = i % 12 === 0 ? 'rgba(245,236,214,.5)' : 'rgba(245,236,214,.2)';
      const wide = i % 12 === 0 ? 2 : 1;
      brush.fillRect(i * scale, 0, wide, canvas.height);
      brush.fillRect(0, i * scale, canvas.width, wide);
    }
  }

  /** It lies on these as well. */
  lay(raised: readonly Raised[]): void {
    if (JSON.stringify(raised) === JSON.stringify(this.#raised)) return;
    this.#raised = raised;
    this.#drape.lay(raised);
    this.world.invalidate();
  }

  /** Everything that is said over the table just now: words of the drawing first, then names. */
  named(figures: readonly Figure[], chosen: ReadonlySet<string>, offered: readonly string[], near: boolean): Named[] {
    const words = this.#words.map(({ text, x, y, tone, under }, i): Named => {
      const figure = figures.find(
        (one) => under === 0 && Math.abs(one.x - x) < 0.2 && one.y - y > 0 && one.y - y < one.radius + 0.5,
      );
      const at = figure ?? { x, y };
      const high = figure === undefined ? this.#heightAt(at) : this.#headOf(figure);
      return {
        key: `words ${i}`,
        text,
        at,
        y: high,
        rank: under === 0 ? 2 : 3 + under,
        below: under > 0,
        figure: null,
        tone,
      };
    });
    const said = new Set(words.map(({ text }) => text));
    const names = figures.flatMap((figure): Named[] => {
      const own = chosen.has(figure.id);
      const asked = offered.includes(figure.id);
      if (said.has(figure.name) || (!own && !asked && (!near || figure.dead))) return [];
      if (this.world.stoodOf(figure.id)?.hidden === true) return [];
      return [
        {
          key: figure.id,
          text: figure.name,
          at: figure,
          y: this.#headOf(figure),
          rank: own ? 0 : asked ? 8 : 12,
          below: false,
          figure,
          tone: null,
        },
      ];
    });
    return [...words, ...names];
  }

  #headOf(figure: Figure): number {
    return (this.world.stoodOf(figure.id)?.y ?? 0) + (figure.down ? 0.4 : 1.42 * figure.radius * 2);
  }
  #heightAt(at: Point): number {
    return this.world.groundAt(at, this.desk().level);
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#watch.disconnect();
    this.world.scene.remove(...this.#drape.meshes);
    this.#drape.dispose();
  }
}

/** Puts plates where their points are seen. What is written stays the same element from one picture to the next. */
export function arrange(
  layer: HTMLElement,
  named: readonly Named[],
  make: (one: Named) => HTMLElement,
  camera: Camera,
  screen: { readonly width: number; readonly height: number },
  bases: readonly { readonly x: number; readonly y: number; readonly r: number }[],
): void {
  const before = new Map(
    [...layer.children].map((child) => [(child as HTMLElement).dataset.key, child as HTMLElement]),
  );
  const at = new Vector3();
  const plates: Plate[] = [];
  for (const one of named) {
    const key = `${one.key} ${one.text} ${one.rank}`;
    at.set(one.at.x, one.y, one.at.y).project(camera);
    if (at.z > 1 || Math.abs(at.x) > 1.15 || Math.abs(at.y) > 1.15) continue;
    let plate = before.get(key);
    if (plate === undefined) {
      plate = make(one);
      plate.dataset.key = key;
      plate.classList.add('th-plate');
      layer.append(plate);
    }
    before.delete(key);
    plates.push({
      key,
      x: ((at.x + 1) / 2) * screen.width,
      y: ((1 - at.y) / 2) * screen.height,
      width: plate.offsetWidth,
      height: plate.offsetHeight,
      rank: one.rank,
      below: one.below,
    });
  }
  for (const gone of before.values()) gone.remove();
  const spots = placed(plates, screen, bases);
  for (const child of layer.children as Iterable<Element> & HTMLCollection) {
    const plate = child as HTMLElement;
    const spot = spots.get(plate.dataset.key ?? '') ?? null;
    plate.style.visibility = spot === null ? 'hidden' : 'visible';
    if (spot !== null) plate.style.transform = `translate(${spot.left.toFixed(1)}px, ${spot.top.toFixed(1)}px)`;
  }
}

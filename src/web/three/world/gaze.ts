import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  DoubleSide,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  SRGBColorSpace,
} from 'three';
import type { Point } from '../../../kernel/index.ts';
import type { Look, OpeningState, Terrain } from '../../../tabletop/index.ts';
import type { Eyes, Lens, Spot } from '../../tabletop/depth/lens.ts';
import { blockersOf, hiddenCells, type Standing } from './hiding.ts';
import type { Corner, Seen } from './lens.ts';

/** Through somebody's eyes: the share of the target that the rules count as seen is marked on it, and what hides the rest. */

const SEEN = '#ffd98a';
const HIDDEN = '#e0564a';

export class EyeLens implements Lens {
  readonly camera = new PerspectiveCamera(50, 1, 0.06, 260);
  #turn = 0;
  #pitch = 0;
  #screen: Seen = { width: 1, height: 1 };
  #at: Eyes['eye'] = { x: 0, y: 0, z: 1 };

  constructor(
    readonly moved: () => void,
    readonly under: (x: number, y: number) => Spot,
    readonly corner: () => Corner,
  ) {}

  /** Stands there and looks that way; whoever has turned the head since keeps it turned. */
  stand({ eye, towards }: Eyes): void {
    this.#at = eye;
    const [dx, dy, dz] = [towards.x - eye.x, towards.y - eye.y, towards.z - eye.z];
    this.#turn = Math.atan2(dx, dy);
    this.#pitch = Math.atan2(dz, Math.hypot(dx, dy) || 1);
    const near = Math.hypot(dx, dy);
    this.camera.fov = near < 4 ? 62 : near > 18 ? 30 : 48;
    this.#apply();
  }

  resize(screen: Seen): void {
    this.#screen = screen;
    this.camera.aspect = screen.width / Math.max(1, screen.height);
    this.#apply();
  }

  #apply(): void {
    const { x, y, z } = this.#at;
    const flat = Math.cos(this.#pitch);
    this.camera.position.set(x, z, y);
    this.camera.lookAt(x + Math.sin(this.#turn) * flat, z + Math.sin(this.#pitch), y + Math.cos(this.#turn) * flat);
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
    this.moved();
  }

  get pose(): { readonly scale: number } {
    return { scale: this.#screen.height / 12 };
  }
  turnBy(dx: number, dy: number): void {
    const slow = this.camera.fov / 20_000;
    this.#turn += dx * slow;
    this.#pitch = Math.min(1.2, Math.max(-1.2, this.#pitch + dy * slow));
    this.#apply();
  }
  panBy(dx: number, dy: number): void {
    this.turnBy(dx * 0.6, dy * 0.6);
  }
  zoomBy(factor: number): void {
    this.camera.fov = Math.min(75, Math.max(9, this.camera.fov / factor));
    this.#apply();
  }
  at(clientX: number, clientY: number): Spot {
    const { x, y } = this.onScreen(clientX, clientY);
    return this.under((x / this.#screen.width) * 2 - 1, 1 - (y / this.#screen.height) * 2);
  }
  onScreen(clientX: number, clientY: number): Point {
    const { left, top } = this.corner();
    return { x: clientX - left, y: clientY - top };
  }
  fit(): void {
    this.camera.fov = 60;
    this.#apply();
  }
  frame(): void {}
  reveal(): void {}
  show(): void {}
}

/** The panel of the rules on the target, what is seen of it light and what is hidden hatched, and outlines of all that hides it. */
export class Marks {
  readonly group = new Group();

  show(
    look: Look | null,
    terrain: Terrain,
    openings: Readonly<Record<string, OpeningState>>,
    standing: readonly Standing[],
  ): void {
    this.clear();
    if (look === null) return;
    const { from, to, bottom, top } = look.panel;
    const corners = [
      [from.x, bottom, from.y],
      [to.x, bottom, to.y],
      [to.x, top, to.y],
      [from.x, top, from.y],
    ] as const;
    const hidden = hiddenCells(look, blockersOf(look, terrain, openings, standing), ACROSS, UP);
    this.#picture(corners, pictureOf(hidden));
    this.#lines(
      corners.flatMap((corner, i) => [corner, corners[(i + 1) % 4] as (typeof corners)[0]]),
      look.share > 0 ? SEEN : HIDDEN,
    );
    for (const { id } of look.blockers) this.#outline(id, terrain);
  }

  /** The edges of a piece, a building, a wall or an opening. */
  #outline(id: string, { pieces, buildings }: Terrain): void {
    const prism = (outline: readonly Point[], low: number, high: number): void =>
      this.#lines(
        outline.flatMap((p, i) => {
          const q = outline[(i + 1) % outline.length] as Point;
          return [
            [p.x, low, p.y],
            [q.x, low, q.y],
            [p.x, high, p.y],
            [q.x, high, q.y],
            [p.x, low, p.y],
            [p.x, high, p.y],
          ] as const;
        }),
        HIDDEN,
      );
    const piece = pieces.find((one) => one.id === id);
    if (piece !== undefined) return prism(piece.outline, 0.02, piece.height);
    for (const building of buildings) {
      if (building.id === id) return prism(building.outline, 0.02, building.height);
      const part = [...building.walls, ...building.openings].find((one) => one.id === id);
      if (part === undefined) continue;
      const low = building.floors[part.level] ?? 0;
      return prism([part.from, part.to], low, building.floors[part.level + 1] ?? building.height);
    }
  }

  /** The panel: its corners from below on the left, against the clock. */
  #picture(corners: readonly (readonly [number, number, number])[], canvas: HTMLCanvasElement): void {
    const geometry = new BufferGeometry();
    const order = [0, 1, 2, 0, 2, 3] as const;
    const spots = [0, 0, 1, 0, 1, 1, 0, 0, 1, 1, 0, 1];
    const places = new Float32Array(order.flatMap((i) => [...(corners[i] ?? [])]));
    geometry.setAttribute('position', new BufferAttribute(places, 3));
    geometry.setAttribute('uv', new BufferAttribute(new Float32Array(spots), 2));
    const map = new CanvasTexture(canvas);
    map.colorSpace = SRGBColorSpace;
    const material = new MeshBasicMaterial({
      map,
      transparent: true,
      depthTest: false,
      depthWrite: false,
      side: DoubleSide,
      toneMapped: false,
    });
    const mesh = new Mesh(geometry, material);
    mesh.renderOrder = 8;
    this.group.add(mesh);
  }

  #lines(points: readonly (readonly [number, number, number])[], hex: string): void {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(points.flat()), 3));
    const lines = new LineSegments(
      geometry,
      new LineBasicMaterial({ color: hex, depthTest: false, transparent: true, toneMapped: false }),
    );
    lines.renderOrder = 9;
    this.group.add(lines);
  }

  clear(): void {
    for (const child of [...this.group.children] as (Mesh | LineSegments)[]) {
      child.geometry.dispose();
      (child.material as MeshBasicMaterial).map?.dispose();
      (child.material as MeshBasicMaterial).dispose();
      this.group.remove(child);
    }
  }
}

/** Cells of the panel, and pixels of a cell. */
const ACROSS = 48;
const UP = 60;
const CELL = 4;

/** What is seen lies in light; what is hidden is hatched, so that it is told without colour too. */
function pictureOf(hidden: readonly boolean[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [ACROSS * CELL, UP * CELL];
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
  hidden.forEach((is, i) => {
    const [column, row] = [i % ACROSS, UP - 1 - Math.floor(i / ACROSS)];
    const hatch = (column + row) % 6 < 2;
    brush.fillStyle = is ? (hatch ? 'rgba(224,86,74,.8)' : 'rgba(60,16,14,.42)') : 'rgba(255,217,138,.3)';
    brush.fillRect(column * CELL, row * CELL, CELL, CELL);
  });
  return canvas;
}

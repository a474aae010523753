import {
  BufferAttribute,
  BufferGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  DoubleSide,
} from 'three';
import type { Point } from '../../../kernel/index.ts';
import type { Look, Terrain } from '../../../tabletop/index.ts';
import type { Eyes, Lens, Spot } from '../../tabletop/depth/lens.ts';

/** Through somebody's eyes: the share of the target that the rules count as seen is marked on it, and what hides the rest. */

const SEEN = '#ffd98a';
const HIDDEN = '#e0564a';

export class EyeLens implements Lens {
  readonly camera = new PerspectiveCamera(50, 1, 0.06, 260);
  #turn = 0;
  #pitch = 0;
  #screen = { left: 0, top: 0, width: 1, height: 1 };
  #at: Eyes['eye'] = { x: 0, y: 0, z: 1 };

  constructor(
    readonly moved: () => void,
    readonly under: (x: number, y: number) => Spot,
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

  resize(screen: { left: number; top: number; width: number; height: number }): void {
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
    return { x: clientX - this.#screen.left, y: clientY - this.#screen.top };
  }
  fit(): void {
    this.camera.fov = 60;
    this.#apply();
  }
  frame(): void {}
  reveal(): void {}
  show(): void {}
}

/** The panel of the rules on the target, seen columns light and hidden ones dark, and outlines of all that hides it. */
export class Marks {
  readonly group = new Group();

  show(look: Look | null, terrain: Terrain): void {
    this.clear();
    if (look === null) return;
    const { from, to, bottom, top } = look.panel;
    const across = (share: number): Point => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
    const strip = (a: number, b: number, hex: string, opacity: number): void => {
      const [p, q] = [across(a), across(b)];
      this.#face(
        [
          [p.x, bottom, p.y],
          [q.x, bottom, q.y],
          [q.x, top, q.y],
          [p.x, top, p.y],
        ],
        hex,
        opacity,
      );
      this.#lines(
        [
          [p.x, bottom, p.y],
          [q.x, bottom, q.y],
          [q.x, bottom, q.y],
          [q.x, top, q.y],
          [q.x, top, q.y],
          [p.x, top, p.y],
          [p.x, top, p.y],
          [p.x, bottom, p.y],
        ],
        hex,
      );
    };
    strip(0, 1, HIDDEN, 0.16);
    for (const [a, b] of look.open) strip(a, b, SEEN, 0.34);
    // Hidden columns are hatched as well: not by colour alone.
    let last = 0;
    for (const [a, b] of [...look.open, [1, 1] as const]) {
      for (let at = last; at < a - 0.01; at += 0.08) {
        const [p, q] = [across(at), across(Math.min(a, at + 0.08))];
        this.#lines(
          [
            [p.x, bottom, p.y],
            [q.x, top, q.y],
          ],
          HIDDEN,
        );
      }
      last = b;
    }
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

  #face(corners: readonly (readonly [number, number, number])[], hex: string, opacity: number): void {
    const geometry = new BufferGeometry();
    const [a, b, c, d] = corners;
    geometry.setAttribute(
      'position',
      new BufferAttribute(new Float32Array([a, b, c, a, c, d].flatMap((corner) => [...(corner ?? [])])), 3),
    );
    const mesh = new Mesh(
      geometry,
      new MeshBasicMaterial({
        color: hex,
        transparent: true,
        opacity,
        depthTest: false,
        depthWrite: false,
        side: DoubleSide,
        toneMapped: false,
      }),
    );
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
      (child.material as MeshBasicMaterial).dispose();
      this.group.remove(child);
    }
  }
}

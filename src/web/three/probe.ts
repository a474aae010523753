import { Vector3 } from 'three';
import type { World } from './world/world.ts';

/** What tests and measurements ask of the scene instead of its pixels. It lies on the canvas as `probe`. */
export class Probe {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** Where in the window a point of the table is seen, so many inches above it. */
  spot(x: number, y: number, high = 0): { readonly x: number; readonly y: number } {
    const { left, top, width, height } = this.#world.canvas.getBoundingClientRect();
    const at = new Vector3(x, high, y).project(this.#world.camera);
    return { x: left + ((at.x + 1) / 2) * width, y: top + ((1 - at.y) / 2) * height };
  }

  /** Draw calls and triangles of the last picture, and how many pictures there were. */
  get cost(): { readonly calls: number; readonly triangles: number; readonly pictures: number } {
    return { ...this.#world.cost, pictures: this.#world.pictures };
  }

  /** Which storey of a building is looked into; null: its roof is on. */
  cut(building: string): number | null {
    return this.#world.cutOf(building);
  }
}

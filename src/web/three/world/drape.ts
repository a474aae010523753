import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  SRGBColorSpace,
  type Texture,
} from 'three';
import type { Point } from '../../../kernel/index.ts';
import type { Terrain } from '../../../tabletop/index.ts';
import { trianglesOf } from '../shape/clay.ts';

/**
 * What the plan draws over the table, reach and ways and sight, lies on it like a cloth: on the ground, and on the storey that is
 * shown. Behind houses it shimmers through, so that no line is lost.
 */

/** Above what it lies on. */
const ABOVE = 0.035;
const THROUGH = 0.3;

export interface Raised {
  readonly outline: readonly Point[];
  readonly y: number;
}

export class Drape {
  readonly canvas = document.createElement('canvas');
  /** Pixels of an inch. */
  readonly scale: number;
  readonly meshes: readonly Mesh[];
  readonly #texture: CanvasTexture;
  readonly #geometry = new BufferGeometry();

  constructor(
    readonly terrain: Terrain,
    finest: number,
  ) {
    const { width, depth } = terrain;
    this.scale = Math.min(48, finest / Math.max(width, depth));
    this.canvas.width = Math.round(width * this.scale);
    this.canvas.height = Math.round(depth * this.scale);
    this.#texture = new CanvasTexture(this.canvas);
    this.#texture.colorSpace = SRGBColorSpace;
    this.#texture.minFilter = LinearFilter;
    this.#texture.generateMipmaps = false;
    this.#texture.anisotropy = 8;
    const coat = (opacity: number, hidden: boolean): MeshBasicMaterial =>
      new MeshBasicMaterial({
        map: this.#texture as Texture,
        transparent: true,
        opacity,
        depthTest: !hidden,
        depthWrite: false,
        toneMapped: false,
        polygonOffset: true,
        polygonOffsetFactor: -2,
        polygonOffsetUnits: -4,
      });
    this.meshes = [coat(THROUGH, true), coat(1, false)].map((material, i) => {
      const mesh = new Mesh(this.#geometry, material);
      mesh.renderOrder = 5 + i;
      mesh.frustumCulled = false;
      return mesh;
    });
    this.lay([]);
  }

  /** Over the ground, and over these raised outlines. */
  lay(raised: readonly Raised[]): void {
    const { width, depth } = this.terrain;
    const whole = [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: depth },
      { x: 0, y: depth },
    ];
    const corners = [{ outline: whole, y: 0 }, ...raised].flatMap(({ outline, y }) =>
      trianglesOf(outline).flatMap((three) => three.map((at) => ({ ...at, high: y + ABOVE }))),
    );
    const [places, spots] = [new Float32Array(corners.length * 3), new Float32Array(corners.length * 2)];
    corners.forEach(({ x, y, high }, i) => {
      places.set([x, high, y], i * 3);
      spots.set([x / width, 1 - y / depth], i * 2);
    });
    this.#geometry.setAttribute('position', new BufferAttribute(places, 3));
    this.#geometry.setAttribute('uv', new BufferAttribute(spots, 2));
  }

  changed(): void {
    this.#texture.needsUpdate = true;
  }

  dispose(): void {
    this.#texture.dispose();
    this.#geometry.dispose();
    for (const { material } of this.meshes) (material as MeshBasicMaterial).dispose();
  }
}

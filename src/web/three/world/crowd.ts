import { BatchedMesh, type BufferGeometry, Color, type Material, Matrix4, Quaternion, Vector3 } from 'three';
import type { Figure } from '../../tabletop/figure.ts';
import { poseOf } from '../../tabletop/minis.ts';
import { lookOf, sculpted } from '../figures/figures.ts';

/** Everybody on the table, in one mesh: each look is shaped once and kept. */

const UP = new Vector3(0, 1, 0);
const PLAIN = new Color('#ffffff');
const SPENT = new Color('#a8a8b4');

export interface Stood {
  readonly figure: Figure;
  /** How high its feet are. */
  readonly y: number;
  /** Where it looks, in degrees. */
  readonly gaze: number;
  readonly hidden: boolean;
}

export class Crowd {
  readonly #material: Material;
  readonly #shapes = new Map<string, BufferGeometry>();
  mesh: BatchedMesh | null = null;
  #ids = new Map<string, number>();
  #instances: number[] = [];
  #all: readonly Stood[] = [];

  constructor(material: Material) {
    this.#material = material;
  }

  /** Everybody as they stand now; says whether the mesh is another one than before. */
  set(all: readonly Stood[]): boolean {
    this.#all = all;
    const looks = all.map(({ figure }) => this.#shape(figure));
    const fits =
      this.mesh !== null && all.length <= this.mesh.maxInstanceCount && looks.every((look) => this.#ids.has(look));
    if (!fits) this.#build(new Set(looks), all.length);
    const { mesh } = this;
    if (mesh === null) return false;
    const matrix = new Matrix4();
    this.#instances.forEach((instance, i) => {
      const one = all[i];
      mesh.setVisibleAt(instance, one !== undefined && !one.hidden);
      if (one === undefined) return;
      const { figure, y, gaze } = one;
      mesh.setGeometryIdAt(instance, this.#ids.get(looks[i] as string) as number);
      const size = figure.box === undefined ? figure.radius * 2 : 1;
      const turn = new Quaternion().setFromAxisAngle(UP, (-gaze * Math.PI) / 180);
      mesh.setMatrixAt(
        instance,
        matrix.compose(new Vector3(figure.x, y, figure.y), turn, new Vector3(size, size, size)),
      );
      mesh.setColorAt(instance, figure.used ? SPENT : PLAIN);
    });
    return !fits;
  }

  /** Somebody on the way: seen there, and turned that way. */
  move(index: number, { x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number | null }): void {
    const [instance, one] = [this.#instances[index], this.#all[index]];
    if (this.mesh === null || instance === undefined || one === undefined) return;
    const size = one.figure.box === undefined ? one.figure.radius * 2 : 1;
    const angle = turn ?? (-one.gaze * Math.PI) / 180;
    const matrix = new Matrix4().compose(
      new Vector3(x, one.y, y),
      new Quaternion().setFromAxisAngle(UP, angle),
      new Vector3(size, size, size),
    );
    this.mesh.setMatrixAt(instance, matrix);
  }

  #shape(figure: Figure): string {
    const pose = poseOf(figure);
    const look = lookOf(figure, pose);
    if (!this.#shapes.has(look)) this.#shapes.set(look, sculpted(figure, pose));
    return look;
  }

  /** With room for some more, so that not every newcomer makes it anew. */
  #build(looks: ReadonlySet<string>, count: number): void {
    this.mesh?.dispose();
    const shapes = [...looks].map((look) => this.#shapes.get(look) as BufferGeometry);
    const corners = shapes.reduce((sum, shape) => sum + shape.getAttribute('position').count, 0);
    const mesh = new BatchedMesh(count + 12, Math.max(3, corners), 0, this.#material);
    mesh.sortObjects = false;
    mesh.frustumCulled = false; // each shape is looked at by itself
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    this.#ids = new Map([...looks].map((look, i) => [look, mesh.addGeometry(shapes[i] as BufferGeometry)]));
    const [first] = this.#ids.values();
    this.#instances = first === undefined ? [] : Array.from({ length: count + 12 }, () => mesh.addInstance(first));
    this.mesh = mesh;
  }

  dispose(): void {
    this.mesh?.dispose();
    for (const shape of this.#shapes.values()) shape.dispose();
  }
}

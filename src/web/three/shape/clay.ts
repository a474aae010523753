import { BufferAttribute, BufferGeometry, Matrix4, ShapeUtils, Vector2, Vector3 } from 'three';
import type { Point } from '../../../kernel/index.ts';
import { rgb } from '../../paint/colour.ts';
import { type Chance, seeded } from '../../paint/random.ts';

/** Shapes of which everything in three dimensions is made, with their colour in every corner. Lengths are inches, y is up. */

/** What a face is covered with; the shader knows how each looks. */
const COVERS = {
  plain: 0,
  brick: 1,
  boards: 2,
  siding: 3,
  plaster: 4,
  sheet: 5,
  tiles: 6,
  felt: 7,
  floor: 8,
  stone: 9,
  leaves: 10,
  rust: 11,
  tabletop: 12,
} as const;
export type Cover = keyof typeof COVERS;

type Triple = readonly [x: number, y: number, z: number];

/** How a ball is rounded: uneven by `lumps`, its facets seen unless it is `soft`; what looks up may have a colour of its own. */
interface Roundness {
  readonly around?: number;
  readonly up?: number;
  readonly lumps?: number;
  readonly top?: string;
  readonly soft?: boolean;
}

/** A cut through a hull. */
export interface Station {
  readonly x: number;
  readonly low: number;
  readonly high: number;
  /** Half its width below and above. */
  readonly foot: number;
  readonly head: number;
}

interface Coat {
  /** How strongly faces that look up are lighter than those that look down. */
  readonly zenith: number;
  /** How dark it is at the foot, and up to which height that reaches. */
  readonly foot: number;
  readonly reach: number;
}

const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

export class Clay {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #colours: number[] = [];
  readonly #skins: number[] = [];
  readonly #turns: Matrix4[] = [];
  readonly #chance: Chance;
  #turn = new Matrix4();
  coat: Coat = { zenith: 0.16, foot: 0.72, reach: 0.5 };
  cover: Cover = 'plain';

  constructor(key: string) {
    this.#chance = seeded(key);
  }

  get triangles(): number {
    return this.#positions.length / 9;
  }

  /** What `make` shapes is moved, turned about the upright and sized. */
  placed(at: Triple, turn: number, make: () => void, size = 1): void {
    this.within(
      new Matrix4()
        .makeTranslation(at[0], at[1], at[2])
        .multiply(new Matrix4().makeRotationY(turn))
        .multiply(new Matrix4().makeScale(size, size, size)),
      make,
    );
  }

  /** The same with any turn: about x, y and z, in this order. */
  tilted(at: Triple, turn: Triple, make: () => void): void {
    const matrix = new Matrix4().makeTranslation(at[0], at[1], at[2]);
    matrix.multiply(new Matrix4().makeRotationY(turn[1]));
    matrix.multiply(new Matrix4().makeRotationX(turn[0]));
    matrix.multiply(new Matrix4().makeRotationZ(turn[2]));
    this.within(matrix, make);
  }

  within(matrix: Matrix4, make: () => void): void {
    this.#turns.push(this.#turn);
    this.#turn = this.#turn.clone().multiply(matrix);
    make();
    this.#turn = this.#turns.pop() ?? new Matrix4();
  }

  covered(cover: Cover, make: () => void): void {
    const before = this.cover;
    this.cover = cover;
    make();
    this.cover = before;
  }

  /** One triangle with a normal in every corner. */
  #triangle(corners: readonly Triple[], normals: readonly Triple[], hex: string, skin: readonly Triple[]): void {
    const [r, g, b] = rgb(hex);
    const jitter = 1 + (this.#chance() - 0.5) * 0.05;
    const [point, normal] = [new Vector3(), new Vector3()];
    corners.forEach((corner, i) => {
      point.set(...corner).applyMatrix4(this.#turn);
      normal.set(...(normals[i] as Triple)).transformDirection(this.#turn);
      const { zenith, foot, reach } = this.coat;
      const rise = reach <= 0 ? 1 : Math.min(1, Math.max(0, point.y / reach));
      const shade = jitter * (1 - zenith + zenith * (normal.y + 0.55)) * (foot + (1 - foot) * rise);
      this.#positions.push(point.x, point.y, point.z);
      this.#normals.push(normal.x, normal.y, normal.z);
      this.#colours.push(linear(r) * shade, linear(g) * shade, linear(b) * shade);
      this.#skins.push(...(skin[i] as Triple));
    });
  }

  /** A flat face of three or more corners, seen from where they go round against the clock. */
  face(corners: readonly Triple[], hex: string): void {
    const [a, b, c] = corners.map((corner) => new Vector3(...corner)) as [Vector3, Vector3, Vector3];
    const along = b.clone().sub(a);
    const normal = along.clone().cross(c.clone().sub(a)).normalize();
    along.normalize();
    // Covers lie level: u goes along the face, v up it.
    const upright = Math.abs(normal.y) < 0.9;
    const u = upright ? new Vector3(0, 1, 0).cross(normal).normalize() : new Vector3(1, 0, 0);
    const v = upright ? normal.clone().cross(u) : new Vector3(0, 0, 1);
    const kind = COVERS[this.cover];
    const triple: Triple = [normal.x, normal.y, normal.z];
    const skinOf = (corner: Triple): Triple => {
      const at = new Vector3(...corner);
      return [kind, at.dot(u), at.dot(v)];
    };
    for (let i = 1; i + 1 < corners.length; i++) {
      const three = [corners[0], corners[i], corners[i + 1]] as [Triple, Triple, Triple];
      this.#triangle(three, [triple, triple, triple], hex, three.map(skinOf));
    }
  }

  /** A box on its foot: `x`, `z` are its middle, `y` its lower side. Its edges are broken by `chamfer`. */
  box(
    at: Triple,
    size: Triple,
    hex: string,
    { chamfer = 0, top = hex }: { chamfer?: number; top?: string } = {},
  ): void {
    const [x, y, z] = at;
    const [a, h, b] = [size[0] / 2, size[1], size[2] / 2];
    const c = Math.min(chamfer, a * 0.9, b * 0.9, h * 0.45);
    const [x0, x1, z0, z1, y0, y1] = [x - a, x + a, z - b, z + b, y, y + h];
    const [m, n] = [a - c, b - c];
    const high = y1 - c;
    this.face(
      [
        [x0, y0, z1],
        [x1, y0, z1],
        [x1, high, z1],
        [x0, high, z1],
      ],
      hex,
    );
    this.face(
      [
        [x1, y0, z0],
        [x0, y0, z0],
        [x0, high, z0],
        [x1, high, z0],
      ],
      hex,
    );
    this.face(
      [
        [x1, y0, z1],
        [x1, y0, z0],
        [x1, high, z0],
        [x1, high, z1],
      ],
      hex,
    );
    this.face(
      [
        [x0, y0, z0],
        [x0, y0, z1],
        [x0, high, z1],
        [x0, high, z0],
      ],
      hex,
    );
    this.face(
      [
        [x - m, y1, z + n],
        [x + m, y1, z + n],
        [x + m, y1, z - n],
        [x - m, y1, z - n],
      ],
      top,
    );
    if (c === 0) return;
    this.face(
      [
        [x0, high, z1],
        [x1, high, z1],
        [x + m, y1, z + n],
        [x - m, y1, z + n],
      ],
      top,
    );
    this.face(
      [
        [x1, high, z0],
        [x0, high, z0],
        [x - m, y1, z - n],
        [x + m, y1, z - n],
      ],
      top,
    );
    this.face(
      [
        [x1, high, z1],
        [x1, high, z0],
        [x + m, y1, z - n],
        [x + m, y1, z + n],
      ],
      top,
    );
    this.face(
      [
        [x0, high, z0],
        [x0, high, z1],
        [x - m, y1, z + n],
        [x - m, y1, z - n],
      ],
      top,
    );
  }

  /** An outline of the table, raised from one height to another. */
  prism(outline: readonly Point[], low: number, high: number, hex: string, top: string | null = hex): void {
    const ring = turnOf(outline) > 0 ? [...outline].reverse() : outline;
    ring.forEach((p, i) => {
      const q = ring[(i + 1) % ring.length] as Point;
      this.face(
        [
          [p.x, low, p.y],
          [q.x, low, q.y],
          [q.x, high, q.y],
          [p.x, high, p.y],
        ],
        hex,
      );
    });
    if (top !== null) this.plate(outline, high, top);
  }

  /** An outline of the table, flat at some height. */
  plate(outline: readonly Point[], high: number, hex: string): void {
    for (const [a, b, c] of trianglesOf(outline))
      this.face(
        [
          [a.x, high, a.y],
          [b.x, high, b.y],
          [c.x, high, c.y],
        ],
        hex,
      );
  }

  /** A skin over stations along x: each has a lower and an upper edge, and how wide it is at both. */
  hull(stations: readonly Station[], hex: string, top: string = hex): void {
    const corners = ({ x, low, high, foot, head }: Station): readonly [Triple, Triple, Triple, Triple] => [
      [x, low, foot],
      [x, high, head],
      [x, high, -head],
      [x, low, -foot],
    ];
    stations.slice(1).forEach((station, i) => {
      const [a, b] = [corners(stations[i] as Station), corners(station)];
      this.face([a[0], b[0], b[1], a[1]], hex);
      this.face([a[1], b[1], b[2], a[2]], top);
      this.face([a[2], b[2], b[3], a[3]], hex);
    });
    const [first, last] = [corners(stations[0] as Station), corners(stations.at(-1) as Station)];
    this.face([first[0], first[1], first[2], first[3]], hex);
    this.face([last[3], last[2], last[1], last[0]], hex);
  }

  /** A round limb from one point to another, thicker or thinner at its end. */
  limb(from: Triple, to: Triple, thick: number, thin: number, hex: string, sides = 6, ends = false): void {
    const [a, b] = [new Vector3(...from), new Vector3(...to)];
    const axis = b.clone().sub(a).normalize();
    const aside = new Vector3(0, 1, 0).cross(axis);
    if (aside.lengthSq() < 0.001) aside.set(1, 0, 0);
    aside.normalize();
    const across = axis.clone().cross(aside);
    const ring = (at: Vector3, radius: number, i: number): readonly [Triple, Triple] => {
      const angle = (i / sides) * Math.PI * 2;
      const out = aside.clone().multiplyScalar(Math.cos(angle)).addScaledVector(across, Math.sin(angle));
      const point = at.clone().addScaledVector(out, radius);
      return [
        [point.x, point.y, point.z],
        [out.x, out.y, out.z],
      ];
    };
    const skin: Triple[] = [0, 1, 2].map(() => [COVERS[this.cover], 0, 0]);
    for (let i = 0; i < sides; i++) {
      const [p, pn] = ring(a, thick, i);
      const [q, qn] = ring(a, thick, i + 1);
      const [r, rn] = ring(b, thin, i + 1);
      const [s, sn] = ring(b, thin, i);
      this.#triangle([p, q, r], [pn, qn, rn], hex, skin);
      if (thin > 0) this.#triangle([p, r, s], [pn, rn, sn], hex, skin);
      if (!ends) continue;
      const [back, front]: Triple[] = [
        [-axis.x, -axis.y, -axis.z],
        [axis.x, axis.y, axis.z],
      ] as [Triple, Triple];
      this.#triangle([q, p, from], [back, back, back], hex, skin);
      if (thin > 0) this.#triangle([s, r, to], [front, front, front], hex, skin);
    }
  }

  /** A ball, or a squashed one; with `lumps` it is uneven, and every face is seen. */
  ball(at: Triple, radii: Triple, hex: string, form: Roundness = {}): void {
    const { around = 7, up = 5, lumps = 0, top = hex, soft = lumps === 0 } = form;
    const cells: Triple[][] = [];
    for (let j = 0; j <= up; j++) {
      const polar = (j / up) * Math.PI;
      const bumps = Array.from({ length: around }, () => 1 + (this.#chance() - 0.5) * 2 * lumps);
      const row = Array.from({ length: around + 1 }, (_, i): Triple => {
        const angle = (i / around) * Math.PI * 2;
        const bump = j === 0 || j === up ? 1 : (bumps[i % around] as number);
        return [Math.sin(polar) * Math.cos(angle) * bump, Math.cos(polar), Math.sin(polar) * Math.sin(angle) * bump];
      });
      cells.push(row);
    }
    const point = (n: Triple): Triple => [at[0] + n[0] * radii[0], at[1] + n[1] * radii[1], at[2] + n[2] * radii[2]];
    const outwards = (n: Triple): Triple => {
      const [x, y, z] = [n[0] / radii[0], n[1] / radii[1], n[2] / radii[2]];
      const long = Math.hypot(x, y, z);
      return [x / long, y / long, z / long];
    };
    const skin: Triple[] = [0, 1, 2].map(() => [COVERS[this.cover], 0, 0]);
    const corner = (three: readonly [Triple, Triple, Triple]): void => {
      const tint = three[0][1] + three[1][1] + three[2][1] > 0.9 ? top : hex;
      if (!soft) this.face(three.map(point), tint);
      else this.#triangle(three.map(point), three.map(outwards), tint, skin);
    };
    for (let j = 0; j < up; j++) {
      for (let i = 0; i < around; i++) {
        const [p, q] = [cells[j]?.[i] as Triple, cells[j]?.[i + 1] as Triple];
        const [r, s] = [cells[j + 1]?.[i + 1] as Triple, cells[j + 1]?.[i] as Triple];
        if (j > 0) corner([p, q, r]);
        if (j < up - 1) corner([p, r, s]);
      }
    }
  }

  /** A profile of radii and heights turned about the upright. */
  lathe(at: Triple, profile: readonly (readonly [radius: number, height: number])[], hex: string, sides = 16): void {
    profile.slice(1).forEach(([radius, height], i) => {
      const [before, low] = profile[i] as readonly [number, number];
      this.limb([at[0], at[1] + low, at[2]], [at[0], at[1] + height, at[2]], before, radius, hex, sides);
    });
  }

  /** A round plate that looks up. */
  disc(at: Triple, radius: number, hex: string, sides = 16): void {
    const edge = (i: number): Triple => {
      const angle = (-i / sides) * Math.PI * 2;
      return [at[0] + Math.cos(angle) * radius, at[1], at[2] + Math.sin(angle) * radius];
    };
    for (let i = 0; i < sides; i++) this.face([at, edge(i), edge(i + 1)], hex);
  }

  made(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.#positions), 3));
    geometry.setAttribute('normal', new BufferAttribute(new Float32Array(this.#normals), 3));
    geometry.setAttribute('color', new BufferAttribute(new Float32Array(this.#colours), 3));
    geometry.setAttribute('skin', new BufferAttribute(new Float32Array(this.#skins), 3));
    return geometry;
  }
}

const turnOf = (outline: readonly Point[]): number =>
  outline.reduce((sum, a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);

/** An outline in triangles that are seen from above. */
export function trianglesOf(outline: readonly Point[]): readonly (readonly [Point, Point, Point])[] {
  const corners = outline.map(({ x, y }) => new Vector2(x, y));
  return ShapeUtils.triangulateShape(corners, []).map((three) => {
    const [a, b, c] = three.map((i) => outline[i]) as [Point, Point, Point];
    return turnOf([a, b, c]) > 0 ? [a, c, b] : [a, b, c];
  });
}

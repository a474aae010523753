import {
  AgXToneMapping,
  CanvasTexture,
  Color,
  Mesh,
  MeshLambertMaterial,
  PCFShadowMap,
  type PerspectiveCamera,
  PlaneGeometry,
  Scene,
  SRGBColorSpace,
  Texture,
  WebGLRenderer,
} from 'three';
import { inside, type OpeningState, Tabletop, type Terrain } from '../../../tabletop/index.ts';
import type { Point } from '../../../kernel/index.ts';
import type { Walk } from '../../tabletop/alive/acts.ts';
import type { Darkness } from '../../tabletop/alive/dusk.tsx';
import type { Figure } from '../../tabletop/figure.ts';
import { gazes } from '../../tabletop/gaze.ts';
import type { Spot } from '../../tabletop/depth/lens.ts';
import type { Part } from '../scenery/parts.ts';
import { hillAt } from '../scenery/stones.ts';
import { figureMaterial, sceneryMaterial } from '../shape/materials.ts';
import { Crowd, type Stood } from './crowd.ts';
import { shapeTable } from './furniture.ts';
import type { Standing } from './hiding.ts';
import { OrbitLens } from './lens.ts';
import { Lamps } from './lamps.ts';
import { type Lights, lit } from './lights.ts';
import { Picks, surfacesOf } from './picks.ts';
import { walkOf } from './walks.ts';
import { fixedOf, type Houses, housesOf, plantsOf, type Trees, treesOf } from './scenery.ts';

/** The table in three dimensions. It is drawn when something has changed, and not before. */

export interface Quality {
  /** Pixels of the map of shadows; 0: none. */
  readonly shadow: number;
  readonly plants: number;
  readonly ratio: number;
}

/** What the painter has painted of the ground. */
export type Painting = ImageBitmap | HTMLCanvasElement;

export class World {
  readonly lens: OrbitLens;
  readonly scene = new Scene();
  readonly #renderer: WebGLRenderer;
  readonly #lights: Lights;
  readonly #lamps: Lamps;
  readonly #scenery = sceneryMaterial();
  readonly #figures = figureMaterial();
  readonly #ground: Mesh<PlaneGeometry, MeshLambertMaterial>;
  readonly #crowd: Crowd;
  readonly #trees: Trees | null;
  readonly #picks: Picks;
  readonly #tabletop: Tabletop;
  readonly #kept: { dispose: () => void }[] = [];
  #houses: Houses | null = null;
  #openings = '';
  #all: readonly Stood[] = [];
  #level = 0;
  #roofs = true;
  #byHand = false;
  #frame = 0;
  #eye: PerspectiveCamera | null = null;
  /** How many pictures have been drawn. */
  pictures = 0;
  /** Called after every picture: labels stand where things are. */
  drawn: () => void = () => undefined;

  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly terrain: Terrain,
    quality: Quality,
  ) {
    const { width, depth } = terrain;
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'high-performance' });
    this.#renderer.setPixelRatio(quality.ratio);
    this.#renderer.toneMapping = AgXToneMapping;
    this.#renderer.toneMappingExposure = 1.42;
    this.#renderer.shadowMap.enabled = quality.shadow > 0;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#renderer.info.autoReset = false;
    this.scene.background = new Color('#38231a');
    this.#lights = lit(this.scene, terrain, quality.shadow);
    this.#lamps = new Lamps(this.scene);
    this.#tabletop = new Tabletop(terrain);
    this.#picks = new Picks(terrain);
    this.lens = new OrbitLens(
      { width, depth },
      () => this.invalidate(),
      (x, y) => this.#picks.under(this.camera, x, y),
      () => canvas.getBoundingClientRect(),
    );
    this.#ground = new Mesh(new PlaneGeometry(width, depth), new MeshLambertMaterial({ color: '#8b8a62' }));
    this.#ground.rotation.x = -Math.PI / 2;
    this.#ground.position.set(width / 2, 0, depth / 2);
    this.#ground.receiveShadow = true;
    const fixed = fixedOf(terrain, this.#scenery);
    const kitchen = new Mesh(shapeTable(terrain), this.#scenery);
    kitchen.receiveShadow = true;
    kitchen.castShadow = true;
    const plants = plantsOf(terrain, this.#scenery, quality.plants);
    this.#trees = treesOf(terrain, this.#scenery);
    this.#crowd = new Crowd(this.#figures);
    this.scene.add(this.#ground, fixed, kitchen, ...plants);
    if (this.#trees !== null) this.scene.add(this.#trees.mesh);
    this.#kept.push(
      fixed.geometry,
      kitchen.geometry,
      this.#ground.geometry,
      this.#ground.material,
      this.#scenery,
      this.#figures,
    );
    for (const plant of plants) this.#kept.push(plant, plant.geometry);
    if (this.#trees !== null) this.#kept.push(this.#trees.mesh);
    this.setOpenings({});
  }

  get camera(): PerspectiveCamera {
    return this.#eye ?? this.lens.camera;
  }

  /** Draw calls and triangles of the last picture, shadows included. */
  get cost(): { readonly calls: number; readonly triangles: number } {
    const { calls, triangles } = this.#renderer.info.render;
    return { calls, triangles };
  }

  setGround(picture: Painting): void {
    const texture = picture instanceof HTMLCanvasElement ? new CanvasTexture(picture) : new Texture(picture);
    // What comes as a bitmap cannot be turned over on its way to the card.
    texture.flipY = false;
    texture.repeat.set(1, -1);
    texture.offset.set(0, 1);
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = 8;
    texture.needsUpdate = true;
    const { material } = this.#ground;
    material.map?.dispose();
    material.map = texture;
    // Painted for a plan, which no light dims.
    material.color = new Color().setScalar(1.2);
    material.needsUpdate = true;
    this.invalidate();
  }

  setOpenings(openings: Readonly<Record<string, OpeningState>>): void {
    const text = JSON.stringify(openings);
    if (text === this.#openings) return;
    this.#openings = text;
    if (this.#houses !== null) {
      this.scene.remove(this.#houses.mesh);
      this.#houses.mesh.dispose();
    }
    this.#houses = housesOf(this.terrain, openings, this.#scenery);
    if (this.#houses !== null) this.scene.add(this.#houses.mesh);
    this.#arrange(true);
  }

  setFigures(figures: readonly Figure[]): void {
    const looking = gazes(figures);
    this.#all = figures.map((figure) => ({
      figure,
      y: this.feetOf(figure),
      gaze: looking.get(figure.id) ?? figure.facing,
      hidden: false,
    }));
    this.#arrange(true);
  }

  /** The storey that is shown, and whether roofs are on where nobody is inside. */
  show(level: number, roofs: boolean, byHand = false): void {
    this.#level = level;
    this.#byHand = byHand;
    this.#roofs = roofs;
    this.#arrange(false);
  }

  /** How high somebody's feet are. On a slope one stands on it, and not in it. */
  feetOf(figure: Figure): number {
    const feet = this.#tabletop.ground.feetOf(figure);
    return figure.level === 0 ? Math.max(feet, hillAt(this.terrain, figure)) : feet;
  }

  /** Everybody as something that may stand in the way. */
  standing(): readonly Standing[] {
    return this.#all.map(({ figure: { id, x, y, radius, height }, y: low }) => ({
      id,
      x,
      y,
      radius,
      low,
      high: low + height,
    }));
  }

  stoodOf(id: string): Stood | undefined {
    return this.#all.find(({ figure }) => figure.id === id);
  }

  /** Looks through somebody's eyes, who is not seen then, or again at the whole table. */
  lookFrom(eye: PerspectiveCamera | null, self: string | null): void {
    this.#eye = eye;
    this.#self = self;
    this.scene.background = new Color(eye === null ? '#38231a' : '#c9b99c');
    this.#arrange(true);
  }
  #self: string | null = null;

  /** What lies under a point of the screen, from -1 to 1. */
  under(x: number, y: number): Spot {
    return this.#picks.under(this.camera, x, y);
  }

  /** How high the ground is there on a storey. */
  groundAt(at: Point, level: number): number {
    return level === 0 ? hillAt(this.terrain, at) : this.#tabletop.ground.elevation(at, level);
  }

  /** What lies higher than the ground of the storey that is shown. */
  raised(level: number): readonly { readonly outline: readonly Point[]; readonly y: number }[] {
    return this.#picks.surfaces
      .filter((surface) => surface.level === level && surface.level > 0)
      .map(({ outline, y }) => ({ outline, y }));
  }

  /** They go their way instead of jumping. */
  walk(walks: readonly Walk[]): void {
    this.#walking();
    this.#walking = walkOf(walks, (places) => {
      for (const [id, at] of places)
        this.#crowd.move(
          this.#all.findIndex(({ figure }) => figure.id === id),
          at,
        );
      this.#renderer.shadowMap.needsUpdate = true;
      this.invalidate();
    });
  }
  #walking: () => void = () => undefined;

  /** Which storey of a building is looked into; null: none, its roof is on. */
  cutOf = (id: string): number | null => {
    const building = this.terrain.buildings.find((one) => one.id === id);
    if (building === undefined || this.#eye !== null) return null;
    const { floors, outline } = building;
    if (this.#level > 0) return this.#level < floors.length ? this.#level : null;
    const taken = this.#all
      .filter(({ figure }) => figure.level < floors.length && inside(outline, figure))
      .map(({ figure }) => figure.level);
    if (taken.length > 0) return this.#byHand ? 0 : Math.min(...taken);
    return this.#roofs ? null : 0;
  };

  /** Roofs and near walls stand aside for those inside; crowns for those below them. */
  #arrange(stirred: boolean): void {
    const cuts = new Map(this.terrain.buildings.map(({ id }) => [id, this.cutOf(id)]));
    const { turn } = this.lens.where;
    const shown = ({ building, kind, level, out }: Part): boolean => {
      const cut = cuts.get(building) ?? null;
      if (cut === null) return kind !== 'stub' && kind !== 'low';
      if (level > cut || kind === 'roof') return false;
      const near = level === cut && out !== null && out.x * Math.sin(turn) + out.z * Math.cos(turn) > 0.05;
      if (kind === 'wall') return !near;
      if (kind === 'stub') return near;
      if (kind === 'inner') return level < cut;
      return kind !== 'low' || level === cut;
    };
    const houses = this.#houses?.show(shown) ?? false;
    const crowns =
      this.#trees?.over(
        this.#eye === null ? this.#all.filter(({ figure }) => figure.level === 0).map(({ figure }) => figure) : [],
      ) ?? false;
    if (houses || stirred) {
      this.#all = this.#all.map((one) => ({
        ...one,
        hidden: one.figure.id === this.#self || this.#isCovered(one.figure, cuts),
      }));
      if (this.#crowd.set(this.#all) && this.#crowd.mesh !== null) {
        for (const old of this.scene.children.filter(({ name }) => name === 'crowd')) this.scene.remove(old);
        this.#crowd.mesh.name = 'crowd';
        this.scene.add(this.#crowd.mesh);
      }
      this.#picks.all = this.#all;
    }
    this.#picks.surfaces = surfacesOf(this.terrain, this.cutOf);
    if (houses || crowns || stirred) this.#renderer.shadowMap.needsUpdate = true;
    this.invalidate();
  }

  /** Above the storey that is looked into, nobody is seen: nor on a floor or roof that is not there. */
  #isCovered(figure: Figure, cuts: ReadonlyMap<string, number | null>): boolean {
    const house = this.terrain.buildings.find(({ outline }) => inside(outline, figure));
    const cut = house === undefined ? null : (cuts.get(house.id) ?? null);
    return cut !== null && figure.level > cut;
  }

  /** The dark theme dims the table. */
  dim(theme: boolean): void {
    this.#theme = theme;
    this.#light();
  }
  #theme = false;

  /** Evening and night in the game, and what burns. */
  setDarkness(darkness: Darkness | null): void {
    this.#dark = darkness?.share ?? 0;
    this.#lamps.show(darkness);
    this.#light();
  }
  #dark = 0;

  #light(): void {
    this.#lights.dim(this.#theme, this.#dark);
    this.#renderer.toneMappingExposure = this.#theme && this.#dark === 0 ? 1.1 : 1.42 - 0.12 * this.#dark;
    this.invalidate();
  }

  resize(): void {
    const { width, height } = this.canvas.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    this.#renderer.setSize(width, height, false);
    this.lens.resize({ width, height });
    if (this.#eye !== null) {
      this.#eye.aspect = width / height;
      this.#eye.updateProjectionMatrix();
    }
    this.invalidate();
  }

  #turned = 0;

  invalidate(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      // Other walls are near when the table has been turned.
      const { turn } = this.lens.where;
      if (Math.abs(turn - this.#turned) > 0.01) {
        this.#turned = turn;
        this.#arrange(false);
        cancelAnimationFrame(this.#frame);
        this.#frame = 0;
      }
      this.pictures += 1;
      this.#renderer.info.reset();
      this.#renderer.render(this.scene, this.camera);
      this.drawn();
    });
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = -1;
    this.#walking();
    this.lens.dispose();
    this.#crowd.dispose();
    this.#houses?.mesh.dispose();
    this.#ground.material.map?.dispose();
    for (const one of this.#kept) one.dispose();
    this.#lights.dispose();
    this.#lamps.dispose();
    this.#renderer.dispose();
  }
}

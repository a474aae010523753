import { PATHS } from 'virtual:icons/table';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Vector3 } from 'three';
import type { OpeningState, Terrain } from '../../tabletop/index.ts';
import type { Darkness } from '../tabletop/alive/dusk.tsx';
import type { Walk } from '../tabletop/alive/acts.ts';
import { type DeskStore, useDesk } from '../tabletop/desk.ts';
import type { Figure } from '../tabletop/figure.ts';
import { type Pointing, useGestures } from '../tabletop/gestures.ts';
import type { Eyes, Lens } from '../tabletop/depth/lens.ts';
import { hirePainter } from '../tabletop/painted.tsx';
import { arrange, type Named, Overlay } from './board.ts';
import { rimOf } from './figures/figures.ts';
import { Probe } from './probe.ts';
import { EyeLens, Marks } from './world/gaze.ts';
import { type Quality, World } from './world/world.ts';
import './three.css';

export interface DioramaProps {
  readonly desk: DeskStore;
  readonly terrain: Terrain;
  readonly openings: Readonly<Record<string, OpeningState>>;
  readonly figures: readonly Figure[];
  readonly offered: readonly string[];
  /** How dark it is; not said by day. */
  readonly darkness?: Darkness | undefined;
  readonly walks: readonly Walk[];
  /** Through whose eyes one looks; null: at the whole table. */
  readonly eyes: Eyes | null;
  /** The drawing of the plan: what it shows over the table lies on it here. */
  readonly drawing: RefObject<SVGGElement | null>;
  readonly pointing: Pointing;
  readonly onLens: (lens: Lens | null) => void;
}

/** Small screens have less of everything. */
function qualityOf(): Quality & { readonly finest: number; readonly ground: number } {
  const small = Math.min(screen.width, screen.height) < 700;
  const ratio = Math.min(devicePixelRatio, small ? 1.5 : 2);
  return small
    ? { shadow: 1024, plants: 500, ratio, finest: 1024, ground: 1400 }
    : { shadow: 2048, plants: 1000, ratio, finest: 2048, ground: 2600 };
}

/** All that is there while the table is seen in three dimensions. */
interface Built {
  readonly world: World;
  readonly overlay: Overlay;
  readonly eye: EyeLens;
  readonly marks: Marks;
}

/** The table as it stands before somebody: to walk round, or through the eyes of a model. */
export function Diorama({
  desk,
  terrain,
  openings,
  figures,
  offered,
  darkness,
  walks,
  eyes,
  drawing,
  pointing,
  onLens,
}: DioramaProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const plates = useRef<HTMLDivElement>(null);
  const [built, setBuilt] = useState<Built | null>(null);
  const [whole, setWhole] = useState(false);
  const level = useDesk((now) => now.level);
  const roofs = useDesk((now) => now.roofs);
  const byHand = useDesk((now) => now.byHand);
  const selected = useDesk((now) => now.selected);
  const followed = useDesk((now) => now.followed);
  const markings = useDesk((now) => now.markings);
  const grid = useDesk((now) => now.grid);

  useEffect(() => {
    if (canvas.current === null || drawing.current === null) return;
    const { current } = canvas;
    const quality = qualityOf();
    let made: World;
    try {
      made = new World(current, terrain, quality);
    } catch {
      desk.setState({ view: 'plan', flat: 'Three dimensions could not be started on this device.' });
      return;
    }
    const marks = new Marks();
    made.scene.add(marks.group);
    const eye = new EyeLens(
      () => made.invalidate(),
      (x, y) => made.under(x, y),
      () => current.getBoundingClientRect(),
    );
    const overlay = new Overlay(made, drawing.current, quality.finest, desk.getState, () => undefined);
    const measure = (): void => {
      made.resize();
      eye.resize(made.lens.screen);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    measure();
    const lost = (event: Event): void => {
      event.preventDefault();
      desk.setState({ view: 'plan', flat: 'The graphics card gave up: the table is shown as a plan.' });
    };
    current.addEventListener('webglcontextlost', lost);
    Object.assign(current, { probe: new Probe(made) });
    setBuilt({ world: made, overlay, eye, marks });
    return () => {
      current.removeEventListener('webglcontextlost', lost);
      watch.disconnect();
      overlay.dispose();
      marks.clear();
      made.dispose();
      setBuilt(null);
      onLens(null);
    };
  }, [desk, terrain.id, terrain.width, terrain.depth, drawing, onLens]);

  useGround(built, terrain, setWhole);
  useNight(built);
  const dark = JSON.stringify(darkness ?? null);
  useEffect(() => built?.world.setDarkness(JSON.parse(dark) as Darkness | null), [built, dark]);
  useEffect(() => built?.world.setOpenings(openings), [built, openings]);
  useEffect(() => built?.world.setFigures(figures), [built, figures]);
  useEffect(() => built?.world.walk(walks), [built, walks]);
  useEffect(() => built?.world.show(level, roofs, byHand), [built, level, roofs, byHand]);
  useEffect(() => built?.overlay.later(), [built, markings, grid]);
  useEyes(built, eyes, terrain, openings);

  const looking = eyes !== null;
  useEffect(() => {
    if (built !== null) onLens(looking ? built.eye : built.world.lens);
  }, [built, looking, onLens]);
  useFollowed(built, figures, followed);

  useEffect(() => {
    if (built === null) return;
    const { world, overlay } = built;
    const chosen = new Set(selected === null ? [] : [selected]);
    const bases = new Vector3();
    world.drawn = () => {
      if (plates.current === null) return;
      const { screen } = world.lens;
      overlay.lay(world.raised(desk.getState().level));
      const near = looking || world.lens.pose.scale > 30;
      const named = overlay.named(figures, chosen, offered, near);
      const solid = figures.slice(0, 60).map((figure) => {
        bases.set(figure.x, world.stoodOf(figure.id)?.y ?? 0, figure.y).project(world.camera);
        return {
          x: ((bases.x + 1) / 2) * screen.width,
          y: ((1 - bases.y) / 2) * screen.height - 6,
          r: Math.min(40, world.lens.pose.scale * 0.5),
        };
      });
      arrange(plates.current, named, (one) => plateOf(one, chosen), world.camera, screen, solid);
    };
    world.invalidate();
    return () => {
      world.drawn = () => undefined;
    };
  }, [built, figures, offered, selected, looking, desk]);

  useGestures(canvas, built === null ? null : looking ? built.eye : built.world.lens, pointing);
  return (
    <div className="th-diorama" data-ready={built !== null || undefined} data-whole={whole || undefined}>
      <canvas ref={canvas} className="th-canvas" aria-hidden="true" />
      <div ref={plates} className="th-plates" aria-hidden="true" />
      {eyes !== null && (
        <p className="th-said" role="status">
          <b>Through the eyes of {eyes.name}</b>
          {eyes.words.join('. ')}
        </p>
      )}
      {built === null && <p className="th-wait">Setting up the table …</p>}
    </div>
  );
}

/** The painting of the ground, coarse at first. */
function useGround(built: Built | null, terrain: Terrain, onWhole: (whole: boolean) => void): void {
  const text = JSON.stringify(terrain);
  useEffect(() => {
    if (built === null) return;
    const table = JSON.parse(text) as Terrain;
    const painter = hirePainter((work) => {
      if (work.kind !== 'table') return;
      built.world.setGround(work.painted.ground);
      if (!work.painted.whole) return;
      onWhole(true);
      painter.end();
    });
    const scale = Math.min(80, Math.round(qualityOf().ground / Math.max(table.width, table.depth)));
    painter.order({ kind: 'table', terrain: table, scale, bare: true });
    return painter.end;
  }, [built, text, onWhole]);
}

/** The dark theme dims the table. */
function useNight(built: Built | null): void {
  useEffect(() => {
    if (built === null) return;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const dim = (): void => {
      const { theme } = document.documentElement.dataset;
      built.world.dim(theme === 'dark' || (theme !== 'light' && dark.matches));
    };
    const watch = new MutationObserver(dim);
    watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    dark.addEventListener('change', dim);
    dim();
    return () => {
      watch.disconnect();
      dark.removeEventListener('change', dim);
    };
  }, [built]);
}

function useEyes(built: Built | null, eyes: Eyes | null, terrain: Terrain, openings: DioramaProps['openings']): void {
  const text = JSON.stringify(eyes);
  const stood = useRef('');
  useEffect(() => {
    if (built === null) return;
    const now = JSON.parse(text) as Eyes | null;
    const { world, eye, marks } = built;
    world.lookFrom(now === null ? null : eye.camera, now?.id ?? null);
    marks.show(now?.look ?? null, terrain, openings, world.standing());
    if (now === null) return;
    // The same place and the same target: whoever has looked round keeps looking there.
    const place = JSON.stringify([now.eye, now.towards]);
    if (place !== stood.current) eye.stand(now);
    stood.current = place;
    world.invalidate();
  }, [built, text, terrain, openings]);
}

/** The camera goes with a model. */
function useFollowed(built: Built | null, figures: readonly Figure[], followed: string | null): void {
  const figure = figures.find(({ id }) => id === followed);
  const [x, y] = [figure?.x, figure?.y];
  useEffect(() => {
    if (built !== null && x !== undefined && y !== undefined) built.world.lens.follow({ x, y });
  }, [built, x, y]);
}

const SVG = 'http://www.w3.org/2000/svg';

function plateOf({ text, figure, tone }: Named, chosen: ReadonlySet<string>): HTMLElement {
  const plate = document.createElement('span');
  plate.textContent = text;
  if (figure === null) {
    plate.dataset.words = '';
    if (tone !== null) plate.style.color = tone;
    return plate;
  }
  plate.style.setProperty('--whose', rimOf(figure));
  if (chosen.has(figure.id)) plate.dataset.chosen = '';
  for (const { icon } of figure.badges) {
    const sign = document.createElementNS(SVG, 'svg');
    sign.setAttribute('viewBox', '0 0 512 512');
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', PATHS[icon] ?? '');
    sign.append(path);
    plate.append(sign);
  }
  return plate;
}

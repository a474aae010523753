import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Point } from '../../kernel/index.ts';
import { grained, type Terrain } from '../../tabletop/index.ts';
import { openingNear } from './corners.ts';
import { begun, done, type History, redone, undone } from './history.ts';
import { piece, type StockItem } from './stock.ts';
import {
  added,
  boxOf,
  centreOf,
  changed,
  freshId,
  halfTurned,
  idsOf,
  isBuilding,
  moved,
  removed,
  renamed,
  type Thing,
  thingsOf,
  turned,
} from './things.ts';

/** What the next taps on the table mean. */
export type Tool =
  | { readonly kind: 'select' }
  | { readonly kind: 'put'; readonly item: StockItem }
  | { readonly kind: 'outline' }
  | { readonly kind: 'wall' | 'ladder' | 'stairs' | 'door' | 'window' };

export interface Studio {
  readonly history: History<Terrain>;
  readonly selected: readonly string[];
  readonly tool: Tool;
  /** Points tapped so far: an outline, or the first end of a wall. */
  readonly points: readonly Point[];
  /** Inches to which points are rounded; 0: not at all. */
  readonly snap: number;
  readonly level: number;
  readonly grid: boolean;
  /** A change that is being dragged: shown, but not yet done. */
  readonly trial: Terrain | null;
}

export const SNAPS = [0, 0.25, 0.5, 1] as const;

/** A table being drawn: what is on it, what is selected, and everything that can be done to it. */
export class Workshop {
  readonly store: StoreApi<Studio>;

  constructor(terrain: Terrain) {
    this.store = createStore<Studio>(() => ({
      history: begun(terrain),
      selected: [],
      tool: { kind: 'select' },
      points: [],
      snap: 0.5,
      level: 0,
      grid: true,
      trial: null,
    }));
  }

  get terrain(): Terrain {
    return this.store.getState().history.now;
  }
  get selection(): readonly Thing[] {
    const { selected } = this.store.getState();
    return thingsOf(this.terrain).filter(({ id }) => selected.includes(id));
  }

  do(terrain: Terrain, selected?: readonly string[]): void {
    this.store.setState((now) => ({
      history: done(now.history, terrain),
      trial: null,
      ...(selected === undefined ? {} : { selected }),
    }));
  }
  /** Shows a change while it is dragged; `settle` makes it so. */
  attempt(terrain: Terrain | null): void {
    this.store.setState({ trial: terrain });
  }
  settle(): void {
    const { trial } = this.store.getState();
    if (trial !== null) this.do(trial);
  }

  undo(): void {
    this.store.setState((now) => ({ history: undone(now.history), trial: null, points: [] }));
  }
  redo(): void {
    this.store.setState((now) => ({ history: redone(now.history), trial: null }));
  }

  select(ids: readonly string[]): void {
    this.store.setState({ selected: ids });
  }
  take(tool: Tool): void {
    this.store.setState({ tool, points: [] });
  }

  snapped({ x, y }: Point): Point {
    const { snap } = this.store.getState();
    const on = (value: number): number => grained(snap === 0 ? value : Math.round(value / snap) * snap);
    return { x: on(x), y: on(y) };
  }
  /** One step of the arrow keys. */
  get step(): number {
    return this.store.getState().snap || 0.1;
  }

  change(ids: readonly string[], change: (thing: Thing) => Thing): void {
    this.do(changed(this.terrain, ids, change));
  }
  moveBy(dx: number, dy: number): void {
    const { selected } = this.store.getState();
    if (selected.length > 0) this.change(selected, (thing) => moved(thing, dx, dy));
  }
  turnBy(degrees: number): void {
    const things = this.selection;
    if (things.length === 0) return;
    const about = centreOf(boxOf(things.map(({ outline }) => outline)));
    this.change(
      things.map(({ id }) => id),
      (thing) => turned(thing, degrees, about),
    );
  }
  remove(): void {
    const { selected } = this.store.getState();
    if (selected.length > 0) this.do(removed(this.terrain, selected), []);
  }
  /** Copies of what is selected, a little beside it. */
  copy(): void {
    const taken = idsOf(this.terrain);
    const copies = this.selection.map((thing) => renamed(moved(thing, 1, 1), taken));
    this.#add(copies);
  }
  /** Copies in the other half of the table, so that both sides have the same. */
  copyTurned(): void {
    this.#add(halfTurned(this.terrain, this.store.getState().selected));
  }
  #add(things: readonly Thing[]): void {
    if (things.length === 0) return;
    this.do(
      added(this.terrain, things),
      things.map(({ id }) => id),
    );
  }

  /** A tap on the table with another tool than selecting. */
  use(at: Point): void {
    const { tool, points } = this.store.getState();
    const spot = this.snapped(at);
    if (tool.kind === 'put') {
      this.#add([tool.item.make(freshId(idsOf(this.terrain), `${tool.item.id}-1`), spot)]);
      this.take({ kind: 'select' });
    } else if (tool.kind === 'outline') this.#outline(spot);
    else if (tool.kind === 'door' || tool.kind === 'window') this.#opening(tool.kind, at);
    else if (tool.kind !== 'select') {
      const [first] = points;
      if (first === undefined) this.store.setState({ points: [spot] });
      else this.#part(tool.kind, first, spot);
    }
  }

  /** The outline is closed by its first corner, or by Enter. */
  #outline(spot: Point): void {
    const { points } = this.store.getState();
    const [first] = points;
    if (first !== undefined && points.length > 2 && first.x === spot.x && first.y === spot.y) return this.close();
    this.store.setState({ points: [...points, spot] });
  }
  close(): void {
    const { points } = this.store.getState();
    if (points.length < 3) return;
    const id = freshId(idsOf(this.terrain), 'piece-1');
    this.#add([piece(id, 'rough', 'Rough ground', points, { kind: 'difficult' })]);
    this.take({ kind: 'select' });
  }

  #opening(kind: 'door' | 'window', at: Point): void {
    const [building] = this.selection;
    if (building === undefined || !isBuilding(building)) return;
    const id = freshId(idsOf(this.terrain), `${building.id}-${kind}-1`);
    const opening = openingNear(building, kind, at, this.store.getState().level, id);
    if (opening === null) return;
    this.change([building.id], (thing) =>
      isBuilding(thing) ? { ...thing, openings: [...thing.openings, opening] } : thing,
    );
    this.take({ kind: 'select' });
  }

  #part(kind: 'wall' | 'ladder' | 'stairs', from: Point, to: Point): void {
    const [building] = this.selection;
    const { level } = this.store.getState();
    if (building === undefined || !isBuilding(building)) return;
    const id = freshId(idsOf(this.terrain), `${building.id}-${kind}-1`);
    this.change([building.id], (thing) => {
      if (!isBuilding(thing)) return thing;
      if (kind === 'wall') return { ...thing, walls: [...thing.walls, { id, from, to, level }] };
      const link = { id, kind, from: { ...from, level }, to: { ...to, level: level + 1 } };
      return { ...thing, links: [...thing.links, link] };
    });
    this.take({ kind: 'select' });
  }

  /** The thing after the selected one, for those who go by keyboard. */
  next(step: 1 | -1): Thing | undefined {
    const { pieces, buildings, areas } = this.terrain;
    const all = [...pieces, ...buildings, ...areas];
    const [id] = this.store.getState().selected;
    const here = id === undefined ? -1 : all.findIndex((thing) => thing.id === id);
    const found = all[(here + step + all.length + (here < 0 && step < 0 ? 1 : 0)) % all.length];
    if (found !== undefined) this.select([found.id]);
    return found;
  }
}

const WorkshopContext = createContext<Workshop | null>(null);
export const WorkshopProvider = WorkshopContext.Provider;
export function useWorkshop(): Workshop {
  const workshop = useContext(WorkshopContext);
  if (workshop === null) throw new Error('There is no table to draw on around this component');
  return workshop;
}
export const useStudio = <T>(select: (now: Studio) => T): T => useStore(useWorkshop().store, select);

import { useEffect, useMemo, useRef, useState } from 'react';
import type { Point, SeenEvent } from '../../kernel/index.ts';
import { useMatch } from '../match/context.tsx';
import { type Act, type Walk, walksBetween, type Whereabouts } from '../tabletop/alive/acts.ts';
import type { Played } from '../tabletop/alive/effects.tsx';
import { lasting, mayMove, untilPressed } from '../tabletop/alive/motion.ts';
import type { Terrain } from '../../tabletop/index.ts';
import type { Figure } from '../tabletop/figure.ts';
import { playSound } from '../sound/sound.ts';
import type { Battle, SkirmishFace } from './face.ts';
import type { Scene } from './scene.ts';
import { useStage } from './stage.ts';

/** From one act to the next where there are few of them; many have this time in all. */
const APART = 260;
const IN_ALL = 1600;
/** Until the last one is over. */
const OVER = 1100;
/** More at once is a leap through the match, and only its end is shown. */
const MOST = 40;

/** What just happened on the table, to be seen for a moment, and what is left of it. */
export interface Alive {
  readonly walks: readonly Walk[];
  readonly played: readonly Played[];
  readonly stains: readonly Point[];
}

/** A look at the table. */
interface Look {
  readonly events: readonly SeenEvent[];
  readonly figures: readonly Figure[];
  readonly battle: Pick<Battle, 'openings' | 'units' | 'terrain'>;
}

interface Happened {
  readonly walks: readonly Walk[];
  readonly acts: readonly Act[];
}
const NOTHING: Happened = { walks: [], acts: [] };

/** Follows what happens, from one look at the table to the next. */
export function useAlive<B extends Battle>({ face, figures, battle }: Scene<B>): Alive {
  const events = useMatch((now) => now.events);
  const last = useRef<{ readonly look: Look; readonly happened: Happened } | null>(null);
  if (last.current?.look.events !== events || last.current.look.figures !== figures) {
    const look = { events, figures, battle };
    last.current = { look, happened: last.current === null ? NOTHING : happened(face, last.current.look, look) };
  }
  const { walks, acts } = last.current.happened;
  const stains = useMemo(() => events.flatMap(fellIn), [events]);
  return { walks, played: usePlayed(face, last.current.look, acts), stains };
}

/** Where somebody fell in a line of the log: every game calls it `fell`. */
const fellIn = ({ params }: SeenEvent): readonly Point[] => (params.fell as unknown as Point[] | undefined) ?? [];

function happened<B extends Battle>(face: SkirmishFace<B>, was: Look, now: Look): Happened {
  const last = was.events.at(-1)?.n ?? -1;
  const fresh = now.events.filter(({ n }) => n > last);
  if (fresh.length === 0 || fresh.length > MOST) return NOTHING;
  const [stood, stands] = [whereIn(was), whereIn(now)];
  const told = fresh.flatMap((event) => face.happening(event)?.ways ?? []);
  return {
    walks: walksBetween(new Map(was.figures.map((figure) => [figure.id, figure])), now.figures, told),
    acts: [
      ...fresh.flatMap((event) => actsOf(face, event, (id) => stood(id) ?? stands(id))),
      ...doorsMoved(now.battle.terrain, was.battle.openings, now.battle.openings),
    ],
  };
}

/** Where a model is, or the first model of a unit. */
function whereIn({ figures, battle: { units } }: Look): Whereabouts {
  const places = new Map(figures.map((figure) => [figure.id, figure]));
  return (id) => {
    if (typeof id !== 'string') return undefined;
    const [first = ''] = units.find((unit) => unit.id === id)?.models ?? [];
    return places.get(id) ?? places.get(first);
  };
}

/** Doors and windows that are not as they were. */
function doorsMoved(terrain: Terrain, was: Battle['openings'] = {}, now: Battle['openings'] = {}): readonly Act[] {
  if (was === now) return [];
  return terrain.buildings.flatMap(({ openings }) =>
    openings.flatMap(({ id, from, to }) => {
      if (was[id] === now[id]) return [];
      return [{ do: 'door', to: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } } as const];
    }),
  );
}

/** What is seen of one line of the log. Dice land beside whoever the line names first. */
function actsOf<B extends Battle>(face: SkirmishFace<B>, event: SeenEvent, at: Whereabouts): readonly Act[] {
  const { params, dice } = event;
  const who = at(params.unit);
  return [
    ...(dice === undefined || who === undefined ? [] : [{ do: 'dice', to: who, dice } as const]),
    ...(face.acts?.(event, at) ?? []),
    ...fellIn(event).map((to) => ({ do: 'fall', to }) as const),
  ];
}

/** Acts one after another; a line that somebody wants to see again begins anew. */
function usePlayed<B extends Battle>(face: SkirmishFace<B>, look: Look, acts: readonly Act[]): readonly Played[] {
  const [played, play] = useState<readonly Played[]>([]);
  const shown = useStage((now) => now.shown);
  useEffect(() => begin(acts, play), [acts]);
  const now = useRef(look);
  now.current = look;
  useEffect(() => {
    if (shown !== null) return begin(actsOf(face, shown, whereIn(now.current)), play);
    return undefined;
  }, [face, shown]);
  return played;
}

let moments = 0;

function begin(acts: readonly Act[], play: (played: readonly Played[]) => void): (() => void) | undefined {
  if (acts.length === 0) return undefined;
  acts.forEach((act, i) => playSound(act.do, i));
  if (!mayMove()) return undefined;
  const step = lasting(Math.min(APART, IN_ALL / acts.length));
  // Dice fall with what they are rolled for.
  let after = -step;
  const moment = ++moments;
  const played = acts.map((act, i) => {
    if (act.do !== 'dice' || after < 0) after += step;
    return { key: `${moment} ${i}`, act, after: Math.round(after) };
  });
  play(played);
  const timer = setTimeout(() => play([]), after + OVER);
  const stop = untilPressed(() => {
    clearTimeout(timer);
    play([]);
  });
  return stop;
}

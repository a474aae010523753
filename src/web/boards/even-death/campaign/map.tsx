import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Campaign, MAP } from '../../../../games/even-death/index.ts';
import type { SeenOption } from '../../../../kernel/index.ts';
import { useController, useMatch, usePlay } from '../../../match/context.tsx';
import { withOption } from '../../../match/draft.ts';
import { presses } from '../../../match/presses.ts';
import type { Player } from '../../../match/sources/source.ts';
import { Axes, Ground, Patterns, SIDE, usePaintedLand } from './ground.tsx';
import { type Call, MapTile } from './tile.tsx';
import { aboutOf, actOf, groupsAt, useMapOptions } from './view.ts';

interface MapProps {
  readonly campaign: Campaign;
  readonly players: readonly Player[];
  readonly read: number | null;
  readonly group: string | null;
  readonly onRead: (tile: number) => void;
  readonly onGroup: (group: string | null) => void;
}

/** Below so many pixels for a tile there is no room for names. */
const ROOMY = 74;

/** The whole map. A tap reads a tile; where the question offers it, it answers, chooses a group or sends it on its way. */
export function CampaignMap({ campaign, players, read, group, onRead, onGroup }: MapProps) {
  const box = useRef<SVGSVGElement>(null);
  const roomy = useRoomy(box);
  const painted = usePaintedLand();
  const controller = useController();
  const request = useMatch((now) => now.request);
  const draft = usePlay((play) => play.draft);
  const options = useMapOptions();

  useNarrowed(options, group);
  useInView(box, campaign, read, options);

  const give = (option: SeenOption): void => {
    if (request === null) return;
    if (request.kind !== 'choose') controller.change(withOption(request, draft, option.id));
    else controller.choose(option.id, presses.last);
  };
  const meaning = (tile: number): { call: Call; does: string; act: () => void } => {
    const here = options.filter((option) => aboutOf(option).tile === tile);
    const direct = here.find((option) => actOf(option) === null);
    if (direct !== undefined) return { call: 'answer', does: direct.text, act: () => give(direct) };
    const way = here.find((option) => actOf(option)?.do === 'move' && actOf(option)?.group === group);
    if (way !== undefined) return { call: 'way', does: way.text, act: () => give(way) };
    const able = groupsAt(campaign, tile).find(({ id }) => options.some((option) => aboutOf(option).group === id));
    if (able === undefined) return { call: null, does: '', act: () => onGroup(null) };
    const chosen = able.id === group;
    return { call: 'ready', does: chosen ? 'Chosen' : 'Choose it', act: () => onGroup(chosen ? null : able.id) };
  };
  const travel = (event: KeyboardEvent): void => {
    const from = (event.target as Element).closest('[data-tile]')?.getAttribute('data-tile');
    const step = STEPS[event.key];
    if (from === null || from === undefined || step === undefined) return;
    event.preventDefault();
    const to = stepped(Number(from), step);
    onRead(to);
    box.current?.querySelector<SVGGElement>(`[data-tile="${to}"]`)?.focus();
  };
  return (
    <svg
      ref={box}
      className="edc-map"
      data-small={!roomy || undefined}
      data-painted={painted !== null || undefined}
      viewBox={`0 0 ${SIDE + 2} ${SIDE + 2}`}
      role="group"
      aria-label={`${MAP.name}, 64 tiles; the arrow keys go from one to the next`}
      onKeyDown={travel}
    >
      <Patterns />
      <Ground painted={painted} />
      <Axes />
      {MAP.tiles.map((_, tile) => {
        const { call, does, act } = meaning(tile);
        const chosen = groupsAt(campaign, tile).some(({ id }) => id === group);
        const picked = options.some((option) => aboutOf(option).tile === tile && draft.picked.includes(option.id));
        return (
          <MapTile
            key={tile}
            campaign={campaign}
            tile={tile}
            players={players}
            call={call}
            does={does}
            picked={picked}
            read={tile === read}
            entry={tile === (read ?? 0)}
            selected={chosen}
            roomy={roomy}
            onPress={() => {
              onRead(tile);
              act();
            }}
          />
        );
      })}
    </svg>
  );
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function stepped(tile: number, [dx, dy]: readonly [number, number]): number {
  const [x, y] = [(tile % 8) + dx, Math.floor(tile / 8) + dy];
  return x < 0 || x > 7 || y < 0 || y > 7 ? tile : y * 8 + x;
}

/** Who has chosen a counter on the map is listed what that one can do, and nothing of the others. */
function useNarrowed(options: readonly SeenOption[], group: string | null): void {
  const controller = useController();
  useEffect(() => {
    const its = options.filter((option) => actOf(option)?.group === group);
    const rest = options.filter((option) => actOf(option) === null);
    controller.narrow(its.length === 0 ? null : [...its, ...rest].map(({ id }) => id));
  }, [controller, options, group]);
}

/**
 * On a phone the map is larger than its window: the tile that is read comes into view, or those that are asked about,
 * or the counters that can act.
 */
function useInView(
  box: React.RefObject<SVGSVGElement | null>,
  { groups }: Campaign,
  read: number | null,
  options: readonly SeenOption[],
): void {
  useEffect(() => {
    if (read !== null) bringIntoView(box.current, [read - 8, read, read + 8]); // with where it can go from there
  }, [box, read]);
  useEffect(() => {
    const asked = options.flatMap((option) => (actOf(option) === null ? (aboutOf(option).tile ?? []) : []));
    if (asked.length > 0) return bringIntoView(box.current, asked);
    // A counter that is sent on is read, and followed as such.
    if (read !== null) return;
    const able = groups.filter(({ id }) => options.some((option) => aboutOf(option).group === id));
    bringIntoView(
      box.current,
      able.map(({ tile }) => tile),
    );
  }, [box, options]);
}

function bringIntoView(map: SVGSVGElement | null, tiles: readonly number[]): void {
  const area = map?.closest('.board-area');
  if (map === null || area === null || area === undefined) return;
  const boxes = tiles.flatMap((tile) => map.querySelector(`[data-tile="${tile}"]`)?.getBoundingClientRect() ?? []);
  if (boxes.length === 0) return;
  const window = area.getBoundingClientRect();
  // The card of a tile lies over the lower part of the map there.
  const card = map.parentElement?.querySelector('.edc-card')?.parentElement ?? null;
  const covered = card !== null && getComputedStyle(card).position === 'sticky' ? card.offsetHeight : 0;
  const below = Math.max(...boxes.map(({ bottom }) => bottom)) - (window.bottom - covered);
  const above = window.top - Math.min(...boxes.map(({ top }) => top));
  if (above > 0) area.scrollTop -= above + EDGE;
  else if (below > 0) area.scrollTop += Math.min(below + EDGE, -above); // as far as the uppermost stays in view
}

/** So much of what lies around is seen with it. */
const EDGE = 4;

function useRoomy(box: React.RefObject<SVGSVGElement | null>): boolean {
  const [roomy, setRoomy] = useState(false);
  useEffect(() => {
    const svg = box.current;
    if (svg === null) return;
    const watch = new ResizeObserver(() => setRoomy(svg.clientWidth / 8.3 >= ROOMY));
    watch.observe(svg);
    return () => watch.disconnect();
  }, [box]);
  return roomy;
}

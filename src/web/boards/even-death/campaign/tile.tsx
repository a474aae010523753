import type { KeyboardEvent } from 'react';
import { PATHS } from 'virtual:icons/table';
import { type Campaign, type Group, landAt, type Structure } from '../../../../games/even-death/index.ts';
import type { Player } from '../../../match/sources/source.ts';
import type { TableIcon } from '../../../ui/icon-names.ts';
import { cornerOf, TILE } from './ground.tsx';
import { groupsAt, headsOf, sideIndex, sideOfFaction, tileWords } from './view.ts';

/** Why a tile can be clicked: it is an answer, the way of the chosen group, or a group that can act stands there. */
export type Call = 'answer' | 'way' | 'ready' | null;

interface TileProps {
  readonly campaign: Campaign;
  readonly tile: number;
  readonly players: readonly Player[];
  readonly call: Call;
  /** What a click does, in words. */
  readonly does: string;
  readonly picked: boolean;
  readonly read: boolean;
  /** Keys get here first: somewhere there has to be a way in. */
  readonly entry: boolean;
  readonly selected: boolean;
  /** There is room for names. */
  readonly roomy: boolean;
  readonly onPress: () => void;
}

export const STRUCTURE_ICONS: Readonly<Record<Structure, TableIcon>> = {
  farm: 'farm',
  'aid-station': 'aidStation',
  'training-ground': 'trainingGround',
};

/** One tile with its owner, its structure and whoever stands there. */
export function MapTile(props: TileProps) {
  const { campaign, tile, players, call, does, picked, read, entry, selected, roomy, onPress } = props;
  const { x, y } = cornerOf(tile);
  const { name } = landAt(tile);
  const { controller = null, structure = null, searched = false } = campaign.tiles[tile] ?? {};
  const owner = sideOfFaction(campaign, controller);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress();
  };
  return (
    <g
      className="edc-tile"
      data-tile={tile}
      data-call={call ?? undefined}
      data-picked={picked || undefined}
      data-read={read || undefined}
      role="button"
      tabIndex={call !== null || entry ? 0 : -1}
      aria-pressed={picked || selected || undefined}
      aria-label={`${tileWords(campaign, tile, players)}${does === '' ? '' : `. ${does}`}`}
      transform={`translate(${x} ${y})`}
      onClick={onPress}
      onKeyDown={press}
    >
      <rect className="edc-area" width={TILE} height={TILE} />
      {owner >= 0 && <Held side={owner} />}
      {roomy && (
        <text className="edc-name" y={15}>
          {inLines(name).map((line, i) => (
            <tspan key={line} x={TILE / 2} dy={i === 0 ? 0 : '1.05em'}>
              {line}
            </tspan>
          ))}
        </text>
      )}
      {structure !== null && (
        <g className="edc-structure" transform={roomy ? 'translate(6 68)' : 'translate(4 54) scale(1.6)'}>
          <rect width="26" height="26" rx="3" />
          <path d={PATHS[STRUCTURE_ICONS[structure]]} transform="translate(2 2) scale(0.043)" />
        </g>
      )}
      {searched && <path className="edc-searched" d="M84 90 l4 4 l8 -9" />}
      <g transform={`translate(${TILE / 2} ${TILE / 2 + 6}) scale(${roomy ? 1 : 1.6})`}>
        {groupsAt(campaign, tile).map((group, i) => (
          <g key={group.id} transform={`translate(${i * 14} ${i * -10})`}>
            <Counter group={group} side={sideIndex(campaign, group.seat)} selected={selected} heads={roomy} />
          </g>
        ))}
      </g>
      <rect className="edc-edge" x="4" y="4" width={TILE - 8} height={TILE - 8} rx="4" />
    </g>
  );
}

const LETTERS_IN_A_LINE = 11;

function inLines(name: string): string[] {
  const gap = name.indexOf(' ');
  return name.length <= LETTERS_IN_A_LINE || gap < 0 ? [name] : [name.slice(0, gap), name.slice(gap + 1)];
}

/** Whose tile it is: a frame of its own stroke for each side, and a flag with a number. */
export function Held({ side }: { side: number }) {
  return (
    <g className="edc-held" data-side={side}>
      <rect x="3" y="3" width={TILE - 6} height={TILE - 6} />
      {side === 2 && <rect className="edc-inner" x="8" y="8" width={TILE - 16} height={TILE - 16} />}
      <path d={`M${TILE - 3} 3 h-20 l20 20 z`} />
    </g>
  );
}

const JAGGED = Array.from({ length: 24 }, (_, i) => {
  const [turn, far] = [(i / 24) * 2 * Math.PI, i % 2 === 0 ? 25 : 20];
  return `${(Math.sin(turn) * far).toFixed(1)} ${(-Math.cos(turn) * far).toFixed(1)}`;
}).join(',');

/** A Force is a full disc, a Horde hollow with a jagged rim; the number names it, the small one counts heads. */
export function Counter({
  group,
  side,
  selected,
  heads,
}: {
  group: Group;
  side: number;
  selected: boolean;
  heads: boolean;
}) {
  return (
    <g className="edc-counter" data-kind={group.kind} data-side={side} data-selected={selected || undefined}>
      {group.kind === 'horde' ? <polygon points={JAGGED} /> : <circle r="22" />}
      <text y="7">{group.number}</text>
      {heads && (
        <g transform="translate(18 18)">
          <circle className="edc-heads" r="13" />
          <text className="edc-heads-n" y="5">
            {headsOf(group)}
          </text>
        </g>
      )}
    </g>
  );
}

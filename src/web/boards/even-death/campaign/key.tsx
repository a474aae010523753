import type { ReactNode } from 'react';
import { PATHS } from 'virtual:icons/table';
import { type Campaign, GOAL, MAP_KEY, TILE_POINTS, word } from '../../../../games/even-death/index.ts';
import type { Player } from '../../../match/sources/source.ts';
import { useWide } from '../../../ui/wide.ts';
import { Counter, Held, STRUCTURE_ICONS } from './tile.tsx';
import { calledIn, sideIndex } from './view.ts';

interface KeyProps {
  readonly campaign: Campaign;
  readonly players: readonly Player[];
}

/** How a campaign goes, in short, and what the signs on the map mean: in view as long as no tile is read. */
export function CampaignKey({ campaign, players }: KeyProps) {
  const wide = useWide();
  const isNew = campaign.sides.every(({ turns }) => turns < 2);
  return (
    <div className="edc-help">
      <details open={wide && isNew}>
        <summary>How it goes</summary>
        <ul className="edc-rules">
          <li>
            Whoever has {GOAL} Victory Points as their turn starts wins. Tiles count as long as you hold them, a battle
            won counts 2 for good, and humans count 1 for every 5 Supplies.
          </li>
          <li>
            A turn has three actions, by one counter or by several: Move to the tile beside, take control of the tile it
            stands in, give battle to whoever stands beside it.
          </li>
          <li>
            Humans also build, heal and train in their own tiles, and search any tile once. Each Force eats 1 Supply a
            turn.
          </li>
          <li>The dead zombify and feast in their own tiles.</li>
          <li>Forces and Hordes are never split or merged, and only one stands in a tile.</li>
          <li>Tap a tile to read it. Tap a counter of yours, then a framed tile to send it there.</li>
        </ul>
      </details>
      <details open={wide}>
        <summary>Signs on the map</summary>
        <ul className="edc-key">
          {GROUNDS.map((type) => (
            <Sign key={type} text={`${MAP_KEY[type].name}, ${TILE_POINTS[type]}`}>
              <g className="edc-land" data-type={type}>
                <rect width="100" height="100" />
                <rect
                  width="100"
                  height="100"
                  className="edc-pattern"
                  style={{ '--pattern': `url(#edc-${type})` } as React.CSSProperties}
                />
              </g>
            </Sign>
          ))}
          {campaign.sides.map(({ seat }) => (
            <Sign key={seat} text={`held by ${calledIn(players, seat)}`}>
              <Held side={sideIndex(campaign, seat)} />
            </Sign>
          ))}
          <Counters campaign={campaign} />
          {STRUCTURES.map((structure) => (
            <Sign key={structure} text={word('structure', structure)}>
              <g className="edc-structure" transform="translate(10 10) scale(3)">
                <rect width="26" height="26" rx="3" />
                <path d={PATHS[STRUCTURE_ICONS[structure]]} transform="translate(2 2) scale(0.043)" />
              </g>
            </Sign>
          ))}
          <Sign text="searched">
            <path className="edc-searched" transform="translate(-252 -240) scale(3.3)" d="M84 90 l4 4 l8 -9" />
          </Sign>
          <Sign text="road: with a bridge the only way from water to water">
            <path className="edc-road" d="M0 50 h100" />
          </Sign>
          <Sign text="river: lies on the battlefield, is no obstacle here">
            <path className="edc-river" d="M0 50 h100" />
          </Sign>
        </ul>
      </details>
    </div>
  );
}

const GROUNDS = ['city', 'town', 'field', 'forest', 'mountain', 'water'] as const;
const STRUCTURES = ['farm', 'aid-station', 'training-ground'] as const;

function Counters({ campaign }: { campaign: Campaign }) {
  return (['force', 'horde'] as const).map((kind) => {
    const group = campaign.groups.find((one) => one.kind === kind);
    if (group === undefined) return null;
    const heads = kind === 'force' ? 'humans' : 'zombies';
    return (
      <Sign key={kind} text={`${word('counter', kind)}: its number, and how many ${heads}`}>
        <g transform="translate(44 44) scale(1.7)">
          <Counter group={group} side={sideIndex(campaign, group.seat)} selected={false} heads={true} />
        </g>
      </Sign>
    );
  });
}

function Sign({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {children}
      </svg>
      {text}
    </li>
  );
}

import { useState } from 'react';
import type { BoardProps } from '../../face.ts';
import { People } from './people.tsx';
import { Refuge } from './refuge.tsx';
import { Story } from './story.tsx';
import { campaignIn, ownFirst, sideNumber, standingText } from './view.ts';
import './campaign.css';

/** Between the games: what happens now, and each Group in its Refuge. */
export function CampaignBoard({ view, players }: BoardProps) {
  const campaign = campaignIn(view);
  const [chosen, setChosen] = useState<string | null>(null);
  if (campaign === null) return null;
  const sides = ownFirst(campaign, players);
  const side = sides.find(({ seat }) => seat === chosen) ?? sides[0];
  if (side === undefined) return null;
  return (
    <div className="ldc">
      <h2>{standingText(campaign)}</h2>
      <div className="ldc-main">
        <Story campaign={campaign} />
        <div className="ldc-home">
          <div className="ldc-tabs" role="group" aria-label="Groups">
            {sides.map(({ seat, group }) => (
              <button
                key={seat}
                type="button"
                aria-pressed={seat === side.seat}
                data-side={sideNumber(campaign, seat)}
                onClick={() => setChosen(seat)}
              >
                {group.name}
              </button>
            ))}
          </div>
          <Refuge campaign={campaign} side={side} />
          <People campaign={campaign} side={side} />
        </div>
      </div>
    </div>
  );
}

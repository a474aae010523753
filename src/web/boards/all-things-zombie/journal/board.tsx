import { useState } from 'react';
import type { View } from '../../../../games/all-things-zombie/index.ts';
import type { BoardProps } from '../../face.ts';
import { Area } from './area.tsx';
import { BandPage } from './band.tsx';
import { History } from './history.tsx';
import { People } from './people.tsx';
import { MonthStory } from './story.tsx';
import { bandTitle, lengthText, ownFirst, standingText } from './view.ts';
import { Pages } from './pages.tsx';
import './journal.css';

/** Between Encounters: the journal of the campaign. */
export function JournalBoard({ view, players }: BoardProps) {
  const { campaign } = view as unknown as View;
  const [chosen, setChosen] = useState<string | null>(null);
  if (campaign === undefined) return null;
  const bands = ownFirst(campaign, players);
  const band = bands.find(({ seat }) => seat === chosen) ?? bands[0];
  if (band === undefined) return null;
  return (
    <div className="atzj">
      <header>
        <h2>{standingText(campaign)}</h2>
        <p className="hint">{lengthText(campaign)}</p>
      </header>
      <div className="atzj-main">
        <MonthStory campaign={campaign} />
        <div className="atzj-pages">
          {bands.length > 1 && (
            <div className="atzj-tabs" role="group" aria-label="Bands">
              {bands.map((one) => (
                <button
                  key={one.seat}
                  type="button"
                  aria-pressed={one.seat === band.seat}
                  onClick={() => setChosen(one.seat)}
                >
                  {bandTitle(one)}
                </button>
              ))}
            </div>
          )}
          <BandPage campaign={campaign} band={band} />
          <Area campaign={campaign} />
          <People campaign={campaign} />
          <History campaign={campaign} />
          <Pages campaign={campaign} />
        </div>
      </div>
    </div>
  );
}

import { useState } from 'react';
import { LAST_STAND, type Loc } from '../../../games/last-stand/index.ts';
import type { SeenRequest } from '../../../kernel/index.ts';
import { useMatch } from '../../match/context.tsx';
import type { BoardProps } from '../face.ts';
import { BattleSheet } from './battle-sheet.tsx';
import { battleIn } from './battle.ts';
import { Course, Goals } from './course.tsx';
import { Dangers } from './dangers.tsx';
import { Patterns } from './glyphs.tsx';
import { Legend } from './legend.tsx';
import { LetPass } from './let-pass.tsx';
import { Wasteland } from './map.tsx';
import { StandingOrders } from './orders.tsx';
import { Piles } from './piles.tsx';
import { RaidCard } from './raid-card.tsx';
import { Rangers, useAskedAbout } from './rangers.tsx';
import { StoryBar } from './story-bar.tsx';
import { useStory } from './story.ts';
import type { View } from './view.ts';
import './last-stand.css';

/** The table of Last Stand: the wasteland, what threatens, the Rangers and their cards. */
export function LastStandBoard({ view, players }: BoardProps) {
  const now = view as unknown as View;
  const events = useMatch((match) => match.events);
  const request = useMatch((match) => match.request);
  const asked = useMatch(({ request: open, players: all }) =>
    all.some(({ seat, mine }) => mine && open?.waiting.includes(seat) === true),
  );
  const story = useStory(now, events, asked);
  const beat = story.beats[story.step];
  const shown = beat?.view ?? now;
  const battle = battleIn(events, request);
  const fighting = battle !== null && battle.result === null;
  const about = useAskedAbout(now);
  const home = shown.rangers.find(({ id }) => id === about)?.at ?? LAST_STAND;
  return (
    <div className="ls-table">
      <Patterns />
      <Course view={shown} />
      {battle !== null && (
        <Battlefield key={battle.leader} fighting={fighting} sheet={<BattleSheet view={now} battle={battle} />} />
      )}
      <StoryBar story={story} />
      {shown.turn.card !== null && <RaidCard view={shown} card={shown.turn.card} />}
      <LetPass view={now} />
      <div className="ls-front">
        <div className="ls-land-side">
          <Wasteland view={shown} now={beat === undefined ? spotOf(request) : beat.at} home={home} />
        </div>
        <div className="ls-danger-side">
          <Dangers view={shown} />
          <Goals view={shown} />
          <Legend />
        </div>
      </div>
      <Rangers view={now} players={players} />
      <StandingOrders view={now} />
      <Piles view={now} />
    </div>
  );
}

/** The location that the open question is about: where somebody comes, where a Leader goes. */
function spotOf(request: SeenRequest | null): Loc | null {
  const { at, to } = request?.prompt.params ?? {};
  const spot = at ?? to;
  return typeof spot === 'number' ? spot : null;
}

/** A battle stands open while it is fought; afterwards it can be looked at again. */
function Battlefield({ fighting, sheet }: { fighting: boolean; sheet: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  if (fighting) return sheet;
  return (
    <details className="ls-last-battle" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>The last battle</summary>
      {sheet}
    </details>
  );
}

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { LAST_STAND, type Loc } from '../../../games/last-stand/index.ts';
import type { SeenRequest } from '../../../kernel/index.ts';
import { useController, useMatch } from '../../match/context.tsx';
import type { BoardProps } from '../face.ts';
import { BattleSheet } from './sheets/battle-sheet.tsx';
import { battleIn } from './sheets/battle.ts';
import { Course, Goals } from './course.tsx';
import { Dangers } from './sheets/dangers.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Patterns } from './map/glyphs.tsx';
import { Legend } from './map/legend.tsx';
import { Wasteland } from './map/map.tsx';
import { Piles } from './sheets/piles.tsx';
import { RaidCard } from './sheets/raid-card.tsx';
import { Rangers, useAskedAbout } from './sheets/rangers.tsx';
import { StoryBar } from './story/bar.tsx';
import { useStory } from './story/story.ts';
import type { View } from './view.ts';
import './last-stand.css';
import './painted.css';
import '../printed/paper.css';
import './printed.css';

/** The table of Last Stand: the wasteland, what threatens, the Rangers and their cards. */
export function LastStandBoard({ view, players }: BoardProps) {
  const now = view as unknown as View;
  const events = useMatch((match) => match.events);
  const request = useMatch((match) => match.request);
  // What somebody elsewhere may answer as well is no decision of those here: the story goes on.
  const asked = useMatch(({ request: open, players: all }) => {
    const waiting = all.filter(({ seat }) => open?.waiting.includes(seat) === true);
    return waiting.length > 0 && waiting.every(({ mine }) => mine);
  });
  const story = useStory(now, events, asked);
  const beat = story.beats[story.step];
  const controller = useController();
  const isBehind = beat !== undefined;
  const toNow = useRef(() => {});
  toNow.current = () => story.go(story.beats.length);
  useLayoutEffect(() => {
    controller.tell(isBehind ? () => toNow.current() : null);
    return () => controller.tell(null);
  }, [controller, isBehind]);
  const shown = beat?.view ?? now;
  const battle = battleIn(events, request);
  const fighting = battle !== null && battle.result === null;
  const about = useAskedAbout(now);
  const home = shown.rangers.find(({ id }) => id === about)?.at ?? LAST_STAND;
  return (
    <div className="ls-table printed">
      <Patterns />
      <Course view={shown} />
      <FirstSteps view={shown} />
      {battle !== null && fighting && <BattleSheet key={battle.leader} view={now} battle={battle} />}
      <StoryBar story={story} />
      {shown.turn.card !== null && <RaidCard view={shown} card={shown.turn.card} told={beat !== undefined} />}
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
      {battle !== null && !fighting && (
        <LastBattle>
          <BattleSheet view={now} battle={battle} />
        </LastBattle>
      )}
      <Rangers view={now} players={players} />
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
function LastBattle({ children }: { children: ReactNode }) {
  return (
    <details className="ls-last-battle">
      <summary>The last battle</summary>
      {children}
    </details>
  );
}

import { useState } from 'react';
import { usualBot } from '../../bots/index.ts';
import { useFace } from '../boards/face-context.tsx';
import { useMatch } from '../match/context.tsx';
import { CorrectButton } from '../correct/correct.tsx';
import type { RemoteSource } from '../match/sources/remote.ts';
import { api } from '../net/api.ts';
import { fullLink, go, linkTo } from '../router.ts';
import { UndoButton } from '../table/tools.tsx';
import { CopyLink } from '../ui/copy.tsx';
import { closeMenu, Menu } from '../ui/menu.tsx';
import { setHand, useHand } from './hand.ts';
import { say } from '../words/words.ts';

/** What can be done with a match on a server. */
export function RemoteTools({ source }: { source: RemoteSource }) {
  const table = useMatch((now) => now.table);
  const [complaint, setComplaint] = useState<string | null>(null);
  const isHand = useHand(source.id);
  const { Hand } = useFace();
  if (table === null) return null;
  const { game } = table;
  const attempt = (chosen: Element, act: () => Promise<unknown>): void => {
    closeMenu(chosen);
    void act().then(
      () => setComplaint(null),
      (error: unknown) => setComplaint(error instanceof Error ? error.message : String(error)),
    );
  };
  const absent = table.seats.filter(({ kind, mine, present }) => kind === 'person' && !mine && !present);
  const lost = table.seats.filter(({ formerlyMine }) => formerlyMine);
  const mine = table.seats.filter((seat) => seat.mine);
  const seated = mine.length > 0;
  return (
    <>
      {table.spectators > 0 && <span className="hint">{table.spectators} watching</span>}
      {seated && <UndoButton />}
      <Menu label="Match">
        <a href={linkTo('rules', game)}>Rules</a>
        <a href={linkTo('settings')}>Settings</a>
        {seated && Hand !== undefined && (
          <button
            type="button"
            onClick={({ currentTarget }) => {
              closeMenu(currentTarget);
              setHand(source.id, !isHand);
            }}
          >
            {isHand ? 'Show the table here, too' : 'Show only my hand here'}
          </button>
        )}
        {table.keys !== null && (
          <CopyLink
            label="Copy the link for spectators"
            link={async () => await Promise.resolve(fullLink('table', source.id, table.keys?.spectator ?? ''))}
          />
        )}
        {table.status === 'over' && <a href={linkTo('replay', source.id)}>Replay and verify</a>}
        {lost.map(({ seat, called }) => (
          <button
            key={seat}
            type="button"
            onClick={({ currentTarget }) =>
              attempt(currentTarget, async () => source.take(await api.join(source.id, { seat })))
            }
          >
            Take {called} back from the bot
          </button>
        ))}
        {seated &&
          absent.map(({ seat, called }) => (
            <button
              key={seat}
              type="button"
              onClick={({ currentTarget }) =>
                attempt(currentTarget, async () => {
                  const refused = await source.propose({ kind: 'bot', seat, bot: usualBot });
                  if (refused !== null) throw new Error(refused.message);
                })
              }
            >
              Ask for a bot in place of {called}
            </button>
          ))}
        {table.status === 'playing' &&
          mine.map(({ seat, called }) => (
            <button
              key={seat}
              type="button"
              onClick={({ currentTarget }) =>
                attempt(currentTarget, async () => {
                  const refused = await source.propose({ kind: 'bot', seat, bot: usualBot });
                  if (refused !== null) throw new Error(refused.message);
                })
              }
            >
              Let a bot play for {mine.length === 1 ? say('me') : called}
            </button>
          ))}
        {seated && table.status === 'playing' && <CorrectButton />}
        {seated && table.status === 'playing' && (
          <button
            type="button"
            onClick={({ currentTarget }) =>
              attempt(currentTarget, async () => {
                await api.leave(source.id, {});
                go('friends');
              })
            }
          >
            Leave the match
          </button>
        )}
      </Menu>
      {complaint !== null && (
        <p className="complaint" role="alert">
          {complaint}
        </p>
      )}
    </>
  );
}

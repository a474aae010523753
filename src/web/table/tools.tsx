import { useState } from 'react';
import type { Json } from '../../kernel/index.ts';
import { useController, useMatch, usePlay } from '../match/context.tsx';
import { download, recordName } from '../match/keeping/share-file.ts';
import { packed } from '../match/keeping/share.ts';
import { api } from '../net/api.ts';
import { useServer } from '../net/server.ts';
import { fullLink, go, linkTo } from '../router.ts';
import { CopyLink } from '../ui/copy.tsx';
import { closeMenu, Menu } from '../ui/menu.tsx';
import { CorrectButton } from '../correct/correct.tsx';
import { PositionButton } from './position.tsx';
import { say } from '../words/words.ts';

/** Who has to agree before dice or hidden cards are taken back. */
const CONSENT = {
  away: { question: 'The others have to agree.', yes: 'Ask them' },
  here: { question: 'Dice or hidden cards have been seen. Do you all agree?', yes: 'We agree' },
  alone: { question: 'Dice or hidden cards have been seen.', yes: 'Take it back' },
} as const;

/** What undo takes back, in words. */
function takenBack(others: number): string {
  if (others === 0) return 'Take back your last decision?';
  return `Take back your last decision and the ${others === 1 ? 'answer' : `${others} answers`} after it?`;
}

/** Undo, with a word first where something hidden was shown. */
export function UndoButton() {
  const controller = useController();
  const undo = useMatch((now) => now.undo);
  const slow = usePlay((play) => play.slow);
  /** What somebody wants to go back to; once the match has moved on, that question is void. */
  const [wanted, setWanted] = useState<number | null>(null);
  const asking = undo !== null && !undo.free && undo.to === wanted;
  const people = useMatch((now) => now.players.filter(({ bot }) => bot === null).length);
  const { question, yes } = CONSENT[controller.source.home === 'server' ? 'away' : people > 1 ? 'here' : 'alone'];
  if (asking) {
    return (
      <span className="asking" role="group" aria-label="Undo past a reveal">
        <span>
          {takenBack(undo.others)} {question}
        </span>
        <button
          type="button"
          onClick={() => {
            setWanted(null);
            void controller.undo(undo.to);
          }}
        >
          {yes}
        </button>
        <button type="button" onClick={() => setWanted(null)}>
          Keep it
        </button>
      </span>
    );
  }
  return (
    <button
      type="button"
      disabled={undo === null || slow}
      onClick={() => {
        if (undo?.free === false) setWanted(undo.to);
        else if (undo !== null) void controller.undo(undo.to);
      }}
    >
      Undo
    </button>
  );
}

/** A bot plays on for me, or I take my seat back from it. */
function Lending() {
  const { source } = useController();
  const players = useMatch((now) => now.players);
  const mine = players.filter(({ mine: own, lent }) => own || lent === true);
  return mine.map(({ seat, called, lent = false }) => {
    const me = mine.length === 1;
    const words = lent
      ? `Take ${me ? 'my seat' : called} back from the bot`
      : `Let a bot play for ${me ? say('me') : called}`;
    return (
      <button
        key={seat}
        type="button"
        onClick={({ currentTarget }) => {
          closeMenu(currentTarget);
          void source.lend?.(seat, !lent);
        }}
      >
        {words}
      </button>
    );
  });
}

/** What can be done with a match that lives in this browser. */
export function LocalTools() {
  const { source } = useController();
  const reach = useServer((now) => now.reach);
  const game = useMatch((now) => now.game);
  const over = useMatch((now) => now.outcome !== null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const upload = async (): Promise<void> => {
    const record = await source.record();
    if (record === null) return;
    const players = source.snapshot.getState().players;
    const table = await api.make({
      game: record.game,
      setup: record.setup,
      record: record as unknown as Json,
      seats: players.map(({ seat, bot }, i) => {
        if (bot !== null) return { seat, kind: 'bot', bot };
        return i === 0 ? { seat, kind: 'me' } : { seat, kind: 'open' };
      }),
    });
    go('table', table.match);
  };
  return (
    <>
      <UndoButton />
      <Menu label="Match">
        <a href={linkTo('rules', game)}>Rules</a>
        <a href={linkTo('settings')}>Settings</a>
        <a href={linkTo('replay', source.id)}>Replay from the start</a>
        <button
          type="button"
          onClick={() => void source.record().then((record) => record && download(recordName(record), record))}
        >
          Save as a file
        </button>
        <CopyLink
          label="Copy a link to this moment"
          link={async () => {
            const record = await source.record();
            return record === null ? null : fullLink('replay', 'r', await packed(record), record.answers.length);
          }}
        />
        {source.position !== undefined && (
          <PositionButton game={game} position={async () => (await source.position?.()) ?? null} />
        )}
        {!over && <Lending />}
        {!over && <CorrectButton />}
        {reach === 'there' && !over && (
          <button
            type="button"
            onClick={() => void upload().catch((error: unknown) => setComplaint(String((error as Error).message)))}
          >
            Upload and go on with friends
          </button>
        )}
        {complaint !== null && (
          <p className="complaint" role="alert">
            {complaint}
          </p>
        )}
      </Menu>
    </>
  );
}

import { useEffect, useMemo, useState } from 'react';
import { botNames, usualBot } from '../../bots/index.ts';
import {
  type AnyGame,
  BadSetup,
  type DiceMode,
  type Json,
  parseSetup,
  type SetupError,
  type Seat,
  setupJsonSchema,
} from '../../kernel/index.ts';
import type { GameFace } from '../boards/face.ts';
import { entryOf, loadGame, loadFace } from '../catalogue.ts';
import { beginMatch } from '../match/desk/opening.ts';
import { unpackedJson } from '../match/keeping/share.ts';
import { newId, newSeed } from '../match/keeping/shelf.ts';
import { api } from '../net/api.ts';
import { sayMe, server, useServer } from '../net/server.ts';
import { go, linkTo } from '../router.ts';
import { isUnreadable, SetupAsText, type TypedSetup, writtenDown } from '../setup/as-text.tsx';
import { SchemaForm } from '../setup/form.tsx';
import type { Schema } from '../setup/schema.ts';
import { type Chair, Chairs, type ChairPlan } from '../setup/chairs.tsx';
import { ReadySetups } from '../setup/ready.tsx';
import { WhoRolls } from '../setup/who-rolls.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';

/** A new match: how many, who, and by which set-up. */
export default function NewMatchPage({ game, packed }: { game: string; packed: string }) {
  const entry = entryOf(game);
  const load = useMemo(
    () => async () => await Promise.all([loadGame(game), loadFace(game), setupIn(packed)]),
    [game, packed],
  );
  return (
    <Page title={`New match: ${entry?.title ?? game}`}>
      <p className="lead">{entry?.blurb}</p>
      <p>
        New to it? <a href={linkTo('rules', game)}>How to play, in five minutes</a>
      </p>
      <Loaded load={load}>{([rules, face, given]) => <NewMatch game={rules} face={face} given={given} />}</Loaded>
    </Page>
  );
}

/** The set-up that came in the address, if any. */
async function setupIn(packed: string): Promise<Json | null> {
  if (packed === '') return null;
  try {
    return (await unpackedJson(packed)) as Json;
  } catch {
    throw new Error('The set-up in this link cannot be read: the link was cut off. Ask for it again.');
  }
}

/** The three levels, and what is there to try things out. */
const LEVELS_FIRST = [...botNames.filter((bot) => bot !== 'random'), 'random'];

const firstPlan = (seat: Seat, i: number): Chair => ({ seat, plan: i === 0 ? 'here' : `bot:${usualBot}`, name: '' });

interface NewMatchProps {
  readonly game: AnyGame;
  readonly face: GameFace;
  /** A set-up that somebody sent, or a position of another match. */
  readonly given: Json | null;
}

function NewMatch({ game, face, given }: NewMatchProps) {
  const names = Object.keys(game.examples);
  const [setup, setSetup] = useState<Json>(() => given ?? (game.examples[names[0] ?? ''] as Json));
  const [own, setOwn] = useState<Json | null>(given);
  const [typed, setTyped] = useState<TypedSetup | null>(() => (given === null ? null : writtenDown(given)));
  const [textOpen, setTextOpen] = useState(given !== null);
  const [sought, setSought] = useState<{ path: string } | null>(null);
  const [plans, setPlans] = useState<Readonly<Record<Seat, Chair>>>({});
  const [open, setOpen] = useState<'private' | 'lobby'>('private');
  const [replaceAfter, setReplaceAfter] = useState(0);
  const [dice, setDice] = useState<DiceMode>('seeded');
  const [complaint, setComplaint] = useState<string | null>(null);
  const [beginning, setBeginning] = useState(false);
  const reach = useServer((now) => now.reach);
  const me = useServer((now) => now.me);
  const schema = useMemo(() => setupJsonSchema(game) as unknown as Schema, [game]);
  const { parsed, errors } = checked(game, setup);
  /** Those of the last set-up that could be played: a slip of the pen sends nobody away. */
  const [seats, setSeats] = useState<readonly Seat[]>(() => (parsed === null ? [] : game.seating(parsed)));
  const chairs = seats.map((seat, i) => plans[seat] ?? firstPlan(seat, i));
  const withFriends = chairs.some(({ plan }) => plan === 'link');
  const programs = usePrograms(game.id);
  const online = withFriends || chairs.some(({ plan }) => programs.includes(botOf(plan)));

  const unreadable = isUnreadable(typed, setup);
  /** A half typed set-up may lack anything that a form relies on. */
  const isRough = errors.length > 0 && typed?.of === setup;
  const choose = (next: Json): void => {
    setSetup(next);
    const now = checked(game, next);
    if (now.parsed !== null) setSeats(game.seating(now.parsed));
  };
  const change = (next: Json): void => {
    choose(next);
    setOwn(next);
  };
  const seek = (path: string): void => {
    setTextOpen(true);
    setSought({ path });
  };

  const begin = async (): Promise<void> => {
    if (beginning) return;
    setComplaint(null);
    setBeginning(true);
    try {
      if (online)
        await beginOnline(game.id, parsed, chairs, { visibility: open, replaceAfterMinutes: replaceAfter, dice });
      else await beginHere(game.id, parsed, chairs, dice);
    } catch (error) {
      setComplaint(error instanceof Error ? error.message : String(error));
    } finally {
      setBeginning(false);
    }
  };

  return (
    <form
      className="new-match"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <ReadySetups game={game} face={face} setup={parsed} seats={seats.length} own={own} onChoose={choose} />
      {face.SetupAid !== undefined && !isRough && <face.SetupAid setup={setup} onChange={change} />}
      <Chairs
        chairs={chairs}
        bots={LEVELS_FIRST}
        named={online && me === null}
        programs={programs}
        withServer={reach === 'there'}
        onChange={(chair) => setPlans({ ...plans, [chair.seat]: chair })}
      />
      {entryOf(game.id)?.dice === true && (
        <WhoRolls dice={dice} withBots={chairs.some(({ plan }) => plan.startsWith('bot:'))} onChange={setDice} />
      )}
      {withFriends && (
        <fieldset>
          <legend>Friends by link</legend>
          <p className="hint">You get a link and a short code to send. The match begins when every seat is taken.</p>
          <label className="check">
            <input
              type="checkbox"
              checked={open === 'lobby'}
              onChange={(event) => setOpen(event.target.checked ? 'lobby' : 'private')}
            />
            <span>List it in the open lobby, so that anybody can join</span>
          </label>
          <label className="field">
            <span>If somebody does not answer, a bot takes over after</span>
            <select value={replaceAfter} onChange={(event) => setReplaceAfter(Number(event.target.value))}>
              <option value={0}>Only if everybody agrees</option>
              <option value={10}>10 minutes</option>
              <option value={60}>1 hour</option>
              <option value={24 * 60}>1 day</option>
              <option value={7 * 24 * 60}>1 week</option>
            </select>
          </label>
        </fieldset>
      )}
      {schema.type === 'object' && (
        <details className="more-setup">
          <summary>Change the set-up in detail</summary>
          <SchemaForm
            schema={schema}
            path={[]}
            value={setup}
            face={face}
            errors={errors}
            onChange={change}
            onEdit={seek}
          />
        </details>
      )}
      <details className="more-setup" open={textOpen} onToggle={(event) => setTextOpen(event.currentTarget.open)}>
        <summary>Edit the set-up as text</summary>
        <SetupAsText
          game={game.id}
          setup={setup}
          typed={typed}
          errors={errors}
          sought={sought}
          onType={(now) => {
            setTyped(now);
            if (now.of !== setup) change(now.of);
          }}
        />
      </details>
      {!textOpen && (errors.length > 0 || unreadable) && (
        <div className="complaint" role="alert">
          <p>
            {unreadable
              ? 'The text of the set-up cannot be read.'
              : errors.length === 1
                ? 'One thing is wrong with the set-up.'
                : `${errors.length} things are wrong with the set-up.`}
          </p>
          <button type="button" onClick={() => seek(errors[0]?.path ?? '')}>
            Show it in the text
          </button>
        </div>
      )}
      {complaint !== null && (
        <p className="complaint" role="alert">
          {complaint}
        </p>
      )}
      <button type="submit" className="primary large" disabled={parsed === null || unreadable}>
        {online ? 'Open the table' : 'Begin'}
      </button>
      {beginning && (
        <p className="hint" role="status">
          The table is being laid.
        </p>
      )}
    </form>
  );
}

/** The bots that only the server has: programs that its operator lets play. */
function usePrograms(game: string): readonly string[] {
  const reach = useServer((now) => now.reach);
  const [programs, setPrograms] = useState<readonly string[]>([]);
  useEffect(() => {
    if (reach !== 'there') return setPrograms([]);
    let gone = false;
    const bots = api.games().then((games) => games.find(({ id }) => id === game)?.bots ?? []);
    // A server that does not say which bots it has offers ours.
    void bots.catch(() => []).then((all) => gone || setPrograms(all.filter((bot) => !botNames.includes(bot))));
    return () => {
      gone = true;
    };
  }, [reach, game]);
  return programs;
}

function checked(game: AnyGame, setup: Json): { parsed: Json | null; errors: readonly SetupError[] } {
  try {
    return { parsed: parseSetup(game, setup) as Json, errors: [] };
  } catch (error) {
    if (error instanceof BadSetup) return { parsed: null, errors: error.errors };
    throw error;
  }
}

const botOf = (plan: ChairPlan): string => plan.slice('bot:'.length);

async function beginHere(game: string, setup: Json, chairs: readonly Chair[], dice: DiceMode): Promise<void> {
  const id = newId();
  const sitters = chairs.map(({ seat, plan, name }) => [
    seat,
    plan === 'here' ? { kind: 'here' as const, name: name.trim() } : { kind: 'bot' as const, bot: botOf(plan) },
  ]);
  await beginMatch({ game, setup, seed: newSeed(), dice, keep: { id, sitters: Object.fromEntries(sitters) } });
  go('here', id);
}

interface Terms {
  readonly visibility: 'private' | 'lobby';
  readonly replaceAfterMinutes: number;
  readonly dice: DiceMode;
}

async function beginOnline(
  game: string,
  setup: Json,
  chairs: readonly Chair[],
  { visibility, replaceAfterMinutes, dice }: Terms,
): Promise<void> {
  if (server.getState().me === null) {
    const isScreen = chairs.every(({ plan }) => plan !== 'here');
    const given = chairs.find(({ plan, name: own }) => plan === 'here' && own.trim() !== '')?.name.trim();
    const name = isScreen ? 'Big screen' : given;
    if (name === undefined) throw new Error('Your friends need to know who you are: fill in your name.');
    await sayMe({ name });
  }
  const table = await api.make({
    game,
    setup,
    dice,
    visibility,
    seats: chairs.map(({ seat, plan, name }) => {
      if (plan === 'link') return { seat, kind: 'open' };
      if (plan !== 'here') return { seat, kind: 'bot', bot: botOf(plan) };
      return { seat, kind: 'me', ...(name.trim() === '' ? undefined : { name: name.trim() }) };
    }),
    ...(replaceAfterMinutes > 0 ? { replaceAfterMinutes } : undefined),
  });
  go('table', table.match);
}

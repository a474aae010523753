import { type ReactNode, useEffect, useState } from 'react';
import type { MatchCard, Me } from '../../wire/index.ts';
import { download } from '../match/keeping/share-file.ts';
import { api } from '../net/api.ts';
import { refresh, sayMe, server, useServer } from '../net/server.ts';
import { linkTo } from '../router.ts';
import { Page } from '../ui/page.tsx';
import { Companies } from './companies.tsx';
import { RemoteRow } from './going.tsx';
import { PushSwitch } from './push-switch.tsx';

/** Who I am to friends elsewhere, where it is my turn, and what the server keeps about me. */
export default function FriendsPage() {
  const reach = useServer((now) => now.reach);
  const me = useServer((now) => now.me);
  useEffect(() => void refresh(), []);
  return (
    <Page title="Friends">
      {reach === 'asking' && <p role="status">One moment</p>}
      {reach === 'none' && (
        <p className="lead">
          There is no server behind this page at the moment. You can play alone and around one screen; matches begun now
          can be uploaded later.
        </p>
      )}
      {reach === 'there' && (me === null ? <Introduce /> : <Known me={me} />)}
    </Page>
  );
}

/** Runs something and says in the page what went wrong. */
function useAttempt(): readonly [ReactNode, (act: () => Promise<unknown>) => void] {
  const [complaint, setComplaint] = useState<string | null>(null);
  const attempt = (act: () => Promise<unknown>): void =>
    void act().then(
      () => setComplaint(null),
      (error: unknown) => setComplaint(error instanceof Error ? error.message : String(error)),
    );
  const shown =
    complaint === null ? null : (
      <p className="complaint" role="alert">
        {complaint}
      </p>
    );
  return [shown, attempt];
}

function Introduce() {
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [complaint, attempt] = useAttempt();
  return (
    <>
      <p className="lead">No account is needed: a name is enough. This browser will know you by it.</p>
      <form
        className="door"
        onSubmit={(event) => {
          event.preventDefault();
          attempt(async () => await sayMe({ name }));
        }}
      >
        <label className="field">
          <span>Your name</span>
          <input type="text" required maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <button type="submit" className="primary">
          That is me
        </button>
      </form>
      <form
        className="door"
        onSubmit={(event) => {
          event.preventDefault();
          attempt(async () => {
            await api.recover(code);
            await refresh();
          });
        }}
      >
        <label className="field">
          <span>Or: the recovery code from your other device</span>
          <input
            type="text"
            required
            autoComplete="off"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </label>
        <button type="submit">Be who I was</button>
      </form>
      {complaint}
    </>
  );
}

function Known({ me }: { me: Me }) {
  const matches = useServer((now) => now.matches);
  const turns = matches.filter(({ myTurn }) => myTurn.length > 0);
  const others = matches.filter(({ myTurn, status }) => myTurn.length === 0 && status !== 'over');
  return (
    <>
      <p className="lead">You are {me.name}.</p>
      <MatchList title="Your turn" matches={turns} empty="Nobody waits for you." />
      <MatchList
        title="Your other matches"
        matches={others}
        empty={
          <>
            None yet: <a href={linkTo()}>begin one</a> and give a seat to a friend by link.
          </>
        }
      />
      <Companies matches={matches} />
      <Lobby />
      <AboutMe me={me} />
    </>
  );
}

function MatchList({ title, matches, empty }: { title: string; matches: readonly MatchCard[]; empty: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {matches.length === 0 ? (
        <p className="empty">{empty}</p>
      ) : (
        <ul className="continue">
          {matches.map((card) => (
            <RemoteRow key={card.id} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Lobby() {
  // Null: this server has none.
  const [open, setOpen] = useState<readonly MatchCard[] | null>([]);
  useEffect(() => {
    api.lobby().then(setOpen, () => setOpen(null));
  }, []);
  if (open === null) return null;
  return <MatchList title="Open tables" matches={open} empty="There are no open tables at the moment." />;
}

function AboutMe({ me }: { me: Me }) {
  const [name, setName] = useState(me.name);
  const [webhook, setWebhook] = useState(me.webhook ?? '');
  const [code, setCode] = useState<string | null>(null);
  const [sure, setSure] = useState(false);
  const [complaint, attempt] = useAttempt();
  return (
    <section aria-labelledby="about-me">
      <h2 id="about-me">About me</h2>
      <PushSwitch />
      <form
        className="about-me"
        onSubmit={(event) => {
          event.preventDefault();
          attempt(async () => await sayMe({ name, webhook: webhook.trim() === '' ? null : webhook.trim() }));
        }}
      >
        <label className="field">
          <span>Name</span>
          <input type="text" required maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <label className="field">
          <span>Web address to call when it is my turn (a webhook)</span>
          <input type="url" value={webhook} onChange={(event) => setWebhook(event.target.value)} />
          <span className="hint">A webhook of yours, for notices while no page is open. May stay empty.</span>
        </label>
        <p>
          <button type="submit">Save</button>
        </p>
      </form>
      <p>
        <button type="button" onClick={() => attempt(async () => setCode((await api.newCode()).code))}>
          {me.recovery ? 'Make a new recovery code' : 'Make a recovery code'}
        </button>
      </p>
      {code !== null && (
        <p role="status">
          Write this down; it is shown once. It makes another device yours: <b className="code">{code}</b>
        </p>
      )}
      <p className="row">
        <button type="button" onClick={() => attempt(async () => download('holdout-my-data.json', await api.myData()))}>
          Save all that is kept about me
        </button>
        {sure ? (
          <button
            type="button"
            onClick={() =>
              attempt(async () => {
                await api.forgetMe();
                server.setState({ me: null, matches: [] });
              })
            }
          >
            Yes, delete me for good
          </button>
        ) : (
          <button type="button" onClick={() => setSure(true)}>
            Delete me
          </button>
        )}
      </p>
      {complaint}
    </section>
  );
}

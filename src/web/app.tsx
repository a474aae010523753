import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { HomePage } from './pages/home.tsx';
import { refresh, useServer } from './net/server.ts';
import { linkTo, useWay, type Way } from './router.ts';
import { Broken } from './ui/broken.tsx';
import { Icon } from './ui/icon.tsx';
import { Page } from './ui/page.tsx';

const NewMatchPage = lazy(async () => await import('./pages/new.tsx'));
const FirstMatchPage = lazy(async () => await import('./pages/first.tsx'));
const HerePage = lazy(async () => await import('./pages/here.tsx'));
const ReplayPage = lazy(async () => await import('./pages/replay.tsx'));
const RulesPage = lazy(async () => await import('./pages/rules.tsx'));
const SettingsPage = lazy(async () => await import('./pages/settings.tsx'));
const FriendsPage = lazy(async () => await import('./pages/friends.tsx'));
const JoinPage = lazy(async () => await import('./pages/join.tsx'));
const RemotePage = lazy(async () => await import('./pages/remote.tsx'));
const ListsPage = lazy(async () => await import('./skirmish/lists/page.tsx'));
const EditorPage = lazy(async () => await import('./editor/page.tsx'));

/** Which page an address means. The key makes a page of its own for each match. */
function pageAt([name = '', first = '', second = '', third = '']: Way): ReactNode {
  switch (name) {
    case '':
      return <HomePage />;
    case 'new':
      return <NewMatchPage key={`${first} ${second}`} game={first} packed={second} />;
    case 'first':
      return <FirstMatchPage key={`${first} ${second}`} game={first} campaign={second === 'campaign'} />;
    case 'here':
      return <HerePage key={first} id={first} />;
    case 'table':
      return (
        <RemotePage
          key={`${first} ${second}`}
          id={first}
          linkKey={second === '' ? null : second}
          asHand={third === 'hand'}
        />
      );
    case 'replay':
      return first === 'r' ? (
        <ReplayPage key={second} packed={second} at={third} />
      ) : (
        <ReplayPage key={first} id={first} at={second} />
      );
    case 'rules':
      return <RulesPage key={first} game={first} rule={second} />;
    case 'settings':
      return <SettingsPage />;
    case 'editor':
      return <EditorPage />;
    case 'lists':
      return <ListsPage key={first} id={first} />;
    case 'friends':
      return <FriendsPage />;
    case 'join':
      return <JoinPage key={first} code={first} />;
    default:
      return (
        <Page title="Nothing here">
          <p>This address leads nowhere. The link may have been cut off.</p>
          <p>
            <a href={linkTo()}>To the start</a>
          </p>
        </Page>
      );
  }
}

export function App() {
  const way = useWay();
  const turns = useServer((now) => now.matches.filter(({ myTurn }) => myTurn.length > 0).length);
  const known = useServer((now) => now.me !== null);
  useEffect(() => void refresh(), []);
  useEffect(() => {
    if (known) void import('./net/live.ts').then(({ live }) => live.stay());
  }, [known]);
  const atTable = ['here', 'table', 'replay'].includes(way[0] ?? '');
  return (
    <div className="site" data-at-table={atTable || undefined}>
      <a
        className="skip"
        href={linkTo(...way)}
        onClick={() => document.querySelector<HTMLElement>('main h1, main')?.focus()}
      >
        Skip to the content
      </a>
      <header className="site-bar">
        <a className="brand" href={linkTo()}>
          Holdout
        </a>
        <nav aria-label="Site">
          <SiteLink way={way} to="rules" label="Rules" icon={<Icon name="rules" />} />
          <SiteLink
            way={way}
            to="friends"
            label={turns > 0 ? `Friends, your turn in ${turns}` : 'Friends'}
            icon={<Icon name="friends" />}
          />
          <SiteLink way={way} to="settings" label="Settings" icon={<Icon name="settings" />} />
        </nav>
      </header>
      <Broken key={way.join('/')}>
        <Suspense
          fallback={
            <main className="page">
              <p className="loading" role="status">
                One moment
              </p>
            </main>
          }
        >
          {pageAt(way)}
        </Suspense>
      </Broken>
    </div>
  );
}

function SiteLink({ way, to, label, icon }: { way: Way; to: string; label: string; icon: ReactNode }) {
  return (
    <a href={linkTo(to)} aria-current={way[0] === to ? 'page' : undefined}>
      {icon} <span>{label}</span>
    </a>
  );
}

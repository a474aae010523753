import { useEffect, useRef, useState } from 'react';
import { entryOf } from '../catalogue.ts';
import { beginFirst } from '../guide/begin.ts';
import { linkTo, replaceWay } from '../router.ts';
import { Page } from '../ui/page.tsx';

/** Begins a first match and leads to it; going back leads to where one came from. */
export default function FirstMatchPage({ game, campaign = false }: { game: string; campaign?: boolean }) {
  const begun = useRef(false);
  const [complaint, setComplaint] = useState<string | null>(null);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    beginFirst(game, campaign).then(
      (id) => replaceWay('here', id),
      (error: unknown) => setComplaint(error instanceof Error ? error.message : String(error)),
    );
  }, [game, campaign]);
  const title = entryOf(game)?.title ?? game;
  return (
    <Page title={campaign ? `First campaign: ${title}` : `First match: ${title}`}>
      {complaint === null ? (
        <p role="status">The table is being laid.</p>
      ) : (
        <>
          <p className="complaint" role="alert">
            {complaint}
          </p>
          <p>
            <a href={linkTo('new', game)}>To a new match</a>
          </p>
        </>
      )}
    </Page>
  );
}

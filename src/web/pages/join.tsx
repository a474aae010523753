import { useEffect, useState } from 'react';
import { api, ServerSays } from '../net/api.ts';
import { linkTo, replaceWay } from '../router.ts';
import { Page } from '../ui/page.tsx';
import { JoinByCode } from './home.tsx';

/** A short code leads to its table. */
export default function JoinPage({ code }: { code: string }) {
  const [complaint, setComplaint] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    setComplaint(null);
    api.find(code).then(
      ({ match, key }) => wanted && replaceWay('table', match, key),
      (error: unknown) => wanted && setComplaint(whyNot(error, code)),
    );
    return () => {
      wanted = false;
    };
  }, [code]);
  return (
    <Page title="Join by code">
      {complaint === null ? (
        <p role="status">The table is opening.</p>
      ) : (
        <>
          <p className="complaint" role="alert">
            {complaint}
          </p>
          <JoinByCode />
          <p>
            <a href={linkTo()}>To the start</a>
          </p>
        </>
      )}
    </Page>
  );
}

function whyNot(error: unknown, code: string): string {
  if (error instanceof ServerSays && error.failure?.code === 'not-found')
    return `There is no open table with the code ${code}. Perhaps a letter is wrong, or every seat is taken by now: then your friend’s link still lets you watch.`;
  return error instanceof Error ? error.message : String(error);
}

import { useMemo } from 'react';
import { api } from '../net/api.ts';
import { replaceWay } from '../router.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';

/** A short code leads to its table. */
export default function JoinPage({ code }: { code: string }) {
  const load = useMemo(
    () => async () => {
      const { match, key } = await api.find(code);
      replaceWay('table', match, key);
    },
    [code],
  );
  return (
    <Page title="Join by code">
      <Loaded load={load}>{() => <p>The table is opening.</p>}</Loaded>
    </Page>
  );
}

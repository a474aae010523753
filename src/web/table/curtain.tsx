import { type ReactNode, useState } from 'react';
import { entryOf } from '../catalogue.ts';
import { useMatch } from '../match/context.tsx';

/** Around one screen, a game with secrets shows nothing until the next player has taken the seat. */
export function Curtain({ children }: { children: ReactNode }) {
  const secret = useMatch((now) => entryOf(now.game)?.secrets === true);
  const here = useMatch((now) => now.players.filter(({ kind }) => kind === 'here').length);
  const as = useMatch((now) => now.as);
  const called = useMatch((now) => now.players.find(({ seat }) => seat === as)?.called ?? '');
  const [seated, setSeated] = useState<string | null>(null);
  if (!secret || here < 2 || as === null || seated === as) return children;
  return (
    <section className="curtain">
      <h1>Hand over to {called}</h1>
      <p>Nobody else looks at the screen now.</p>
      <button type="button" className="primary" onClick={() => setSeated(as)}>
        I am {called}
      </button>
    </section>
  );
}

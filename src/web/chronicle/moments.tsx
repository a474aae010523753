import { useState } from 'react';
import { useController, useMatch } from '../match/context.tsx';
import type { Moment } from '../replay/moments.ts';
import { Reel } from '../replay/reel.ts';
import { linkTo } from '../router.ts';
import { Steps } from '../ui/steps.tsx';
import { Icon } from '../ui/table-icon.tsx';

type Found = 'not asked' | { readonly percent: number } | { readonly fault: string } | readonly Moment[];

/** Which decisions of mine decided the match: found by playing it on from there in imagined matches, for those who ask. */
export function DecisiveMoments() {
  const { source } = useController();
  const players = useMatch((now) => now.players);
  const [found, setFound] = useState<Found>('not asked');
  const look = async (): Promise<void> => {
    setFound({ percent: 0 });
    const record = await source.record();
    if (record === null) return setFound({ fault: 'The record of this match is not here.' });
    const mine = players.filter((player) => player.mine);
    const seats = (mine.length === 0 ? players : mine).map(({ seat }) => seat);
    const reel = new Reel();
    try {
      const sitters = Object.fromEntries(
        players.map(({ seat, called }) => [seat, { kind: 'here', name: called } as const]),
      );
      await reel.open(record, sitters);
      setFound(await reel.moments(seats, (percent) => setFound({ percent })));
    } catch (error) {
      setFound({ fault: error instanceof Error ? error.message : String(error) });
    } finally {
      reel.close();
    }
  };
  if (found === 'not asked') {
    return (
      <button type="button" onClick={() => void look()}>
        <Icon name="coach" /> Which moments decided it?
      </button>
    );
  }
  if ('percent' in found) return <Steps words="Playing your decisions on" steps={found.percent} of={100} />;
  if ('fault' in found) return <p className="complaint">{found.fault}</p>;
  return (
    <section className="moments" aria-label="Moments that decided it" role="status">
      <h3>Moments that decided it</h3>
      {found.length === 0 ? (
        <p>No single decision did: whatever else you could have done came to about the same.</p>
      ) : (
        <ol>
          {found.map((moment) => (
            <Decided
              key={moment.at}
              moment={moment}
              several={players.filter(({ mine }) => mine).length !== 1}
              id={source.id}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

const VERDICTS = {
  right: 'Well done. You could have chosen',
  wrong: 'In imagined matches this came out better:',
  close: 'It was close. You could also have chosen',
} as const;

function Decided({ moment, several, id }: { moment: Moment; several: boolean; id: string }) {
  const { at, called, question, done, instead, verdict, of, differences } = moment;
  return (
    <li data-verdict={verdict}>
      <p>
        <b>{several ? `${called}: ${done}` : done}</b> <span className="hint">{question}</span>
      </p>
      <p>
        {VERDICTS[verdict]} “{instead}”.
      </p>
      {differences.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>In {of} imagined matches</th>
              <th>As played</th>
              <th>Otherwise</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((one) => (
              <tr key={one.text}>
                <th scope="row">{one.text}</th>
                <td>{one.done}</td>
                <td>{one.instead}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <a href={linkTo('replay', id, at)}>Look at it in the replay</a>
    </li>
  );
}

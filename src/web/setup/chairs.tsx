import type { Seat } from '../../kernel/index.ts';
import { levelOf } from './levels.ts';
import { worded } from './schema.ts';

/** Who is to sit somewhere: somebody at this screen, a friend who gets a link, or a bot. */
export type ChairPlan = 'here' | 'link' | `bot:${string}`;
export interface Chair {
  readonly seat: Seat;
  readonly plan: ChairPlan;
  readonly name: string;
}

interface ChairsProps {
  readonly chairs: readonly Chair[];
  /** Weakest first. */
  readonly bots: readonly string[];
  /** Bots that play on the server only. */
  readonly programs: readonly string[];
  readonly withServer: boolean;
  /** Others need to know who I am. */
  readonly named: boolean;
  readonly onChange: (chair: Chair) => void;
}

export function Chairs({ chairs, bots, programs, withServer, named, onChange }: ChairsProps) {
  const first = chairs.findIndex(({ plan }) => plan === 'here');
  return (
    <fieldset>
      <legend>Who plays</legend>
      <ol className="chairs">
        {chairs.map((chair, i) => (
          <li key={chair.seat}>
            <label className="field">
              <span>Seat {chair.seat.toUpperCase()}</span>
              <select
                value={chair.plan}
                onChange={(event) => onChange({ ...chair, plan: event.target.value as ChairPlan })}
              >
                <option value="here">{i === 0 ? 'Me' : 'Me or a friend at this screen'}</option>
                {withServer && <option value="link">A friend by link</option>}
                {bots.map((bot) => (
                  <option key={bot} value={`bot:${bot}`}>
                    Bot: {levelOf(bot)}
                  </option>
                ))}
                {programs.map((bot) => (
                  <option key={bot} value={`bot:${bot}`}>
                    Bot of this server: {worded(bot)}
                  </option>
                ))}
              </select>
            </label>
            {chair.plan === 'here' && (
              <label className="field">
                <span>{named && i === first ? 'Your name' : 'Name (optional)'}</span>
                <input
                  type="text"
                  maxLength={40}
                  required={named && i === first}
                  value={chair.name}
                  autoComplete="nickname"
                  onChange={(event) => onChange({ ...chair, name: event.target.value })}
                />
              </label>
            )}
          </li>
        ))}
      </ol>
      <p className="hint">
        Bots come in three levels. Easy makes sense but slips, Fair weighs each step, and Hard plays the best ones out
        before it decides. Random does anything that is allowed.
      </p>
      {chairs.every(({ plan }) => plan !== 'here') && chairs.some(({ plan }) => plan === 'link') && (
        <p className="hint">Nobody sits at this screen: it shows the table, and everybody plays on a phone.</p>
      )}
      {programs.length > 0 && (
        <p className="hint">Bots of this server are programs that its operator has let in. They play on the server.</p>
      )}
      {!withServer && (
        <p className="hint">Friends by link need a Holdout server; this page has none at the moment, or is offline.</p>
      )}
    </fieldset>
  );
}

import { counted } from '../../../../kernel/index.ts';
import { CHARACTERISTICS, LEVEL_COSTS, onCard, shortOf, word } from '../../../../games/last-days/index.ts';
import { useMatch } from '../../../match/context.tsx';
import { useOffered } from '../../thing.tsx';
import { Moment } from '../../moment.tsx';
import { chapterText, goneText } from './life.ts';
import { type Campaign, type CampaignSide, gearNames, type Group, type Member, statesOf } from './view.ts';

/** The people of a Group: what they are, what they carry, what they have done since the game, and their lives. */
export function People({ campaign, side }: { campaign: Campaign; side: CampaignSide }) {
  const { group, seat } = side;
  return (
    <>
      <ul className="ldc-people" aria-label={`People of ${group.name}`}>
        {group.members.map((member) => (
          <Person key={member.id} seat={seat} group={group} member={member} states={statesOf(campaign, seat, member)} />
        ))}
      </ul>
      <Gone group={group} />
    </>
  );
}

interface PersonProps {
  readonly seat: string;
  readonly group: Group;
  readonly member: Member;
  readonly states: readonly string[];
}

function Person({ seat, group, member, states }: PersonProps) {
  const about = useOffered({ member: member.id });
  // Every Group numbers its own people.
  const asked = useMatch((now) => now.request?.waiting.includes(seat) === true);
  const offered = asked ? about : null;
  const { id, name, type, keyword, skills, scars, level, experience } = member;
  const next = LEVEL_COSTS[level];
  return (
    <li className="ldc-person" data-offered={offered === null ? undefined : true}>
      <h4>
        {name}
        <small>
          {word('type', type)}, {word('keyword', keyword)}
          {id === group.leader && ', Leader'}
        </small>
      </h4>
      {states.length > 0 && (
        <p className="ldc-states">
          {states.map((state) => (
            <span key={state} className="tag">
              {state}
            </span>
          ))}
        </p>
      )}
      <dl className="ldc-figures">
        {CHARACTERISTICS.map((one) => (
          <div key={one}>
            <dt>{shortOf(one)}</dt>
            <dd>{onCard(member, one)}</dd>
          </div>
        ))}
      </dl>
      <p>{gearNames(member).join(', ') || 'nothing in hand'}</p>
      {skills.length > 0 && <p className="hint">{skills.map((one) => word('skill', one)).join(', ')}</p>}
      {scars.length > 0 && <p className="ldc-scars">{scars.map((one) => word('injury', one)).join(', ')}</p>}
      <p className="ldc-level">
        Level {level}
        {next !== undefined && (
          <>
            <meter min={0} max={next} value={Math.min(experience, next)} aria-label={`Experience of ${name}`} />
            <span className="hint">
              {experience} of {next} Experience
            </span>
          </>
        )}
      </p>
      {offered !== null && (
        <button type="button" onClick={offered.act} onFocus={offered.look}>
          Choose {name}
        </button>
      )}
      <Life member={member} />
    </li>
  );
}

/** Each wound, kill, level and scar names its game and opens the replay at that moment. */
function Life({ member: { name, history = [] } }: { member: Member }) {
  if (history.length === 0) return null;
  return (
    <details className="ldc-life">
      <summary>
        {history.length === 1 ? '1 thing' : `${history.length} things`} in the life of {name}
      </summary>
      <ol>
        {history.map((chapter, i) => {
          const words = `${chapter.game === 0 ? 'Before' : `Game ${chapter.game}`}: ${chapterText(chapter)}`;
          return (
            // A life is never told in another order.
            <li key={i}>
              <Moment answer={chapter.answer}>{words}</Moment>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** Those who are gone. */
function Gone({ group: { gone = [] } }: { group: Group }) {
  if (gone.length === 0) return null;
  return (
    <details className="ldc-gone">
      <summary>{counted(gone.length, 'is', 'are')} gone</summary>
      <ul>
        {gone.map(({ member, game, how }) => (
          <li key={member.id}>
            <b>{member.name}</b>, {word('type', member.type)}, {goneText(how, game)}
            <Life member={member} />
          </li>
        ))}
      </ul>
    </details>
  );
}

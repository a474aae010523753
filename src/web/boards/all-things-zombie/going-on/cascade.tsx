import {
  aboutTo,
  calledIn,
  type EncounterView,
  goingOn,
  type Human,
  postponed,
} from '../../../../games/all-things-zombie/index.ts';

type Test = Extract<EncounterView['doing'][number], { do: 'in-sight' }>;
type Sighting = Test['sightings'][number];

/** What is going on around the question: what waits under it, the queue of an In Sight test with its dice, what is postponed. */
export function Cascade({ view }: { readonly view: EncounterView }) {
  const lines = goingOn(view).slice(1);
  const test = view.doing.findLast((one) => one.do === 'in-sight');
  const due = postponed(view);
  const next = aboutTo(view);
  const firing = view.doing.findLast((one) => one.do === 'volley')?.fires ?? [];
  if (lines.length === 0 && due.length === 0 && next.length === 0) return null;
  return (
    <section className="atz-cascade" aria-label="What is going on">
      {lines.length > 0 && (
        <ol className="atz-under" aria-label="One inside the other">
          {lines.map((line, i) => (
            // They lie on top of each other, and never change places.
            <li key={i}>{line}</li>
          ))}
        </ol>
      )}
      {test !== undefined && test.sightings.length > 0 && <Queue view={view} test={test} />}
      {firing.length > 0 && (
        <p>
          <b>Firing</b> {firing.map(({ shooter, shots }) => `${calledIn(view, shooter)} (${shots.length})`).join(', ')}
        </p>
      )}
      {next.length > 0 && (
        <div>
          <b>Next, all at once</b>
          <ul>
            {next.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      {due.length > 0 && (
        <div>
          <b>Postponed until nobody acts any more</b>
          <ul>
            {due.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

const isNow = (test: Test, who: string): boolean => test.acting?.who.includes(who) === true;

/** ATZ.SIGHT.11, ATZ.SIGHT.45: from the most successes down, and ties at once. */
function Queue({ view, test }: { view: EncounterView; test: Test }) {
  const queue = [...test.sightings].sort((a, b) => b.successes - a.successes);
  return (
    <table className="atz-queue">
      <caption>In Sight: the most successes act first, ties at once</caption>
      <tbody>
        {queue.map((one) => (
          <tr
            key={one.who}
            data-now={isNow(test, one.who) || undefined}
            data-over={stateOf(test, one) === 'has acted' || undefined}
          >
            <th scope="row">{calledIn(view, one.who)}</th>
            <td>
              <Dice sighting={one} rep={repIn(view.humans, one.who)} />
            </td>
            <td>{stateOf(test, one)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const repIn = (humans: readonly Human[], who: string): number | undefined => humans.find(({ id }) => id === who)?.rep;

function stateOf(test: Test, { who, rolled, successes, over }: Sighting): string {
  if (rolled === null) return 'rolls';
  if (isNow(test, who)) return 'acts now';
  if (over) return 'has acted';
  return successes === 0 ? 'does not act' : 'waits';
}

/** ATZ.SIGHT.10: a die for each point of Rep, more or fewer; 1 to 3 is a success. */
function Dice({ sighting: { dice, rolled, successes }, rep }: { sighting: Sighting; rep: number | undefined }) {
  const changed =
    rep === undefined || rep === dice
      ? ''
      : `, Rep ${rep} ${dice > rep ? `and ${dice - rep} more` : `less ${rep - dice}`}`;
  if (rolled === null) return <>{`${dice} dice${changed}`}</>;
  return (
    <span className="dice" title={`${dice} dice${changed}`}>
      {rolled.map((value, i) => (
        <span
          className="die"
          key={i}
          data-hit={value <= SUCCESS}
          role="img"
          aria-label={`${value}${value <= SUCCESS ? ', a success' : ''}`}
        >
          {value}
        </span>
      ))}{' '}
      <b>{successes}</b>
    </span>
  );
}
const SUCCESS = 3;

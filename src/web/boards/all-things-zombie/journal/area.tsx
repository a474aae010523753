import { dayNow, encountersIn, RESOURCES, word } from '../../../../games/all-things-zombie/index.ts';
import { type Campaign, placeIn } from './view.ts';

/** The calendar of the month, and what can still be found in the areas one has been to. */
export function Area({ campaign }: { campaign: Campaign }) {
  return (
    <section className="atzj-area" aria-label="Calendar and areas">
      <h3>Calendar</h3>
      <Calendar campaign={campaign} />
      <h3>What is left to be found</h3>
      <div className="atzj-scroll">
        <table className="atzj-stock">
          <thead>
            <tr>
              <th scope="col">Area</th>
              {RESOURCES.map((one) => (
                <th key={one} scope="col">
                  {word('resource', one)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {campaign.places.map(({ id, name, area, stock }) => (
              <tr key={id} aria-current={id === campaign.here ? 'location' : undefined}>
                <th scope="row">
                  {name}, {word('area', area)}
                </th>
                {RESOURCES.map((one) => (
                  <td key={one} data-none={stock[one] === 0 || undefined}>
                    {stock[one]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const SET = ['Zed!', 'Robbery!', 'Escape!'];

/** Each Encounter that the month allows: done, now, or to come. */
function Calendar({ campaign }: { campaign: Campaign }) {
  const place = placeIn(campaign, campaign.here);
  if (place === undefined || campaign.month === 0) return <p className="hint">The first month has not begun.</p>;
  if (campaign.onTheRoad) return <p className="hint">This month is spent on the road.</p>;
  const slots = encountersIn(campaign.month, place.area);
  const isFirst = campaign.month === 1;
  return (
    <>
      <ol className="atzj-calendar">
        {Array.from({ length: slots }, (_, i) => {
          const nth = i + 1;
          const now = nth === campaign.slot;
          return (
            <li key={nth} aria-current={now ? 'date' : undefined} data-done={nth < campaign.slot || undefined}>
              {isFirst ? `Week ${nth}` : `Encounter ${nth}`}
              {isFirst && SET[i] !== undefined && <small>{SET[i]}</small>}
            </li>
          );
        })}
      </ol>
      <p className="hint">Day {dayNow(campaign)}</p>
    </>
  );
}

import { aboutAttribute, bandFigures, roomOf, word } from '../../../../games/all-things-zombie/index.ts';
import { counted } from '../../../../kernel/index.ts';
import { Moment } from '../../moment.tsx';
import {
  bandTitle,
  type Campaign,
  type CampaignBand,
  type CampaignMember,
  lineText,
  linesAbout,
  placeIn,
  statesOf,
  thingsText,
} from './view.ts';

/** A band: its people with all they carry, its Home and its vehicle. */
export function BandPage({ campaign, band }: { campaign: Campaign; band: CampaignBand }) {
  const { members, home, ride, livesInRide, ended } = band;
  const food = bandFigures(band);
  return (
    <section className="atzj-band" aria-label={`The band of ${bandTitle(band)}`}>
      <h3>{bandTitle(band)}</h3>
      {ended !== null && <p className="atzj-harm">The band came to its end on Day {ended}.</p>}
      <dl className="atzj-stores">
        <div>
          <dt>Home</dt>
          <dd>
            {livesInRide ? 'The vehicle' : (home.name ?? placeIn(campaign, home.place)?.name ?? '')}
            <small>{thingsText(home.stash) || 'nothing stored'}</small>
          </dd>
        </div>
        {ride !== null && (
          <div>
            <dt>{word('ride', ride.type)}</dt>
            <dd>
              {ride.fuelled === campaign.month ? 'Fuel for this month' : 'not driven this month'}, room for{' '}
              {roomOf(ride.type)} things
              <small>{thingsText(ride.stash) || 'empty'}</small>
            </dd>
          </div>
        )}
        <div data-tone={food.food < members.length ? 'harm' : undefined}>
          <dt>Food</dt>
          <dd>
            {food.food}
            <small>
              {members.length === 0
                ? ''
                : food.food < members.length
                  ? `not one each for ${members.length}`
                  : `enough for ${counted(Math.floor(food.food / members.length), 'month')}`}
            </small>
          </dd>
        </div>
        <div>
          <dt>Fuel, Medical Supplies, Luxury</dt>
          <dd>
            {food.fuel}, {food.medical}, {food.luxury}
          </dd>
        </div>
      </dl>
      <ul className="atzj-people" aria-label="People of the band">
        {members.map((member, i) => (
          <Person key={member.id} campaign={campaign} member={member} leads={i === 0} />
        ))}
      </ul>
    </section>
  );
}

interface PersonProps {
  readonly campaign: Campaign;
  readonly member: CampaignMember;
  readonly leads: boolean;
}

function Person({ campaign, member, leads }: PersonProps) {
  const { profile } = member;
  const { name, rep, skills, attributes, kills } = { ...profile, kills: member.kills };
  const states = statesOf(member);
  const life = linesAbout(campaign, name);
  return (
    <li className="atzj-person">
      <h4>
        {name}
        <small>
          {leads ? 'Star' : 'Grunt'}, {word('class', profile.class)}
          {member.years === undefined ? '' : `, about ${member.years}`}
        </small>
      </h4>
      <dl className="atzj-figures">
        <div>
          <dt>Rep</dt>
          <dd>{rep}</dd>
        </div>
        <div>
          <dt>People</dt>
          <dd>{skills.people}</dd>
        </div>
        <div>
          <dt>Savvy</dt>
          <dd>{skills.savvy}</dd>
        </div>
        <div>
          <dt>Zombies</dt>
          <dd>{kills}</dd>
        </div>
      </dl>
      {states.length > 0 && (
        <p className="atzj-states">
          {states.map((state) => (
            <span key={state} className="tag">
              {state}
            </span>
          ))}
        </p>
      )}
      <p>{thingsText(profile) || 'empty hands'}</p>
      <p className="hint">
        {attributes.map((id) => (
          <span key={id} title={aboutAttribute(id)}>
            {word('attribute', id)}{' '}
          </span>
        ))}
      </p>
      {life.length > 0 && (
        <details className="atzj-life">
          <summary>{counted(life.length, 'moment')} in this life</summary>
          <ol>
            {life.map((line, i) => (
              // A life is never told in another order.
              <li key={i}>
                <Moment answer={line.answer}>
                  Day {line.day}: {lineText(line)}
                </Moment>
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

import type { View } from '../../../../games/all-things-zombie/index.ts';
import { RESOURCES, word } from '../../../../games/all-things-zombie/index.ts';
import type { BoardProps } from '../../face.ts';
import { bandTitle, lineText, ownFirst, placeIn, standingText, statesOf, thingsText } from './view.ts';

/** The journal in words. */
export function JournalText({ view, players }: BoardProps) {
  const { campaign } = view as unknown as View;
  if (campaign === undefined) return null;
  const here = placeIn(campaign, campaign.here);
  return (
    <div className="text-board">
      <h2>{standingText(campaign)}</h2>
      {here !== undefined && (
        <p>
          Left to be found in {here.name}:{' '}
          {RESOURCES.map((one) => `${here.stock[one]} ${word('resource', one)}`).join(', ')}.
        </p>
      )}
      {ownFirst(campaign, players).map((band) => (
        <section key={band.seat}>
          <h3>{bandTitle(band)}</h3>
          <p>
            At Home: {thingsText(band.home.stash) || 'nothing'}.
            {band.ride !== null &&
              ` In the ${word('ride', band.ride.type)}: ${thingsText(band.ride.stash) || 'nothing'}.`}
          </p>
          <ul>
            {band.members.map((member) => (
              <li key={member.id}>
                {[
                  `${member.profile.name}, ${word('class', member.profile.class)}`,
                  `Rep ${member.profile.rep}, People ${member.profile.skills.people}, Savvy ${member.profile.skills.savvy}`,
                  thingsText(member.profile) || 'empty hands',
                  ...statesOf(member),
                ].join('; ')}
                .
              </li>
            ))}
          </ul>
        </section>
      ))}
      <h3>History</h3>
      <ol>
        {campaign.story.map((line, i) => (
          // The past is never told in another order.
          <li key={i}>
            Day {line.day}: {lineText(line)}
          </li>
        ))}
      </ol>
    </div>
  );
}

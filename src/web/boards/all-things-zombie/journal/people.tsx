import { word } from '../../../../games/all-things-zombie/index.ts';
import { counted } from '../../../../kernel/index.ts';
import { type Campaign, placeIn, thingsText } from './view.ts';

const ORDER = ['friend', 'enemy', 'neutral'] as const;
type Known = Campaign['people'][number];

/** Everybody who has been met, and what they think of us. */
export function People({ campaign }: { campaign: Campaign }) {
  const alive = campaign.people.filter(({ dead }) => !dead);
  const dead = campaign.people.length - alive.length;
  if (campaign.people.length === 0 && campaign.wanted.length === 0)
    return (
      <section className="atzj-known" aria-label="People met">
        <h3>People met</h3>
        <p className="hint">Nobody yet.</p>
      </section>
    );
  return (
    <section className="atzj-known" aria-label="People met">
      <h3>People met</h3>
      {campaign.wanted.map((body) => (
        <p key={body} className="atzj-harm">
          {word('class', body)}: Enemies for life, all of them.
        </p>
      ))}
      {ORDER.map((attitude) => {
        const those = alive.filter((one) => one.attitude === attitude);
        return those.length === 0 ? null : (
          <details key={attitude} open={attitude !== 'neutral'}>
            <summary>
              {word('attitude', attitude)}: {those.length}
            </summary>
            <ul>
              {those.map((one) => (
                <li key={one.id}>{knownText(campaign, one)}</li>
              ))}
            </ul>
          </details>
        );
      })}
      {dead > 0 && <p className="hint">{counted(dead, 'of them has died', 'of them have died')}.</p>}
    </section>
  );
}

function knownText(campaign: Campaign, { profile, place, day, times, refused, was }: Known): string {
  const things = thingsText({ ...profile, items: [] });
  return [
    `${profile.name}, ${word('class', profile.class)}, Rep ${profile.rep}`,
    ...(things === '' ? [] : [things]),
    `${placeIn(campaign, place)?.name ?? ''}${day > 0 ? `, Day ${day}` : ''}`,
    ...(times > 1 ? [`met ${times} times`] : []),
    ...(was === null ? [] : ['left the band']),
    ...(refused.length > 0 ? ['did not want to join: another failure makes an Enemy'] : []),
  ].join('; ');
}

import type { ComponentType } from 'react';
import type { View } from '../../../../games/all-things-zombie/index.ts';
import { counted, type Json } from '../../../../kernel/index.ts';
import { Pages } from './pages.tsx';
import { bandTitle, type Campaign, thingsText } from './view.ts';

/** How a campaign ended: who is left of each band, and the whole story as a page. */
function CampaignEnd({ campaign }: { campaign: Campaign }) {
  const { bands, played, people } = campaign;
  const won = played.filter(({ success }) => success.length > 0).length;
  return (
    <section className="atz-story" aria-label="How it went">
      <p>
        {counted(played.length, 'Encounter')}, {won} of them with success; {counted(people.length, 'person', 'people')}{' '}
        met.
      </p>
      {bands.map((band) => (
        <ul key={band.seat} aria-label={bandTitle(band)}>
          {band.members.map(({ id, profile, kills }) => (
            <li key={id}>
              <b>{profile.name}</b> lives: Rep {profile.rep}, {counted(kills, 'zombie')} killed,{' '}
              {thingsText(profile) || 'empty hands'}
            </li>
          ))}
          {band.ended !== null && <li>Nobody is left since Day {band.ended}.</li>}
        </ul>
      ))}
      <Pages campaign={campaign} />
    </section>
  );
}

export const CampaignOrEncounter = (Story: ComponentType<{ readonly view: Json }>) =>
  function Ending({ view }: { readonly view: Json }) {
    const { campaign } = view as unknown as View;
    return campaign === undefined ? <Story view={view} /> : <CampaignEnd campaign={campaign} />;
  };

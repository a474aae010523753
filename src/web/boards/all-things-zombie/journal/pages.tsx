import { downloadPage } from '../../../match/keeping/share-file.ts';
import { storyPage } from './letter.ts';
import { bandTitle, type Campaign } from './view.ts';

/** The journal on paper, and the whole story as one page for a friend. */
export function Pages({ campaign }: { campaign: Campaign }) {
  const names = campaign.bands.map(bandTitle).join(' and ');
  return (
    <p className="row atzj-paper">
      <button type="button" onClick={() => window.print()}>
        Print the journal
      </button>
      <button type="button" onClick={() => downloadPage(`story-${campaign.month}.html`, storyPage(campaign, names))}>
        Save the story as a page
      </button>
    </p>
  );
}

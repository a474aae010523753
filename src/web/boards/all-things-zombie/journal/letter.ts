import { word } from '../../../../games/all-things-zombie/index.ts';
import { chaptersOf } from './history.tsx';
import { toneOf } from './steps.ts';
import { bandTitle, type Campaign, lineText, placeIn, standingText, thingsText } from './view.ts';

/** The whole story of a campaign on one page that stands by itself: nothing is loaded from anywhere. */

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const item = (text: string, tone?: string): string =>
  `<li${tone === undefined ? '' : ` class="${tone}"`}>${safe(text)}</li>`;

const STYLE = `
  body { font: 17px/1.5 Georgia, serif; max-width: 42em; margin: 2em auto; padding: 0 1em; color: #221c16; background: #f6f1e6; }
  h1, h2 { font-family: Impact, 'Arial Narrow', sans-serif; font-weight: 400; letter-spacing: .02em; }
  h1 { font-size: 2.4em; margin-bottom: 0; } h2 { border-bottom: 1px solid #b9a98a; margin-top: 1.6em; }
  ul { padding-left: 1.2em; } .harm { color: #8c1d12; } .safe { color: #2d5c2a; } .small { color: #6b5f4d; }
  @media print { body { background: none; } h2 { break-after: avoid; } }
`;

export function storyPage(campaign: Campaign, names: string): string {
  const { bands, played, people } = campaign;
  const chapters = chaptersOf(campaign).map(
    ({ title, lines }) =>
      `<h2>${safe(title)}</h2><ul>${lines.map((line) => item(lineText(line), toneOf(line.key))).join('')}</ul>`,
  );
  const who = bands.map(
    (band) =>
      `<h2>${safe(bandTitle(band))}</h2><ul>${band.members
        .map(({ profile, kills }) =>
          item(
            `${profile.name}, ${word('class', profile.class)}, Rep ${profile.rep}, ${kills} zombies: ${thingsText(profile) || 'empty hands'}`,
          ),
        )
        .join('')}${band.ended === null ? '' : item(`Nobody is left since Day ${band.ended}.`, 'harm')}</ul>`,
  );
  const friends = people
    .filter(({ attitude, dead }) => attitude !== 'neutral' && !dead)
    .map(({ profile, attitude, place }) =>
      item(
        `${profile.name}, ${word('attitude', attitude)}, ${placeIn(campaign, place)?.name ?? ''}`,
        attitude === 'enemy' ? 'harm' : 'safe',
      ),
    );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${safe(names)}</title><style>${STYLE}</style></head><body>`,
    `<h1>${safe(names)}</h1><p class="small">${safe(standingText(campaign))}. ${played.length} Encounters.</p>`,
    ...chapters,
    ...who,
    friends.length === 0 ? '' : `<h2>Friends and Enemies</h2><ul>${friends.join('')}</ul>`,
    '</body></html>',
  ].join('\n');
}

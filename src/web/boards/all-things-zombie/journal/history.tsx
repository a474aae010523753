import { word } from '../../../../games/all-things-zombie/index.ts';
import { counted } from '../../../../kernel/index.ts';
import { Moment } from '../../moment.tsx';
import { type Campaign, type CampaignLine, lineText } from './view.ts';
import { toneOf } from './steps.ts';

/** Everything worth telling, from the first day on: each line opens the replay at its moment. */
export function History({ campaign }: { campaign: Campaign }) {
  if (campaign.story.length === 0) return null;
  return (
    <section className="atzj-history" aria-label="History">
      <h3>History</h3>
      {chaptersOf(campaign)
        .toReversed()
        .map(({ title, lines, key }, i) => (
          <details key={key} open={i === 0}>
            <summary>
              {title} <small>{counted(lines.length, 'moment')}</small>
            </summary>
            <ol>
              {lines.map((line, n) => (
                // The past is never told in another order.
                <li key={n} data-tone={toneOf(line.key)}>
                  <Moment answer={line.answer}>
                    Day {line.day}: {lineText(line)}
                  </Moment>
                </li>
              ))}
            </ol>
          </details>
        ))}
    </section>
  );
}

export interface Chapter {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly CampaignLine[];
}

/** A chapter for each Encounter, and for the time between two. */
export function chaptersOf({ story, played }: Campaign): readonly Chapter[] {
  const chapters: { key: string; title: string; lines: CampaignLine[] }[] = [];
  for (const line of story) {
    const title = line.encounter === null ? `Day ${line.day}` : titleOf(line.encounter, played);
    const last = chapters.at(-1);
    if (last !== undefined && last.title === title) last.lines.push(line);
    else chapters.push({ key: `${chapters.length}`, title, lines: [line] });
  }
  return chapters;
}

function titleOf(number: number, played: Campaign['played']): string {
  const one = played[number - 1];
  if (one === undefined) return `Encounter ${number}`;
  const result = one.success.length === 0 ? 'nobody succeeded' : `${one.success.join(' and ')} succeeded`;
  return `Encounter ${number}, Day ${one.day}: ${word('encounter', one.kind)}, ${result}${one.fast ? ', played out' : ''}`;
}

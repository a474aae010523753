import {
  CHARACTERISTICS,
  maximumSize,
  onCard,
  perksOf,
  shortOf,
  spacesLeft,
  word,
} from '../../../../games/last-days/index.ts';
import type { BoardProps } from '../../face.ts';
import { chapterText, goneText } from './life.ts';
import { campaignIn, gearNames, ownFirst, standingText, statesOf } from './view.ts';

/** The Groups and their Refuges in words. */
export function CampaignText({ view, players }: BoardProps) {
  const campaign = campaignIn(view);
  if (campaign === null) return null;
  return (
    <div className="text-board">
      <h2>{standingText(campaign)}</h2>
      {ownFirst(campaign, players).map(({ seat, group }) => (
        <section key={seat}>
          <h3>
            {group.name}, {word('refuge', group.refuge)}
          </h3>
          <p>
            {group.members.length} of {maximumSize(group)} beds taken, {group.points} Scavenge Points,{' '}
            {spacesLeft(group)} Empty Spaces. Perks:{' '}
            {perksOf(group)
              .map((id) => word('perk', id))
              .join(', ')}
            . Stash: {gearNames(group.stash).join(', ') || 'nothing'}.
          </p>
          <ul>
            {group.members.map((member) => (
              <li key={member.id}>
                {[
                  `${member.name}, ${word('type', member.type)}${member.id === group.leader ? ', Leader' : ''}`,
                  ...statesOf(campaign, seat, member),
                  CHARACTERISTICS.map((id) => `${shortOf(id)} ${onCard(member, id)}`).join(' '),
                  ...gearNames(member),
                  ...member.skills.map((id) => word('skill', id)),
                  ...member.scars.map((id) => word('injury', id)),
                  `Level ${member.level}, ${member.experience} Experience`,
                  ...(member.history ?? []).map((chapter) => `game ${chapter.game}: ${chapterText(chapter)}`),
                ].join('; ')}
                .
              </li>
            ))}
            {(group.gone ?? []).map(({ member, how, game }) => (
              <li key={member.id}>
                {member.name} {goneText(how, game)}.
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { cardsAgainst, leaderCard, type LeaderId, rangerCard, type Words } from '../../../../games/last-stand/index.ts';
import { counted, factsOf, plural, type SeenRequest } from '../../../../kernel/index.ts';
import { useController, useMatch, usePlay } from '../../../match/context.tsx';
import { DiceRow } from '../../../ui/dice.tsx';
import { Icon } from '../../../ui/table-icon.tsx';
import { type Battle, chanceOf, diceOf, type Fighter } from './battle.ts';
import { CardFace } from './card.tsx';
import { PawnMark } from '../map/glyphs.tsx';
import { CardPicture, Portrait } from '../pictures/picture.tsx';
import { cardName, cardText, plainName, sideOf, type View } from '../view.ts';

/** A battle with a Leader: everything that lies on the table, for all to see. */
export function BattleSheet({ view, battle }: { view: View; battle: Battle }) {
  const { leader, fighters, tech, toHit, result } = battle;
  const { name, fullHealth, skills, slayer } = leaderCard(leader);
  const { health } = view.leaders[leader];
  const hits = fighters.reduce((sum, fighter) => sum + (fighter.hits ?? 0), 0);
  const waiting = fighters.filter((fighter) => fighter.hits === null);
  const left = waiting.reduce((sum, { dice }) => sum + dice, 0);
  const section = useRef<HTMLElement>(null);
  // Whoever has scrolled away sees that there is a battle.
  useEffect(() => {
    if (result === null) section.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  return (
    <section className="ls-battle on-paper" aria-label={`Battle with ${name}`} ref={section}>
      <header>
        <span className="ls-face large">
          <Portrait of="leader" id={leader} />
        </span>
        <h2>
          {result === null
            ? `Battle with ${name}`
            : result === 'slain'
              ? `${name} is slain`
              : `The battle with ${name} is lost`}
        </h2>
        <p className="ls-battle-health">
          {result === 'slain' ? (
            'Health 0'
          ) : (
            <>
              Health <b>{health}</b> of {fullHealth}, hit on <b>{toHit}</b> or more
            </>
          )}
        </p>
      </header>
      <ol className="ls-fighters">
        {fighters.map((fighter) => (
          <FighterLine key={fighter.ranger} view={view} fighter={fighter} battle={battle} />
        ))}
      </ol>
      <Committing view={view} battle={battle} />
      {result === null && fighters.length > 0 && (
        <p className="hint">
          {hits > 0 && `${counted(hits, 'hit')} so far. `}
          {waiting.length > 0 &&
            `${counted(left, 'die is', 'dice are')} still to be thrown, and ${health} hits are needed: ${outlook(left, toHit, health)}`}
        </p>
      )}
      <ul className="ls-notes">
        {skills.map((skill, i) => (
          <li key={skill.name}>
            <b>{skill.name}</b>: {cardText(`leader.${leader}.${i}`)}
          </li>
        ))}
        {tech.map((card) => (
          <li key={card}>
            <span className="ls-face">
              <CardPicture card={card} />
            </span>{' '}
            <b>{cardName(card)}</b>: {cardText(card)}
          </li>
        ))}
        <li>
          <b>If you lose</b>: {cardText(`leader.${leader}`)} All attackers go home to Last Stand.
        </li>
        <li>
          <Icon name="slayer" /> <b>{slayer.name}</b>, for the Ranger who strikes the last blow:{' '}
          {cardText(`slayer.${leader}`)}
        </li>
      </ul>
    </section>
  );
}

function FighterLine({ view, fighter, battle }: { view: View; fighter: Fighter; battle: Battle }) {
  const { ranger, cards, dice, rolled, hits } = fighter;
  const place = battle.order.indexOf(ranger);
  return (
    <li>
      <PawnMark ranger={ranger} side={sideOf(view, ranger)} />
      <div>
        <p>
          <b>{rangerCard(ranger).name}</b>{' '}
          <span className="hint">{place < 0 ? 'waits' : `attacks as number ${place + 1}`}</span>
        </p>
        <p className="ls-fighter-cards">{cards.map(plainName).join(', ')}</p>
        <ul className="ls-hand small">
          {cards.map((card) => (
            <li key={card}>
              <CardFace card={card} />
            </li>
          ))}
        </ul>
      </div>
      <p className="ls-fighter-dice">
        {rolled === null ? (
          <>
            <b>{dice}</b> {plural(dice, 'die', 'dice')}
          </>
        ) : (
          <DiceRow dice={[{ sides: 6, rolled, target: battle.toHit }]} />
        )}
        {hits !== null && <b>{counted(hits, 'hit')}</b>}
      </p>
    </li>
  );
}

/** Who else could still join, with how many dice of cards. */
function comrades(view: View, request: SeenRequest, fighters: readonly Fighter[], leader: LeaderId): string {
  const self = view.rangers.find(({ id }) => id === request.prompt.params.ranger);
  const others = view.rangers.filter(
    ({ id, at }) => at === self?.at && id !== self?.id && fighters.every(({ ranger }) => ranger !== id),
  );
  return others
    .map((other) => {
      const dice = [...cardsAgainst(other, leader), ...other.specials].reduce((sum, card) => sum + diceOf(card), 0);
      return `${rangerCard(other.id).name} is here too, with ${counted(dice, 'die', 'dice')} of cards. `;
    })
    .join('');
}

/** How many dice come without a card, and how many each option gives. */
/** While cards are being laid out: how many dice they make so far. */
function Committing({ view, battle: { leader, toHit, fighters } }: { view: View; battle: Battle }) {
  const controller = useController();
  const request = useMatch((now) => now.request);
  const picked = usePlay((play) => play.draft.picked);
  const asked = usePlay((play) => play.asked !== null);
  const laidOut = request === null ? undefined : factsOf<Words, 'ls.battle.commit'>(request, 'ls.battle.commit');
  if (!asked || request === null || laidOut === undefined) return null;
  const { given, dice } = laidOut;
  const laid = picked.reduce((sum, id) => sum + (dice[id] ?? 0), given);
  const all = laid + fighters.reduce((sum, fighter) => sum + fighter.dice, 0);
  const { health } = view.leaders[leader];
  const every = (request.options ?? []).map(({ id }) => id);
  const isAll = picked.length === every.length;
  return (
    <div className="ls-committing on-paper">
      <p>
        You lay out <b>{laid}</b> {plural(laid, 'die', 'dice')}
        {given > 0 && `, ${given} of them for nothing`}. {fighters.length > 0 && `With the others that makes ${all}. `}
        {counted(health, 'hit slays', 'hits slay')} {leaderCard(leader).name}: {outlook(all, toHit, health)}{' '}
        {comrades(view, request, fighters, leader)}Cards that are laid out are spent, whatever the dice show.
      </p>
      <button type="button" onClick={() => controller.change({ picked: isAll ? [] : every })}>
        {isAll ? 'Take all back' : 'Lay out everything'}
      </button>
    </div>
  );
}

/** How it will probably end. What skills and rerolls make of it nobody can say beforehand. */
function outlook(dice: number, toHit: number, need: number): string {
  const cases = Math.round(chanceOf(dice, toHit, need) * 100);
  const often = cases < 1 ? 'almost never' : cases > 99 ? 'nearly always' : `in ${cases} of 100 cases`;
  return `that is so ${often}, skills and rerolls aside.`;
}

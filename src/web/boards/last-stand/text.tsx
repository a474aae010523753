import { levelOf } from '../../setup/levels.ts';
import {
  attribute,
  ATTRIBUTES,
  content,
  DECKS,
  handLimit,
  LAST_STAND,
  LEADERS,
  leaderCard,
  type Loc,
  mutationTotal,
  rangerCard,
} from '../../../games/last-stand/index.ts';
import { useMatch } from '../../match/context.tsx';
import type { Player } from '../../match/sources/source.ts';
import type { BoardProps } from '../face.ts';
import { battleIn } from './sheets/battle.ts';
import { groupSoFar } from './course.tsx';
import { goalLines } from './sheets/goals.ts';
import { partsOf } from './sheets/raid-card.tsx';
import { heldOf } from './sheets/rangers.tsx';
import {
  activeIn,
  cardName,
  cardText,
  groundOn,
  metersOf,
  placeName,
  plainName,
  presentOn,
  pressureOn,
  type Ranger,
  stageWords,
  threatOn,
  type View,
  wayOf,
  word,
} from './view.ts';
import { SCENARIOS, STEPS } from './words.ts';
import { raiderCard } from '../../../games/last-stand/index.ts';

/** The whole table as text: the same facts as on the board, in reading order. */
export function LastStandText({ view, players }: BoardProps) {
  const now = view as unknown as View;
  const ranger = activeIn(now);
  const step = STEPS.find(({ phases }) => phases.some((phase) => phase === now.phase));
  const { name, goal } = SCENARIOS[now.scenario];
  return (
    <div className="text-board">
      <h2>Where we are</h2>
      <p>
        {name}. {goal} Round {now.round}
        {ranger !== undefined && `, the turn of ${rangerCard(ranger.id).name}`}
        {step !== undefined && `, ${step.name}: ${step.text}`}
      </p>
      <p>{stageWords(now)}</p>
      {now.turn.card !== null && <RaidText view={now} card={now.turn.card} />}
      <BattleText view={now} />
      <h2>Leaders</h2>
      <ul>
        {LEADERS.map((leader) => (
          <LeaderText key={leader} view={now} leader={leader} />
        ))}
      </ul>
      <h2>Dangers</h2>
      <ul>
        {metersOf(now).map(({ id, text, level }) => (
          <li key={id}>
            {text} {level === 'last' && 'This is close.'}
          </li>
        ))}
        <li>{fullPlaces(now)}</li>
      </ul>
      <h2>Rangers</h2>
      {now.rangers.map((one) => (
        <RangerText key={one.id} view={now} ranger={one} players={players} />
      ))}
      <h2>Locations with somebody or something on them</h2>
      <ul>
        {content.board.locations.map(({ n }) => (
          <PlaceText key={n} view={now} at={n} />
        ))}
      </ul>
      <h2>Decks and Missions</h2>
      <ul>
        {DECKS.map((deck) => (
          <li key={deck}>
            {word('deck', deck)}: {now.decks[deck]} to draw, discarded:{' '}
            {now.discards[deck].length === 0 ? 'none' : now.discards[deck].map(cardName).join('; ')}
          </li>
        ))}
        <li>
          Adventure: next at {placeName(now.adventure.at)} ({now.adventure.at})
        </li>
        {now.foreseenCards.map((card, i) => (
          <li key={card}>
            Raider card {i + 1} from the top: {cardText(card)}
          </li>
        ))}
        {now.group !== null && (
          <li>
            Group Mission {cardName(now.group.id)}: {cardText(now.group.id)} {groupSoFar(now)}
          </li>
        )}
        {now.missions.map((card) => (
          <li key={card}>
            Open Mission {cardName(card)}: {cardText(card)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function fullPlaces(view: View): string {
  const full = content.board.locations.filter(({ n }) => n !== LAST_STAND && pressureOn(view, n) === 'full');
  return full.length === 0
    ? 'No location is full.'
    : `Full, so that the next Raider overruns them: ${full.map(({ n }) => `${placeName(n)} (${n})`).join(', ')}.`;
}

function RaidText({ view, card }: { view: View; card: string }) {
  const { turn } = view;
  return (
    <>
      <h2>
        Raider card {turn.drawn} of {turn.draws}
      </h2>
      <ol>
        {partsOf(raiderCard(card), turn.placements, turn.drawn >= turn.draws).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
    </>
  );
}

function BattleText({ view }: { view: View }) {
  const events = useMatch((match) => match.events);
  const request = useMatch((match) => match.request);
  const battle = battleIn(events, request);
  if (battle === null || battle.result !== null) return null;
  const { name, fullHealth, slayer } = leaderCard(battle.leader);
  return (
    <>
      <h2>Battle with {name}</h2>
      <p>
        Health {view.leaders[battle.leader].health} of {fullHealth}, hit on {battle.toHit} or more.{' '}
        {skillsText(battle.leader)} If you lose: {cardText(`leader.${battle.leader}`)} {slayer.name}:{' '}
        {cardText(`slayer.${battle.leader}`)}
      </p>
      <ul>
        {battle.fighters.map(({ ranger, cards, dice, rolled, hits }) => (
          <li key={ranger}>
            {rangerCard(ranger).name}: {dice} dice with{' '}
            {cards.length === 0 ? 'no cards' : cards.map(plainName).join(', ')}
            {rolled !== null && `, rolled ${rolled.join(', ')}`}
            {hits !== null && `, ${hits} hits`}
          </li>
        ))}
      </ul>
    </>
  );
}

const skillsText = (leader: (typeof LEADERS)[number]): string =>
  leaderCard(leader)
    .skills.map((skill, i) => `${skill.name}: ${cardText(`leader.${leader}.${i}`)}`)
    .join(' ');

function LeaderText({ view, leader }: { view: View; leader: (typeof LEADERS)[number] }) {
  const { name, fullHealth, toHit } = leaderCard(leader);
  const { health, slain, at } = view.leaders[leader];
  if (slain) return <li>{name}: slain.</li>;
  return (
    <li>
      {name}: health {health} of {fullHealth}, hit on {toHit} or more,{' '}
      {at === null
        ? `not on the map yet, ${wayOf(view, leader)}`
        : `at ${placeName(at)} (${at}), ${wayOf(view, leader)}`}
      . {skillsText(leader)}
      {leader === 'krank' &&
        ` Tech: ${view.tech.down} face down, open: ${view.tech.up.map(cardName).join(', ') || 'none'}.`}
    </li>
  );
}

const listed = (cards: readonly string[]): string =>
  cards.length === 0 ? 'none' : cards.map((card) => `${cardName(card)}: ${cardText(card)}`).join(' ');

function RangerText({ view, ranger, players }: { view: View; ranger: Ranger; players: readonly Player[] }) {
  const { id, seat, at, ready, spent, healed, wounded, karma, defenders, specials, artifacts, mutations, mission } =
    ranger;
  const { name } = rangerCard(id);
  const player = players.find((one) => one.seat === seat);
  return (
    <>
      <h3>
        {name}
        {player?.mine === true && ' (yours)'}
        {player?.kind === 'bot' && ` (bot, ${levelOf(player.bot ?? '').toLowerCase()})`}
      </h3>
      <ul>
        <li>
          At {placeName(at)} ({at}). Action Tokens: {ready} ready, {spent} spent{healed > 0 && `, ${healed} healed`},{' '}
          {wounded} wounds. Karma {karma}.
        </li>
        <li>{ATTRIBUTES.map((attr) => `${word('attr', attr)} ${attribute(view, ranger, attr)}`).join(', ')}</li>
        <li>{word('ranger-text', id)}</li>
        <li>
          Defender cards, {heldOf(defenders.length, handLimit(view, ranger))}:{' '}
          {defenders.length === 0 ? 'none' : defenders.map(cardName).join('; ')}
        </li>
        <li>Special cards: {listed(specials)}</li>
        <li>Artifacts: {listed(artifacts)}</li>
        <li>
          Mutations, severity {mutationTotal(ranger)} of 5: {listed(mutations)}
        </li>
        {mission !== null && (
          <li>
            Mission {cardName(mission.id)}: {cardText(mission.id)}{' '}
            {goalLines(mission)
              .map(({ text, met }) => `${met ? 'Done' : 'To do'}: ${text}.`)
              .join(' ')}
          </li>
        )}
      </ul>
    </>
  );
}

function PlaceText({ view, at }: { view: View; at: Loc }) {
  const present = presentOn(view, at);
  if (present.length === 0) return null;
  const threat = threatOn(view, at);
  return (
    <li>
      {placeName(at)} ({at}): {present.join(', ')}
      {groundOn(view, at).map((line) => `; ${line}`)}.{threat !== null && ` ${threat}`}
    </li>
  );
}

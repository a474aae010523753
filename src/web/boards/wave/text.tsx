import { breed, characterCard, ROUNDS, SLOTS } from '../../../games/wave/index.ts';
import type { Player } from '../../match/sources/source.ts';
import { say } from '../../words/words.ts';
import type { BoardProps } from '../face.ts';
import { effectsOf, isEnemyId, nameOfEnemy, slotsOf, textOfEnemy, textOfPerk, type View } from './view.ts';
import { cardText, nameOfAssault, nameOfCard, nameOfPerk, PHASE_WORDS } from './words.ts';

/** The whole table as text: the same facts as on the board, in reading order. */
export function WaveText({ view, players }: BoardProps) {
  const state = view as unknown as View;
  const called = (seat: string | null): string =>
    players.find((player) => player.seat === seat)?.called ?? say('nobody');
  const { phase, round } = state;
  return (
    <div className="text-board">
      <h2>Where we are</h2>
      <p>
        Round {round} of {ROUNDS}, {PHASE_WORDS[phase].name}. {PHASE_WORDS[phase].text}
        {state.assault !== null && ` Assault: ${nameOfAssault(state.assault)}.`}
      </p>
      <p>
        First player: {called(state.first)}. WAVE! is with {called(state.waveHolder)}.
        {phase === 'combat' && ` ${called(state.turn.seat)} has ${state.turn.actions} actions left.`}
      </p>
      <h2>Enemy line, from left to right</h2>
      {state.line.length === 0 ? <p>Nobody is out there yet.</p> : <LineText state={state} />}
      <h2>Characters</h2>
      {players.map((player) => (
        <PersonText key={player.seat} state={state} player={player} />
      ))}
      <h2>Piles</h2>
      <ul>
        <li>Active pile: {state.active} cards</li>
        <li>Rubble: {state.rubble} cards</li>
        <li>Discards: {state.discard.length === 0 ? say('none') : state.discard.map(nameOfCard).join(', ')}</li>
        <li>
          Combat deck: {state.combat} cards, {state.combatDiscard.length} discarded
        </li>
        <li>Assaults: {state.assaults} cards</li>
      </ul>
    </div>
  );
}

function LineText({ state }: { state: View }) {
  return (
    <ol>
      {state.line.map((foe) => {
        const { limit } = breed(foe.enemy);
        return (
          <li key={foe.id}>
            {nameOfEnemy(foe.enemy)}, {limit - foe.damage} of {limit} health left
            {foe.spears > 0 && `, ${foe.spears} spears in it`}
            {foe.stunned && ', stunned'}
            {!isEnemyId(foe) && ', not an enemy'}. {textOfEnemy(foe.enemy)}
          </li>
        );
      })}
    </ol>
  );
}

function PersonText({ state, player }: { state: View; player: Player }) {
  const person = state.people[player.seat];
  if (person === undefined) return null;
  const card = person.character === null ? null : characterCard(person.character);
  const slots = slotsOf(person.inventory);
  return (
    <>
      <h3>{player.called}</h3>
      <ul>
        {card !== null && (
          <>
            <li>
              {Math.max(0, card.track - person.damage)} of {card.track} health left
            </li>
            <li>
              {nameOfPerk(card.always.id)}: {textOfPerk(card.always.id)}
            </li>
            <li>
              {nameOfPerk(card.first.id)}, {state.first === player.seat ? say('active') : 'only as first player'}:{' '}
              {textOfPerk(card.first.id)}
            </li>
          </>
        )}
        <li>
          {[
            `${person.barricades} Barricades, ${person.traps} Traps, ${person.survivors} saved Survivors`,
            ...effectsOf(person),
          ].join(', ')}
        </li>
        <li>
          {slots.length} of {SLOTS} slots used
          <ul>
            {slots.map(({ card: id, count }, i) => (
              // Equal cards lie in slots of their own.
              <li key={i}>
                {count > 1 && `${count} `}
                {nameOfCard(id)}: {cardText(id)}
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </>
  );
}

import { ROUNDS } from '../../../games/wave/index.ts';
import { Icon } from '../../ui/table-icon.tsx';
import type { BoardProps } from '../face.ts';
import { useWide } from '../../ui/wide.ts';
import { EnemyLine } from './line.tsx';
import { MyOwn } from './my-own.tsx';
import { PersonCard } from './person.tsx';
import { comersOf, isEnemyId, type View } from './view.ts';
import { nameOfAssault, PHASE_WORDS } from './words.ts';
import './wave.css';
import '../printed/paper.css';
import './printed.css';

/** The table of Wave!: what comes, who stands there, and what is left in the piles. */
export function WaveBoard({ view, players }: BoardProps) {
  const state = view as unknown as View;
  const wide = useWide();
  return (
    <div className="wave-board printed">
      <Course state={state} />
      <EnemyLine state={state} players={players} />
      <section className="people" aria-label="Characters">
        {players.map((player, i) => (
          <PersonCard key={player.seat} state={state} player={player} place={i} />
        ))}
      </section>
      {!wide && <MyOwn state={state} players={players} />}
      <Piles state={state} />
    </div>
  );
}

/** Where in the match we are. */
function Course({ state }: { state: View }) {
  const { round, phase } = state;
  return (
    <section className="course" aria-label="Round and phase">
      <p className="round">
        {round === 0 ? 'Before round 1' : round > ROUNDS ? 'After round 6' : `Round ${round}`}
        <span className="of"> of {ROUNDS}</span>
      </p>
      <ol className="phases">
        {(Object.keys(PHASE_WORDS) as (keyof typeof PHASE_WORDS)[])
          .filter((name) => name !== 'muster' || phase === 'muster')
          .map((name) => (
            <li key={name} aria-current={name === phase ? 'step' : undefined} title={PHASE_WORDS[name].text}>
              <Icon name={PHASE_WORDS[name].icon} />
              <span>{PHASE_WORDS[name].name}</span>
            </li>
          ))}
      </ol>
      <details className="how">
        <summary>
          {PHASE_WORDS[phase].text}
          {state.assault !== null &&
            ` Assault: ${nameOfAssault(state.assault)}, ${comersOf(state.assault, state.seats.length)}.`}
        </summary>
        <dl>
          {Object.values(PHASE_WORDS).map(({ name, text }) => (
            <div key={name} className="pair">
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div className="pair">
            <dt>To win</dt>
            <dd>Nobody dies, and after round {ROUNDS} no enemy is left in the line.</dd>
          </div>
        </dl>
      </details>
    </section>
  );
}

function Piles({ state }: { state: View }) {
  const left = state.line.filter(isEnemyId).length;
  const piles = [
    { name: 'Active pile', count: state.active, text: 'Cards to search through this round, WAVE! among them' },
    { name: 'Rubble', count: state.rubble, text: 'Cards that come into the active pile later' },
    { name: 'Discards', count: state.discard.length, text: 'Used and discarded Rubble cards' },
    { name: 'Combat deck', count: state.combat, text: 'Cards drawn for attacks' },
    { name: 'Combat discards', count: state.combatDiscard.length, text: 'Shuffled anew when the deck runs out' },
    { name: 'Assaults', count: state.assaults, text: 'One is turned up each round' },
    { name: 'Enemies in the line', count: left, text: 'Without survivors' },
  ];
  return (
    <dl className="piles" aria-label="Piles">
      {piles.map(({ name, count, text }) => (
        <div key={name} title={text}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

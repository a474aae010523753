import { counted } from '../../../kernel/index.ts';
import { breed } from '../../../games/wave/index.ts';
import { Icon } from '../../ui/table-icon.tsx';
import type { Player } from '../../match/sources/source.ts';
import { Thing } from '../thing.tsx';
import { Picture } from './pictures/picture.tsx';
import { Track } from './track.tsx';
import { type Foe, isEnemyId, nameOfEnemy, textOfEnemy, traitsOf, type View } from './view.ts';

/** The enemies from left to right, in the order in which they attack. */
export function EnemyLine({ state, players }: { state: View; players: readonly Player[] }) {
  const holder = players.find(({ seat }) => seat === state.waveHolder);
  return (
    <section className="enemy-line" aria-label="Enemy line, from left to right">
      <header>
        <h2>Enemy line</h2>
        <p>
          {holder === undefined
            ? 'Nobody holds WAVE! yet.'
            : `${holder.called} holds WAVE! and is attacked, from left to right.`}
        </p>
      </header>
      {state.line.length === 0 ? (
        <p className="empty">Nobody is out there yet.</p>
      ) : (
        <ol>
          {state.line.map((foe, i) => (
            <li key={foe.id}>
              <FoeCard foe={foe} place={i + 1} strikes={state.phase === 'strike' && state.strikers[0] === foe.id} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function FoeCard({ foe, place, strikes }: { foe: Foe; place: number; strikes: boolean }) {
  const kind = breed(foe.enemy);
  const name = nameOfEnemy(foe.enemy);
  const left = kind.limit - foe.damage;
  const notes = [
    ...(foe.spears > 0 ? [`${counted(foe.spears, 'Spear')} in it`] : []),
    ...(foe.stunned ? ['stunned: does not attack this round'] : []),
    ...(strikes ? ['attacks next'] : []),
  ];
  return (
    <Thing
      about={{ foe: foe.id }}
      label={`${name}, number ${place} in the line, ${left} of ${kind.limit} health left${notes.map((note) => `, ${note}`).join('')}`}
      className={`foe on-paper ${isEnemyId(foe) ? 'hostile' : 'friend'}`}
      title={textOfEnemy(foe.enemy)}
    >
      <span className="foe-place">{place}</span>
      <Picture of="enemy" id={foe.enemy} />
      {foe.damage > 0 && (
        <span className="foe-hurt" aria-hidden="true">
          −{foe.damage}
        </span>
      )}
      <span className="foe-name">{name}</span>
      <Track value={foe.damage} limit={kind.limit} label={`${foe.damage} damage of ${kind.limit}`} />
      <span className="foe-attack">
        {isEnemyId(foe) ? (
          <>
            Hits {kind.damage}
            {kind.draws > 0 && (kind.draws === 1 ? ' + a card' : ` + the worst of ${kind.draws} cards`)}
          </>
        ) : (
          'Keep alive'
        )}
      </span>
      {traitsOf(foe.enemy).map((trait) => (
        <span key={trait} className="foe-trait">
          {trait}
        </span>
      ))}
      {notes.length > 0 && (
        <span className="foe-notes">
          {foe.spears > 0 && <Icon name="spear" label={notes[0] ?? 'Spear'} />}
          {foe.spears > 1 && <span>{foe.spears}</span>}
          {foe.stunned && <Icon name="stunned" label="Stunned" />}
          {strikes && <b>attacks</b>}
        </span>
      )}
    </Thing>
  );
}

import { TRIBES, tribeCard } from '../../../../games/last-stand/index.ts';
import { Icon } from '../../../ui/table-icon.tsx';
import { Mark } from './glyphs.tsx';
import { Ridge } from './land/land.tsx';

/** What the lines and signs on the map mean. */
export function Legend() {
  return (
    <details className="ls-legend">
      <summary>What the map shows</summary>
      <ul>
        {TRIBES.map((tribe) => (
          <li key={tribe}>
            <Mark tribe={tribe} /> {tribeCard(tribe).name} <span className="hint">({tribeCard(tribe).color})</span>
          </li>
        ))}
        <li>
          <svg className="ls-sample" viewBox="0 0 40 12" aria-hidden="true">
            <line className="ls-border" x1="0" y1="6" x2="40" y2="6" />
          </svg>{' '}
          Open border: you can walk over it
        </li>
        <li>
          <svg className="ls-sample" viewBox="0 0 40 12" aria-hidden="true">
            <Ridge from={[0, 8]} to={[40, 8]} />
          </svg>{' '}
          Solid border: only by glider
        </li>
        <li>
          <svg className="ls-sample" viewBox="0 0 40 12" aria-hidden="true">
            <line className="ls-path" data-leader="krank" x1="0" y1="6" x2="40" y2="6" />
          </svg>{' '}
          The way of a Leader to Last Stand
        </li>
        <li>
          <Icon name="radiation" /> Radiation: successes needed at the end of a turn
        </li>
        <li>
          <Icon name="gambling" /> Gambling and healing
        </li>
        <li>
          <Icon name="depot" /> Depot
        </li>
        <li>
          <Icon name="scavenge" /> Scavenge Token
        </li>
        <li>
          <Icon name="karma" /> Karma Token
        </li>
        <li>
          <Icon name="adventure" /> The Adventure
        </li>
        <li>
          <Icon name="barricade" /> Blockade
        </li>
        <li>
          <span className="ls-full-sample" aria-hidden="true" /> Full: the next Raider overruns it
        </li>
      </ul>
    </details>
  );
}

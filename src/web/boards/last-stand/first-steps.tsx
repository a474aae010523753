import { LEADERS, leaderCard } from '../../../games/last-stand/index.ts';
import type { View } from './view.ts';
import { SCENARIOS } from './words.ts';

/** So many rounds long somebody may still be new to it. */
const NEW = 3;

/** What to aim at, for whoever plays for the first time: one line until it is opened. */
export function FirstSteps({ view: { round, scenario } }: { view: View }) {
  if (round > NEW) return null;
  const colours = LEADERS.map((id) => `${leaderCard(id).color} for ${leaderCard(id).name}`).join(', ');
  return (
    <details className="ls-first">
      <summary>New here? What to aim at</summary>
      <ul>
        <li>
          <b>{SCENARIOS[scenario].goal}</b>
        </li>
        <li>
          Leaders are fought where they stand, with Defender cards of their colour ({colours}). A card is worth 1 or 2
          dice, and a battle takes many: collect one colour first.
        </li>
        <li>You draw Defender cards at the end of each turn. Adventures, Missions, gambling and digging bring more.</li>
        <li>
          Until then keep the map open: where three Raiders stand, the next one overruns the place and a Depot is built.
          With the last Depot you lose.
        </li>
        <li>Do not end a turn beside enemies or on radiation if you can help it. In Last Stand you heal in safety.</li>
        <li>“Ask the coach” stands at every question: it says what to do and why.</li>
      </ul>
    </details>
  );
}

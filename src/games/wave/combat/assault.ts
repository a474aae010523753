import { assaultCard } from '../cards/cards.ts';
import { enemiesIn, type State, type Table } from '../state.ts';
import { arrange, draw, emit, type WaveRule } from '../verbs.ts';
import { ENEMIES, type EnemyId, ROUNDS } from '../words.ts';

/** WAV.ASSAULT.1: the Trade phase opens with a new Assault card; WAV.LAST.1: no more of them after round 6. */
export function openTrade(t: Table): void {
  const { state } = t;
  state.phase = 'trade';
  state.searcher = state.first; // nobody searches any more
  state.found = 0;
  if (state.round > ROUNDS) {
    emit(t, 'WAV.LAST.1', 'wave.no-assault', { enemies: enemiesIn(state).length });
    return;
  }
  const card = draw(t, 'WAV.ASSAULT.1', state.assaults, 'known'); // WAV.ASSAULT.6: put aside for good
  if (card === undefined) return;
  state.assault = card;
  emit(t, 'WAV.ASSAULT.1', 'wave.assault', { assault: card });
  joinLine(t, comers(state, card), 'WAV.LINE.1');
}

/** WAV.ASSAULT.2, WAV.ASSAULT.3: how many of each type, by number of players; survivors are listed likewise (WAV.SURV.1). */
function comers(state: State, card: string): EnemyId[] {
  const wave = assaultCard(card).waves[state.seats.length as 1 | 2 | 3 | 4 | 5 | 6];
  return ENEMIES.flatMap((enemy) => new Array<EnemyId>(wave[enemy] ?? 0).fill(enemy));
}

/**
 * WAV.ASSAULT.4: one card from the supply for each, as far as it lasts; WAV.LINE.1, WAV.X.5: shuffled together;
 * WAV.LINE.2, WAV.LINE.3, WAV.X.6: laid out on the right of whoever is left, in the one line.
 */
export function joinLine(t: Table, wanted: readonly EnemyId[], rule: WaveRule): void {
  const { state } = t;
  const coming = wanted.filter((enemy) => {
    if (state.supply[enemy] === 0) return false;
    state.supply[enemy]--;
    return true;
  });
  arrange(t, coming);
  for (const enemy of coming) state.line.push({ id: state.nextFoe++, enemy, damage: 0, spears: 0, stunned: false });
  const kinds = ENEMIES.filter((enemy) => coming.includes(enemy));
  const enemies = kinds.map((enemy) => `${enemy}.${coming.filter((one) => one === enemy).length}`);
  emit(t, rule, 'wave.comers', { enemies }); // WAV.ASSAULT.5: everyone sees the line before trading
}

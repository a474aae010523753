import { gapBetween } from '../../../games/even-death/index.ts';
import type { Terrain } from '../../../tabletop/index.ts';
import { middleOf } from '../../tabletop/shapes.ts';
import type { BoardProps } from '../face.ts';
import { bearing, pieceName, spokenInches, spotWords, traitsOf } from '../../tabletop/words.ts';
import { linesOf } from './dossier.tsx';
import { type BattleUnit, isHerdView, type Scene, useScene } from './scene.ts';
import { hidersIn } from '../../tabletop/sight.tsx';
import { verdictOf } from './sight.tsx';

/** The table in words: who stands where, in what, how far from whom, and who sees whom. */
export function BattleText({ view, players }: BoardProps) {
  const scene = useScene(view);
  if (scene === null) return <p className="empty">No battle is being fought.</p>;
  const { view: battle } = scene;
  const called = (seat: string): string => players.find((player) => player.seat === seat)?.called ?? seat;
  return (
    <div className="text-board">
      <h2>
        {battle.name},{' '}
        {battle.phase === 'play' ? `round ${battle.round}, turn of ${called(battle.active)}` : 'deployment'}
      </h2>
      <p>
        The table is {battle.terrain.width} by {battle.terrain.depth} inches.
        {battle.objective !== null &&
          ` The objective is ${spotWords(battle.objective)}, held for ${battle.objective.held} of ${battle.objective.rounds} rounds${battle.objective.holder === null ? '' : ` by ${called(battle.objective.holder)}`}.`}
      </p>
      {battle.sides.map(({ seat, reserve }) => {
        const units: BattleUnit[] = [...battle.humans, ...battle.herds].filter((unit) => unit.seat === seat);
        return (
          <section key={seat}>
            <h3>
              {called(seat)}
              {reserve.length > 0 && battle.phase !== 'play' && `, ${reserve.length} still to come`}
            </h3>
            {units.length === 0 && <p>Nobody on the table.</p>}
            <ul>
              {units.map((unit) => (
                <li key={unit.id}>
                  <UnitWords scene={scene} unit={unit} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <TerrainWords terrain={battle.terrain} />
    </div>
  );
}

/** What lies on the table, and what it does. */
function TerrainWords({ terrain }: { terrain: Terrain }) {
  return (
    <section>
      <h3>Terrain</h3>
      <ul>
        {terrain.pieces.map((piece) => (
          <li key={piece.id}>
            {[`${pieceName(piece)}: ${spotWords(middleOf(piece.outline))}`, ...traitsOf(piece)].join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** So many enemies are named with distance and sight. */
const NAMED = 4;

function UnitWords({ scene, unit }: { scene: Scene; unit: BattleUnit }) {
  const { view, ask } = scene;
  const at = isHerdView(unit) ? unit.zombies[0] : unit;
  const enemies = [...view.humans, ...view.herds]
    .filter(({ seat }) => seat !== unit.seat)
    .map((enemy) => ({ enemy, gap: gapBetween(unit, enemy) }))
    .sort((a, b) => a.gap - b.gap)
    .slice(0, NAMED);
  return (
    <>
      <b>
        {unit.name}
        {view.activation?.unit === unit.id && ', acts now'}
        {unit.used && ', has acted'}
      </b>
      . {at !== undefined && `${spotWords(at)}. `}
      {linesOf(scene, unit)
        .filter(([title]) => title !== 'Nearest enemy')
        .map(([title, text]) => `${title}: ${text}`)
        .join('. ')}
      .
      {enemies.length > 0 && (
        <ul>
          {enemies.map(({ enemy, gap }) => {
            const there = isHerdView(enemy) ? enemy.zombies[0] : enemy;
            const seen = ask.sight(unit.id, idOf(unit), enemy.id, idOf(enemy));
            return (
              <li key={enemy.id}>
                {enemy.name}: {gap < 0.011 ? 'touching' : spokenInches(gap)}
                {at !== undefined && there !== undefined && `, ${bearing(at, there)}`},{' '}
                {seen !== null &&
                  [verdictOf(seen), ...hidersIn(view.terrain, seen.look).map(({ words }) => words)].join(', ')}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

const idOf = (unit: BattleUnit): string => (isHerdView(unit) ? (unit.zombies[0]?.id ?? '') : unit.id);

import type { Terrain } from '../../tabletop/index.ts';
import type { BoardProps } from '../boards/face.ts';
import { middleOf } from '../tabletop/shapes.ts';
import { hidersIn } from '../tabletop/sight.tsx';
import { bearing, pieceName, spokenInches, spotWords, traitsOf } from '../tabletop/words.ts';
import type { Battle, SkirmishFace, Unit } from './face.ts';
import { calledOf, type Scene, standsFor, useScene } from './scene.ts';

/** The table in words: who stands where, in what, how far from whom, and who sees whom. */
export function SkirmishText<B extends Battle>({ face, view, players }: BoardProps & { face: SkirmishFace<B> }) {
  const scene = useScene(face, view);
  if (scene === null) return <p className="empty">No battle is being fought.</p>;
  const { battle } = scene;
  const called = calledOf(players);
  return (
    <div className="text-board">
      <h2>{battle.heading(called)}</h2>
      <p>
        The table is {battle.terrain.width} by {battle.terrain.depth} inches.
        {face.introduction?.(battle, called)}
      </p>
      {battle.sides.map(({ seat, name, spoken }) => {
        const units = battle.units.filter((unit) => unit.seat === seat);
        return (
          <section key={seat}>
            <h3>{[name ?? called(seat), ...spoken].join(', ')}</h3>
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
      <LooseWords battle={battle} />
      <TerrainWords terrain={battle.terrain} />
    </div>
  );
}

/** What stands on the table and belongs to nobody: counters, tokens, vehicles. */
function LooseWords({ battle }: { battle: Battle }) {
  const owned = new Set(battle.units.flatMap(({ models }) => models));
  const loose = [
    ...battle.figures.filter(({ id }) => !owned.has(id)).map(({ id, name, x, y }) => ({ id, x, y, words: name })),
    ...battle.markers.map(({ id, label, x, y }) => ({ id, x, y, words: label })),
  ];
  if (loose.length === 0) return null;
  return (
    <section>
      <h3>Also on the table</h3>
      <ul>
        {loose.map(({ id, words, x, y }) => (
          <li key={id}>
            {words}: {spotWords({ x, y })}
          </li>
        ))}
      </ul>
    </section>
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

/** This many enemies are named with distance and sight. */
const NAMED = 4;
/** Units that are nearer than that touch. */
const TOUCHING = 0.011;

function UnitWords<B extends Battle>({ scene, unit }: { scene: Scene<B>; unit: Unit }) {
  const { face, battle } = scene;
  const at = standsFor(battle, unit);
  const enemies = battle.units
    .filter(({ side, models }) => side !== unit.side && models.length > 0)
    .map((enemy) => ({ enemy, gap: face.gap(battle, unit, enemy) }))
    .sort((a, b) => a.gap - b.gap)
    .slice(0, NAMED);
  return (
    <>
      <b>
        {unit.name}
        {battle.acting === unit.id && ', acts now'}
        {unit.used && ', has acted'}
      </b>
      . {at !== undefined && `${spotWords(at)}${at.level > 0 ? `, on level ${at.level}` : ''}. `}
      {face
        .sheet(battle, unit)
        .filter(([title]) => face.unspoken?.includes(title) !== true)
        .map(([title, text]) => `${title}: ${text}`)
        .join('. ')}
      .
      {enemies.length > 0 && (
        <ul>
          {enemies.map(({ enemy, gap }) => {
            const there = standsFor(battle, enemy);
            const seen = at === undefined || there === undefined ? null : face.sight(battle, at.id, there.id);
            return (
              <li key={enemy.id}>
                {enemy.name}: {gap < TOUCHING ? 'touching' : spokenInches(gap)}
                {at !== undefined && there !== undefined && `, ${bearing(at, there)}`}
                {seen !== null &&
                  `, ${[seen.verdict, ...hidersIn(battle.terrain, seen.look).map(({ words }) => words)].join(', ')}`}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

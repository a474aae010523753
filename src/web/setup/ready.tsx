import type { AnyGame, Json } from '../../kernel/index.ts';
import { Stepper } from '../answer/stepper.tsx';
import type { GameFace } from '../boards/face.ts';
import { worded } from './schema.ts';

const isSame = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

interface ReadyProps {
  readonly game: AnyGame;
  readonly face: GameFace;
  /** The set-up as it is now; null while it cannot be played. */
  readonly setup: Json | null;
  /** How many play by it. */
  readonly seats: number;
  /** What somebody has made of a set-up here, or has come with: it is not lost when another one is looked at. */
  readonly own: Json | null;
  readonly onChoose: (setup: Json) => void;
}

/** Set-ups that are ready to play, for as many players as wished. */
export function ReadySetups({ game, face, setup, seats, own, onChoose }: ReadyProps) {
  const examples = Object.entries(game.examples).map(([name, example]) => ({
    name,
    example: example as Json,
    players: game.seating(example).length,
  }));
  const counts = [...new Set(examples.map(({ players }) => players))].sort((a, b) => a - b);
  const fitting = examples.filter((one) => one.players === seats);
  const chosen = fitting.find(({ example }) => isSame(example, setup))?.name;
  return (
    <>
      <fieldset>
        <legend>How many play</legend>
        <Stepper
          label="Players"
          value={seats}
          min={counts[0] ?? 1}
          max={counts.at(-1) ?? 1}
          onChange={(wanted) => {
            const next = examples.find((one) => one.players === wanted);
            if (next !== undefined) onChoose(next.example);
          }}
        />
      </fieldset>
      <fieldset>
        <legend>Ready set-ups</legend>
        <div className="ready-setups">
          {own !== null && (
            <label className="choice">
              <input type="radio" name="ready" checked={chosen === undefined} onChange={() => onChoose(own)} />
              <span>
                <b>Your own set-up</b>
                <span className="hint">Changed on this page, opened from a file or a link, or taken from a match.</span>
              </span>
            </label>
          )}
          {fitting.map(({ name, example }) => {
            const said = face.exampleText(name);
            return (
              <label key={name} className="choice">
                <input type="radio" name="ready" checked={name === chosen} onChange={() => onChoose(example)} />
                <span>
                  <b>{said?.title ?? worded(name)}</b>
                  {said !== null && <span className="hint">{said.text}</span>}
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
    </>
  );
}

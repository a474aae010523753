import type { AnyGame, Json } from '../../kernel/index.ts';
import { Stepper } from '../answer/stepper.tsx';
import type { GameFace } from '../boards/face.ts';
import { worded } from './schema.ts';

interface ReadyProps {
  readonly game: AnyGame;
  readonly face: GameFace;
  /** The set-up as it is now; null while it cannot be played. */
  readonly setup: Json | null;
  readonly onChoose: (setup: Json) => void;
}

/** Set-ups that are ready to play, for as many players as wished. */
export function ReadySetups({ game, face, setup, onChoose }: ReadyProps) {
  const examples = Object.entries(game.examples).map(([name, example]) => ({
    name,
    example: example as Json,
    seats: game.seating(example).length,
  }));
  const counts = [...new Set(examples.map(({ seats }) => seats))].sort((a, b) => a - b);
  const seats = setup === null ? (counts[0] ?? 1) : game.seating(setup).length;
  const fitting = examples.filter((one) => one.seats === seats);
  const chosen = fitting.find(({ example }) => JSON.stringify(example) === JSON.stringify(setup))?.name;
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
            const next = examples.find((one) => one.seats === wanted);
            if (next !== undefined) onChoose(next.example);
          }}
        />
      </fieldset>
      <fieldset>
        <legend>Ready set-ups</legend>
        <div className="ready">
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

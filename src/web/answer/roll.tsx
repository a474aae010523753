import type { SeenRequest } from '../../kernel/index.ts';
import { useController, useMatch, usePlay } from '../match/context.tsx';

/** Dice that somebody rolled on a real table. */
export function RollForm({ request }: { request: SeenRequest }) {
  const controller = useController();
  const dice = usePlay((play) => play.draft.dice);
  const asked = usePlay((play) => play.asked);
  const bot = useMatch((now) => now.players.find(({ seat, kind }) => seat === asked && kind === 'bot')?.called);
  const { sides = 6, target } = request;
  return (
    <>
      <p className="hint">
        Roll {dice.length}d{sides}
        {bot === undefined ? '' : ` for ${bot}`} and type in what {dice.length === 1 ? 'it shows' : 'they show'}
        {target === undefined ? '.' : `; ${dice.length === 1 ? 'it' : 'each'} needs ${target} or more.`}
      </p>
      <div className="coordinates">
        {dice.map((die, i) => (
          // Dice are told apart by their place only.
          <label className="field" key={i}>
            <span>Die {i + 1}</span>
            <input
              type="number"
              inputMode="numeric"
              min={1}
              max={sides}
              value={die ?? ''}
              onChange={(event) =>
                controller.change({
                  dice: dice.map((other, j) => (j === i ? valid(event.target.value, sides) : other)),
                })
              }
            />
          </label>
        ))}
      </div>
    </>
  );
}

function valid(typed: string, sides: number): number | null {
  const value = Number(typed);
  return Number.isInteger(value) && value >= 1 && value <= sides ? value : null;
}

import { counted, type SeenRequest } from '../../kernel/index.ts';
import { useController, useMatch, usePlay } from '../match/context.tsx';

/** Up to so many sides every face has a button; larger dice are typed. */
const FACES = 12;

/** Dice that somebody rolled on a real table: a face is tapped for each die, in any order, or the page rolls what is missing. */
export function RollForm({ request }: { request: SeenRequest }) {
  const controller = useController();
  const dice = usePlay((play) => play.draft.dice);
  const asked = usePlay((play) => play.asked);
  const bot = useMatch((now) => now.players.find(({ seat, kind }) => seat === asked && kind === 'bot')?.called);
  const { sides = 6, target } = request;
  const left = dice.filter((die) => die === null).length;
  const put = (value: number): void => controller.change({ dice: withFace(dice, value) });
  return (
    <>
      <p className="hint">
        Roll {dice.length}d{sides}
        {bot === undefined ? '' : ` for ${bot}`} and tap what {dice.length === 1 ? 'it shows' : 'they show'}
        {target === undefined ? '.' : `; ${dice.length === 1 ? 'it' : 'each'} needs ${target} or more.`}
      </p>
      {sides <= FACES && (
        <div className="faces" role="group" aria-label="Faces">
          {Array.from({ length: sides }, (_, i) => i + 1).map((face) => (
            <button key={face} type="button" data-digit={face} disabled={left === 0} onClick={() => put(face)}>
              {face}
            </button>
          ))}
        </div>
      )}
      <div className="typed-dice">
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
      <p className="row">
        {left > 0 && (
          <button type="button" onClick={() => controller.change({ dice: rolledOut(dice, sides) })}>
            {left === dice.length
              ? `Roll ${dice.length === 1 ? 'it' : 'them'} for me`
              : `Roll the other ${counted(left, 'die', 'dice')} for me`}
          </button>
        )}
        {left < dice.length && (
          <button type="button" onClick={() => controller.change({ dice: dice.map(() => null) })}>
            Clear
          </button>
        )}
      </p>
    </>
  );
}

/** The next die that nobody has read yet shows this. */
function withFace(dice: readonly (number | null)[], value: number): (number | null)[] {
  const at = dice.indexOf(null);
  return dice.map((die, i) => (i === at ? value : die));
}

/** What is missing is rolled here, by the browser’s own chance. */
function rolledOut(dice: readonly (number | null)[], sides: number): number[] {
  return dice.map((die) => die ?? fairFace(sides));
}

/** Each face is as likely as any other: numbers that would favour the low ones are drawn again. */
function fairFace(sides: number): number {
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  const most = 2 ** 32 - (2 ** 32 % sides);
  return drawn === undefined || drawn >= most ? fairFace(sides) : (drawn % sides) + 1;
}

function valid(typed: string, sides: number): number | null {
  const value = Number(typed);
  return Number.isInteger(value) && value >= 1 && value <= sides ? value : null;
}

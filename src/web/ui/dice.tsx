import type { Dice } from '../../kernel/index.ts';

/** Dice as they fell, each with what it needed. */
export function DiceRow({ dice }: { dice: readonly Dice[] }) {
  return (
    <span className="dice">
      {dice.map(({ sides, rolled, target }, group) => (
        // The dice of one event never change their order.
        <span className="dice-group" key={group}>
          {rolled.map((value, i) => (
            <Die key={i} value={value} sides={sides} {...(target === undefined ? undefined : { target })} />
          ))}
          {target !== undefined && <span className="die-needed">needs {target}+</span>}
        </span>
      ))}
    </span>
  );
}

function Die({ value, sides, target }: { value: number; sides: number; target?: number }) {
  const hit = target === undefined ? undefined : value >= target;
  const word = hit === undefined ? '' : hit ? ', hit' : ', miss';
  return (
    <span className="die" data-hit={hit} role="img" aria-label={`${value} on a d${sides}${word}`}>
      {value}
    </span>
  );
}

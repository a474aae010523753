import type { DiceMode } from '../../kernel/index.ts';

interface WhoRollsProps {
  readonly dice: DiceMode;
  readonly withBots: boolean;
  readonly onChange: (dice: DiceMode) => void;
}

/** Dice on the screen, or real ones whose results are typed in. */
export function WhoRolls({ dice, withBots, onChange }: WhoRollsProps) {
  const shown = withBots || dice !== 'typed-for-bots' ? dice : 'typed';
  return (
    <label className="field">
      <span>Dice</span>
      <select value={shown} onChange={(event) => onChange(event.target.value as DiceMode)}>
        <option value="seeded">The game rolls</option>
        <option value="typed">
          {withBots ? 'We roll our own and type them in; the game rolls for bots' : 'We roll our own and type them in'}
        </option>
        {withBots && <option value="typed-for-bots">We roll all dice, the bots’ too, and type them in</option>}
      </select>
    </label>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** How much a button adds or takes away. */
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

/** A number with a button on either side; the keyboard can type it. */
export function Stepper({ label, value, min, max, step = 1, onChange }: StepperProps) {
  const by = step === 1 ? 'one' : String(step);
  const set = (next: number): void => onChange(Math.min(max, Math.max(min, Math.round(next))));
  return (
    <div className="stepper">
      <button
        type="button"
        aria-label={`${label}: ${by} less`}
        disabled={value <= min}
        onClick={() => set(value - step)}
      >
        −
      </button>
      <label>
        <span>{label}</span>
        <input
          type="number"
          inputMode="numeric"
          value={value}
          min={min}
          max={max}
          onChange={(event) => set(event.target.valueAsNumber || min)}
        />
      </label>
      <button
        type="button"
        aria-label={`${label}: ${by} more`}
        disabled={value >= max}
        onClick={() => set(value + step)}
      >
        +
      </button>
    </div>
  );
}

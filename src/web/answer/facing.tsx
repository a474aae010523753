const WAYS = ['right', 'lower right', 'down', 'lower left', 'left', 'upper left', 'up', 'upper right'] as const;

/** Which way a model looks: by eighths of a circle with buttons, to the degree with the slider. */
export function FacingField({ value, onChange }: { value: number; onChange: (degrees: number) => void }) {
  const turn = (by: number): void => onChange((value + by + 360) % 360);
  return (
    <div className="facing">
      <button type="button" onClick={() => turn(-45)}>
        Turn left
      </button>
      <label>
        <span>Looks {WAYS[Math.round(value / 45) % 8]}</span>
        <input
          type="range"
          min={0}
          max={359}
          value={value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </label>
      <button type="button" onClick={() => turn(45)}>
        Turn right
      </button>
    </div>
  );
}

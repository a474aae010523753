/** Long work, and how far it has come. */
export function Steps({ words, steps, of }: { words: string; steps: number; of: number }) {
  return (
    <p className="steps" role="status">
      <span>{words}</span>
      <progress max={Math.max(1, of)} value={steps} aria-label={words} />
      <span className="hint">
        {steps} of {of}
      </span>
    </p>
  );
}

/** Damage as boxes crossed off: what is filled is gone. */
export function Track({ value, limit, label }: { value: number; limit: number; label: string }) {
  return (
    <span className="track" role="img" aria-label={label}>
      {Array.from({ length: limit }, (_, i) => (
        // Boxes are told apart by their place only.
        <span key={i} data-hit={i < value || undefined} />
      ))}
    </span>
  );
}

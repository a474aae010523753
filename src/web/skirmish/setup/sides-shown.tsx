interface SideShown {
  readonly name: string;
  readonly about: string;
}

/** What each side of a match comes with, in the order of the seats. */
export function SidesShown({ sides }: { sides: readonly SideShown[] }) {
  return (
    <ul className="sides-shown" aria-label="Sides">
      {sides.map(({ name, about }, i) => (
        <li key={`${i} ${name}`}>
          <b>{name}</b>
          <span className="hint">{about}</span>
        </li>
      ))}
    </ul>
  );
}

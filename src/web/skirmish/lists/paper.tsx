import { type Kept, type ListFace } from './face.ts';
import type { SheetCard, SheetTable, Written } from './sheet.ts';

/** A list on paper. */
export function Paper<Body extends object>({ face, list }: { face: ListFace<Body>; list: Kept<Body> }) {
  const { tables = [], cards = [] } = face.sheet(list);
  const { words } = face;
  return (
    <section className="list-paper" aria-label={words.sheet}>
      <h2>
        {list.name || words.List}{' '}
        <span>
          {face.sortOf(list)}, {face.points(list)} of {list.limit} {words.points}
        </span>
      </h2>
      {tables.map((table) => (
        <PaperTable key={table.head.join()} table={table} />
      ))}
      <Cards cards={cards} points={words.points} />
    </section>
  );
}

/** Cards to cut out. */
export function Cards({ cards, points = '' }: { cards: readonly SheetCard[]; points?: string }) {
  if (cards.length === 0) return null;
  return (
    <ul className="paper-cards">
      {cards.map((card, i) => (
        // Entries have no name but their place.
        <PaperCard key={i} card={card} points={points} />
      ))}
    </ul>
  );
}

function PaperTable({ table: { head, rows } }: { table: SheetTable }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, sort, cells }, i) => (
          <tr key={i}>
            <th scope="row">
              {name}
              {sort !== undefined && <small>{sort}</small>}
            </th>
            {cells.map((cell, j) => (
              <td key={j}>
                <Text of={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PaperCard({ card, points }: { card: SheetCard; points: string }) {
  const { name, sort, figures = [], lines } = card;
  return (
    <li className="paper-card">
      <h3>
        {name}
        {sort !== undefined && <small>{sort}</small>}
        {card.points !== undefined && (
          <small>
            {card.points} {points}
          </small>
        )}
      </h3>
      {figures.length > 0 && (
        <dl className="paper-figures">
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <dl className="paper-lines">
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Text of={text} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function Text({ of }: { of: Written }) {
  if (typeof of === 'string' || typeof of === 'number') return of;
  if ('boxes' in of) {
    return (
      <span className="boxes" role="img" aria-label={String(of.boxes)}>
        {'☐'.repeat(of.boxes)}
      </span>
    );
  }
  return of.map((line, i) => <div key={i}>{line}</div>);
}

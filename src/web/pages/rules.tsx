import { useEffect, useMemo, useState } from 'react';
import { gameOfRule, type RuleEntry, type RuleGame, RULE_PREFIX, rulesOf, TOPICS } from '../../rules/index.ts';
import { CATALOGUE, entryOf } from '../catalogue.ts';
import { HowToPlay } from '../how/how-to-play.tsx';
import { linkTo } from '../router.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';

/** The rule books: every rule has its own address. */
export default function RulesPage({ game, rule }: { game: string; rule: string }) {
  if (game in RULE_PREFIX) return <Book game={game as RuleGame} rule={rule} />;
  return (
    <Page title="Rules">
      <p className="lead">Every rule of every game, numbered as the log and the decisions cite it.</p>
      <ul className="games">
        {CATALOGUE.map(({ id, title, kind, picture }) => (
          <li key={id} className="game-card">
            <div className="game-picture">
              <img src={picture} alt="" width={432} height={243} loading="lazy" decoding="async" />
            </div>
            <div className="game-words">
              <h2>
                <a href={linkTo('rules', id)}>{title}</a>
              </h2>
              <p className="hint">{kind}</p>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Book({ game, rule }: { game: RuleGame; rule: string }) {
  const load = useMemo(() => async () => await rulesOf(game), [game]);
  return (
    <Page title={`Rules: ${entryOf(game)?.title ?? game}`}>
      <HowToPlay key={game} game={game} open={rule === ''} />
      <Loaded load={load}>{(entries) => <Chapters game={game} entries={entries} rule={rule} />}</Loaded>
    </Page>
  );
}

function Chapters({ game, entries, rule }: { game: RuleGame; entries: readonly RuleEntry[]; rule: string }) {
  const [wanted, setWanted] = useState('');
  const topics: Readonly<Record<string, string>> = TOPICS[game];
  const found = entries.filter((entry) => matches(entry, wanted));
  useEffect(() => {
    if (rule === '') return;
    const place = document.getElementById(rule);
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [rule]);
  const chapters = Object.entries(topics)
    .map(([id, title]) => ({ id, title, rules: found.filter(({ topic }) => topic === id) }))
    .filter(({ rules }) => rules.length > 0);
  return (
    <>
      <label className="field search">
        <span>Search the rules</span>
        <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        <span className="hint" role="status">
          {wanted === '' ? `${entries.length} entries` : `${found.length} of ${entries.length} entries`}
        </span>
      </label>
      <div className="book">
        <nav aria-label="Chapters">
          <ul>
            {chapters.map(({ id, title, rules }) => (
              <li key={id}>
                <a href={linkTo('rules', game, rules[0]?.id ?? '')}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {chapters.map(({ id, title, rules }) => (
            <section key={id} aria-labelledby={`chapter-${id}`}>
              <h2 id={`chapter-${id}`}>{title}</h2>
              {rules.map((entry) => (
                <Rule key={entry.id} entry={entry} game={game} marked={entry.id === rule} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

const matches = ({ id, text, title, rulings, rows }: RuleEntry, wanted: string): boolean =>
  wanted === '' ||
  [id, text, title ?? '', ...rulings, ...(rows?.flat() ?? [])].join('\n').toLowerCase().includes(wanted.toLowerCase());

function Rule({ entry, game, marked }: { entry: RuleEntry; game: RuleGame; marked: boolean }) {
  const { id, kind, title, text, page, rulings, columns, rows } = entry;
  return (
    <article className="rule" id={id} tabIndex={-1} data-marked={marked || undefined} data-kind={kind}>
      <p className="rule-head">
        <a className="rule-id" href={linkTo('rules', game, id)}>
          {id}
        </a>
        {title !== undefined && <b>{title}</b>}
        {kind === 'example' && <span className="hint">Example</span>}
        {page !== undefined && <span className="hint">page {page}</span>}
      </p>
      {text !== '' && (
        <p>
          <Cited text={text} />
        </p>
      )}
      {columns !== undefined && (
        // It scrolls sideways on a phone, so the keyboard must be able to reach it.
        <div className="wide" tabIndex={0} role="group" aria-label={title ?? id}>
          <table>
            <thead>
              <tr>
                {columns.map((column, i) => (
                  // Columns keep their order; some share a heading.
                  <th key={i} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows?.map((row) => (
                <tr key={row.join('|')}>
                  {row.map((cell, i) => (
                    <td key={i}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rulings.map((ruling) => (
        <p key={ruling} className="ruling">
          <b>How we play it:</b> <Cited text={ruling} />
        </p>
      ))}
    </article>
  );
}

/** Rule ids inside a text lead to their place. */
function Cited({ text }: { text: string }) {
  return text.split(/\b([A-Z]{2,3}(?:\.[A-Z0-9]+)+)\b/).map((part, i) => {
    const game = i % 2 === 1 ? gameOfRule(part) : undefined;
    return game === undefined ? (
      part
    ) : (
      <a key={i} className="rule-id" href={linkTo('rules', game, part)}>
        {part}
      </a>
    );
  });
}

import {
  entryOf,
  LEADERS,
  type LeaderId,
  leaderCard,
  pathOf,
  tribeCard,
  type Tribe,
} from '../../../../games/last-stand/index.ts';
import { Icon } from '../../../ui/table-icon.tsx';
import { Thing } from '../../thing.tsx';
import { Mark } from '../map/glyphs.tsx';
import { CardPicture, Portrait } from '../pictures/picture.tsx';
import { cardName, cardText, type Meter, metersOf, placeName, stepsLeft, type View, wayOf } from '../view.ts';

/** How near the end is: the Leaders and how far they have come, and the stocks that must not run out. */
export function Dangers({ view }: { view: View }) {
  return (
    <section className="ls-dangers" aria-label="Dangers">
      <ul className="ls-leaders">
        {LEADERS.map((leader) => (
          <li key={leader}>
            <LeaderBoard view={view} leader={leader} />
          </li>
        ))}
      </ul>
      <dl className="ls-meters on-paper">
        {metersOf(view).map((meter) => (
          <Gauge key={meter.id} meter={meter} />
        ))}
      </dl>
    </section>
  );
}

const WORDS = { calm: '', near: 'watch', last: 'danger' } as const;

function Gauge({ meter: { id, name, left, most, level, text } }: { meter: Meter }) {
  return (
    <div className="ls-meter" data-level={level} title={text}>
      <dt>
        {id === 'depots' ? <Icon name="depot" /> : id === 'crowd' ? <Icon name="home" /> : <Mark tribe={id as Tribe} />}
        {name}
      </dt>
      <dd>
        <meter min={0} max={most} value={left} aria-label={text} />
        <span aria-hidden="true">
          {left} left{level !== 'calm' && <b> {WORDS[level]}</b>}
        </span>
      </dd>
    </div>
  );
}

function LeaderBoard({ view, leader }: { view: View; leader: LeaderId }) {
  const { name, fullHealth, toHit, skills, slayer } = leaderCard(leader);
  const { health, slain, at, token, shown } = view.leaders[leader];
  const left = stepsLeft(view, leader);
  const way = wayOf(view, leader);
  const near = left !== null && left <= 2;
  return (
    <div className="ls-leader-entry">
      <details className="ls-leader-board on-paper" data-slain={slain || undefined} data-near={near || undefined}>
        <summary>
          <span className="ls-face">
            <Portrait of="leader" id={leader} />
            <Mark tribe={leaderCard(leader).tribe} />
          </span>
          <span className="ls-leader-name">{name}</span>
          <span className="ls-leader-health">{slain ? 'slain' : `${health}/${fullHealth}`}</span>
          <span className="ls-leader-way">
            {left !== null && <Steps left={left} of={pathOf(leader).length - 1} />}
            {!slain && <span>{way}</span>}
          </span>
        </summary>
        <ul className="ls-notes">
          <li>
            {at === null ? (slain ? 'Slain.' : comesTo(view, leader)) : `On ${placeName(at)} (${at}).`} Hit on {toHit}{' '}
            or more. People: {tribeCard(leaderCard(leader).tribe).name}.
          </li>
          {skills.map((skill, i) => (
            <li key={skill.name}>
              <b>{skill.name}</b>: {cardText(`leader.${leader}.${i}`)}
            </li>
          ))}
          {leader === 'krank' && !slain && <TechList view={view} />}
          {token !== null && (
            <li>{shown ? `Token: ${cardName(token)}. ${cardText(token)}` : 'A token lies face down on the board.'}</li>
          )}
          <li>
            <b>If you lose</b>: {cardText(`leader.${leader}`)}
          </li>
          <li>
            <b>{slayer.name}</b>: {cardText(`slayer.${leader}`)}
          </li>
        </ul>
      </details>
      {/* Over the name, and not in the summary: a button within a button is nothing for a screen reader. */}
      <Thing about={{ leader }} label={name} className="ls-leader-offer">
        {name}
      </Thing>
    </div>
  );
}

function TechList({ view: { tech } }: { view: View }) {
  return (
    <li>
      <b>Tech.</b> {tech.down} face down{tech.up.length === 0 && ', none open'}.
      {tech.up.map((card) => (
        <span key={card}>
          {' '}
          <span className="ls-face">
            <CardPicture card={card} />
          </span>{' '}
          <b>{cardName(card)}:</b> {cardText(card)}
        </span>
      ))}
    </li>
  );
}

/** The way to Last Stand as boxes: what is filled has been walked. */
function Steps({ left, of }: { left: number; of: number }) {
  return (
    <span className="ls-way" role="img" aria-label={`${left} of ${of} steps left to Last Stand`}>
      {Array.from({ length: of }, (_, i) => (
        // Steps are told apart by their place only.
        <span key={i} data-walked={i < of - left || undefined} />
      ))}
    </span>
  );
}

function comesTo(view: View, leader: LeaderId): string {
  const entry = entryOf(view.scenario, leader);
  return `Not on the map yet, comes to ${placeName(entry)} (${entry}).`;
}

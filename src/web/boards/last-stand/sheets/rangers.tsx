import { levelOf } from '../../../setup/levels.ts';
import { counted } from '../../../../kernel/index.ts';
import { useEffect, useState } from 'react';
import {
  artifactLimit,
  attribute,
  ATTRIBUTES,
  handLimit,
  LEADERS,
  mutationTotal,
  type RangerId,
  rangerCard,
  SPECIAL_LIMIT,
  tokenKey,
} from '../../../../games/last-stand/index.ts';
import { useMatch } from '../../../match/context.tsx';
import type { Player } from '../../../match/sources/source.ts';
import { Icon } from '../../../ui/table-icon.tsx';
import { Thing } from '../../thing.tsx';
import { HeldCard } from './card.tsx';
import { CardPicture, Portrait } from '../pictures/picture.tsx';
import { goalLines } from './goals.ts';
import { cardName, cardText, placeName, type Ranger, type View, word } from '../view.ts';
import { ATTRIBUTE_ICONS } from '../words.ts';

/** Whom the open question is about: the Ranger it names, or the one whose turn it is. */
export function useAskedAbout(view: View): RangerId | undefined {
  const named = useMatch((now) => now.request?.prompt.params.ranger);
  const known = view.rangers.find(({ id }) => id === named)?.id;
  return known ?? view.rangers[view.turn.n]?.id;
}

/** Everybody's Rangers: all of them at a glance, one of them spread out. */
export function Rangers({ view, players }: { view: View; players: readonly Player[] }) {
  const about = useAskedAbout(view);
  const n = useMatch((now) => now.request?.n);
  const [chosen, choose] = useState<RangerId | null>(null);
  // A new question about somebody else turns to that Ranger's sheet.
  useEffect(() => choose(null), [about, n]);
  const shown = view.rangers.find(({ id }) => id === (chosen ?? about)) ?? view.rangers[0];
  if (shown === undefined) return null;
  return (
    <section className="ls-rangers" aria-label="Rangers">
      <div className="ls-tabs" role="group" aria-label="Whose sheet">
        {view.rangers.map((ranger, side) => (
          <button
            key={ranger.id}
            type="button"
            className="ls-tab on-paper"
            data-side={side}
            aria-pressed={ranger === shown}
            onClick={() => choose(ranger.id)}
          >
            <span className="ls-face">
              <Portrait of="ranger" id={ranger.id} />
            </span>
            <span>
              <b>{rangerCard(ranger.id).name}</b>
              <span className="ls-tab-line">{glance(ranger)}</span>
              <span className="ls-tab-line">{ownerOf(ranger, players)}</span>
            </span>
          </button>
        ))}
      </div>
      <Sheet key={shown.id} view={view} ranger={shown} />
    </section>
  );
}

const glance = ({ at, ready, wounded, defenders }: Ranger): string =>
  [
    `${placeName(at)} (${at})`,
    `${ready} ready`,
    ...(wounded > 0 ? [counted(wounded, 'wound')] : []),
    `${defenders.length} cards`,
  ].join(', ');

function ownerOf({ seat }: Ranger, players: readonly Player[]): string {
  const player = players.find((one) => one.seat === seat);
  if (player === undefined) return '';
  if (player.kind === 'bot') return `${levelOf(player.bot ?? '')} bot`;
  if (player.kind === 'open') return 'open seat';
  if (player.mine) return players.filter(({ mine }) => mine).length > 1 ? `seat ${seat.toUpperCase()}` : 'yours';
  return player.present ? 'friend' : 'friend, away';
}

function Sheet({ view, ranger }: { view: View; ranger: Ranger }) {
  const { id, ready, spent, healed, wounded, karma, defenders, specials, artifacts, mutations, tokens, slain } = ranger;
  const { name, skills, bonusSkill } = rangerCard(id);
  const [reading, setReading] = useState<string | null>(null);
  const side = view.rangers.indexOf(ranger);
  const held = (card: string) => (
    <li key={card}>
      <HeldCard card={card} ranger={id} exhausted={ranger.exhausted.includes(card)} onRead={setReading} />
    </li>
  );
  const total = mutationTotal(ranger);
  return (
    <article className="ls-sheet on-paper" data-side={side} aria-label={name}>
      <header>
        <span className="ls-face large">
          <Portrait of="ranger" id={id} />
        </span>
        <h3>
          <Thing about={{ ranger: id }} label={name} className="ls-ranger-name">
            {name}
          </Thing>
        </h3>
        {side === view.turn.n && <span className="tag">takes this turn</span>}
        <ul className="ls-attributes" aria-label="Attributes">
          {ATTRIBUTES.map((attr) => (
            <li key={attr}>
              <Icon name={ATTRIBUTE_ICONS[attr]} /> <span>{word('attr', attr)}</span> {attribute(view, ranger, attr)}
            </li>
          ))}
          <li>
            <Icon name="karma" /> <span>Karma</span> {karma}
          </li>
        </ul>
      </header>
      <Tokens ready={ready} spent={spent} healed={healed} wounded={wounded} />
      <ul className="ls-skills">
        {[...skills, bonusSkill].map((skill, i) => (
          <li key={skill.name}>
            <Thing about={{ use: `${id}.${i}`, ranger: id }} label={skill.name} className="ls-skill">
              <b>{skill.name}</b> {cardText(`${id}.${i}`)}
            </Thing>
          </li>
        ))}
        {LEADERS.filter((leader) => slain.includes(leader)).map((leader) => (
          <li key={leader} className="ls-skill">
            <Icon name="slayer" /> <b>{cardName(`slayer.${leader}`)}</b> {cardText(`slayer.${leader}`)}
          </li>
        ))}
      </ul>
      <h4>
        Defender cards <span className="hint">{heldOf(defenders.length, handLimit(view, ranger))}</span>
      </h4>
      {defenders.length === 0 ? (
        <p className="empty">None.</p>
      ) : (
        <ul className="ls-hand">{[...defenders].sort(byColor).map(held)}</ul>
      )}
      {specials.length + artifacts.length + tokens.length > 0 && (
        <>
          <h4>
            Special cards and Artifacts{' '}
            <span className="hint">
              {specials.length} of {SPECIAL_LIMIT}, {artifacts.length} of {artifactLimit(view, ranger)}
            </span>
          </h4>
          <ul className="ls-hand">
            {[...specials, ...artifacts, ...tokens.map((token) => tokenKey(view.scenario, token))].map(held)}
          </ul>
        </>
      )}
      {mutations.length > 0 && (
        <>
          <h4>
            Mutations{' '}
            <span className={total >= 3 ? 'harm' : 'hint'}>
              severity {total}; at 5 {name} turns into a Monstrosity
            </span>
          </h4>
          <ul className="ls-hand">{mutations.map(held)}</ul>
        </>
      )}
      <p className="ls-reading" aria-live="polite">
        {reading === null ? 'Point at a card or tap it to read it.' : `${cardName(reading)}: ${cardText(reading)}`}
      </p>
      {ranger.mission !== null && (
        <div className="ls-mission">
          <span className="ls-face">
            <CardPicture card={ranger.mission.id} />
          </span>
          <h4>
            <Icon name="mission" />{' '}
            <Thing about={{ card: ranger.mission.id }} label={cardName(ranger.mission.id)} className="ls-ranger-name">
              {cardName(ranger.mission.id)}
            </Thing>
          </h4>
          <p>{cardText(ranger.mission.id)}</p>
          <ul>
            {goalLines(ranger.mission).map(({ text, met }) => (
              <li key={text} data-met={met || undefined}>
                {met ? 'Done: ' : 'To do: '}
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </article>
  );
}

/** Alone, a Ranger may hold any number. */
export const heldOf = (n: number, limit: number): string => (Number.isFinite(limit) ? `${n} of ${limit}` : `${n}`);

/** First by colour, since a Leader is fought with one colour, then by what they are good for. */
const byColor = (a: string, b: string): number => colorKey(a).localeCompare(colorKey(b));
const colorKey = (card: string): string => cardName(card).replace(/^(.*) \((\w+), .*, (.*)\)$/, '$2 $3 $1');

/** Action Tokens: filled ones can be spent, hollow ones are spent or healed and wait for the next turn, crossed ones are wounds. */
function Tokens({ ready, spent, healed, wounded }: Pick<Ranger, 'ready' | 'spent' | 'healed' | 'wounded'>) {
  const waiting = healed > 0 ? `, ${healed} healed` : '';
  const kinds = [
    ...new Array<'ready'>(ready).fill('ready'),
    ...new Array<'spent'>(spent + healed).fill('spent'),
    ...new Array<'wound'>(wounded).fill('wound'),
  ];
  return (
    <div className="ls-tokens">
      <span role="img" aria-label={`${ready} Action Tokens ready, ${spent} spent${waiting}, ${wounded} wounds`}>
        {kinds.map((kind, i) => (
          // Tokens are told apart by their place only.
          <span key={i} data-kind={kind} />
        ))}
      </span>
      <span aria-hidden="true">
        {ready} ready, {spent} spent{waiting}
        {wounded > 0 && <b className="harm">, {wounded} wounded</b>}
      </span>
    </div>
  );
}

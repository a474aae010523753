import { levelOf } from '../../setup/levels.ts';
import { useState } from 'react';
import { characterCard, type Perk, type Person, RECIPES, SLOTS, TOKENS } from '../../../games/wave/index.ts';
import type { Json } from '../../../kernel/index.ts';
import { useMatch } from '../../match/context.tsx';
import type { Player } from '../../match/sources/source.ts';
import { say } from '../../words/words.ts';
import { Icon } from '../../ui/table-icon.tsx';
import { Thing } from '../thing.tsx';
import { Picture } from './pictures/picture.tsx';
import { Track } from './track.tsx';
import { effectsOf, type Slot, slotsOf, textOfPerk, type View } from './view.ts';
import { cardText, nameOfCard, nameOfPerk, TOKEN_WORDS } from './words.ts';

/** One player's place: the character with its damage, perks, cards and tokens. */
export function PersonCard({ state, player, place }: { state: View; player: Player; place: number }) {
  const { seat } = player;
  const person = state.people[seat];
  const waiting = useMatch((now) => now.request?.waiting.includes(seat) === true);
  const answers = useMatch((now) => now.as === seat);
  const [reading, setReading] = useState<string | null>(null);
  if (person === undefined) return null;
  const character = person.character === null ? null : characterCard(person.character);
  const slots = slotsOf(person.inventory);
  const dead = character !== null && person.damage >= character.track;
  return (
    <article
      className="person on-paper"
      data-side={place}
      data-waiting={waiting || undefined}
      data-dead={dead || undefined}
      data-wave={state.waveHolder === seat || undefined}
      aria-label={player.called}
    >
      <header>
        {person.character !== null && (
          <span className="portrait">
            <Picture of="character" id={person.character} />
          </span>
        )}
        <h3>
          <Thing about={{ seat }} label={player.called} className="person-name">
            {player.called}
          </Thing>
        </h3>
        <Tags state={state} player={player} waiting={waiting} dead={dead} />
      </header>
      {character !== null && (
        <>
          <div className="health">
            <Track
              value={person.damage}
              limit={character.track}
              label={`${person.damage} damage of ${character.track}`}
            />
            <span>
              {Math.max(0, character.track - person.damage)} of {character.track} health
            </span>
          </div>
          <PerkLine perk={character.always} active used={person.used.includes(character.always.id)} />
          <PerkLine
            perk={character.first}
            active={state.first === seat}
            used={person.used.includes(character.first.id)}
            first
          />
        </>
      )}
      <Tokens person={person} />
      {answers && state.phase === 'combat' && state.turn.seat === seat && <Recipes />}
      {answers && <Found />}
      <ul className="slots" aria-label={`Inventory: ${slots.length} of ${SLOTS} slots`}>
        {slots.map((slot, i) => (
          <li key={`${slot.card} ${slots.slice(0, i).filter(({ card }) => card === slot.card).length}`}>
            <Card slot={slot} mine={answers} onRead={setReading} />
          </li>
        ))}
        {Array.from({ length: Math.max(0, SLOTS - slots.length) }, (_, i) => (
          // Empty slots are told apart by their place only.
          <li key={i} className="slot-empty" aria-hidden="true" />
        ))}
      </ul>
      <p className="reading" aria-live="polite">
        {reading === null ? 'Point at a card to read it.' : `${nameOfCard(reading)}: ${cardText(reading)}`}
      </p>
    </article>
  );
}

/** A card can be read by anybody; the one who is asked may choose it where the question offers it. */
function Card({ slot: { card, count }, mine, onRead }: { slot: Slot; mine: boolean; onRead: (card: string) => void }) {
  const name = nameOfCard(card);
  const inside = (
    <>
      <Picture of="card" id={card} />
      <span className="card-name">{name}</span>
      {count > 1 && <span className="card-count">×{count}</span>}
    </>
  );
  return (
    <div onMouseEnter={() => onRead(card)} onFocus={() => onRead(card)}>
      {mine ? (
        <Thing
          about={{ card }}
          label={count > 1 ? `${count} ${name}` : name}
          className="card on-paper"
          title={cardText(card)}
        >
          {inside}
        </Thing>
      ) : (
        <span className="card on-paper" title={cardText(card)}>
          {inside}
        </span>
      )}
    </div>
  );
}

/** The card that was just found, until it is kept: it is not the one of the same name in a slot. */
function Found() {
  const card = useMatch((now) => now.request?.options?.map(({ about }) => foundIn(about)).find((one) => one !== null));
  if (card === null || card === undefined) return null;
  return (
    <p className="found on-paper">
      Found:{' '}
      <Thing about={{ found: card }} label={nameOfCard(card)} className="card on-paper" title={cardText(card)}>
        <Picture of="card" id={card} />
        <span className="card-name">{nameOfCard(card)}</span>
      </Thing>
    </p>
  );
}

const foundIn = (about: Json | undefined): string | null =>
  typeof about === 'object' && about !== null && 'found' in about && typeof about.found === 'string'
    ? about.found
    : null;

interface TagsProps {
  readonly state: View;
  readonly player: Player;
  readonly waiting: boolean;
  readonly dead: boolean;
}

function Tags({ state, player, waiting, dead }: TagsProps) {
  const { seat } = player;
  return (
    <ul className="tags">
      {dead && (
        <li className="tag harm">
          <Icon name="dead" /> Dead
        </li>
      )}
      {state.waveHolder === seat && (
        <li className="tag harm">
          <Icon name="wave" /> WAVE!
        </li>
      )}
      {state.first === seat && (
        <li className="tag">
          <Icon name="first" /> First
        </li>
      )}
      {player.kind === 'bot' && (
        <li className="tag">
          <Icon name="bot" /> {levelOf(player.bot ?? '')} bot
        </li>
      )}
      {player.kind === 'open' && <li className="tag">Open seat</li>}
      {player.kind === 'away' && !player.present && <li className="tag">Away</li>}
      {waiting && (
        <li className="tag now">
          <Icon name="hourglass" /> deciding
        </li>
      )}
    </ul>
  );
}

function PerkLine({ perk, active, used, first }: { perk: Perk; active: boolean; used: boolean; first?: boolean }) {
  const state = used ? 'used this round' : active ? say('active') : 'only as first player';
  return (
    <details className="perk" data-active={(active && !used) || undefined}>
      <summary>
        {first === true && <Icon name="first" />}
        <b>{nameOfPerk(perk.id)}</b> <span>{state}</span>
      </summary>
      <p>{textOfPerk(perk.id)}</p>
    </details>
  );
}

function Tokens({ person }: { person: Person }) {
  const tokens = [
    { icon: 'barricade', count: person.barricades, name: 'Barricade' },
    { icon: 'trap', count: person.traps, name: 'Trap' },
    { icon: 'survivor', count: person.survivors, name: 'Saved survivor' },
  ] as const;
  const there = tokens.filter(({ count }) => count > 0);
  const effects = effectsOf(person);
  if (there.length + effects.length === 0) return null;
  return (
    <ul className="tokens" aria-label="Tokens">
      {there.map(({ icon, count, name }) => (
        <li key={name} className="tag ok">
          <Icon name={icon} /> {name} ×{count}
        </li>
      ))}
      {effects.map((text) => (
        <li key={text} className="tag">
          <Icon name="special" /> {text}
        </li>
      ))}
    </ul>
  );
}

/** What can be crafted, on the board of whoever's turn it is; what there is material for can be clicked. */
function Recipes() {
  return (
    <details className="recipes">
      <summary>Recipes</summary>
      <ul className="tokens">
        {TOKENS.map((token) => (
          <li key={token}>
            <Thing about={{ token }} label={`Craft a ${TOKEN_WORDS[token]}`} className="tag">
              <Picture of="token" id={token} /> {TOKEN_WORDS[token]}: {RECIPES[token].map(nameOfCard).join(' + ')}
            </Thing>
          </li>
        ))}
      </ul>
    </details>
  );
}

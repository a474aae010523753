import { useState } from 'react';
import { type Deck, DECKS, LOCATIONS, type Loc, possibleAdventures } from '../../../../games/last-stand/index.ts';
import { CardFace } from './card.tsx';
import { CardPicture } from '../pictures/picture.tsx';
import { groupSoFar } from '../course.tsx';
import { cardName, cardText, hereOn, placeName, type View, word } from '../view.ts';

/** Monstrosities whose cards lie open, and where. */
const scoutedOn = (view: View): { readonly card: string; readonly at: Loc }[] =>
  LOCATIONS.flatMap((at) => hereOn(view, at).cards.map((card) => ({ card, at })));

/** The decks with what lies beside them, and the Missions that lie open. */
export function Piles({ view }: { view: View }) {
  const [open, setOpen] = useState<Deck | null>(null);
  const { decks, discards, missions, group, foreseenCards, adventure, scavenge } = view;
  const discarded = open === null ? [] : [...discards[open]].reverse();
  return (
    <section className="ls-piles" aria-label="Decks and discards">
      <h3>Decks</h3>
      <ul className="ls-decks on-paper">
        {DECKS.map((deck) => (
          <li key={deck}>
            <b>{word('deck', deck)}</b> <span>{decks[deck]} to draw</span>
            <button
              type="button"
              aria-expanded={open === deck}
              disabled={discards[deck].length === 0}
              onClick={() => setOpen(open === deck ? null : deck)}
            >
              {discards[deck].length} discarded
            </button>
          </li>
        ))}
        <li>
          <b>Adventures</b> <span>next at {placeName(adventure.at)}</span>
        </li>
        <li>
          <b>Scavenge pool</b> <span>{scavenge.pool} tokens</span>
        </li>
      </ul>
      <dl className="ls-known on-paper">
        {possibleAdventures(adventure.at, adventure.discard).map((card, _i, all) => (
          <div key={card} className="pair">
            <dt>
              At {placeName(adventure.at)}: {all.length > 1 && 'perhaps '}
              {cardName(card)}
            </dt>
            <dd>{cardText(card)}</dd>
          </div>
        ))}
        {scoutedOn(view).map(({ card, at }) => (
          <div key={card} className="pair">
            <dt>
              <span className="ls-face">
                <CardPicture card={card} />
              </span>{' '}
              At {placeName(at)}: {cardName(card)}
            </dt>
            <dd>{cardText(card)}</dd>
          </div>
        ))}
      </dl>
      {open !== null && (
        <div className="ls-discards on-paper">
          <h4>Discarded {word('deck', open)} cards, the newest first</h4>
          {open === 'raider' ? (
            <ol>
              {discarded.map((card) => (
                <li key={card}>{cardText(card)}</li>
              ))}
            </ol>
          ) : (
            <ul className="ls-hand">
              {discarded.map((card) => (
                <li key={card}>
                  <CardFace card={card} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {foreseenCards.length > 0 && (
        <>
          <h3>Raider cards that you have seen, the next one first</h3>
          <ol>
            {foreseenCards.map((card) => (
              <li key={card}>{cardText(card)}</li>
            ))}
          </ol>
        </>
      )}
      {(missions.length > 0 || group !== null) && (
        <>
          <h3>Missions</h3>
          <ul>
            {group !== null && (
              <li>
                <span className="ls-face">
                  <CardPicture card={group.id} />
                </span>{' '}
                <b>{cardName(group.id)}</b> (for all). {cardText(group.id)} {groupSoFar(view)}
              </li>
            )}
            {missions.map((card) => (
              <li key={card}>
                <span className="ls-face">
                  <CardPicture card={card} />
                </span>{' '}
                <b>{cardName(card)}</b>, open in Last Stand. {cardText(card)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

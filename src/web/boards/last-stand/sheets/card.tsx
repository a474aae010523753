import { content, defenderCard, mutationCard, specialCard } from '../../../../games/last-stand/index.ts';
import { Icon } from '../../../ui/table-icon.tsx';
import type { TableIcon } from '../../../ui/icon-names.ts';
import { Thing } from '../../thing.tsx';
import { Mark } from '../map/glyphs.tsx';
import { CardPicture } from '../pictures/picture.tsx';
import { cardName, cardText } from '../view.ts';
import { DEFENDER_ICONS, TRIBE_OF_COLOR } from '../words.ts';

type Kind = 'defender' | 'special' | 'sidekick' | 'artifact' | 'mutation' | 'mission' | 'token' | 'other';

function kindOf(card: string): Kind {
  if (/^D\d/.test(card)) return 'defender';
  if (/^S\d/.test(card)) return specialCard(card).sidekick ? 'sidekick' : 'special';
  if (/^[CU]\d/.test(card)) return 'artifact';
  if (/^M\d/.test(card)) return 'mutation';
  if (/^(MS|GM)\d/.test(card)) return 'mission';
  return /^T\d/.test(card) ? 'token' : 'other';
}

const KIND_ICONS = {
  special: 'special',
  sidekick: 'sidekick',
  artifact: 'artifact',
  mutation: 'mutation',
  mission: 'mission',
  token: 'scavenge',
  other: 'deck',
} as const satisfies Record<Exclude<Kind, 'defender'>, TableIcon>;

/** Whether using the card lays it aside until Rise & Shine. */
const exhausts = (card: string): boolean =>
  [...content.common, ...content.unique].some(
    ({ id, abilities }) => id === card && abilities.some(({ cost }) => cost?.exhaust === true),
  );

/** What is printed in the corner of a card: how strong it is, or what becomes of it. */
function cornerOf(card: string, kind: Kind): string | null {
  if (kind === 'special' || kind === 'sidekick') return `${specialCard(card).dice} dice`;
  if (kind === 'mutation') return `severity ${mutationCard(card).value}`;
  return kind === 'artifact' && exhausts(card) ? 'exhausts' : null;
}

/** A card as it lies on the table: its picture, its name, and what it is worth. */
export function CardFace({ card }: { card: string }) {
  const kind = kindOf(card);
  const title = `${cardName(card)}: ${cardText(card)}`;
  if (kind === 'defender') {
    const { name, color, dice, icon } = defenderCard(card);
    return (
      <span className="ls-card on-paper" data-color={color} title={title}>
        <CardPicture card={card} />
        <span className="ls-card-top">
          <span className="ls-dice-count">{dice === 1 ? '1 die' : `${dice} dice`}</span>
          <span className="ls-card-marks">
            <Mark tribe={TRIBE_OF_COLOR[color]} label={color} />
            <Icon name={DEFENDER_ICONS[icon]} label={cardName(`symbol.${icon}`)} />
          </span>
        </span>
        <span className="ls-card-name">{name}</span>
      </span>
    );
  }
  const corner = cornerOf(card, kind);
  return (
    <span className="ls-card on-paper" data-kind={kind} title={title}>
      <CardPicture card={card} />
      <span className="ls-card-top">
        {corner !== null && <span className="ls-dice-count">{corner}</span>}
        <span className="ls-card-marks">
          <Icon name={KIND_ICONS[kind]} />
        </span>
      </span>
      <span className="ls-card-name">{cardName(card)}</span>
    </span>
  );
}

interface HeldProps {
  readonly card: string;
  readonly ranger: string;
  readonly exhausted?: boolean;
  readonly onRead: (card: string) => void;
}

/** A card that somebody holds: whoever is asked about it may choose it where it lies. */
export function HeldCard({ card, ranger, exhausted = false, onRead }: HeldProps) {
  const uses = [
    { use: card, ranger },
    { use: `${card}.vehicle`, ranger },
  ];
  return (
    <div
      className="ls-held"
      data-exhausted={exhausted || undefined}
      onMouseEnter={() => onRead(card)}
      onFocus={() => onRead(card)}
      onClick={() => onRead(card)}
    >
      <Thing about={{ card }} or={uses} label={cardName(card)} className="ls-slot">
        <CardFace card={card} />
      </Thing>
      {exhausted && <span className="hint">used</span>}
    </div>
  );
}

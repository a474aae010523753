import { journalOf, word } from '../../../../games/all-things-zombie/index.ts';
import type { SheetCard } from '../../../skirmish/lists/sheet.ts';
import { Cards } from '../../../skirmish/lists/paper.tsx';
import type { Band, Somebody } from './made.ts';

/** ATZ.FIG.10: the journal sheet of a band, to look at and to print. */
export function BandSheet({ band }: { readonly band: Band }) {
  return (
    <details className="atz-sheet list-paper">
      <summary>Journal sheet</summary>
      <p>
        <button type="button" onClick={() => print()}>
          Print
        </button>
      </p>
      <Cards cards={band.map(cardOf)} />
    </details>
  );
}

function cardOf(one: Somebody): SheetCard {
  const sheet = journalOf(one);
  return {
    name: sheet.name,
    sort: `${sheet.kind}, ${sheet.class}`,
    figures: [
      ['Rep', sheet.rep],
      ['People', sheet.people],
      ['Savvy', sheet.savvy],
      ...(sheet.kind === 'Star' ? ([['Star Power', sheet.starPower]] as const) : []),
    ],
    lines: [
      ...sheet.attributes.map(({ name, text }) => [name, text] as const),
      ...sheet.guns.map(
        ({ id, range, ratings, impact }) =>
          [word('gun', id), [`${range}", Target Rating ${ratings}, Impact ${impact}`, 'Out of ammo ☐']] as const,
      ),
      ...sheet.blades.map(({ id, grip }) => [word('blade', id), grip.replace('-', ' ')] as const),
      ['Items', sheet.items.map(({ id, count }) => `${word('item', id)} ×${count}`)],
      ['Carries', `${sheet.load.now} of ${sheet.load.limit}`],
      ['Killed zombies', { boxes: 10 }],
    ],
  };
}

import { type EncounterView, type Human, type View, word } from '../../../games/all-things-zombie/index.ts';
import type { Json } from '../../../kernel/index.ts';

/** How it went, one by one: what became of everybody, what they killed and what they found. */
export function EncounterStory({ view: data }: { view: Json }) {
  const { encounter } = data as unknown as View;
  const own = encounter.humans.filter(({ seat }) => seat !== null);
  const { met, turn, by } = encounter.objective;
  return (
    <section className="atz-story" aria-label="How it went">
      <p>
        {word('encounter', encounter.kind)}: {word('objective', encounter.kind)}.{' '}
        {met ? `Done${turn === null ? '' : ` in turn ${turn}`}${byWords(encounter, by)}.` : 'It was not done.'}
      </p>
      <ul>
        {own.map((one) => (
          <li key={one.id}>
            <b>{one.name}</b> {whatBecameOf(one)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function byWords({ humans }: EncounterView, by: readonly string[]): string {
  const names = by.flatMap((id) => humans.find((one) => one.id === id)?.name ?? []);
  return names.length === 0 ? '' : `, by ${names.join(' and ')}`;
}

function whatBecameOf({ fate, status, deeds, bitten }: Human): string {
  const end =
    status === 'od'
      ? 'is dead'
      : fate === 'here'
        ? 'is still standing'
        : status === 'oof'
          ? 'went Out of the Fight'
          : word('fate', fate);
  const killed = deeds.zombies === 0 ? [] : [`killed ${deeds.zombies} ${deeds.zombies === 1 ? 'zombie' : 'zombies'}`];
  const found =
    deeds.found.length === 0
      ? []
      : [`found ${deeds.found.map((id) => (id === 'weapon' ? 'a weapon' : word('item', id))).join(', ')}`];
  const bite = bitten === null ? [] : ['was bitten'];
  return `${[end, ...killed, ...found, ...bite].join(', ')}.`;
}

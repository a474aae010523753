import { isZombieId, zombieName } from '../../../skirmish/index.ts';
import { type BattleView, type View, word } from '../../../games/last-days/index.ts';
import type { Json } from '../../../kernel/index.ts';
import { Moment } from '../moment.tsx';

type Deed = BattleView['deeds'][number];

/** How the game went: who fell to whom and when, and what was carried off. */
export function BattleStory({ view }: { view: Json }) {
  const { battle } = view as unknown as View;
  if (battle === null) return null;
  const told = battle.deeds.filter(({ kind }) => kind !== 'rival' && kind !== 'wounded');
  if (told.length === 0) return null;
  const turns = [...new Set(told.map(({ turn }) => turn))];
  return (
    <details className="ld-story" open>
      <summary>How it went</summary>
      <dl>
        {turns.map((turn) => (
          <div key={turn}>
            <dt>Turn {turn}</dt>
            <dd>
              <ul>
                {told
                  .filter((deed) => deed.turn === turn)
                  .map((deed, i) => (
                    // Deeds are never told in another order.
                    <li key={i} data-fell={deed.kind === 'fell' || undefined}>
                      <Moment answer={deed.answer}>{deedText(battle, deed)}</Moment>
                    </li>
                  ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function deedText(battle: BattleView, { kind, who, whom, weapon }: Deed): string {
  const name = nameIn(battle, who);
  const by = weapon === null ? '' : ` with the ${word('gear', weapon)}`;
  switch (kind) {
    case 'fell':
      return whom === null ? `${name} went Out of Action` : `${nameIn(battle, whom)} took ${name} out${by}`;
    case 'zombie':
      return `${name} destroyed ${whom === null ? 'a zombie' : nameIn(battle, whom)}${by}`;
    case 'objective':
      return `${name} ${battle.tokens.some(({ id }) => id === whom) ? 'carried a token off' : 'started the vehicle'}`;
    case 'rival':
      return `${name} took ${whom === null ? 'somebody' : nameIn(battle, whom)} out${by}`;
    case 'wounded':
      return `${name} was wounded${whom === null ? '' : ` by ${nameIn(battle, whom)}`}${by}`;
  }
}

/** Zombies that are gone have left their number. */
const nameIn = ({ characters }: BattleView, id: string): string =>
  characters.find((one) => one.id === id)?.member.name ?? (isZombieId(id) ? zombieName(id) : 'a fall');

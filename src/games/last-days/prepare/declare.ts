import type { Declared } from '../decisions.ts';
import type { Character } from '../state.ts';
import { battleOf, nameOf } from '../units.ts';
import { emit, type Flow, type Offer, pick, type Table } from '../verbs.ts';

/** LD.ITEM.5, LD.ITEM.21: Booze that is drunk and Silencers that are used in this game, said before anybody deploys. */
export function* declare(t: Table): Flow<'done'> {
  const battle = battleOf(t);
  for (const { seat } of battle.sides) {
    const own = battle.characters.filter((one) => one.seat === seat && one.fate === 'waiting');
    const options = own.flatMap(declarable);
    if (options.length === 0) continue;
    const used = yield* pick(t, seat, {
      rule: 'LD.ITEM.5',
      prompt: { key: 'ld.declare' },
      options,
      min: 0,
      max: options.length,
    });
    for (const one of used) use(t, own, one);
  }
  return 'done';
}

function declarable(one: Character): Offer<Declared>[] {
  const name = nameOf(one);
  return [
    ...(one.items.includes('booze')
      ? [{ means: { drink: one.id }, label: { key: 'ld.declare.drink', params: { name } } } as const]
      : []),
    ...one.guns.flatMap((gun, i) =>
      gun.fitted.includes('silencer')
        ? [
            {
              means: { silence: one.id, gun: i },
              label: { key: 'ld.declare.silence', params: { name, gun: gun.id } },
            } as const,
          ]
        : [],
    ),
  ];
}

function use(t: Table, own: readonly Character[], declared: Declared): void {
  const one = own.find(({ id }) => id === ('drink' in declared ? declared.drink : declared.silence)) as Character;
  const name = nameOf(one);
  if ('drink' in declared) {
    one.drunk = true; // LD.ITEM.4
    one.items.splice(one.items.indexOf('booze'), 1); // LD.ATTR.17
    return emit(t, 'LD.ITEM.4', 'ld.drinks', { unit: one.id, name });
  }
  const gun = one.guns[declared.gun];
  if (gun === undefined) return;
  gun.silenced = true;
  emit(t, 'LD.ITEM.21', 'ld.silences', { unit: one.id, name, gun: gun.id });
}

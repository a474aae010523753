import { reloadOf } from '../data/ranged.ts';
import { passDice } from '../dice.ts';
import { encounterOf } from '../doing.ts';
import { inMelee, seatFor } from '../figures.ts';
import type { Human } from '../state.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import { gunAt, reloadTarget } from './arms.ts';

/** ATZ.AMMO.3 to ATZ.AMMO.14: empty weapons. */

/** Guns that are empty and can still be reloaded. */
export const emptyGuns = ({ guns }: Human): number[] =>
  guns.flatMap(({ empty, dry }, place) => (empty && !dry ? [place] : []));

/** ATZ.ACT.7, ATZ.ACT.8, ATZ.AMMO.3, ATZ.AMMO.4: one weapon, instead of firing, on the ground as well; who has moved fast has no hand free for it. */
export const mayReload = ({ turn, status }: Human): boolean =>
  status === 'carry-on' && !turn.fired && !turn.fast && turn.did.every((one) => one === 'pick-up' || one === 'prone');

/**
 * ATZ.AMMO.7 to ATZ.AMMO.10, ATZ.AMMO.12 to ATZ.AMMO.14: with Really Tight Ammo two dice against the highest rating of this very
 * weapon, one less if its ammo was stockpiled. It fires again in a reaction or when next active (ATZ.AMMO.11).
 */
export function* reload(t: Table, human: Human, place: number): Flow<void> {
  const gun = gunAt(human, place);
  human.turn.did.push('reload');
  const said = { unit: human.id, name: human.name, gun: gun.id };
  if (!t.state.options.tightAmmo) {
    gun.empty = false;
    return emit(t, 'ATZ.AMMO.3', 'atz.reload.done', said);
  }
  const target = reloadTarget(gun);
  const by = {
    rule: 'ATZ.AMMO.7',
    seat: seatFor(encounterOf(t), human),
    prompt: { key: 'atz.reload.roll', params: { ...said, target } },
  } as const;
  const { passed, dice } = yield* passDice(t, by, { dice: 2, target, most: 2 });
  const result = reloadOf(passed);
  gun.empty = result === 'empty';
  gun.dry = result === 'empty';
  gun.lastReload = result === 'last-reload';
  const rule = ({ empty: 'ATZ.AMMO.8', 'last-reload': 'ATZ.AMMO.9', reloaded: 'ATZ.AMMO.10' } as const)[result];
  const key = ({ empty: 'atz.reload.none', 'last-reload': 'atz.reload.last', reloaded: 'atz.reload.done' } as const)[
    result
  ];
  emit(t, rule, key, said, { dice });
}

/** ATZ.AMMO.5: a Grunt with an empty weapon always reloads, at its first activation in Carry On. */
export function* gruntReloads(t: Table, human: Human): Flow<'acts'> {
  const [place] = emptyGuns(human);
  if (human.star || place === undefined || !mayReload(human) || inMelee(encounterOf(t), human.id)) return 'acts';
  yield* reload(t, human, place);
  return 'acts';
}

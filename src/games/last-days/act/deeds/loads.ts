import { bodyAt, touchedBy } from '../../../../skirmish/index.ts';
import { contact } from '../../../../tabletop/index.ts';
import { askBeside, TOKEN } from '../../beside.ts';
import { isAnimal } from '../../characteristics.ts';
import { MISC_ACTIONS } from '../../data/actions.ts';
import type { Battle, Character, Standing, Token } from '../../state.ts';
import { battleOf, bodyOf, groupHere, loadOf, looseTokens, nameOf, tabletopOf } from '../../units.ts';
import { emit, type Message } from '../../verbs.ts';
import { type Action, spend } from '../act.ts';
import { type Whereabouts, whereabouts } from './sides.ts';

/** Supply Tokens and Captives (LD.RESCUE.9): LD.MISC.5, LD.MISC.6, LD.SUPPLY.11: an Interact, and not in Contact. */

const { ap } = MISC_ACTIONS.interact;

/** LD.SUPPLY.5: those that the base touches, or stands on. */
function tokensAt(battle: Battle, unit: Character): Token[] {
  const [table, body] = [tabletopOf(battle), bodyOf(unit)];
  return looseTokens(battle).filter(
    ({ id, at }) => at !== null && at.level === unit.level && contact(table, body, bodyAt(id, at, TOKEN)).touching,
  );
}

/** Which of several it is: by its side, and by number where two lie on the same side. */
function takeLabel({ kind }: Token, where: Whereabouts | null): Message {
  if (where === null) return { key: 'ld.menu.pick-up', params: { kind, ap } };
  const key = where.of === 1 ? 'ld.menu.pick-up.at' : 'ld.menu.pick-up.nth';
  return { key, params: { kind, ap, ...where } };
}

/** LD.SUPPLY.8: at most one. */
export const pickUp: Action<'pick-up'> = {
  id: 'pick-up',
  options(battle, unit, { left }) {
    if (left < ap || loadOf(battle, unit.id) !== undefined) return [];
    const tokens = tokensAt(battle, unit);
    const where = whereabouts(
      unit,
      tokens.map(({ at }) => at as Standing),
    );
    return tokens.map((token, i) => ({
      means: { do: 'pick-up', token: token.id },
      label: takeLabel(token, tokens.length === 1 ? null : (where[i] as Whereabouts)),
      about: { token: token.id },
    }));
  },
  *play(t, unit, { token: id }, activation) {
    spend(activation, ap);
    const token = battleOf(t).tokens.find((one) => one.id === id) as Token;
    Object.assign(token, { carrier: unit.id, at: null });
    emit(t, 'LD.SUPPLY.5', 'ld.token.taken', { unit: unit.id, name: nameOf(unit), token: id, kind: token.kind });
  },
};

/** LD.SUPPLY.6 */
export const putDown: Action<'put-down'> = {
  id: 'put-down',
  options(battle, unit, { left }) {
    const token = loadOf(battle, unit.id);
    if (left < ap || token === undefined) return [];
    return [
      {
        means: { do: 'put-down' },
        label: { key: 'ld.menu.put-down', params: { kind: token.kind, ap } },
        about: { token: token.id },
        seldom: true,
      },
    ];
  },
  *play(t, unit, _act, activation) {
    const token = loadOf(battleOf(t), unit.id) as Token;
    const at = yield* askBeside(t, unit, unit.seat, { rule: 'LD.SUPPLY.6', key: 'ld.token.put', token: token.id });
    spend(activation, ap);
    Object.assign(token, { carrier: null, at });
    emit(t, 'LD.SUPPLY.6', 'ld.token.put-down', {
      unit: unit.id,
      name: nameOf(unit),
      token: token.id,
      kind: token.kind,
    });
  },
};

/** LD.SUPPLY.9: to a friend whose base it touches, who has no load and is no Animal. Only the giver acts. */
export const passToken: Action<'pass-token'> = {
  id: 'pass-token',
  options(battle, unit, { left }) {
    const token = loadOf(battle, unit.id);
    if (left < ap || token === undefined) return [];
    const friends = new Map(groupHere(battle, unit.seat).map((one) => [one.id, one]));
    return touchedBy(tabletopOf(battle), bodyOf(unit), ({ id }) => friends.has(id))
      .map(({ id }) => friends.get(id) as Character)
      .filter((friend) => !isAnimal(friend) && loadOf(battle, friend.id) === undefined)
      .map((friend) => ({
        means: { do: 'pass-token', to: friend.id },
        label: { key: 'ld.menu.pass', params: { kind: token.kind, name: nameOf(friend), ap } },
        about: { unit: friend.id, token: token.id },
      }));
  },
  *play(t, unit, { to }, activation) {
    spend(activation, ap);
    const battle = battleOf(t);
    const token = loadOf(battle, unit.id) as Token;
    token.carrier = to;
    const friend = groupHere(battle, unit.seat).find(({ id }) => id === to) as Character;
    const params = {
      unit: unit.id,
      name: nameOf(unit),
      to,
      receiver: nameOf(friend),
      token: token.id,
      kind: token.kind,
    };
    emit(t, 'LD.SUPPLY.9', 'ld.token.passed', params);
  },
};

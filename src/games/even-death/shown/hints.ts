import { type Answer, idOf, meansOf, type Placed, type Request, type Seat } from '../../../kernel/index.ts';
import type { MenuChoice } from '../decisions.ts';
import type { Battle, State } from '../state.ts';
import { bestChoice, bestEnd, deployAt, nextInRing, nextUnit, type Sent } from '../tactics/index.ts';
import type { TextKey } from '../text.ts';
import { findUnit } from '../units.ts';

/** Answers that need no thought. */
const PLAIN: Readonly<Partial<Record<TextKey, string>>> = {
  'ed.specialist': 'reroll',
  'ed.aim.when': 'now',
  'ed.ramble.counter': 'try',
  'ed.danger.choice': 'go',
  'ed.concede': 'no',
  'ed.draw': 'agree',
};
/** Questions in which as many as possible are named. */
const ALL: readonly TextKey[] = ['ed.command.whom'];

/** A sensible answer to any question of a battle: quick and decent play. */
export function follow({ battle }: State, request: Request, seat: Seat): Answer | null {
  if (battle === null) return null;
  const key = request.prompt.key as TextKey;
  switch (request.kind) {
    case 'choose': {
      const ids = request.options.map(({ id }) => id);
      if (key === 'ed.menu') return idOf(acting(battle, request.options.map(meansOf<MenuChoice>)));
      if (key === 'ed.select') return nextUnit(battle, ids);
      if (key === 'ed.arrange.whom') return ringing(battle)?.zombie ?? ids[0] ?? null;
      return PLAIN[key] ?? ids[0] ?? null;
    }
    case 'pick': {
      const [suggested] = request.suggestions ?? [];
      if (suggested !== undefined) return [...suggested];
      return request.options.slice(0, ALL.includes(key) ? request.max : request.min).map(({ id }) => id);
    }
    case 'path': {
      const end = ended(battle, seat, key) ?? request.suggestions[0]?.at(-1);
      return end === undefined ? null : { to: { ...end } };
    }
    case 'place':
      return placed(battle, seat, key) ?? chosen(battle, seat, key, request.suggestions);
    case 'order':
      return request.options.map(({ id }) => id);
    default:
      return null;
  }
}

function acting(battle: Battle, menu: readonly MenuChoice[]): MenuChoice {
  const { activation } = battle;
  const unit = activation === null ? undefined : findUnit(battle, activation.unit);
  // An opponent who has been handed a herd leads it away.
  const choice =
    unit === undefined || activation?.rambler !== null
      ? menu.find((one) => one.do === 'move')
      : bestChoice(battle, unit, menu);
  return choice ?? DONE;
}
const DONE: MenuChoice = { do: 'done' };

/** Where the rules of play have an idea of their own; suggestions take long to work out and are not looked at then. */
function placed(battle: Battle, seat: Seat, key: TextKey): Answer | null {
  const at = key === 'ed.arrange' ? ringing(battle)?.at : ended(battle, seat, key);
  return at === undefined || at === null ? null : { ...at };
}

const chosen = (battle: Battle, seat: Seat, key: TextKey, spots: readonly Placed[]): Answer | null => {
  const at = (DEPLOYS.includes(key) ? deployAt(battle, seat, spots) : null) ?? spots[0];
  return at === undefined ? null : { ...at };
};

/** Questions about where a unit is deployed. */
const DEPLOYS: readonly TextKey[] = ['ed.deploy.place', 'ed.deploy.place-herd'];

/** Which zombie of the selected herd is to go where, to surround somebody. */
function ringing(battle: Battle): Sent | null {
  const herd = battle.herds.find(({ id }) => id === battle.activation?.unit);
  return herd === undefined ? null : nextInRing(battle, herd);
}

/** Questions about where the selected unit goes. */
const MOVES: readonly TextKey[] = ['ed.move', 'ed.herd.move'];

function ended(battle: Battle, seat: Seat, key: TextKey): Placed | null {
  const { activation } = battle;
  const unit = activation === null ? undefined : findUnit(battle, activation.unit);
  return unit === undefined || !MOVES.includes(key) ? null : bestEnd(battle, unit, seat);
}

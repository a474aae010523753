import type { Answer, Open, Seat } from '../../../kernel/index.ts';
import { optionsFor } from '../../../kernel/index.ts';
import type { Facts, SomeFacts } from '../facts.ts';
import type { Battle, State } from '../state.ts';
import type { TextKey } from '../text.ts';
import { characterOf, groupHere, nameOf, rivalOf } from '../units.ts';
import { goOnAdvice, menuAdvice, nextAdvice, wayAdvice } from './acting.ts';
import { type Advice, advice } from './advice.ts';
import { armAdvice, attackerAdvice, blowAdvice, deadAttackerAdvice, disarmAdvice, victimAdvice } from './fighting.ts';
import { hasGun } from './harm.ts';
import { arrivalAdvice, preyAdvice, reserveAdvice, zombieAdvice } from './menace.ts';
import { homeAdvice } from './home.ts';
import {
  besideAdvice,
  deadAdvice,
  declareAdvice,
  deployAdvice,
  edgeAdvice,
  musterAdvice,
  tokenAdvice,
} from './preparing.ts';
import {
  againAdvice,
  lockAdvice,
  maneuverAdvice,
  pairAdvice,
  shooterAdvice,
  shotAdvice,
  throwAdvice,
} from './shooting.ts';
import { soundness, worthOf } from './worth.ts';

/**
 * What somebody who knows the game would answer to any of its questions, and why. `closely` is how many places are looked at:
 * fewer where a battle is played out in thought.
 */
export function advise(state: State, request: Open, seat: Seat, closely?: number): Advice {
  const { battle } = state;
  const found = battle === null ? homeAdvice(state, request, seat) : inBattle(state, battle, request, seat, closely);
  return found ?? advice(first(request, seat), 'Nothing speaks against it.');
}

/** The answer alone, for matches that are played out. */
export const follow = (state: State, request: Open, seat: Seat): Answer => advise(state, request, seat).answer;

/** Answers that need no thought. */
const PLAIN: Readonly<Partial<Record<TextKey, readonly [answer: string, because: string]>>> = {
  'ld.ambush': ['nobody', 'Who fails to get in misses the game.'],
  'ld.deploy.how': ['one-by-one', 'Each of them where it is best for that one.'],
  'ld.fence': ['suggested', 'As much fence as there is.'],
  'ld.fence.again': ['done', 'That is enough fence.'],
  'ld.die': ['high', 'The higher one.'],
  'ld.lock.where': ['best', 'From there the shot is best.'],
  'ld.rally': ['reroll', 'Not yet!'],
  'ld.ammo.again': ['again', 'The gun may be needed.'],
  'ld.double-tap': ['reroll', 'One more bullet to make sure.'],
  'ld.stop': ['play-on', 'It is not over yet.'],
};

function inBattle(state: State, battle: Battle, request: Open, seat: Seat, closely?: number): Advice | null {
  const key = request.prompt.key as TextKey;
  const plain = PLAIN[key];
  if (plain !== undefined) return advice(...plain);
  const { unit = '', target = '' } = (request.facts ?? {}) as SomeFacts & Partial<Facts['ld.lock.again']>;
  switch (request.kind) {
    case 'choose': {
      const ids = optionsFor(request.options, seat).map(({ id }) => id);
      if (key === 'ld.menu') return menuAdvice(battle, request, closely);
      if (key === 'ld.who') return nextAdvice(battle, seat, ids);
      if (key === 'ld.go-on') return goOnAdvice(battle, unit);
      if (key === 'ld.shoot.who') return shooterAdvice(battle, ids);
      if (key === 'ld.shoot.menu') return shotAdvice(battle, request);
      if (key === 'ld.gunfighter') return pairAdvice();
      if (key === 'ld.lock' || key === 'ld.lock.run') return lockAdvice(battle, request, target);
      if (key === 'ld.lock.again') return againAdvice(battle, unit, target);
      if (key === 'ld.fight.who') return attackerAdvice(battle, ids);
      if (key === 'ld.fight.menu') return blowAdvice(battle, request, unit);
      if (key === 'ld.fight.zombie') return deadAttackerAdvice(battle, seat, ids);
      if (key === 'ld.fight.whom') return victimAdvice(battle, seat, ids);
      if (key === 'ld.arm.attack' || key === 'ld.arm.defend') return armAdvice(request, key === 'ld.arm.attack');
      if (key === 'ld.leader.who') return heirAdvice(battle, ids);
      if (key === 'ld.noise.who') return advice(ids[0] ?? null, 'It makes no difference who is heard first.');
      if (key === 'ld.disarm') return disarmAdvice(battle, target);
      if (key === 'ld.zombie.next') return zombieAdvice(battle, seat, ids);
      if (key === 'ld.zombie.which') return preyAdvice(battle, seat, ids, unit);
      if (key === 'ld.noise.where') return arrivalAdvice(battle, seat, request);
      if (key === 'ld.reserve') return reserveAdvice(battle, ids);
      if (key === 'ld.edge') return edgeAdvice(battle, request);
      if (key === 'ld.initiative.part') return partAdvice(battle, seat);
      if (key === 'ld.break.how') return breakAdvice(state, battle, seat);
      return null;
    }
    case 'pick':
      if (key === 'ld.muster') return musterAdvice(battle, request);
      if (key === 'ld.declare') return declareAdvice(battle, request);
      if (key === 'ld.doors') return advice([], 'Closed doors hold the dead.');
      return null;
    case 'path':
      return key === 'ld.move' || key === 'ld.run' ? wayAdvice(battle, key, closely) : null;
    case 'place':
      if (key === 'ld.deploy') return deployAdvice(battle, seat, request);
      if (key === 'ld.token.place') return tokenAdvice(battle, seat, request);
      if (key === 'ld.zombie.place') return deadAdvice(battle, seat, request);
      if (key === 'ld.throw.where') return throwAdvice(battle, request, unit);
      if (key === 'ld.maneuver') return maneuverAdvice(battle, request, unit);
      if (key === 'ld.token.where' || key === 'ld.token.put') return besideAdvice(battle, seat, request);
      return null;
    default:
      return null;
  }
}

/** LD.INIT.4, LD.INIT.6: with many guns the Defender's first shot is worth most; with few of them the first move. */
function partAdvice(battle: Battle, seat: Seat): Advice {
  const guns = groupHere(battle, seat).filter(hasGun).length;
  const theirs = groupHere(battle, rivalOf(battle, seat).seat).filter(hasGun).length;
  return guns >= theirs
    ? advice('defender', 'We have the guns, so we shoot first.')
    : advice('aggressor', 'They have the guns, so we move first.');
}

/** LD.INIT.8: of those who are equally fit to lead, the one who is likely to last. */
function heirAdvice(battle: Battle, ids: readonly string[]): Advice {
  const able = ids.map((id) => characterOf(battle, id));
  const last = (one: (typeof able)[number]): number => worthOf(battle, one) * soundness(one);
  const best = able.reduce((a, b) => (last(b) > last(a) ? b : a));
  return advice(best.id, `${nameOf(best)} is the one who is likely to last.`);
}

/** So much weaker than the others, and those who go home fight another day. */
const LOST = 0.4;

/** LD.BREAK.8: in a campaign a battle that is lost is broken off. */
function breakAdvice({ campaign }: State, battle: Battle, seat: Seat): Advice {
  const strength = (of: Seat): number =>
    groupHere(battle, of).reduce((sum, one) => sum + worthOf(battle, one) * soundness(one), 0);
  const [mine, theirs] = [strength(seat), strength(rivalOf(battle, seat).seat)];
  return campaign !== null && mine < LOST * theirs
    ? advice('break', 'The battle is lost: who goes home now fights another day.')
    : advice('test', 'There is still something to win here.');
}

/** The first answer that offers itself. */
function first(request: Open, seat: Seat): Answer {
  switch (request.kind) {
    case 'choose': {
      const options = optionsFor(request.options, seat);
      return (options.find(({ seldom }) => seldom !== true) ?? options[0])?.id ?? null;
    }
    case 'pick': {
      const [suggested] = request.suggestions ?? [];
      return suggested === undefined
        ? optionsFor(request.options, seat)
            .slice(0, request.min)
            .map(({ id }) => id)
        : [...suggested];
    }
    case 'order':
      return request.options.map(({ id }) => id);
    case 'amount':
      return request.min;
    case 'place':
      return { ...(request.suggestions[0] as NonNullable<(typeof request.suggestions)[0]>) };
    case 'path':
      return (request.suggestions[0] ?? []).map((to) => ({ ...to }));
    default:
      return null;
  }
}

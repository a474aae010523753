import { attribute } from '../moments/abilities.ts';
import { holds } from '../cards/conditions.ts';
import { effectsOf, tribeCard } from '../cards/cards.ts';
import { payCards } from './costs.ts';
import { gainDefenders } from './gaining.ts';
import { gainMutation } from './mutation.ts';
import { moment } from '../moments/moment.ts';
import { test } from './rolls.ts';
import { active, place, type Ranger, radiationAt, stageNow, type State, tribesOn } from '../state.ts';
import { choose, emit, type Flow, type Table, type Message } from '../verbs.ts';
import type { Ability } from '../cards/vocabulary.ts';
import { automatic, momentOf, offer } from '../moments/windows.ts';
import { wound } from './wounds.ts';
import type { Tribe } from '../wording/words.ts';

/** What a tribe does in Phase III to a Ranger on its location; DLS.PHASE3.4, DLS.RAIDER.10: nothing in Last Stand. */
function attacksOf(state: State, tribe: Tribe, ranger: Ranger): Ability[] {
  return tribeCard(tribe)
    .abilities.flatMap(({ abilities }) => abilities)
    .filter((ability) => ability.when === 'phase3' && holds(state, ability.if, ranger, null));
}

/** DLS.PHASE3.1, DLS.PHASE3.2: so many wounds for each figure of a tribe (DLS.RAIDER.12, DLS.TRIBE.4, DLS.TRIBE.5, DLS.TRIBE.7). */
const perFigure = (state: State, tribe: Tribe, ranger: Ranger): number =>
  attacksOf(state, tribe, ranger)
    .flatMap(({ effects }) => [
      ...effectsOf(effects, 'wound'),
      ...effectsOf(effects, 'pay').flatMap((effect) => effectsOf(effect.else, 'wound')),
    ])
    .reduce((sum, { n }) => sum + (typeof n === 'number' ? n : 0), 0);

/** Step 1 (DLS.TURN.12). DLS.RAIDER.8, DLS.RAIDER.9: those on the active Ranger's location attack that Ranger alone. */
export function* attacks(t: Table): Flow<void> {
  const ranger = active(t.state);
  yield* automatic(t, [ranger], momentOf('phase3', ranger));
  const here = place(t.state, ranger.at);
  const dealt = tribesOn(here).map((tribe) => ({
    tribe,
    by: tribe,
    n: here[tribe] * perFigure(t.state, tribe, ranger),
  }));
  yield* wound(t, ranger, dealt, 'DLS.PHASE3.1', 'raiders'); // DLS.CRAID.8
  yield* feed(t, ranger, here.monstrosity);
  t.state.phase = 'radiation';
}

/** DLS.PHASE3.3: 2 wounds for each Monstrosity, or a Defender card for each of them. Leaders never attack (DLS.LEADER.1, DLS.TRIBE.8). */
function* feed(t: Table, ranger: Ranger, figures: number): Flow<void> {
  const each = perFigure(t.state, 'monstrosity', ranger);
  if (figures === 0 || each === 0) return;
  if (ranger.defenders.length >= figures && (yield* wantsToFeed(t, ranger, figures)) === 'feed') {
    return yield* payCards(t, ranger, { of: ranger.defenders, n: figures, rule: 'DLS.PHASE3.3', what: 'monstrosity' });
  }
  const tribe = 'monstrosity' as const;
  yield* wound(t, ranger, [{ tribe, by: tribe, n: each * figures }], 'DLS.PHASE3.3', 'monstrosity');
}

/** DLS.SLAYER.3: Monstrosities never wound the slayer of Puke; cards may be thrown to them all the same. */
const isSafe = ({ slain }: Ranger): boolean => slain.includes('puke');

const wantsToFeed = (t: Table, ranger: Ranger, figures: number): Flow<'bear' | 'feed'> =>
  choose(t, ranger.seat, {
    rule: 'DLS.PHASE3.3',
    prompt: { key: 'ls.feed', params: { ranger: ranger.id, n: figures, unfed: isSafe(ranger) ? 'nothing' : 'wounds' } },
    options: ['bear', 'feed'] as const,
  });

/** Step 2: DLS.PHASE3.6, DLS.RAD.1. Only Rangers are tested: Bramble's people do not mind radiation (DLS.BRAMBLE.4). */
export function* radiation(t: Table): Flow<void> {
  const ranger = active(t.state);
  t.state.phase = 'defenders';
  const icons = radiationAt(t.state, ranger.at);
  if (icons === 0) return;
  const glow = moment('radiation', { by: ranger, at: ranger.at });
  yield* automatic(t, [ranger], glow);
  const need = icons - glow.ignored; // DLS.BOARD.6, DLS.RAD.3
  if (need <= 0) return emit(t, 'DLS.RAD.4', 'ls.radiation.ignored', { ranger: ranger.id });
  const prompt: Message = {
    key: 'ls.radiation',
    params: { ranger: ranger.id, n: need, dice: attribute(t.state, ranger, 'resistance') },
  };
  yield* offer(t, [ranger], glow, { rule: 'DLS.RAD.6', prompt });
  if (glow.spared.includes(ranger)) return; // DLS.DEF.8: whatever the number of icons
  const successes = yield* test(t, ranger, {
    attr: 'resistance',
    mod: 0,
    need,
    rule: 'DLS.RAD.2',
    stakes: 'radiation',
  });
  if (successes === null) yield* gainMutation(t, ranger, 'DLS.RAD.5');
}

/** Step 3: DLS.PHASE3.7, DLS.STAGE.1. */
export function* defenders(t: Table): Flow<void> {
  const ranger = active(t.state);
  yield* gainDefenders(t, ranger, stageNow(t.state).defenderDraw, 'DLS.PHASE3.7');
  yield* automatic(t, [ranger], momentOf('draw', ranger));
  t.state.phase = 'raiders';
}

import { drawnByLot } from '../cards/effects-on-cards.ts';
import { cardDice, couldFight, diceForAll, type Fighter, muster, vsLeader } from './battle-muster.ts';
import { effectsOf, leaderCard, techCard } from '../cards/cards.ts';
import { spendActions } from '../turn/costs.ts';
import { carryOut, type Doing, doing } from '../cards/interpreter.ts';
import { slay } from './leaders.ts';
import { hitsOf, moment, type Part } from '../moments/moment.ts';
import { trimArtifacts } from '../turn/gaining.ts';
import { oneOf, rangerOption } from '../options.ts';
import { pool, rollFacts, throwDice } from '../turn/rolls.ts';
import { inOrder, leadersAt, type Ranger, type State } from '../state.ts';
import { draw, emit, type Flow, type Rule, type Table, type Message } from '../verbs.ts';
import type { Ability, Effects } from '../cards/vocabulary.ts';
import { isPlayed } from '../moments/abilities.ts';
import { offer } from '../moments/windows.ts';
import { LAST_STAND, type LeaderId, type Loc, type Trigger } from '../wording/words.ts';

/** What the Leader's skills and tech make of the battle. */
interface Battle {
  readonly leader: LeaderId;
  readonly at: Loc;
  readonly commander: Ranger;
  readonly fighters: readonly Fighter[];
  /** Tech cards that are off. */
  readonly off: readonly string[];
  dice: number;
  toHit: number;
  noSpecials: boolean;
  readonly noReroll: number[];
  needFace: number | null;
  block: number;
}

/** DLS.ACT.4: the Leaders here that the Ranger has dice for. */
export const attackable = (state: State, ranger: Ranger): LeaderId[] =>
  leadersAt(state, ranger.at).filter((leader) => couldFight(state, ranger, leader));

/** DLS.CLEAD.4: whoever spends the action commands (example DLS.X.7). */
export function* attackLeader(t: Table, commander: Ranger, leader: LeaderId): Flow<void> {
  const { at } = commander;
  const fighters = yield* muster(t, commander, leader);
  spendActions(commander, 1);
  emit(t, 'DLS.CLEAD.4', 'ls.battle', { leader, rangers: fighters.map(({ ranger }) => ranger.id) });
  const off = leader === 'krank' ? yield* revealTech(t, fighters) : [];
  const battle: Battle = {
    leader,
    at,
    commander,
    fighters,
    off,
    dice: diceForAll(fighters),
    toHit: leaderCard(leader).toHit, // DLS.LEADER.4: DLS.BAMA.1, DLS.BRAMBLE.1, DLS.KRANK.1, DLS.PUKE.1
    noSpecials: false,
    noReroll: [],
    needFace: null,
    block: 0,
  };
  yield* bracing(t, battle);
  for (const { ranger } of fighters) yield* trimArtifacts(t, ranger); // a Sidekick spent for its dice carries nothing any more
  const slayer = yield* assault(t, battle);
  if (slayer === null) yield* defeat(t, battle);
  else yield* victory(t, battle, slayer);
}

/** DLS.KRANK.4: all his tech is turned up once the cards are on the table; some of it may be switched off. */
function* revealTech(t: Table, fighters: readonly Fighter[]): Flow<readonly string[]> {
  const { tech } = t.state;
  while (tech.down.length > 0) {
    const card = draw(t, 'DLS.KRANK.4', tech.down, 'secret');
    if (card === undefined) break;
    tech.up.push(card);
    emit(t, 'DLS.KRANK.4', 'ls.tech.shown', { card });
  }
  const rangers = fighters.map(({ ranger }) => ranger);
  const shown = moment('attackLeader', { vs: vsLeader('krank'), touched: rangers });
  const prompt: Message = { key: 'ls.tech.now', params: { cards: [...tech.up] } };
  yield* offer(t, rangers, shown, { rule: 'DLS.KRANK.4', prompt, half: 'against tech' });
  return shown.off;
}

/** DLS.CLEAD.13, DLS.LEADER.3: the Leader's skills and open tech for one moment of the battle. */
function abilitiesOf({ tech }: State, { leader, off }: Battle, when: Trigger): Ability[] {
  const cards = leader === 'krank' ? tech.up.filter((card) => !off.includes(card)).map(techCard) : [];
  return [...leaderCard(leader).skills, ...cards]
    .flatMap(({ abilities }) => abilities)
    .filter((ability) => ability.when === when);
}

const inBattle = ({ commander, leader, at, fighters }: Battle, rule: Rule): Doing =>
  doing(commander, rule, `leader.${leader}`, { at, fighters: fighters.map(({ ranger }) => ranger), group: true });

/** Skills and tech work in this order: bans, dice, To-Hit, wounds, cards lost. */
function* bracing(t: Table, battle: Battle): Flow<void> {
  const effects = abilitiesOf(t.state, battle, 'attackLeader').flatMap((ability) => ability.effects);
  if (effectsOf(effects, 'ban').some(({ what }) => what === 'special')) banSpecials(t, battle);
  for (const { n } of effectsOf(effects, 'addDice')) battle.dice += n;
  for (const { n } of effectsOf(effects, 'modToHit')) battle.toHit += n;
  yield* carryOut(t, effectsOf(effects, 'wound'), inBattle(battle, 'DLS.CLEAD.13'));
  for (const { rule, n = 0, faces = [], perMutation = 0 } of effectsOf(effects, 'battleRule')) {
    if (rule === 'noReroll') battle.noReroll.push(...faces); // DLS.BAMA.3
    if (rule === 'needFace') battle.needFace = n; // DLS.BRAMBLE.2
    if (rule === 'blockHits') battle.block += n;
    if (rule === 'shedCards') for (const fighter of battle.fighters) shed(t, fighter, n, perMutation);
  }
}

function banSpecials(t: Table, battle: Battle): void {
  battle.noSpecials = true;
  for (const fighter of battle.fighters) {
    if (fighter.specials.length === 0) continue;
    fighter.ranger.specials.push(...fighter.specials);
    emit(t, 'DLS.CLEAD.13', 'ls.battle.specials', { ranger: fighter.ranger.id, cards: [...fighter.specials] });
    fighter.specials = [];
  }
}

/** DLS.PUKE.2, DLS.PUKE.3: Defender cards played for this attack, by lot; Special cards are not touched. */
function shed(t: Table, fighter: Fighter, n: number, perMutation: number): void {
  const lost = drawnByLot(t, fighter.defenders, n + perMutation * fighter.ranger.mutations.length);
  if (lost.length === 0) return;
  fighter.defenders = fighter.defenders.filter((card) => !lost.includes(card));
  emit(t, 'DLS.PUKE.2', 'ls.battle.shed', { ranger: fighter.ranger.id, cards: lost });
}

/** DLS.CLEAD.9: in the commander's order, chosen anew after each roll. Returns who struck the last blow. */
function* assault(t: Table, battle: Battle): Flow<Ranger | null> {
  const waiting = [...battle.fighters];
  while (waiting.length > 0) {
    const fighter = yield* oneOf(t, battle.commander.seat, {
      rule: 'DLS.CLEAD.9',
      prompt: { key: 'ls.battle.next', params: { leader: battle.leader } },
      of: waiting,
      as: ({ ranger }) => rangerOption(ranger),
    });
    waiting.splice(waiting.indexOf(fighter), 1);
    const hits = yield* strike(t, battle, fighter);
    const of = t.state.leaders[battle.leader];
    emit(t, 'DLS.CLEAD.11', 'ls.battle.hits', { ranger: fighter.ranger.id, leader: battle.leader, hits });
    if (hits >= of.health) return fighter.ranger; // DLS.CLEAD.12
    of.health -= hits;
  }
  return null;
}

/** DLS.CLEAD.10: all own dice with all rerolls; DLS.CLEAD.21: another's Special card may help. */
function* strike(t: Table, battle: Battle, { ranger, moment: attack, defenders, specials }: Fighter): Flow<number> {
  const dice = cardDice(defenders, specials) + attack.dice + battle.dice; // DLS.DICE.2
  if (dice <= 0) return 0; // DLS.PUKE.9
  attack.parts = [pool(dice, Math.max(2, battle.toHit))];
  attack.noReroll.push(...battle.noReroll);
  if (battle.noSpecials) attack.banned.push('special');
  const params = { ranger: ranger.id, leader: battle.leader };
  yield* throwDice(t, ranger, attack, { rule: 'DLS.CLEAD.11', prompt: { key: 'ls.battle.roll', params } });
  yield* offer(t, inOrder(t.state), attack, {
    rule: 'DLS.CLEAD.21',
    prompt: {
      key: 'ls.rolled.now',
      params: { ranger: ranger.id, dice: attack.parts.flatMap((part) => part.dice), stakes: attack.stakes },
    },
    half: 'after the dice',
    only: (use) => use.ranger === ranger || isPlayed(use.source),
    facts: () => ({ ...rollFacts(attack), enough: hitsIn(battle, attack) >= t.state.leaders[battle.leader].health }),
  });
  return hitsIn(battle, attack);
}

/** DLS.BRAMBLE.2: what counts of a roll. */
function hitsIn({ needFace, block }: Battle, { parts }: Fighter['moment']): number {
  const part = parts[0] as Part;
  if (needFace !== null && !part.dice.includes(needFace)) return 0;
  return Math.max(0, hitsOf(part) - block);
}

/** DLS.CLEAD.17, DLS.LEADER.7: three Defender cards for everyone who took part, and only for them (DLS.CLEAD.6). */
function* victory(t: Table, battle: Battle, slayer: Ranger): Flow<void> {
  const last: Effects = abilitiesOf(t.state, battle, 'leaderSlain').flatMap(({ effects }) => effects);
  yield* slay(t, battle.leader, slayer, 'DLS.SLAYER.1'); // DLS.LEADER.9
  yield* carryOut(t, last, inBattle(battle, 'DLS.CLEAD.13'));
  t.state.turn.due.push(...battle.fighters.map(({ ranger }) => ({ what: 'battle' as const, ranger: ranger.id })));
}

/**
 * The penalty of each board: DLS.BAMA.4, DLS.BAMA.5, DLS.BAMA.6, DLS.BRAMBLE.3,
 * DLS.KRANK.5, DLS.KRANK.6, DLS.KRANK.7, DLS.PUKE.4, DLS.PUKE.5, DLS.PUKE.6.
 */
const PENALTY = {
  bama: 'DLS.BAMA.4',
  bramble: 'DLS.BRAMBLE.3',
  krank: 'DLS.KRANK.5',
  puke: 'DLS.PUKE.4',
} as const satisfies Record<LeaderId, Rule>;

/** DLS.CLEAD.14, DLS.CLEAD.15, DLS.LEADER.8: the penalty, then home. What was dealt stays (DLS.CLEAD.16). */
function* defeat(t: Table, battle: Battle): Flow<void> {
  const { leader, fighters } = battle;
  emit(t, 'DLS.CLEAD.14', 'ls.battle.lost', { leader, health: t.state.leaders[leader].health });
  yield* carryOut(t, leaderCard(leader).defeat.effects, inBattle(battle, PENALTY[leader]));
  for (const { effects } of abilitiesOf(t.state, battle, 'leaderWins')) {
    yield* carryOut(t, effects, inBattle(battle, 'DLS.CLEAD.13'));
  }
  for (const { ranger } of fighters) {
    ranger.at = LAST_STAND;
    emit(t, 'DLS.CLEAD.15', 'ls.moved', { ranger: ranger.id, at: LAST_STAND });
  }
}

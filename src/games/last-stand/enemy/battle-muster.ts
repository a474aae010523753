import { idOf, type Meaning, type Objection } from '../../../kernel/index.ts';
import type { Joined } from '../facts.ts';
import type { Using } from '../means.ts';
import type { TextKey } from '../wording/said.ts';
import { diceOf, isChoice, type Use, usesOf } from '../moments/abilities.ts';
import { defenderCard, effectsOf, leaderCard, specialCard, tribeOf } from '../cards/cards.ts';
import { spendDefenders, spendSpecial } from '../cards/decks.ts';
import { type Moment, moment } from '../moments/moment.ts';
import { cardOption, ownUseOption, yesNo } from '../options.ts';
import { cardsAgainst, type Ranger, rangersAt, type State } from '../state.ts';
import { emit, type Flow, pick, type Table, type Offer as Shown, type Message } from '../verbs.ts';
import type { Foe } from '../cards/vocabulary.ts';
import { apply, automatic, mayUse } from '../moments/windows.ts';
import { type CardId, LEADERS, type LeaderId, type Loc } from '../wording/words.ts';

/** Who fights a Leader, and with what: all of it is shown before the first die (DLS.CLEAD.7). */

export interface Fighter {
  readonly ranger: Ranger;
  readonly moment: Moment;
  defenders: CardId[];
  specials: CardId[];
}

export const vsLeader = (leader: LeaderId): readonly Foe[] => [leader, tribeOf(leader)];
const attackOn = (ranger: Ranger, leader: LeaderId): Moment =>
  moment('attackLeader', { by: ranger, at: ranger.at, vs: vsLeader(leader) });

const total = (of: readonly number[]): number => of.reduce((sum, n) => sum + n, 0);

/** DLS.CLEAD.1, DLS.CLEAD.2, DLS.CLEAD.3, DLS.SPEC.8: dice of cards of the Leader's colour, and of any Special card. */
export const cardDice = (defenders: readonly CardId[], specials: readonly CardId[]): number =>
  total(defenders.map((card) => defenderCard(card).dice)) + total(specials.map((card) => specialCard(card).dice));

const givesDice = (state: State, ranger: Ranger, of: Moment): Use[] =>
  usesOf(state, ranger, of.whens).filter((use) => diceOf(use) > 0 && mayUse(state, use, of));

/** DLS.CLEAD.20: at least 1 die; DLS.BAMA.2: at least 4 against Bama, for the commander too. */
export const leastDice = (leader: LeaderId): number => LEAST[leader];
const LEAST = Object.fromEntries(
  LEADERS.map((leader) => {
    const rules = leaderCard(leader).skills.flatMap(({ abilities }) =>
      abilities.flatMap(({ effects }) => effectsOf(effects, 'battleRule')),
    );
    return [leader, Math.max(1, ...rules.map(({ rule, n = 0 }) => (rule === 'minDice' ? n : 0)))];
  }),
) as Readonly<Record<LeaderId, number>>;

/** The dice of everything that a Ranger has against a Leader. */
export const mostDice = (state: State, ranger: Ranger, leader: LeaderId): number =>
  cardDice(cardsAgainst(ranger, leader), ranger.specials) +
  total(givesDice(state, ranger, attackOn(ranger, leader)).map(diceOf));

/** Whether a Ranger could bring enough of them, with those that others give to everybody. */
export const couldFight = (state: State, ranger: Ranger, leader: LeaderId, given = 0): boolean =>
  given + mostDice(state, ranger, leader) >= leastDice(leader);

/** Dice that those who are in give to everybody in the battle. */
export const diceForAll = (fighters: readonly Fighter[]): number =>
  total(fighters.map(({ moment: attack }) => attack.diceForAll));

/** DLS.CLEAD.4, DLS.CLEAD.5, DLS.LEADER.5: the commander first, then whoever else is here and wants to. */
export function* muster(t: Table, commander: Ranger, leader: LeaderId): Flow<Fighter[]> {
  const fighters = [yield* commit(t, commander, leader, [])];
  for (const ranger of others(t.state, commander)) {
    const fighter = yield* join(t, ranger, commander, leader, fighters);
    if (fighter !== null) fighters.push(fighter);
  }
  return fighters;
}

/** What lies on the table so far, for all to see: who is in, with which cards and how many dice. */
const laidOut = (fighters: readonly Fighter[]): Joined['committed'] =>
  fighters.map(({ ranger, defenders, specials, moment: { dice } }) => ({
    ranger: ranger.id,
    cards: [...defenders, ...specials],
    dice: cardDice(defenders, specials) + dice + diceForAll(fighters),
  }));

const others = (state: State, { at, id }: Ranger): Ranger[] =>
  rangersAt(state, at as Loc).filter((ranger) => ranger.id !== id);

function* join(
  t: Table,
  ranger: Ranger,
  commander: Ranger,
  leader: LeaderId,
  fighters: readonly Fighter[],
): Flow<Fighter | null> {
  if (!couldFight(t.state, ranger, leader, diceForAll(fighters))) return null;
  const prompt: Message = { key: 'ls.battle.join', params: { ranger: ranger.id, commander: commander.id, leader } };
  const facts = { committed: laidOut(fighters) };
  if ((yield* yesNo(t, ranger.seat, { rule: 'DLS.CLEAD.5', prompt, facts })) === 'no') return null;
  return yield* commit(t, ranger, leader, fighters);
}

/** What a Ranger may lay open for dice, and what comes without being laid open. */
interface Offer {
  readonly own: readonly CardId[];
  readonly uses: readonly Use[];
  /** How many dice each option gives, by its id. */
  readonly dice: Readonly<Record<string, number>>;
  readonly sure: number;
}

function offerOf(state: State, ranger: Ranger, leader: LeaderId, attack: Moment): Offer {
  const own = cardsAgainst(ranger, leader);
  const all = givesDice(state, ranger, attack);
  const uses = all.filter(isChoice);
  return {
    own,
    uses,
    dice: Object.fromEntries([
      ...own.map((card) => [card, cardDice([card], [])] as const),
      ...ranger.specials.map((card) => [card, cardDice([], [card])] as const),
      ...uses.map((use) => [use.id, diceOf(use)] as const),
    ]),
    sure: total(all.filter((use) => !isChoice(use)).map(diceOf)),
  };
}

/** Cards and abilities laid open for dice. Fewer than are needed are not taken (DLS.BAMA.2, DLS.CLEAD.20). */
function* commit(t: Table, ranger: Ranger, leader: LeaderId, fighters: readonly Fighter[]): Flow<Fighter> {
  const attack = attackOn(ranger, leader);
  const { own, uses, dice: each, sure } = offerOf(t.state, ranger, leader, attack);
  const given = sure + diceForAll(fighters);
  const dieOption =
    (kind: 'defender' | 'special') =>
    (card: CardId): Shown<CardId> => ({
      ...cardOption(card),
      label: { key: `ls.battle.${kind}`, params: { card, n: each[card] ?? 0 } },
    });
  const options: Shown<CardId | Using>[] = [
    ...own.map(dieOption('defender')),
    ...ranger.specials.map(dieOption('special')),
    ...uses.map(ownUseOption),
  ];
  const least = leastDice(leader);
  const laid = (chosen: readonly Meaning[]): number => given + total(chosen.map((means) => each[idOf(means)] ?? 0));
  const chosen = yield* pick(t, ranger.seat, {
    rule: 'DLS.CLEAD.7',
    prompt: { key: 'ls.battle.commit', params: { ranger: ranger.id, leader, least } },
    options,
    min: 0,
    max: options.length,
    check: (tried) => tooFew(leader, laid(tried)),
    suggestions: [options.map(({ means }) => means)],
    facts: { committed: laidOut(fighters), given, dice: each },
  });
  const ids = chosen.map(idOf);
  const defenders = own.filter((card) => ids.includes(card));
  const specials = ranger.specials.filter((card) => ids.includes(card));
  yield* automatic(t, [ranger], attack, 'before the dice');
  for (const use of uses) if (ids.includes(use.id)) yield* apply(t, use, attack);
  spendDefenders(t.state, ranger, defenders); // DLS.CLEAD.8: also if they turn out not to be needed
  for (const card of specials) spendSpecial(ranger, card);
  const dice = laid(chosen);
  emit(t, 'DLS.CLEAD.7', 'ls.battle.committed', { ranger: ranger.id, cards: [...defenders, ...specials], dice });
  return { ranger, moment: attack, defenders, specials };
}

function tooFew(leader: LeaderId, dice: number): Objection<TextKey> | null {
  const least = leastDice(leader);
  if (dice >= least) return null;
  const rule = least > 1 ? 'DLS.BAMA.2' : 'DLS.CLEAD.20';
  return { rule, reason: { key: 'ls.battle.short', params: { leader, dice, least } }, facts: { dice, least } };
}

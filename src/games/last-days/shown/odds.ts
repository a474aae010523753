import { type Answer, meansOf, type Request, type Seat } from '../../../kernel/index.ts';
import { hasSkill } from '../characteristics.ts';
import type { MenuChoice, Shot } from '../decisions.ts';
import type { Battle, Character, State, Zombie } from '../state.ts';
import type { TextKey } from '../text.ts';
import { contactsOf, isZombie, nameOf, unitOf } from '../units.ts';
import type { Fact } from '../verbs.ts';

/** What a player wants to know before an answer in a battle: what becomes of people, the dead, doors and Groups. */
export function measureBattle(before: Battle, after: Battle, seat: Seat): Fact[] {
  return [
    ...before.characters.flatMap((was) => {
      const now = after.characters.find(({ id }) => id === was.id);
      return now === undefined ? [] : characterFacts(was, now, seat);
    }),
    ...before.zombies.flatMap((was) =>
      zombieFacts(
        was,
        after.zombies.find(({ id }) => id === was.id),
      ),
    ),
    ...reached(before, after, seat),
    ...arrivals(before, after),
    ...brokenGroups(before, after, seat),
    ...doorFacts(before, after),
    ...taggedFacts(before, after, seat),
  ];
}

type More = Pick<Fact, 'n' | 'stated'>;

/** Facts about somebody: bad for the Group that they belong to, or good for it. */
function characterFacts(was: Character, now: Character, seat: Seat): Fact[] {
  if (was.fate !== 'here') return [];
  const own = was.seat === seat;
  const harm = (key: TextKey, more: More = {}): Fact => ({
    key,
    params: { name: nameOf(was) },
    tone: own ? 'bad' : 'good',
    ...more,
  });
  const gain = (key: TextKey, more: More = {}): Fact => ({ ...harm(key, more), tone: own ? 'good' : 'bad' });
  if (now.fate === 'out') return [harm('ld.odds.out')];
  if (now.fate === 'left') return [gain('ld.odds.left', { stated: true })];
  const wounds = now.damage - was.damage;
  const dry = now.guns.filter(({ empty }, i) => empty && was.guns[i]?.empty === false).length;
  const hasMoved = now.x !== was.x || now.y !== was.y || now.level !== was.level;
  return [
    ...(wounds > 0 ? [harm('ld.odds.wounded', { n: wounds })] : []),
    ...(now.frozen && !was.frozen ? [harm('ld.odds.frozen')] : []),
    ...(now.subdued && !was.subdued ? [harm('ld.odds.subdued')] : []),
    ...(dry > 0 ? [harm('ld.odds.dry')] : []),
    ...(hasMoved ? [gain('ld.odds.moved', { stated: true })] : []),
    ...(was.locked !== null && now.locked === null ? [harm('ld.odds.token', { stated: true })] : []),
  ];
}

/** The dead are nobody's: whatever befalls them is good. */
function zombieFacts(was: Zombie, now: Zombie | undefined): Fact[] {
  const fact = (key: TextKey, more: More = {}): Fact => ({
    key,
    params: { name: nameOf(was) },
    tone: 'good',
    ...more,
  });
  if (now === undefined) return [fact('ld.odds.destroyed')];
  const knocked = now.knockback - was.knockback;
  return [
    ...(knocked > 0 ? [fact('ld.odds.knocked', { n: knocked })] : []),
    ...(now.subdued && !was.subdued ? [fact('ld.odds.subdued')] : []),
  ];
}

/** LD.ZACT.7: whom a zombie that has moved has come to touch. */
const reached = (before: Battle, after: Battle, seat: Seat): Fact[] =>
  after.zombies.flatMap((zombie) => {
    const was = before.zombies.find(({ id }) => id === zombie.id);
    if (was === undefined || (was.x === zombie.x && was.y === zombie.y && was.level === zombie.level)) return [];
    return contactsOf(after, zombie).flatMap((one): Fact[] => {
      if (isZombie(one)) return [];
      const params = { name: nameOf(zombie), victim: nameOf(one) };
      return [{ key: 'ld.odds.reached', params, tone: one.seat === seat ? 'bad' : 'good' }];
    });
  });

/** LD.NOISE.5 */
function arrivals(before: Battle, after: Battle): Fact[] {
  const known = new Set(before.zombies.map(({ id }) => id));
  const n = after.zombies.filter(({ id }) => !known.has(id)).length;
  return n === 0 ? [] : [{ key: 'ld.odds.arrive', n, tone: 'bad' }];
}

/** LD.BREAK.6 */
const brokenGroups = (before: Battle, after: Battle, seat: Seat): Fact[] =>
  after.sides.flatMap((side, i): Fact[] =>
    side.broken && before.sides[i]?.broken === false
      ? [{ key: 'ld.odds.broken', params: { seat: side.seat }, tone: side.seat === seat ? 'bad' : 'good' }]
      : [],
  );

/** LD.TERRAIN.16, LD.SKILL.19: a door that breaks, and one that holds for now. */
function doorFacts(before: Battle, after: Battle): Fact[] {
  const isBroken = (battle: Battle, id: string): boolean => battle.changes.openings?.[id]?.state === 'broken';
  const broken = Object.keys(after.changes.openings ?? {}).filter((id) => isBroken(after, id) && !isBroken(before, id));
  const hits = Object.keys(after.doors).reduce((sum, id) => {
    const more = (after.doors[id] ?? 0) - (before.doors[id] ?? 0);
    return isBroken(after, id) ? sum : sum + Math.max(0, more);
  }, 0);
  return [
    ...(broken.length > 0 ? [{ key: 'ld.odds.door', tone: 'even' } as const] : []),
    ...(hits > 0 ? [{ key: 'ld.odds.door.hit', n: hits, tone: 'even' } as const] : []),
  ];
}

/** LD.SKILL.64: who acts directly afterwards. */
function taggedFacts(before: Battle, after: Battle, seat: Seat): Fact[] {
  const tagged = after.activation?.tagged ?? null;
  const one = after.characters.find(({ id }) => id === tagged);
  if (one === undefined || before.activation?.tagged === tagged) return [];
  return [{ key: 'ld.odds.tagged', params: { name: nameOf(one) }, tone: one.seat === seat ? 'good' : 'bad' }];
}

/** A way that is still being walked, the answers to an action, and a zombie on its way belong to what was set off; the end of a one-off, too. */
export function goesOn(before: State, { battle, campaign }: State): boolean {
  if (battle === null || before.battle === null) return false;
  if (battle.phase === 'over') return campaign === null;
  const { activation, horde } = battle;
  if (activation !== null && activation.unit === before.battle.activation?.unit)
    return activation.going !== null || activation.answering !== null;
  return horde !== null && horde.unit !== null && horde.handed.length === before.battle.horde?.handed.length;
}

/** Answers that only lead to the same player's next question, where it is told what comes of it. */
const OPENS: readonly (MenuChoice | Shot)['do'][] = ['move', 'run', 'jump', 'long-jump', 'noisemaker', 'throw'];
const ASKS: readonly TextKey[] = ['ld.shoot.who', 'ld.stop', 'ld.fence', 'ld.fence.again'];
const ATTACKERS: readonly TextKey[] = ['ld.fight.who', 'ld.fight.zombie'];

/** 0 for an answer that only opens a question; nor are all the rest of the dead moved to tell what they will do. */
export function oddsTried({ battle }: State, request: Request, answer: Answer): number | null {
  const key = request.prompt.key as TextKey;
  if (ASKS.includes(key) || answer === 'rest') return 0;
  if (battle !== null && ATTACKERS.includes(key) && typeof answer === 'string')
    return choosesBlow(battle, answer) ? 0 : null;
  if (request.kind !== 'choose' || (key !== 'ld.menu' && key !== 'ld.shoot.menu')) return null;
  const option = request.options.find(({ id }) => id === answer);
  return option !== undefined && OPENS.includes(meansOf<MenuChoice | Shot>(option).do) ? 0 : null;
}

/** LD.CQC.11, LD.SKILL.57: whether there is more to say than who attacks. */
function choosesBlow(battle: Battle, id: string): boolean {
  const unit = unitOf(battle, id);
  return contactsOf(battle, unit).length > 1 || (!isZombie(unit) && hasSkill(unit, 'subdue'));
}

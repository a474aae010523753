import type { Seat } from '../../../../kernel/index.ts';
import type { Table } from '../../state.ts';
import { choose, emit, type Flow, roll } from '../../verbs.ts';
import type { Behaviour } from '../../words.ts';
import type { MapAction } from '../turn/action.ts';
import { BRAINS_BY_DIE, DECAY, HUNGER } from '../figures.ts';
import { called, campaignOf, enemiesBeside, factionOf, groupOf, pointsOf } from '../groups.ts';
import { groupOption } from '../turn/search.ts';
import type { BattleWay, Campaign, Group } from '../state.ts';
import { beginBattle } from './battlefield.ts';
import { fightFast } from './fast.ts';

/** EDM.CSHARED.7: against every faction right beside, with one group each; everybody for themselves. */
export const battle: MapAction<'battle'> = {
  id: 'battle',
  options(campaign, _side, group) {
    const enemies = enemiesBeside(campaign, group);
    const [enemy] = enemies;
    if (enemy === undefined) return [];
    const [points, there] = [pointsOf(group), enemies.map(({ tile }) => tile)];
    if (enemies.length > 1) return [{ said: 'several', params: { points, there } }];
    return [{ params: { points, there, strength: pointsOf(enemy), enemy: enemy.kind, nth: enemy.number } }];
  },
  *play(t, _side, group) {
    const campaign = campaignOf(t.state);
    const others: Group[] = [];
    for (const seat of campaign.order) {
      const able = enemiesBeside(campaign, group).filter((enemy) => enemy.seat === seat);
      const [only] = able;
      if (only !== undefined) others.push(able.length === 1 ? only : yield* whichFights(t, seat, group, able));
    }
    campaign.fighting = [group, ...others].map(({ id }) => id);
    emit(t, 'EDM.CSHARED.7', 'ed.battle.joined', { ...called(group), against: others.map(({ seat }) => seat) });
    campaign.behaviour = yield* behave(t, campaign);
    const way = yield* howToFight(t, campaign);
    beginBattle(t);
    if (way === 'fast') yield* fightFast(t);
  },
};

/** EDM.CSHARED.8, EDM.X.11: its player chooses among several. */
function* whichFights(t: Table, seat: Seat, against: Group, able: readonly Group[]): Flow<Group> {
  const choice = yield* choose(t, seat, {
    rule: 'EDM.CSHARED.8',
    prompt: { key: 'ed.battle.which', params: { ...called(against), enemy: against.seat } },
    options: able.map((group) => groupOption(group)),
  });
  return able.find(({ id }) => choice.group === id) as Group;
}

/** EDM.CSHARED.11, EDM.CSHARED.12: the Zombie Behaviour Generator, with one die or three. */
function* behave(t: Table, campaign: Campaign): Flow<Behaviour | null> {
  const horde = campaign.fighting
    .map((id) => groupOf(campaign, id))
    .find((group) => factionOf(campaign, group) === 'zombies');
  if (horde === undefined) return null;
  const { seat } = horde;
  const dice = yield* choose(t, seat, {
    rule: 'EDM.CSHARED.12',
    prompt: { key: 'ed.behaviour' },
    options: ['one', 'each'],
  });
  const prompt = { key: 'ed.behaviour.roll' } as const;
  const rolled = yield* roll(t, dice === 'one' ? '1d8' : '3d8', { rule: 'EDM.ZVAR.1', prompt, seat, ordered: true });
  const [decay = 1, brains = decay, hunger = decay] = rolled;
  const behaviour = behaviourFrom(decay, brains, hunger);
  emit(t, 'EDM.ZVAR.1', 'ed.behaves', { ...behaviour }, { dice: [{ sides: 8, rolled: [...rolled] }] });
  return behaviour;
}

/** EDM.T.ZVAR */
export const behaviourFrom = (decay: number, brains: number, hunger: number): Behaviour => ({
  decay: DECAY[decay - 1] as Behaviour['decay'], // EDM.ZVAR.2
  brains: BRAINS_BY_DIE[brains - 1] as Behaviour['brains'], // EDM.ZVAR.5
  hunger: HUNGER[hunger - 1] as Behaviour['hunger'], // EDM.ZVAR.8
});

/** On the table, or fast if all who fight agree; unless everybody agreed beforehand. */
function* howToFight(t: Table, campaign: Campaign): Flow<Exclude<BattleWay, 'ask'>> {
  if (campaign.battles !== 'ask') return campaign.battles;
  const groups = campaign.fighting.map((id) => groupOf(campaign, id));
  const seats = groups.map(({ seat }) => seat);
  const params = { tile: (groups[0] as Group).tile, seats, points: groups.map(pointsOf) };
  const wishes = yield* choose(
    t,
    { all: seats },
    { rule: 'EDM.CSHARED.9', prompt: { key: 'ed.battle.how', params }, options: ['play', 'fast'] },
  );
  return seats.every((seat) => wishes[seat] === 'fast') ? 'fast' : 'play';
}

import { sceneAt } from '../../../kernel/testing.ts';
import type { Seat } from '../../../kernel/index.ts';
import { newBattle } from '../battle.ts';
import type { Recruit } from '../groups/create.ts';
import type { Group, Member } from '../groups/group.ts';
import { groupOf, hero, thug } from '../groups/testing.ts';
import { lastDays } from '../index.ts';
import { setup } from '../prepare/setup.ts';
import type { Battle, State, Token } from '../state.ts';
import type { BattleScene } from '../testing.ts';
import type { Campaign, CampaignSide, Fixture } from './state.ts';

/** Scenes of the time after a game: two Groups, and a game between them that is over. */

export interface OverSpec {
  /** Ann with Aid and Ben with Eve in Malls, where nothing else is said. */
  readonly a?: Partial<Group>;
  readonly b?: Partial<Group>;
  readonly encounter?: Battle['encounter'];
  readonly winner?: Seat | null;
  readonly rule?: NonNullable<Battle['ending']>['rule'];
  /** Supply Tokens and Captives, and who goes home with which. */
  readonly tokens?: readonly Partial<Token>[];
  readonly taken?: Readonly<Record<Seat, string[]>>;
  /** Who went Out of Action: a1, a2… and b1, b2… in the order of the Groups. */
  readonly out?: readonly string[];
  readonly games?: number | null;
  readonly goal?: boolean;
  readonly attackCounts?: 'living' | 'all';
  readonly change?: (campaign: Campaign, battle: Battle) => void;
}

const ANN = groupOf(hero, [{ type: 'rescue-worker', name: 'Aid', blades: ['club'] }]);
const BEN = groupOf(thug, [{ type: 'crony', name: 'Eve', blades: ['club'] }]);

export function over({
  a,
  b,
  encounter = 'scavengers',
  winner = null,
  rule = 'LD.SCAV.4',
  tokens = [],
  taken = { a: [], b: [] },
  out = [],
  games = 5,
  goal = false,
  attackCounts = 'living',
  change = () => {},
}: OverSpec): BattleScene {
  const groups = { a: { ...ANN, ...a }, b: { ...BEN, ...b } };
  const given = lastDays.schema.parse({
    kind: 'campaign',
    groups: [ANN, BEN],
    games,
    goal,
    attackCounts,
    battles: 'play',
  });
  const state = setup(undefined as never, given);
  const campaign = state.campaign as Campaign;
  for (const one of campaign.sides) one.group = groups[one.seat as 'a' | 'b'];
  const free = ({ members, ...group }: Group): Group => ({ ...group, members: members.filter((one) => !one.captured) });
  const battle = newBattle({
    encounter,
    table: { kind: 'ready', table: 'suburb' },
    groups: { a: free(groups.a), b: free(groups.b) },
  });
  for (const one of battle.characters) one.fate = out.includes(one.id) ? 'out' : 'here';
  battle.tokens = tokens.map((one, i) => ({
    id: `t${i + 1}`,
    kind: 'supply',
    at: null,
    carrier: null,
    captive: null,
    ...one,
  }));
  Object.assign(battle, { phase: 'over', turn: 5, ending: { rule, winner, taken } });
  state.battle = battle;
  const fixture: Fixture = { seats: ['a', 'b'], encounter, attacker: encounter === 'rescue' ? 'a' : null };
  Object.assign(campaign, { game: 1, round: 1, fixture });
  change(campaign, battle);
  return sceneAt<State>(lastDays, state, { setup: given as never, dice: 'typed', showsDice: true });
}

const DULL = ['wait', 'armed', 'keep', 'rest', 'stay', 'decline'];

/** On to the first question under that rule: dice on the way show 1, zombies fail, and nobody learns, changes gear or leaves. */
export function until(m: BattleScene, rule: string): BattleScene {
  while (m.match.request !== null && m.match.request.rule !== rule) {
    const { request } = m.match;
    const [seat] = request.seats as [Seat];
    const face = request.rule === 'LD.ATTACK.1' ? 6 : 1;
    if (request.kind === 'roll')
      m.answer(
        seat,
        Array.from({ length: request.count }, () => face),
      );
    else {
      const dull = m.asked().options.find((id) => DULL.includes(id));
      if (dull === undefined) throw new Error(`${request.rule} offers ${m.asked().options.join(', ')}`);
      m.answer(seat, dull);
    }
  }
  return m;
}

export const side = (m: BattleScene, seat: Seat): CampaignSide =>
  m.state().campaign?.sides.find((one) => one.seat === seat) as CampaignSide;
export const group = (m: BattleScene, seat: Seat): Group => side(m, seat).group;
export const names = ({ members }: Pick<Group, 'members'>): string[] => members.map(({ name }) => name);
export const member = (m: BattleScene, seat: Seat, name: string): Member =>
  group(m, seat).members.find((one) => one.name === name) as Member;

/** The same with Groups said by their people, the Leader of each first: m1, m2… on the card. */
export const fought = ({
  a = [hero],
  b = [thug],
  ...spec
}: Omit<OverSpec, 'a' | 'b'> & { readonly a?: readonly Recruit[]; readonly b?: readonly Recruit[] }): BattleScene =>
  over({ ...spec, a: team(a), b: team(b) });
const team = ([leader, ...followers]: readonly Recruit[]): Group => groupOf(leader as Recruit, followers, 'mall', 200);

/** Somebody on the card of a Group, in it or gone. */
export function cardOf(m: BattleScene, seat: Seat, id: string): Member {
  const { members, gone = [] } = group(m, seat);
  return [...members, ...gone.map((one) => one.member)].find((one) => one.id === id) as Member;
}

/** Who is asked, under which rule, and what is offered: `a LD.LEVEL.5 5 6 7`. */
export function ask(m: BattleScene): string {
  const { rule, options, seats } = m.asked();
  return [seats.join(), rule, ...options].join(' ');
}

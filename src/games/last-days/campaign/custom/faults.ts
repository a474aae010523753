import type { SetupFault } from '../../../../kernel/index.ts';
import { faultsAt } from '../../../../skirmish/index.ts';
import { groupFaults } from '../../groups/faults.ts';
import type { Group } from '../../groups/group.ts';
import { positionFaults } from '../../prepare/custom/faults.ts';
import { collect, type Tell } from '../../prepare/custom/names.ts';
import type { Seat } from '../../verbs.ts';
import { memberIn } from '../people.ts';
import type { Campaign, Fixture } from '../state.ts';
import type { CampaignCustom } from './setup.ts';

/** What no campaign could have come to, each with where the set-up says it. */
export function campaignFaults(
  given: CampaignCustom,
  campaign: Campaign,
  groups: (campaign: Campaign, fixture: Fixture) => Readonly<Record<Seat, Group>>,
): SetupFault[] {
  const rough = [
    ...campaign.sides.flatMap(({ group, seat }, i) =>
      // LD.DEATH.1: a Group whose Leader has just died has none until somebody follows.
      isOrphaned(campaign, seat)
        ? []
        : faultsAt(['sides', i, 'group'], groupFaults(group, { use: 'running', bursts: given.options.bursts })),
    ),
    ...collect((tell) => seatFaults(campaign, tell)),
  ];
  if (rough.length > 0) return rough;
  const { fixture } = campaign;
  return [
    ...collect((tell) => courseFaults(given, campaign, tell)),
    ...collect((tell) => afterFaults(campaign, tell)),
    ...collect((tell) => captiveFaults(campaign, tell)),
    ...(given.battle === null || fixture === null
      ? []
      : faultsAt(['battle'], positionFaults(given.battle, groups(campaign, fixture)))),
  ];
}

const isOrphaned = ({ after }: Campaign, seat: Seat): boolean =>
  after?.tasks.some((task) => task.do === 'succession' && task.seat === seat) === true;

type Path = (string | number)[];

function seatFaults(campaign: Campaign, tell: Tell): void {
  const known = campaign.sides.map(({ seat }) => seat);
  const is = (seat: Seat | null | undefined, path: Path): void =>
    tell(typeof seat === 'string' && !known.includes(seat), path, `There is no seat ${seat}`);
  const both = ([one, other]: readonly [Seat, Seat], path: Path): void => {
    is(one, [...path, 0]);
    is(other, [...path, 1]);
    tell(one === other, path, 'Two Groups meet in a game');
  };
  campaign.pairs.forEach(({ seats }, i) => both(seats, ['pairs', i, 'seats']));
  if (campaign.fixture !== null) {
    both(campaign.fixture.seats, ['fixture', 'seats']);
    is(campaign.fixture.attacker, ['fixture', 'attacker']);
  }
  campaign.played.forEach(({ seats, winner }, i) => {
    both(seats, ['played', i, 'seats']);
    tell(winner !== null && !seats.includes(winner), ['played', i, 'winner'], `Seat ${winner} did not play`);
  });
  campaign.after?.tasks.forEach(({ seat }, i) => is(seat, ['after', 'tasks', i, 'seat']));
  campaign.after?.sides.forEach(({ seat }, i) => is(seat, ['after', 'sides', i, 'seat']));
  campaign.captives.forEach(({ seat, captor }, i) => {
    is(seat, ['captives', i, 'seat']);
    is(captor, ['captives', i, 'captor']);
    tell(seat === captor, ['captives', i, 'captor'], 'Nobody holds their own people');
  });
  campaign.rescues.forEach(({ seat, captor }, i) => {
    is(seat, ['rescues', i, 'seat']);
    is(captor, ['rescues', i, 'captor']);
  });
}

/** LD.CAMP.2, LD.CAMP.4, LD.END.2: a battle, the time after one, or the way to the next. */
function courseFaults({ battle }: CampaignCustom, campaign: Campaign, tell: Tell): void {
  const { fixture, after, game, round, games, played, pairs, sides } = campaign;
  tell((battle === null) !== (fixture === null), ['fixture'], 'There is a fixture while its battle is being fought');
  const isOther = battle !== null && fixture !== null && battle.encounter !== fixture.encounter;
  tell(isOther, ['battle', 'encounter'], 'The battle is that of the fixture');
  tell(battle !== null && after !== null, ['after'], 'What comes after a game waits until it is over');
  tell(played.length !== game - (battle === null ? 0 : 1), ['game'], `${played.length} games have been played`);
  tell(games !== null && round > games, ['round'], `The campaign has ${games} rounds`);
  tell(game > 0 && round === 0, ['round'], 'The first round is 1');
  const waiting = [...pairs.flatMap(({ seats }) => seats), ...(fixture?.seats ?? [])];
  tell(new Set(waiting).size < waiting.length, ['pairs'], 'Every Group plays once in a round');
  sides.forEach(({ seat, won }, i) => {
    const games = played.filter((one) => one.winner === seat).length;
    tell(won !== games, ['sides', i, 'won'], `This Group has won ${games} of the games played`);
  });
}

/** LD.CAMP.2: what is done after a game concerns those who fought in it. */
function afterFaults(campaign: Campaign, tell: Tell): void {
  const { after, played, sides } = campaign;
  if (after === null) return;
  const last = played.at(-1)?.seats ?? [];
  after.sides.forEach(({ seat }, i) =>
    tell(seat !== last[i], ['after', 'sides', i, 'seat'], 'These are the two who fought last'),
  );
  after.tasks.forEach((one, i) => {
    const group = sides.find(({ seat }) => seat === one.seat)?.group;
    const isGone = 'member' in one && group !== undefined && memberIn(group, one.member) === undefined;
    tell(isGone, ['after', 'tasks', i, 'member'], 'Nobody in this Group has this id');
  });
}

/** LD.INJ.5: who is captured is somebody's captive. */
function captiveFaults({ captives, sides }: Campaign, tell: Tell): void {
  captives.forEach(({ seat, member }, i) => {
    const group = sides.find((side) => side.seat === seat)?.group;
    const isHeld = group !== undefined && memberIn(group, member)?.captured === true;
    tell(!isHeld, ['captives', i, 'member'], 'Nobody captured in this Group has this id');
  });
  sides.forEach(({ seat, group }, i) =>
    group.members.forEach(({ id, captured }, n) => {
      const isHeld = captives.some((one) => one.seat === seat && one.member === id);
      const path = ['sides', i, 'group', 'members', n, 'captured'];
      tell(captured === true && !isHeld, path, 'Some Group holds them: say so among the captives');
    }),
  );
}

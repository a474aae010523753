import type { SetupFault } from '../../../../../kernel/index.ts';
import { isHuman } from '../../../figures.ts';
import { humanFaults, listFaults } from '../../../prepare/lists.ts';
import { FORCE_POINTS, HORDES_EACH, MOST_FORCES, MOST_HORDES, MOST_POINTS } from '../../figures.ts';
import { controlledBy, factionOf, fullVitality, groupOf, groupsOf, pointsOf, sideOf } from '../../groups.ts';
import { besides, landAt } from '../../map.ts';
import type { Campaign, CampaignSide, Group, Member } from '../../state.ts';

/** What no campaign could have come to, each with where the set-up says it. */
export function campaignFaults(campaign: Campaign): SetupFault[] {
  return [
    ...campaign.sides.flatMap((side, i) => sideFaults(campaign, side, i)),
    ...tileFaults(campaign),
    ...campaign.groups.flatMap((group, i) => groupFaults(campaign, group, i)),
    ...turnFaults(campaign),
    ...beginningFaults(campaign),
    ...battleFaults(campaign),
  ];
}

const fault = (isWrong: boolean, path: (string | number)[], message: string): SetupFault[] =>
  isWrong ? [{ path, message }] : [];

function sideFaults(campaign: Campaign, side: CampaignSide, i: number): SetupFault[] {
  const { faction, supplies, luxuries, raised, seat, lists } = side;
  const at = (part: string): (string | number)[] => ['players', i, part];
  const groups = groupsOf(campaign, seat);
  const most = isHuman(faction) ? MOST_FORCES : MOST_HORDES;
  const atFirst = isHuman(faction) ? 3 : HORDES_EACH * campaign.sides.length; // EDM.CSETUP.11, EDM.CSETUP.13
  return [
    ...fault(!isHuman(faction) && supplies > 0, at('supplies'), 'The zombies have no Supplies'),
    ...fault(!isHuman(faction) && luxuries, at('luxuries'), 'The zombies find no luxuries'),
    ...fault(groups.length > most, ['groups'], `The ${faction} have ${most} groups at most`), // EDM.CGEN.1, EDM.CGEN.2
    ...fault(
      groups.some(({ number }) => number > raised),
      at('raised'),
      'A group has a higher number',
    ),
    ...fault(lists.length > atFirst, at('lists'), `The ${faction} begin with ${atFirst} lists`),
    ...lists.flatMap((list, n) =>
      listFaults(list, faction, FORCE_POINTS).map(({ path, message }) => ({
        path: [...at('lists'), n, ...path],
        message,
      })),
    ),
  ];
}

/** EDM.CGEN.12, EDM.CHUMAN.1, EDM.CHUMAN.2: a tile is told of by its place in the set-up, so the map's own name is given. */
function tileFaults({ tiles, sides }: Campaign): SetupFault[] {
  return tiles.flatMap(({ controller, structure, searched, healed, trained }, tile) => {
    const { name, accessible, x, y } = landAt(tile);
    const where = `${name} (${x}, ${y})`;
    const isTouched = controller !== null || structure !== null || searched || healed || trained;
    return [
      ...fault(isTouched && !accessible, ['tiles'], `${where} cannot be entered`),
      ...fault(
        controller !== null && !sides.some(({ faction }) => faction === controller),
        ['tiles'],
        `Nobody plays the ${controller}, who control ${where}`,
      ),
      ...fault(
        structure !== null && controller === null,
        ['tiles'],
        `Somebody controls ${where}, where a structure stands`,
      ),
      ...fault(healed && structure !== 'aid-station', ['tiles'], `There is no Aid Station in ${where} to heal in`), // EDM.CHUMAN.4
      ...fault(trained && structure !== 'training-ground', ['tiles'], `There is no Training Ground in ${where}`), // EDM.CHUMAN.5
    ];
  });
}

function groupFaults(campaign: Campaign, group: Group, i: number): SetupFault[] {
  const { seat, tile, members, herds, kind } = group;
  const at = (part: string): (string | number)[] => ['groups', i, part];
  const { name, accessible } = landAt(tile);
  const isForce = kind === 'force';
  const shared = campaign.groups.slice(0, i).find((other) => other.tile === tile);
  const points = pointsOf(group);
  return [
    ...fault(!accessible, at('x'), `${name} cannot be entered`), // EDM.CGEN.12
    ...fault(
      shared !== undefined && !(shared.seat === seat && [shared.id, group.id].includes(campaign.passing ?? '')),
      at('x'),
      `Another group stands in ${name}`, // EDM.CGEN.4
    ),
    ...fault(isForce && herds.length > 0, at('herds'), 'Only the zombies have herds'),
    ...fault(!isForce && members.length > 0, at('members'), 'A Horde has herds only'),
    ...fault(members.length + herds.length === 0, at(isForce ? 'members' : 'herds'), 'A group has at least one unit'), // EDM.CSHARED.13
    ...fault(
      points > MOST_POINTS,
      at(isForce ? 'members' : 'herds'),
      `It is worth ${points} points, and the limit is ${MOST_POINTS}`,
    ), // EDM.CGEN.3
    ...members.flatMap((member, n) =>
      memberFaults(campaign, group, member).map(({ path, message }) => ({
        path: [...at('members'), n, ...path],
        message,
      })),
    ),
  ];
}

function memberFaults(campaign: Campaign, group: Group, { entry, vitality, infected, health }: Member): SetupFault[] {
  const side = sideOf(campaign, group.seat);
  const full = fullVitality(entry);
  return [
    ...humanFaults(entry, side.faction),
    ...fault(vitality > full, ['vitality'], `It has ${full} Vitality at most`),
    ...fault(infected && entry.perks.includes('immune'), ['infected'], 'Who is Immune is never infected'), // EDM.PERK.8
    ...fault(health === 'sick' && side.supplies > 0, ['health'], 'Who has Supplies is not sick'), // EDM.COND.3, EDM.COND.4
  ];
}

const isOnce = (seats: readonly string[], of: readonly string[]): boolean =>
  [...seats].sort().join() === [...of].sort().join();

/** EDM.CTURN.5, EDM.CGEN.6, EDM.CGEN.11: whose turn it is, and what is left of it. */
function turnFaults(campaign: Campaign): SetupFault[] {
  const { phase, order, ranking, sides, active, actions, passing } = campaign;
  const seats = sides.map(({ seat }) => seat);
  const isBegun = phase === 'start' || phase === 'actions' || phase === 'battle';
  const side = sides.find(({ seat }) => seat === active);
  const stands = campaign.groups.find(({ id }) => id === passing);
  const isShared = campaign.groups.some(
    ({ id, tile, seat }) => id !== passing && tile === stands?.tile && seat === stands.seat,
  );
  return [
    ...fault(!isOnce(order, seats), ['order'], 'The order names every seat once'),
    ...fault(phase === 'order' && !isOnce(ranking.flat(), seats), ['ranking'], 'The ranking names every seat once'),
    ...fault(phase === 'order' && ranking.some((place) => place.length === 0), ['ranking'], 'Somebody has every place'),
    ...fault(isBegun && side?.out !== false, ['active'], `Seat ${active} has nothing left on the map`),
    ...fault(
      (phase === 'actions' || phase === 'battle') && side?.turns === 0,
      ['players', seats.indexOf(active), 'turns'],
      'Who acts has begun a turn',
    ),
    ...fault(
      actions > 0 && phase !== 'actions' && phase !== 'battle',
      ['actions'],
      'Actions are left in the phase actions only',
    ),
    ...fault(
      passing !== null && !(stands?.seat === active && isShared && (phase === 'actions' || phase === 'start')),
      ['passing'],
      'Only a group of the active player that stands on another of its own has to move on',
    ),
    ...fault(
      isBegun && sides.filter(({ out }) => !out).length < 2,
      ['groups'],
      'Only one side is left: the campaign is over',
    ),
  ];
}

/** EDM.CSETUP.7 to EDM.CSETUP.14: while the map is being set up it is as the dice leave it. */
function beginningFaults(campaign: Campaign): SetupFault[] {
  const { phase, sides, groups, tiles } = campaign;
  if (phase === 'start' || phase === 'actions' || phase === 'battle') return [];
  const takes = phase === 'order' ? [0] : phase === 'tiles' ? [0, 1, 2, 3] : [1, 2, 3]; // EDM.CSETUP.8
  return [
    ...sides.flatMap(({ faction, seat }, i) => {
      const held = controlledBy(campaign, faction).length;
      const allowed = isHuman(faction) ? takes : [0];
      const isWrong = !allowed.includes(held);
      const homeless =
        isHuman(faction) && groupsOf(campaign, seat).some((group) => tiles[group.tile]?.controller !== faction);
      return [
        ...fault(isWrong, ['tiles'], `The ${faction} control ${allowed.join(' or ')} tiles in the phase ${phase}`),
        ...fault(homeless, ['groups'], `The Forces of the ${faction} stand in their own tiles`), // EDM.CSETUP.11
        ...fault(sides[i]?.turns !== 0, ['players', i, 'turns'], 'Nobody has had a turn yet'),
      ];
    }),
    ...fault(
      tiles.some(({ structure, searched }) => structure !== null || searched),
      ['tiles'],
      'Nothing is built or searched before the first turn',
    ),
    ...groups.flatMap((group, i) => {
      const isHorde = factionOf(campaign, group) === 'zombies';
      const isEarly = isHorde ? phase !== 'hordes' : phase !== 'hordes' && phase !== 'forces';
      const isTaken = isHorde && tiles[group.tile]?.controller !== null;
      return [
        ...fault(isEarly, ['groups', i], `It is not on the map yet in the phase ${phase}`),
        ...fault(isTaken, ['groups', i], 'A Horde does not begin in a controlled tile'), // EDM.CSETUP.14
      ];
    }),
    ...fault(
      groups.filter((group) => factionOf(campaign, group) === 'zombies').length > HORDES_EACH * sides.length,
      ['groups'],
      `The zombies begin with ${HORDES_EACH * sides.length} Hordes`, // EDM.CSETUP.13
    ),
  ];
}

/** EDM.CSHARED.7, EDM.CSHARED.11: one group for each faction, all beside the one that began it. */
function battleFaults(campaign: Campaign): SetupFault[] {
  const { phase, fighting, behaviour, hurried, battles, active } = campaign;
  if (phase !== 'battle') return [];
  const [first, ...others] = fighting.map((id) => groupOf(campaign, id)) as [Group, ...Group[]];
  const hasHorde = [first, ...others].some(({ kind }) => kind === 'horde');
  return [
    ...fault(first.seat !== active, ['battle', 'fighting', 0], 'The active player began the battle'),
    ...others.flatMap((group, i) => [
      ...fault(
        !besides(first.tile).includes(group.tile),
        ['battle', 'fighting', i + 1],
        `${landAt(group.tile).name} does not lie beside ${landAt(first.tile).name}`,
      ),
      ...fault(
        [first, ...others.slice(0, i)].some(({ seat }) => seat === group.seat),
        ['battle', 'fighting', i + 1],
        'One group of each side fights',
      ),
    ]),
    ...fault(
      hasHorde !== (behaviour !== null),
      ['battle', 'behaviour'],
      'The herds of a Horde that fights behave in some way',
    ),
    ...fault(
      hurried === true && battles !== 'ask',
      ['battle', 'hurried'],
      'Only battles that are asked about are hurried',
    ),
  ];
}

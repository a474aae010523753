import type { Training } from '../../decisions.ts';
import { CLASS_FIGURES, isHuman, weaponFigures } from '../../figures.ts';
import { listPoints } from '../../prepare/lists.ts';
import type { Table } from '../../state.ts';
import { choose, emit, type Flow, type Offer } from '../../verbs.ts';
import { type ClassId, CLASSES, type HumanFaction, type WeaponId, WEAPONS } from '../../words.ts';
import type { MapAction } from './action.ts';
import { tileOption } from '../prepare/begin.ts';
import { MOST_POINTS, NEW_POINTS } from '../figures.ts';
import {
  called,
  campaignOf,
  fullVitality,
  hasRoomForGroup,
  isAtHome,
  pointsOf,
  raise,
  roomIn,
  tileOf,
} from '../groups.ts';
import { choosePerks, muster, unitNames } from '../battle/muster.ts';
import type { Campaign, CampaignSide, Group, Member } from '../state.ts';
import { changeSupplies } from './supplies.ts';

/** EDM.CHUMAN.8: 1 Supply for 50 points of training, spent bit by bit. */
export const train: MapAction<'train'> = {
  id: 'train',
  options(campaign, { supplies }, group) {
    const { structure, trained } = tileOf(campaign, group.tile);
    const may = structure === 'training-ground' && isAtHome(campaign, group); // EDM.CHUMAN.5, EDM.CSHARED.5
    return may && !trained && supplies > 0 ? [{}] : [];
  },
  *play(t, side, group) {
    const campaign = campaignOf(t.state);
    changeSupplies(campaign, side, -1);
    tileOf(campaign, group.tile).trained = true; // EDM.CHUMAN.11
    emit(t, 'EDM.CHUMAN.8', 'ed.campaign.trains', { ...called(group), points: NEW_POINTS, supplies: side.supplies });
    let [left, isModified] = [NEW_POINTS, false];
    while (left > 0) {
      const spent = yield* spendSome(t, side, group, left, isModified);
      if (spent === null) return;
      left -= spent;
      isModified = true;
    }
  },
};

/**
 * What one piece of training costs, or null when it is done. EDM.CHUMAN.8: the points modify units or raise a new Force, one
 * of the two.
 */
function* spendSome(
  t: Table,
  side: CampaignSide,
  group: Group,
  left: number,
  isModified: boolean,
): Flow<number | null> {
  const campaign = campaignOf(t.state);
  const room = MOST_POINTS - pointsOf(group); // EDM.CGEN.3
  const options: Offer<Training>[] = [
    ...group.members.flatMap((member, i) => [
      ...(arms(member, left, room).length > 0 ? [memberOption('arm', member, i)] : []),
      ...(ranks(member, left, room).length > 0 ? [memberOption('promote', member, i)] : []),
    ]),
    ...(!isModified && mayRaise(campaign, side, left)
      ? [{ means: { do: 'force' } as const, label: { key: 'ed.train.force', params: { left } } as const }]
      : []),
  ];
  if (options.length === 0) return null;
  const choice = yield* choose(t, side.seat, {
    rule: 'EDM.CHUMAN.8',
    prompt: { key: 'ed.train', params: { left } },
    options: [...options, { means: { do: 'done' }, label: { key: 'ed.train.done', params: { left } } }],
  });
  switch (choice.do) {
    case 'done':
      return null;
    case 'force':
      yield* raiseForce(t, side, left);
      return null;
    case 'arm':
      return yield* arm(t, side, group, group.members[choice.member] as Member, left);
    case 'promote':
      return yield* promote(t, side, group, group.members[choice.member] as Member, left);
  }
}

const memberOption = (what: 'arm' | 'promote', { entry }: Member, i: number): Offer<Training> => ({
  means: { do: what, member: i },
  label: { key: `ed.train.${what}`, params: { class: entry.class, weapons: entry.weapons, nth: i + 1 } },
  about: { member: i },
});

interface Arm {
  readonly place: number;
  readonly weapon: WeaponId;
  readonly price: number;
}

/** EDM.CHUMAN.9: new equipment at the difference in points; what is cheaper gives nothing back. */
function arms({ entry }: Member, left: number, room: number): Arm[] {
  const places = entry.weapons.length < 2 ? [...entry.weapons.keys(), entry.weapons.length] : [0, 1];
  return places.flatMap((place) => {
    const now = entry.weapons[place];
    const worth = now === undefined ? 0 : weaponFigures(now).points;
    return WEAPONS.flatMap((weapon): Arm[] => {
      const more = weaponFigures(weapon).points - worth;
      return weapon !== now && more <= left && more <= room ? [{ place, weapon, price: Math.max(0, more) }] : [];
    });
  });
}

function* arm(t: Table, { seat }: CampaignSide, group: Group, member: Member, left: number): Flow<number> {
  const { entry } = member;
  const open = arms(member, left, MOST_POINTS - pointsOf(group));
  const choice = yield* choose(t, seat, {
    rule: 'EDM.CHUMAN.9',
    prompt: { key: 'ed.train.arm.what', params: { class: entry.class, left } },
    options: open.map(({ place, weapon, price }) => {
      const old = entry.weapons[place];
      return {
        means: { place, weapon },
        // EDM.CHUMAN.9: what is cheaper gives nothing back.
        seldom: old !== undefined && weaponFigures(weapon).points < weaponFigures(old).points,
        label:
          old === undefined
            ? { key: 'ed.train.weapon', params: { weapon, price } }
            : { key: 'ed.train.instead', params: { weapon, price, old } },
      };
    }),
  });
  const { place, weapon, price } = open.find(
    (one) => one.place === choice.place && one.weapon === choice.weapon,
  ) as Arm;
  entry.weapons[place] = weapon;
  emit(t, 'EDM.CHUMAN.9', 'ed.campaign.armed', { ...called(group), class: entry.class, weapon, price });
  return price;
}

/** EDM.CHUMAN.9, EDM.X.12: any stronger class of the faction, at the difference in points. */
function ranks({ entry }: Member, left: number, room: number): ClassId[] {
  const now = CLASS_FIGURES[entry.class];
  return CLASSES.filter((id) => {
    const { faction, points } = CLASS_FIGURES[id];
    const more = points - now.points;
    return faction === now.faction && more > 0 && more <= left && more <= room;
  });
}

function* promote(t: Table, { seat }: CampaignSide, group: Group, member: Member, left: number): Flow<number> {
  const { entry } = member;
  const before = CLASS_FIGURES[entry.class];
  const open = ranks(member, left, MOST_POINTS - pointsOf(group));
  const rank = yield* choose(t, seat, {
    rule: 'EDM.CHUMAN.9',
    prompt: { key: 'ed.train.promote.what', params: { class: entry.class, left } },
    options: open.map((id) => ({
      means: id,
      label: { key: 'ed.train.rank', params: { class: id, price: CLASS_FIGURES[id].points - before.points } },
    })),
  });
  const after = CLASS_FIGURES[rank];
  member.vitality += after.vitality - before.vitality; // the wounds that it has taken remain
  const was = entry.class;
  entry.class = rank;
  const price = after.points - before.points;
  emit(t, 'EDM.CHUMAN.9', 'ed.campaign.promoted', { ...called(group), was, class: rank, price });
  const news = after.levels.filter((level) => !before.levels.includes(level));
  yield* choosePerks(t, seat, entry, news, 'EDM.CHUMAN.9');
  member.vitality = Math.min(member.vitality, fullVitality(entry));
  return price;
}

const leastOf = (faction: HumanFaction): number =>
  Math.min(...CLASSES.filter((id) => CLASS_FIGURES[id].faction === faction).map((id) => CLASS_FIGURES[id].points));

/** EDM.CHUMAN.10, EDM.CGEN.1 */
const mayRaise = (campaign: Campaign, side: CampaignSide, left: number): boolean =>
  isHuman(side.faction) &&
  left >= leastOf(side.faction) &&
  hasRoomForGroup(campaign, side) &&
  roomIn(campaign, side.faction).length > 0;

function* raiseForce(t: Table, side: CampaignSide, left: number): Flow<void> {
  const campaign = campaignOf(t.state);
  const list = yield* muster(t, side, left, 'EDM.CHUMAN.8');
  const tile = yield* whereToRaise(t, side, 'EDM.CHUMAN.10');
  const group = raise(campaign, side, tile, list);
  const points = listPoints(list);
  emit(t, 'EDM.CHUMAN.10', 'ed.campaign.force', { ...called(group), units: unitNames(list), points });
}

/** A free tile of one's own: asked for only where there are several. */
export function* whereToRaise(
  t: Table,
  { seat, faction }: CampaignSide,
  rule: 'EDM.CHUMAN.10' | 'EDM.CTURN.4',
): Flow<number> {
  const room = roomIn(campaignOf(t.state), faction);
  const [only] = room;
  if (room.length === 1) return only as number;
  const prompt = { key: 'ed.campaign.where' } as const;
  return (yield* choose(t, seat, { rule, prompt, options: room.map(tileOption) })).tile;
}

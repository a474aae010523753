import { emit, roll, choose, type Flow } from '../verbs.ts';
import type { Table } from '../state.ts';
import { bandOf } from '../figures.ts';
import type { MapAction } from './turn/action.ts';
import { tileOption } from './prepare/begin.ts';
import { MOST_POINTS, NEEDED, NEW_POINTS, POINTS } from './figures.ts';
import { called, campaignOf, groupsOf, isAtHome, isOccupied, pointsOf, sideWith, tileOf } from './groups.ts';
import { besides, MAP } from './map.ts';
import { gatherHerds, HERD_LEAST, unitNames } from './battle/muster.ts';
import type { Campaign, CampaignSide, Group } from './state.ts';
import { changeSupplies } from './turn/supplies.ts';

/** What only one faction can do: Bandits, Military, Zombies. */

/** EDM.CBANDIT.1, EDM.CBANDIT.5: tiles right beside with a structure of Survivors or Military. */
const targetsBeside = (campaign: Campaign, { faction }: CampaignSide, group: Group): number[] =>
  faction !== 'bandits'
    ? []
    : besides(group.tile).filter((tile) => {
        const { controller, structure } = tileOf(campaign, tile);
        return structure !== null && (controller === 'survivors' || controller === 'military');
      });

const ownerOf = (campaign: Campaign, tile: number): CampaignSide => {
  const { controller } = tileOf(campaign, tile);
  return sideWith(campaign, controller as 'survivors' | 'military') as CampaignSide;
};

/** EDM.CBANDIT.1, EDM.CBANDIT.2: 1 Supply from the owner of each, as long as it has any. */
export const raid: MapAction<'raid'> = {
  id: 'raid',
  options: (campaign, side, group) =>
    targetsBeside(campaign, side, group).some((tile) => ownerOf(campaign, tile).supplies > 0) ? [{}] : [],
  *play(t, side, group) {
    const campaign = campaignOf(t.state);
    for (const tile of targetsBeside(campaign, side, group)) {
      const owner = ownerOf(campaign, tile);
      const taken = -changeSupplies(campaign, owner, -1);
      changeSupplies(campaign, side, taken);
      emit(t, 'EDM.CBANDIT.1', 'ed.campaign.raided', { ...called(group), tile, owner: owner.seat, taken });
    }
  },
};

/** EDM.CBANDIT.3: a die for each, and a point for each that falls (EDM.CBANDIT.4). */
export const pillage: MapAction<'pillage'> = {
  id: 'pillage',
  options: (campaign, side, group) => (targetsBeside(campaign, side, group).length > 0 ? [{}] : []),
  *play(t, side, group) {
    const campaign = campaignOf(t.state);
    const tiles = targetsBeside(campaign, side, group);
    const rolled = yield* roll(t, `${tiles.length}d8`, {
      rule: 'EDM.CBANDIT.3',
      prompt: { key: 'ed.campaign.pillage.roll', params: { tiles } },
      seat: side.seat,
      target: NEEDED.pillage,
      ordered: true,
    });
    for (const [i, tile] of tiles.entries()) {
      const die = rolled[i] as number;
      const falls = die >= NEEDED.pillage;
      const structure = tileOf(campaign, tile).structure as string;
      const dice = [{ sides: 8, rolled: [die], target: NEEDED.pillage }];
      emit(t, 'EDM.CBANDIT.3', falls ? 'ed.campaign.pillaged' : 'ed.campaign.stands', { tile, structure }, { dice });
      if (!falls) continue;
      tileOf(campaign, tile).structure = null;
      side.points += POINTS.pillage; // EDM.CVP.7
    }
  },
};

/** One die against a number, said in the log. */
function* attempt(
  t: Table,
  side: CampaignSide,
  group: Group,
  rule: 'EDM.CMIL.1' | 'EDM.CMIL.2' | 'EDM.CZOMB.1',
  target: number,
  key: 'ed.supply-drop' | 'ed.paratroopers' | 'ed.zombify',
): Flow<boolean> {
  const prompt = { key: `${key}.roll`, params: called(group) } as const;
  const [die = 1] = yield* roll(t, '1d8', { rule, prompt, seat: side.seat, target });
  const works = die >= target;
  emit(t, rule, works ? `${key}.works` : `${key}.fails`, called(group), {
    dice: [{ sides: 8, rolled: [die], target }],
  });
  return works;
}

/** EDM.CMIL.1; it does not matter which Force calls for it (EDM.CTURN.6). */
export const supplyDrop: MapAction<'supply-drop'> = {
  id: 'supply-drop',
  options: (campaign, { seat, faction }, group) =>
    faction === 'military' && groupsOf(campaign, seat)[0] === group ? [{}] : [],
  *play(t, side, group) {
    const works = yield* attempt(t, side, group, 'EDM.CMIL.1', NEEDED.supplyDrop, 'ed.supply-drop');
    if (works) changeSupplies(campaignOf(t.state), side, 1);
  },
};

const landings = (campaign: Campaign): number[] =>
  MAP.tiles.flatMap(({ accessible }, tile) =>
    accessible && tileOf(campaign, tile).controller === null && !isOccupied(campaign, tile) ? [tile] : [],
  );

/** EDM.CMIL.2: from a tile of one's own to any that nobody holds. */
export const paratroopers: MapAction<'paratroopers'> = {
  id: 'paratroopers',
  options: (campaign, { faction }, group) =>
    faction === 'military' && isAtHome(campaign, group) && landings(campaign).length > 0 ? [{}] : [],
  *play(t, side, group) {
    const { tile: to } = yield* choose(t, side.seat, {
      rule: 'EDM.CMIL.2',
      prompt: { key: 'ed.paratroopers.where', params: called(group) },
      options: landings(campaignOf(t.state)).map(tileOption),
    });
    const works = yield* attempt(t, side, group, 'EDM.CMIL.2', NEEDED.paratrooperDrop, 'ed.paratroopers');
    if (!works) return;
    const from = group.tile;
    group.tile = to;
    emit(t, 'EDM.CMIL.2', 'ed.campaign.dropped', { ...called(group), from });
  },
};

/** What a Horde can take in at a time, with what it may hold (EDM.CGEN.3). */
const roomFor = (group: Group): number => Math.min(NEW_POINTS, MOST_POINTS - pointsOf(group));

/** EDM.CZOMB.1: herds of up to 50 points join, as far as the Horde has room for them. */
export const zombify: MapAction<'zombify'> = {
  id: 'zombify',
  options: (campaign, { faction }, group) =>
    faction === 'zombies' && isAtHome(campaign, group) && roomFor(group) >= HERD_LEAST
      ? [{ params: { limit: roomFor(group) } }]
      : [],
  *play(t, side, group) {
    const works = yield* attempt(t, side, group, 'EDM.CZOMB.1', NEEDED.zombify, 'ed.zombify');
    if (!works) return;
    const herds = yield* gatherHerds(t, side.seat, roomFor(group), 'EDM.CZOMB.1');
    group.herds.push(...herds);
    emit(t, 'EDM.CZOMB.1', 'ed.campaign.grown', { ...called(group), units: unitNames({ humans: [], herds }) });
  },
};

/** EDM.CZOMB.2, EDM.X.13: every herd grows to the most that its size band holds. */
export const feast: MapAction<'feast'> = {
  id: 'feast',
  options(campaign, { faction }, group) {
    const gained = growth(group);
    return faction === 'zombies' && isAtHome(campaign, group) && gained > 0 ? [{ params: { gained } }] : [];
  },
  *play(t, _side, group) {
    const gained = growth(group);
    for (const herd of group.herds) herd.zombies = mostOf(herd);
    emit(t, 'EDM.CZOMB.2', 'ed.campaign.feasted', { ...called(group), gained });
  },
};

/** How many zombies its herds have room for at their price. */
const growth = ({ herds }: Group): number => herds.reduce((sum, herd) => sum + mostOf(herd) - herd.zombies, 0);
const mostOf = ({ type, zombies }: Group['herds'][number]): number => bandOf(type, zombies).most;

import { type Contender, newBattle, USUAL_BEHAVIOUR } from '../../battle.ts';
import { CAMPAIGN_USE } from '../../prepare/battlefield.ts';
import { objectiveOn } from '../../prepare/objective.ts';
import { type Battle, type Field, patternFor, type Table } from '../../state.ts';
import type { TileType } from '../../words.ts';
import { campaignOf, groupOf, sideOf } from '../groups.ts';
import { landAt } from '../map.ts';
import type { Campaign, Group } from '../state.ts';
import { fatigueOf } from '../turn/supplies.ts';

/**
 * EDM.CSHARED.9, EDM.CMAP.14: the battle that the groups fight, on a table that follows the tile. Harrow Farm is open
 * field with a lane (EDM.CMAP.3, EDM.CMAP.13), Cinder Gorge is woods, hills and cliffs (EDM.CMAP.4, EDM.CMAP.5), Beacon
 * Shore has shallows and deep water between rocks and pines (EDM.CMAP.6, EDM.CMAP.7), Marrow Cross is a town, and a city
 * without its greens (EDM.CMAP.11, EDM.CMAP.12).
 */

/** What makes a river on the layouts, crossings and flat banks included (EDM.CMAP.9, EDM.CMAP.10): left out where none flows. */
const RIVER_KINDS: readonly string[] = ['deep-water', 'ford', 'bridge', 'shallows'];
/** Open country with a river is the gorge without its rocks. */
const ROCKS: readonly string[] = ['cliff', 'ravine', 'scree'];

type LayoutField = Field & { readonly layout: string };

export function fieldFor(tile: number): LayoutField {
  const { type, river } = landAt(tile);
  if (river === 'none') return dryField(type);
  const { layout, omitKinds } = CAMPAIGN_USE[type === 'field' ? 'forest' : type] as Use;
  const without = [...omitKinds, ...(type === 'field' ? ROCKS : [])];
  return river === 'thin' ? { layout, without, thinRiver: true } : { layout, without }; // EDM.CMAP.8
}

type Use = (typeof CAMPAIGN_USE)[string];

function dryField(type: TileType): LayoutField {
  const { layout, omitKinds } = CAMPAIGN_USE[type] as Use;
  const isGorge = type === 'forest' || type === 'mountain';
  return { layout, without: [...omitKinds, ...(isGorge ? RIVER_KINDS : [])] };
}

export function beginBattle(t: Table): void {
  const campaign = campaignOf(t.state);
  t.state.battle = battleBetween(campaign);
  campaign.phase = 'battle';
}

/** The groups that fight go to the table with what they carry over (EDM.CGEN.7, EDM.CGEN.9) and nothing else (EDM.CGEN.8). */
export function battleBetween(campaign: Campaign): Battle {
  const groups = campaign.fighting.map((id) => groupOf(campaign, id));
  const field = fieldFor((groups[0] as Group).tile); // EDM.CSHARED.9
  return newBattle({
    field,
    objective: campaign.objective === undefined ? null : objectiveOn(field, campaign.objective), // EDM.SETUP.12
    pattern: patternFor(groups.length),
    contenders: groups.map((group) => contender(campaign, group)),
    behaviour: campaign.behaviour ?? USUAL_BEHAVIOUR,
    campaign: true, // EDM.SETUP.15
    eager: campaign.sides.flatMap(({ faction, luxuries }) => (luxuries ? [faction] : [])), // EDM.MORALE.5
  });
}

function contender(campaign: Campaign, { seat, members, herds }: Group): Contender {
  const side = sideOf(campaign, seat);
  const humans = members.map((member) => ({ ...member, fatigue: fatigueOf(side, member) })); // EDM.COND.13
  return { seat, faction: side.faction, list: { humans, herds: herds.map((herd) => ({ ...herd })) } };
}

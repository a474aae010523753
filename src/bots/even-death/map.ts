import { type Choose, idOf, meansOf, type Seat } from '../../kernel/index.ts';
import {
  besides,
  apart,
  type Campaign,
  enemiesBeside,
  fullVitality,
  type Group,
  groupOf,
  groupsOf,
  landAt,
  type MapAct,
  type MapChoice,
  pointsOf,
  sideOf,
  type Structure,
  TILE_POINTS,
  victoryPoints,
} from '../../games/even-death/index.ts';
import type { Decision } from '../bot.ts';

/** What to do on the campaign map: rules of thumb, since a battle that an action sets off is too long to be tried out. */

/** On the table a human's points count for more than a zombie's. */
const ZOMBIE_SHARE = 0.6;
/** How much stronger one must be to give battle. */
const EDGE = 1.2;

export function mapWorth(campaign: Campaign, seat: Seat): number {
  const mine = victoryPoints(campaign, seat).total + strengthOf(campaign, seat) / 25 + sideOf(campaign, seat).supplies;
  const best = Math.max(
    0,
    ...campaign.sides.filter((side) => side.seat !== seat).map((side) => victoryPoints(campaign, side.seat).total),
  );
  return mine - best;
}

const strengthOf = (campaign: Campaign, seat: Seat): number =>
  groupsOf(campaign, seat).reduce((sum, group) => sum + might(group), 0);

function might(group: Group): number {
  if (group.kind === 'horde') return pointsOf(group) * ZOMBIE_SHARE;
  const hurt = group.members.reduce((sum, { entry, vitality }) => sum + 1 - vitality / fullVitality(entry), 0);
  return pointsOf(group) * (1 - (0.7 * hurt) / Math.max(1, group.members.length));
}

/** The best of the actions on offer, and why. */
export function mapAction(campaign: Campaign, seat: Seat, request: Choose): Decision {
  let best: Valued = { value: 0.5, because: 'Nothing better to do' };
  const choices = request.options.map(meansOf<MapChoice>);
  let choice = choices.find((one) => one.do === 'end') ?? choices[0];
  for (const act of choices) {
    if (act.do === 'end') continue;
    const valued = valueOf(campaign, seat, act);
    if (valued.value > best.value) [best, choice] = [valued, act];
  }
  return { answer: choice === undefined ? '' : idOf(choice), because: best.because };
}

interface Valued {
  readonly value: number;
  readonly because: string;
}
const valued = (value: number, because: string): Valued => ({ value, because });

function valueOf(campaign: Campaign, seat: Seat, act: MapAct): Valued {
  const group = groupOf(campaign, act.group);
  const side = sideOf(campaign, seat);
  const isHungry = side.supplies < groupsOf(campaign, seat).length + 1;
  switch (act.do) {
    case 'control':
      return controlling(campaign, seat, group.tile);
    case 'battle':
      return fighting(campaign, group);
    case 'build':
      return building(campaign, seat, act.structure);
    case 'heal':
      return valued(
        1.5 * group.members.reduce((sum, one) => sum + fullVitality(one.entry) - one.vitality, 0),
        'Wounds are healed',
      );
    case 'train':
      return valued(side.supplies > 1 ? 11 : 6, '50 points of training for 1 Supplies');
    case 'search':
      return valued(isHungry ? 6 : 3.5, 'There may be Supplies here');
    case 'raid':
      return valued(4, 'Takes Supplies from others');
    case 'pillage':
      return valued(5, 'Each structure destroyed is a Victory Point');
    case 'supply-drop':
      return valued(isHungry ? 5.5 : 2, 'Three times in four it brings Supplies');
    case 'zombify':
      return valued(pointsOf(group) < 160 ? 8 : 3, 'The Horde grows by up to 50 points');
    case 'feast':
      return valued(2 * missing(group), 'Every herd grows to the most of its size');
    case 'move':
      return moving(campaign, seat, group, act.to);
    case 'paratroopers':
      return valued(1, 'As good as anything');
  }
}

function controlling(campaign: Campaign, seat: Seat, tile: number): Valued {
  const { faction } = sideOf(campaign, seat);
  const { controller } = campaign.tiles[tile] ?? { controller: null };
  if (controller === faction) return valued(0, 'It is ours already');
  const points = TILE_POINTS[landAt(tile).type];
  return valued(7 + 3 * points + (controller === null ? 0 : 2 * points), 'Controlled tiles score');
}

/** EDM.CSHARED.7: against all that stand beside. */
function fighting(campaign: Campaign, group: Group): Valued {
  const enemies = enemiesBeside(campaign, group);
  const strongest = new Map<Seat, number>();
  for (const enemy of enemies) strongest.set(enemy.seat, Math.max(strongest.get(enemy.seat) ?? 0, might(enemy)));
  const against = [...strongest.values()].reduce((sum, each) => sum + each, 0);
  const edge = might(group) / Math.max(1, against);
  return edge < EDGE ? valued(-5, 'Too strong for us') : valued(6 + 4 * Math.min(3, edge), 'We are the stronger ones');
}

function building(campaign: Campaign, seat: Seat, structure: Structure): Valued {
  const { faction } = sideOf(campaign, seat);
  const have = (kind: string): number =>
    campaign.tiles.filter((tile) => tile.controller === faction && tile.structure === kind).length;
  if (structure === 'farm') {
    const needed = groupsOf(campaign, seat).length - have('farm');
    return valued(needed > 0 ? 7.5 : 3, 'A Farm feeds a Force');
  }
  if (structure === 'training-ground') return valued(have(structure) === 0 ? 7 : 1, 'Training makes new Forces');
  return valued(have(structure) === 0 ? 2.5 : 0.6, 'Wounds can be healed there');
}

const missing = ({ herds }: Group): number => herds.reduce((sum, { zombies }) => sum + ((5 - (zombies % 5)) % 5), 0);

/** Towards tiles that are worth having and not ours, not beside those who would beat us. */
function moving(campaign: Campaign, seat: Seat, group: Group, to: number): Valued {
  const gain = pull(campaign, seat, group, to) - pull(campaign, seat, group, group.tile);
  const danger = campaign.groups.some(
    (other) => other.seat !== seat && besides(to).includes(other.tile) && might(other) > might(group) * EDGE,
  );
  return valued((danger ? -4 : 0) + 2.5 * gain, 'On the way to tiles worth having');
}

function pull(campaign: Campaign, seat: Seat, group: Group, from: number): number {
  const { faction } = sideOf(campaign, seat);
  let best = 0;
  campaign.tiles.forEach(({ controller }, tile) => {
    if (controller === faction || !landAt(tile).accessible) return;
    const taken = campaign.groups.some((other) => other.tile === tile && other.id !== group.id);
    if (taken) return;
    const near = groupsOf(campaign, seat).some(
      (other) => other.id !== group.id && apart(other.tile, tile) < apart(from, tile),
    );
    best = Math.max(best, (TILE_POINTS[landAt(tile).type] + 1) / (apart(from, tile) + 1) / (near ? 1.5 : 1));
  });
  return 3 * best;
}

import { brief } from '../../../../skirmish/index.ts';
import { terrainOf } from '../../tables/index.ts';
import { ENCOUNTER_CHANGES } from '../../tables/variants.ts';
import type { Battle, Character, Side, State } from '../../state.ts';
import { usualLeader } from './build.ts';
import type { CustomSetup } from './setup.ts';

/** The set-up that begins where a battle stands. What is as it usually is stays unsaid. */

const UNTOUCHED = {
  level: 0,
  facing: 0,
  damage: 0,
  noise: 0,
  drunk: false,
  activated: false,
  ran: false,
  shot: false,
  fought: false,
  frozen: false,
  subdued: false,
} as const;
const FULL = { ammo: 0, empty: false, lost: false, spent: false, silenced: false } as const;

function characterSaid(one: Character): object {
  const { id: _id, seat, member, fate, guns, blades, items, ...state } = one;
  const gunsSaid = guns.map(({ ammo, empty, lost, spent, silenced }) =>
    brief({ ammo, empty, lost, spent, silenced }, FULL),
  );
  const bladesSaid = blades.map(({ lost }) => brief({ lost }, { lost: false }));
  return {
    seat,
    member: member.id,
    ...brief({ fate, ...state }, { fate: 'here', ...UNTOUCHED }),
    ...(gunsSaid.some((gun) => Object.keys(gun).length > 0) ? { guns: gunsSaid } : undefined),
    ...(bladesSaid.some((blade) => Object.keys(blade).length > 0) ? { blades: bladesSaid } : undefined),
    ...brief({ items }, { items: member.items }),
  };
}

/** Somebody of whom there is nothing to say. */
const isUnsaid = ({ phase }: Battle, one: Character): boolean =>
  one.fate === (phase === 'prepare' ? 'waiting' : 'absent') &&
  Object.keys(characterSaid({ ...one, fate: 'here' })).every((key) => ['seat', 'member', 'x', 'y'].includes(key)) &&
  one.x === 0 &&
  one.y === 0;

const sideSaid = (battle: Battle, side: Side): object => {
  const { seat, edge, part, rallied, tagged, armoury, broken, leader } = side;
  return {
    seat,
    ...brief(
      { edge, part, rallied, tagged, armoury, broken },
      { rallied: false, tagged: 0, armoury: 0, broken: false },
    ),
    ...(leader === usualLeader(battle, side) ? undefined : { leader }),
  };
};

const EMPTY = { doors: {}, preparing: [], turn: 1, begun: false, dead: false, started: 0 } as const;
const LISTS = {
  fires: [],
  noisemakers: [],
  alarms: [],
  lures: [],
  ceased: [],
  testing: [],
  deeds: [],
} as const;

/** The battle, without the Groups that fight it. */
export function positionOf(battle: Battle): object {
  const { encounter, table, changes, phase, sides, characters, zombies, tokens, ending: _ending, ...course } = battle;
  return {
    encounter,
    table,
    ...brief({ changes }, { changes: ENCOUNTER_CHANGES[encounter](terrainOf(table)) }),
    phase,
    sides: sides.map((side) => sideSaid(battle, side)),
    characters: characters.filter((one) => !isUnsaid(battle, one)).map(characterSaid),
    zombies: zombies.map((zombie) =>
      brief(zombie, { ...UNTOUCHED, knockback: 0, activated: false, fought: false, subdued: false }),
    ),
    tokens: tokens.map((token) => brief(token, { kind: 'supply' })),
    ...brief(course, { ...EMPTY, ...LISTS }),
  };
}

/** A battle by itself. */
export function customOfBattle({ options, orders, battle }: State): CustomSetup {
  const fought = battle as Battle;
  const said = {
    kind: 'custom',
    groups: fought.sides.map(({ group }) => group),
    options,
    ...brief({ orders }, { orders: {} }),
    ...positionOf(fought),
  };
  return said as unknown as CustomSetup;
}

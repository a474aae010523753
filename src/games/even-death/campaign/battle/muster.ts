import type { Seat } from '../../../../kernel/index.ts';
import type { Mustering } from '../../decisions.ts';
import { bandOf, CLASS_FIGURES, HERD_FIGURES, isHuman, PERK_LEVELS, weaponFigures } from '../../figures.ts';
import { type HerdEntry, herdPoints, type HumanEntry, humanPoints, listPoints } from '../../prepare/lists.ts';
import type { Table } from '../../state.ts';
import { amount, choose, type Flow, type Message, type Offer, type Rule } from '../../verbs.ts';
import {
  type ClassId,
  CLASSES,
  HERD_TYPES,
  type HumanFaction,
  type PerkId,
  PERKS,
  type WeaponId,
  WEAPONS,
} from '../../words.ts';
import { unitsOf } from '../groups.ts';
import { READY_LISTS, type ReadyList } from '../prepare/ready.ts';
import type { CampaignSide, Roster } from '../state.ts';

/** How Forces and Hordes are put together at the table: from a ready list, or unit by unit. */

export const readyFor = (faction: CampaignSide['faction'], limit: number): ReadyList[] =>
  READY_LISTS.filter((ready) => ready.faction === faction && listPoints(ready.list) <= limit);

export const unitNames = ({ humans, herds }: Roster): string[] => [
  ...unitsOf(humans.map((entry) => CLASS_FIGURES[entry.class].name)),
  ...herdNames(herds),
];

/** Herds of a kind together: `15 + 15 + 5 Regular Zombies`. */
const herdNames = (herds: readonly HerdEntry[]): string[] =>
  HERD_TYPES.flatMap((type) => {
    const sizes = herds.filter((herd) => herd.type === type).map(({ zombies }) => zombies);
    return sizes.length === 0 ? [] : [`${sizes.join(' + ')} ${HERD_FIGURES[type].name}`];
  });

/** The same with what everybody carries. */
const unitsInFull = ({ humans, herds }: Roster): string[] => [
  ...unitsOf(
    humans.map(({ class: id, weapons }) => {
      const carried = weapons.map((weapon) => weaponFigures(weapon).name).join(', ');
      return carried === '' ? CLASS_FIGURES[id].name : `${CLASS_FIGURES[id].name} (${carried})`;
    }),
  ),
  ...herdNames(herds),
];

export const readyOption = ({ id, list }: ReadyList): Offer<Mustering> => ({
  means: { do: 'ready', list: id },
  label: {
    key: 'ed.muster.ready',
    params: { ready: id, points: listPoints(list), units: unitsInFull(list) },
  },
});

export const copyOfList = ({ humans, herds }: Roster): Roster => ({
  humans: humans.map((entry) => ({ ...entry, weapons: [...entry.weapons], perks: [...entry.perks] })),
  herds: herds.map((herd) => ({ ...herd })),
});
export const buildOption = (limit: number): Offer<Mustering> => ({
  means: { do: 'build' },
  label: { key: 'ed.muster.build', params: { limit } },
});

/** A ready list to begin from; it is the side's own from then on. */
const readyNamed = (name: string): Roster => copyOfList((READY_LISTS.find(({ id }) => id === name) as ReadyList).list);

/** A Force or Horde of at most `limit` points. */
export function* muster(
  t: Table,
  { seat, faction }: CampaignSide,
  limit: number,
  rule: Rule,
  prompt: Message = { key: isHuman(faction) ? 'ed.muster.force' : 'ed.muster.horde', params: { limit } },
): Flow<Roster> {
  const how = yield* choose(t, seat, {
    rule,
    prompt,
    options: [...readyFor(faction, limit).map(readyOption), buildOption(limit)],
  });
  return yield* musterBy(t, how, seat, faction, limit, rule);
}

/** In the way that was chosen: ready, or unit by unit. */
export function* musterBy(
  t: Table,
  how: Mustering,
  seat: Seat,
  faction: CampaignSide['faction'],
  limit: number,
  rule: Rule,
): Flow<Roster> {
  return how.do === 'ready' ? readyNamed(how.list) : yield* assemble(t, seat, faction, limit, rule);
}

/** Unit by unit, until the player is content. */
function* assemble(t: Table, seat: Seat, faction: CampaignSide['faction'], limit: number, rule: Rule): Flow<Roster> {
  if (isHuman(faction)) return { humans: yield* hireSeveral(t, seat, faction, limit, rule), herds: [] };
  return { humans: [], herds: yield* gatherHerds(t, seat, limit, rule) };
}

const classesOf = (faction: HumanFaction): ClassId[] => CLASSES.filter((id) => CLASS_FIGURES[id].faction === faction);

function* hireSeveral(t: Table, seat: Seat, faction: HumanFaction, limit: number, rule: Rule): Flow<HumanEntry[]> {
  const humans: HumanEntry[] = [];
  for (;;) {
    const left = limit - listPoints({ humans, herds: [] });
    const last = humans[humans.length - 1];
    const again = last !== undefined && humanPoints(last) <= left ? last : undefined;
    const classes = classesOf(faction).filter((id) => CLASS_FIGURES[id].points <= left);
    if (last !== undefined && classes.length === 0) return humans;
    const next = yield* choose(t, seat, {
      rule,
      prompt: { key: 'ed.muster.next', params: { left, units: unitNames({ humans, herds: [] }) } },
      options: [
        ...classes.map(classOption),
        ...(again === undefined
          ? []
          : [
              {
                means: 'again',
                label: {
                  key: 'ed.muster.again',
                  params: { class: again.class, weapons: again.weapons, points: humanPoints(again) },
                },
              } satisfies Offer<'again'>,
            ]),
        ...(last === undefined ? [] : [{ means: 'done', label: { key: 'ed.muster.done' } } as const]),
      ],
    });
    if (next === 'done') return humans;
    if (next === 'again') humans.push(...copyOfList({ humans: [again as HumanEntry], herds: [] }).humans);
    else humans.push(yield* equip(t, seat, next, left, rule));
  }
}

const classOption = (id: ClassId): Offer<ClassId> => ({
  means: id,
  label: { key: 'ed.muster.class', params: { class: id, points: CLASS_FIGURES[id].points } },
});

/** One human of at most `limit` points. */
export function* hire(t: Table, seat: Seat, faction: HumanFaction, limit: number, rule: Rule): Flow<HumanEntry> {
  const classes = classesOf(faction).filter((id) => CLASS_FIGURES[id].points <= limit);
  const options = classes.map(classOption);
  const id = yield* choose(t, seat, { rule, prompt: { key: 'ed.muster.recruit', params: { limit } }, options });
  return yield* equip(t, seat, id, limit, rule);
}

/** Weapons (EDM.WEAPON.1) and perks (EDM.UNIT.6) of one human. */
function* equip(t: Table, seat: Seat, id: ClassId, limit: number, rule: Rule): Flow<HumanEntry> {
  const human: HumanEntry = { class: id, weapons: [], perks: [] };
  while (human.weapons.length < 2) {
    const left = limit - humanPoints(human);
    const affordable = WEAPONS.filter((weapon) => weaponFigures(weapon).points <= left);
    const weapon = yield* choose(t, seat, {
      rule,
      prompt: { key: 'ed.muster.weapon', params: { class: id, left } },
      options: [...affordable.map(weaponOption), { means: 'none', label: { key: 'ed.muster.unarmed' } } as const],
    });
    if (weapon === 'none') break;
    human.weapons.push(weapon);
  }
  yield* choosePerks(t, seat, human, CLASS_FIGURES[id].levels, rule);
  return human;
}

const weaponOption = (weapon: WeaponId): Offer<WeaponId> => ({
  means: weapon,
  label: { key: 'ed.muster.arm', params: { weapon, points: weaponFigures(weapon).points } },
});

/** EDM.UNIT.6: one perk of each level, or none; EDM.PERK.10: no second Specialist. */
export function* choosePerks(
  t: Table,
  seat: Seat,
  human: HumanEntry,
  levels: readonly (1 | 2 | 3)[],
  rule: Rule,
): Flow<void> {
  for (const level of levels) {
    const open = PERKS.filter((perk) => PERK_LEVELS[perk] === level && mayChoose(human, perk));
    const perk = yield* choose(t, seat, {
      rule,
      prompt: { key: 'ed.muster.perk', params: { class: human.class, level } },
      options: [
        ...open.map(
          (id): Offer<PerkId> => ({ means: id, label: { key: 'ed.muster.perk.option', params: { perk: id } } }),
        ),
        { means: 'none', label: { key: 'ed.muster.no-perk' } } as const,
      ],
    });
    if (perk === 'none') continue;
    human.perks.push(perk);
    if (perk === 'concentration') {
      // EDM.PERK.13
      const on = yield* choose(t, seat, {
        rule: 'EDM.PERK.13',
        prompt: { key: 'ed.muster.concentration' },
        options: ['shooting', 'melee'],
      });
      human.concentration = on;
    }
  }
}

const mayChoose = (human: HumanEntry, perk: PerkId): boolean =>
  !human.perks.includes(perk) && !CLASS_FIGURES[human.class].has.includes(perk);

/** Whether any herd can be had for so many points. */
export const HERD_LEAST = Math.min(...HERD_TYPES.map((type) => bandOf(type, 1).points));

/** EDM.SETUP.10: herds by size band, the largest of the band unless the player wants fewer. */
export function* gatherHerds(t: Table, seat: Seat, limit: number, rule: Rule): Flow<HerdEntry[]> {
  const herds: HerdEntry[] = [];
  for (;;) {
    const left = limit - listPoints({ humans: [], herds });
    const last = herds[herds.length - 1];
    if (last !== undefined && left < HERD_LEAST) return herds;
    const next = yield* choose(t, seat, {
      rule,
      prompt: { key: 'ed.muster.herds', params: { left, units: unitNames({ humans: [], herds }) } },
      options: [
        ...bandsFor(left).map(({ type, zombies }) => ({
          means: { type, zombies },
          label: { key: 'ed.muster.herd', params: { type, zombies, points: herdPoints({ type, zombies }) } } as const,
        })),
        ...(last === undefined
          ? []
          : [
              { means: 'fewer', label: { key: 'ed.muster.fewer' } } as const,
              { means: 'done', label: { key: 'ed.muster.done' } } as const,
            ]),
      ],
    });
    if (next === 'done') return herds;
    if (next === 'fewer') yield* shrink(t, seat, last as HerdEntry);
    else herds.push({ ...next });
  }
}

const bandsFor = (left: number): HerdEntry[] =>
  HERD_TYPES.flatMap((type) =>
    HERD_FIGURES[type].bands.flatMap(({ most, points }) => (points <= left ? [{ type, zombies: most }] : [])),
  );

function* shrink(t: Table, seat: Seat, herd: HerdEntry): Flow<void> {
  const { most } = bandOf(herd.type, herd.zombies);
  herd.zombies = yield* amount(t, seat, {
    rule: 'EDM.SETUP.10',
    prompt: { key: 'ed.muster.size', params: { type: herd.type } },
    min: most - 4,
    max: most,
  });
}

import {
  bandOf,
  BANDS,
  CLASS_FIGURES,
  CLASSES,
  type ClassId,
  HERD_FIGURES,
  HERD_MAX,
  HERD_TYPES,
  type HerdEntry,
  herdPoints,
  type HerdType,
  type HumanEntry,
  humanPoints,
  PERK_LEVELS,
  type PerkId,
  weaponFigures,
  WEAPONS,
  type WeaponId,
  word,
} from '../../../../games/even-death/index.ts';
import type { Card, Choosable, Field } from '../../../skirmish/lists/parts.ts';
import type { Army } from './army.ts';
import { classText, perksOf, toughText, weaponText } from './words.ts';

/** What can be said about a human and a herd in a list. */

export const classOption = (id: ClassId): Choosable => ({
  id,
  label: CLASS_FIGURES[id].name,
  points: CLASS_FIGURES[id].points,
});

export const herdLabel = (type: HerdType): string =>
  `${HERD_FIGURES[type].name} (${HERD_FIGURES[type].bands.map(({ points }) => points).join(', ')})`;

/** One human: class, two weapons, a perk for each level that the class has. */
export function humanCard(entry: HumanEntry, { faction }: Army): Card<HumanEntry> {
  const { name, has, levels } = CLASS_FIGURES[entry.class];
  return {
    title: entry.name ?? name,
    points: humanPoints(entry),
    ...(has.length > 0 ? { under: `Has ${has.map((perk) => word('perk', perk)).join(', ')}.` } : undefined),
    fields: [
      {
        kind: 'choice',
        label: 'Class',
        at: 'class',
        hint: classText(entry.class),
        now: entry.class,
        options: CLASSES.filter((id) => CLASS_FIGURES[id].faction === faction || id === entry.class).map(classOption),
        set: (id) => reclassed(entry, id as ClassId),
      },
      weaponField(entry, 0),
      weaponField(entry, 1),
      ...levels.map((level) => perkField(entry, level)),
      ...(entry.perks.includes('concentration') ? [concentrationField(entry)] : []),
      nameField(entry),
    ],
  };
}

/** Another class keeps what it may have. */
function reclassed(entry: HumanEntry, id: ClassId): HumanEntry {
  const { levels, has } = CLASS_FIGURES[id];
  const perks = entry.perks.filter((perk) => levels.includes(PERK_LEVELS[perk]) && !has.includes(perk));
  return withPerks({ ...entry, class: id }, perks);
}

/** What Concentration is about goes with it (EDM.PERK.13). */
function withPerks({ concentration, ...rest }: HumanEntry, perks: PerkId[]): HumanEntry {
  const kept = perks.includes('concentration') && concentration !== undefined ? { concentration } : undefined;
  return { ...rest, perks, ...kept };
}

function weaponField(entry: HumanEntry, place: number): Field<HumanEntry> {
  const now = entry.weapons[place];
  return {
    kind: 'choice',
    label: place === 0 ? 'First weapon' : 'Second weapon',
    hint: now === undefined ? 'unarmed' : weaponText(now),
    now: now ?? null,
    none: 'none',
    options: WEAPONS.map((id) => ({ id, label: word('weapon', id), points: weaponFigures(id).points })),
    set: (weapon) => {
      const weapons = [...entry.weapons];
      if (weapon === null) weapons.splice(place, 1);
      else weapons[Math.min(place, weapons.length)] = weapon as WeaponId;
      return { ...entry, weapons };
    },
  };
}

function perkField(entry: HumanEntry, level: 1 | 2 | 3): Field<HumanEntry> {
  const now = entry.perks.find((perk) => PERK_LEVELS[perk] === level);
  const others = entry.perks.filter((perk) => PERK_LEVELS[perk] !== level);
  return {
    kind: 'choice',
    label: `Perk of level ${level}`,
    hint: now === undefined ? 'costs nothing' : word('perk-text', now),
    now: now ?? null,
    none: 'none',
    options: perksOf(entry.class, level).map((id) => ({ id, label: word('perk', id) })),
    set: (perk) => withPerks(entry, perk === null ? others : [...others, perk as PerkId]),
  };
}

const concentrationField = (entry: HumanEntry): Field<HumanEntry> => ({
  kind: 'choice',
  label: 'Concentration in',
  at: 'concentration',
  now: entry.concentration ?? null,
  options: [
    { id: 'shooting', label: 'Shooting' },
    { id: 'melee', label: 'Melee' },
  ],
  set: (about) => ({ ...entry, concentration: about as 'shooting' | 'melee' }),
});

/** One herd: type and number; the price goes by the size band. */
export function herdCard(entry: HerdEntry): Card<HerdEntry> {
  const { name, movement, armour, runner } = HERD_FIGURES[entry.type];
  const band = bandOf(entry.type, entry.zombies);
  const isFull = entry.zombies === band.most;
  return {
    title: entry.name ?? name,
    points: herdPoints(entry),
    fields: [
      {
        kind: 'choice',
        label: 'Type',
        hint: `Movement ${movement}", Toughness ${toughText(band.toughness)}${armour ? ', Armour' : ''}${runner ? ', Runner' : ''}`,
        now: entry.type,
        options: HERD_TYPES.map((id) => ({ id, label: herdLabel(id) })),
        set: (type) => ({ ...entry, type: type as HerdType }),
      },
      {
        kind: 'amount',
        label: 'Zombies',
        hint: `${
          isFull ? `As many as ${band.points} points buy.` : `Up to ${band.most} cost the same ${band.points} points.`
        } Bands: ${BANDS.join(', ')}.`,
        now: entry.zombies,
        min: 1,
        max: HERD_MAX,
        set: (zombies) => ({ ...entry, zombies }),
      },
      nameField(entry),
    ],
  };
}

/** A name of the entry's own; without one it is called what it is. */
function nameField<Entry extends { name?: string | undefined }>(entry: Entry): Field<Entry> {
  return {
    kind: 'name',
    label: 'Name (optional)',
    now: entry.name,
    set: (name) => {
      const { name: _, ...rest } = entry;
      return (name === undefined ? rest : { ...rest, name }) as Entry;
    },
  };
}

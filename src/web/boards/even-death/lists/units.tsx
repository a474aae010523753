import {
  bandOf,
  BANDS,
  CLASS_FIGURES,
  CLASSES,
  type ClassId,
  HERD_FIGURES,
  HERD_TYPES,
  type HerdEntry,
  herdPoints,
  type HerdType,
  type HumanEntry,
  humanPoints,
  PERK_LEVELS,
  type PerkId,
  type Roster,
  WEAPONS,
  type WeaponId,
  word,
} from '../../../../games/even-death/index.ts';
import { useMemo } from 'react';
import { type CardProps, Cards, EntryCard, NameField } from '../../../skirmish/lists/card.tsx';
import type { EntriesProps } from '../../../skirmish/lists/face.ts';
import { Stepper } from '../../../answer/stepper.tsx';
import { classText, perksOf, toughText, weaponText, weaponTitle } from './words.ts';

/** What stands in a list: humans or herds. */
export function Entries({ list: { faction, humans, herds }, faultsAt, onChange }: EntriesProps<Roster>) {
  const Human = useMemo(() => (props: CardProps<HumanEntry>) => <HumanCard {...props} faction={faction} />, [faction]);
  return (
    <>
      <Cards
        entries={humans}
        Card={Human}
        faultsAt={(i) => faultsAt('humans', i)}
        onChange={(next) => onChange({ humans: [...next] })}
      />
      <Cards
        entries={herds}
        Card={HerdCard}
        faultsAt={(i) => faultsAt('herds', i)}
        onChange={(next) => onChange({ herds: [...next] })}
      />
    </>
  );
}

/** One human: class, two weapons, a perk for each level that the class has. */
function HumanCard({ faction, ...props }: CardProps<HumanEntry> & { readonly faction: string }) {
  const { entry, onChange } = props;
  const figures = CLASS_FIGURES[entry.class];
  const title = entry.name ?? figures.name;
  return (
    <EntryCard
      {...props}
      title={title}
      points={humanPoints(entry)}
      under={
        figures.has.length > 0 && (
          <p className="hint">Has {figures.has.map((perk) => word('perk', perk)).join(', ')}.</p>
        )
      }
    >
      <label className="field">
        <span>Class</span>
        <select value={entry.class} onChange={(event) => onChange(reclassed(entry, event.target.value as ClassId))}>
          {CLASSES.filter((id) => CLASS_FIGURES[id].faction === faction || id === entry.class).map((id) => (
            <option key={id} value={id}>
              {CLASS_FIGURES[id].name} ({CLASS_FIGURES[id].points})
            </option>
          ))}
        </select>
        <span className="hint">{classText(entry.class)}</span>
      </label>
      {[0, 1].map((place) => (
        <WeaponField key={place} entry={entry} place={place} onChange={onChange} />
      ))}
      {figures.levels.map((level) => (
        <PerkField key={level} entry={entry} level={level} onChange={onChange} />
      ))}
      {entry.perks.includes('concentration') && (
        <label className="field">
          <span>Concentration in</span>
          <select
            value={entry.concentration ?? ''}
            onChange={(event) => onChange({ ...entry, concentration: event.target.value as 'shooting' | 'melee' })}
          >
            {entry.concentration === undefined && <option value="">choose</option>}
            <option value="shooting">Shooting</option>
            <option value="melee">Melee</option>
          </select>
        </label>
      )}
      <NameField entry={entry} onChange={onChange} />
    </EntryCard>
  );
}

/** Another class keeps what it may have. */
function reclassed(entry: HumanEntry, id: ClassId): HumanEntry {
  const { levels, has } = CLASS_FIGURES[id];
  const perks = entry.perks.filter((perk) => levels.includes(PERK_LEVELS[perk]) && !has.includes(perk));
  const { concentration, ...rest } = entry;
  const kept = perks.includes('concentration') && concentration !== undefined ? { concentration } : undefined;
  return { ...rest, class: id, perks, ...kept };
}

function WeaponField({
  entry,
  place,
  onChange,
}: {
  entry: HumanEntry;
  place: number;
  onChange: (entry: HumanEntry) => void;
}) {
  const now = entry.weapons[place];
  const choose = (weapon: string): void => {
    const weapons = [...entry.weapons];
    if (weapon === '') weapons.splice(place, 1);
    else weapons[Math.min(place, weapons.length)] = weapon as WeaponId;
    onChange({ ...entry, weapons });
  };
  return (
    <label className="field">
      <span>{place === 0 ? 'First weapon' : 'Second weapon'}</span>
      <select value={now ?? ''} onChange={(event) => choose(event.target.value)}>
        <option value="">none</option>
        {WEAPONS.map((weapon) => (
          <option key={weapon} value={weapon}>
            {weaponTitle(weapon)}
          </option>
        ))}
      </select>
      <span className="hint">{now === undefined ? 'unarmed' : weaponText(now)}</span>
    </label>
  );
}

function PerkField({
  entry,
  level,
  onChange,
}: {
  entry: HumanEntry;
  level: 1 | 2 | 3;
  onChange: (entry: HumanEntry) => void;
}) {
  const now = entry.perks.find((perk) => PERK_LEVELS[perk] === level);
  const choose = (perk: string): void => {
    const others = entry.perks.filter((one) => PERK_LEVELS[one] !== level);
    const { concentration: _, ...rest } = entry;
    const perks = perk === '' ? others : [...others, perk as PerkId];
    const keeps = entry.concentration !== undefined && perks.includes('concentration');
    onChange({ ...(keeps ? entry : rest), perks });
  };
  return (
    <label className="field">
      <span>Perk of level {level}</span>
      <select value={now ?? ''} onChange={(event) => choose(event.target.value)}>
        <option value="">none</option>
        {perksOf(entry.class, level).map((perk) => (
          <option key={perk} value={perk}>
            {word('perk', perk)}
          </option>
        ))}
      </select>
      <span className="hint">{now === undefined ? 'costs nothing' : word('perk-text', now)}</span>
    </label>
  );
}

/** One herd: type and number; the price goes by the size band. */
function HerdCard(props: CardProps<HerdEntry>) {
  const { entry, onChange } = props;
  const { name, movement, armour, runner } = HERD_FIGURES[entry.type];
  const band = bandOf(entry.type, entry.zombies);
  return (
    <EntryCard {...props} title={entry.name ?? name} points={herdPoints(entry)}>
      <label className="field">
        <span>Type</span>
        <select value={entry.type} onChange={(event) => onChange({ ...entry, type: event.target.value as HerdType })}>
          {HERD_TYPES.map((type) => (
            <option key={type} value={type}>
              {HERD_FIGURES[type].name} ({HERD_FIGURES[type].bands.map(({ points }) => points).join(', ')})
            </option>
          ))}
        </select>
        <span className="hint">
          Movement {movement}", Toughness {toughText(band.toughness)}
          {armour && ', Armour'}
          {runner && ', Runner'}
        </span>
      </label>
      <div>
        <Stepper
          label="Zombies"
          value={entry.zombies}
          min={1}
          max={15}
          onChange={(zombies) => onChange({ ...entry, zombies })}
        />
        <p className="hint">
          {entry.zombies === band.most
            ? `As many as ${band.points} points buy.`
            : `Up to ${band.most} cost the same ${band.points} points.`}{' '}
          Bands: {BANDS.join(', ')}.
        </p>
      </div>
      <NameField entry={entry} onChange={onChange} />
    </EntryCard>
  );
}

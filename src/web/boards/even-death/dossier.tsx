import {
  bandOf,
  CLASS_FIGURES,
  gapBetween,
  GUN_FIGURES,
  isGun,
  weaponFigures,
  word,
} from '../../../games/even-death/index.ts';
import type { Player } from '../../match/sources/source.ts';
import { useMatch } from '../../match/context.tsx';
import { useDesk, useDeskStore } from '../../tabletop/desk.ts';
import { placeWords, spokenInches } from '../../tabletop/words.ts';
import { lastFollow, whyText } from './again.tsx';
import { type BattleUnit, isHerdView, type Scene, unitOfFigure } from './scene.ts';

/** Everything about the model that was selected. */
export function DossierCard({ scene, players }: { scene: Scene; players: readonly Player[] }) {
  const desk = useDeskStore();
  const selected = useDesk((now) => now.selected);
  const unit = unitOfFigure(scene, selected);
  if (selected === null || unit === undefined) return null;
  const owner = players.find(({ seat }) => seat === unit.seat)?.called ?? unit.seat;
  return (
    <section className="ed-dossier" aria-label={`Dossier of ${unit.name}`}>
      <header>
        <h2>{unit.name}</h2>
        <button
          type="button"
          className="quiet"
          aria-label="Close the dossier"
          onClick={() => desk.setState({ selected: null })}
        >
          ×
        </button>
      </header>
      <p className="hint">
        {unit.kind}, {owner}
      </p>
      <dl>
        {linesOf(scene, unit).map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {isHerdView(unit) && <WhyThere model={selected} />}
      </dl>
    </section>
  );
}

/** Why a zombie stands where it stands. */
function WhyThere({ model }: { model: string }) {
  const why = useMatch((now) => lastFollow(now.events, model)?.why);
  if (why === undefined) return null;
  return (
    <div>
      <dt>Last move</dt>
      <dd>
        Zombie {model} {whyText(why)}.
      </dd>
    </div>
  );
}

/** A unit in words: the same for the card and the text board. */
export function linesOf(scene: Scene, unit: BattleUnit): readonly (readonly [title: string, text: string])[] {
  const at = isHerdView(unit) ? unit.zombies[0] : unit;
  const moves: readonly [string, string] = ['Moves', `${unit.open}", on rough ground ${unit.halved}"`];
  const where: readonly [string, string] = ['Stands', at === undefined ? 'nowhere' : placeWords(scene.terrain, at)];
  const near: readonly [string, string] = ['Nearest enemy', nearestText(scene, unit)];
  if (isHerdView(unit)) {
    const { toughness, brain } = bandOf(unit.type, unit.zombies.length);
    return [
      ['Zombies', `${unit.zombies.length}${unit.broken ? ', torn apart' : ''}`],
      ['Toughness', `${toughness.dice} dice on ${toughness.needed}+`],
      ['Brain', `${brain >= 0 ? '+' : ''}${brain} in its Checks`],
      moves,
      where,
      near,
    ];
  }
  const figures = CLASS_FIGURES[unit.entry.class];
  const perks = [...new Set([...figures.has, ...unit.entry.perks])];
  return [
    ['Vitality', `${unit.vitality} of ${figures.vitality}`],
    ['Morale', word('morale', unit.morale)],
    ['State', statesOf(unit).join(', ') || 'nothing special'],
    ['Toughness', `${figures.toughness.dice} dice on ${figures.toughness.needed}+${figures.armour ? ', Armour' : ''}`],
    moves,
    ...unit.weapons.map(({ id, reload }, i): readonly [string, string] => [
      i === 0 ? 'Weapon' : `Weapon ${i + 1}`,
      weaponText(id, reload),
    ]),
    ...(perks.length > 0 ? [['Perks', perks.map((perk) => word('perk', perk)).join(', ')] as const] : []),
    where,
    near,
  ];
}

type HumanUnit = Exclude<BattleUnit, { zombies: unknown }>;

function statesOf(unit: HumanUnit): string[] {
  const states: readonly (readonly [boolean, string])[] = [
    [unit.used, 'has acted'],
    [unit.down, 'Knocked Down'],
    [unit.infected, 'Infected'],
    [unit.health === 'sick', 'Sick'],
    [unit.fatigue === 'exhausted', 'Exhausted'],
    [unit.fatigue === 'energised', 'Energised'],
    [unit.climbing !== null, 'climbing'],
    [unit.suppressed, 'cannot be shot at'],
  ];
  return states.flatMap(([holds, words]) => (holds ? [words] : []));
}

function weaponText(id: HumanUnit['weapons'][number]['id'], reload: number): string {
  const { name, hits, accuracy } = weaponFigures(id);
  const range = isGun(id) ? `, ${GUN_FIGURES[id].range[0]}" to ${GUN_FIGURES[id].range[1]}"` : '';
  return `${name}: ${hits} dice on ${accuracy}+${range}${reload > 0 ? `, ${reload} to reload` : ''}`;
}

function nearestText({ view }: Scene, unit: BattleUnit): string {
  const enemies = [...view.humans, ...view.herds].filter(({ seat }) => seat !== unit.seat);
  const [nearest] = enemies.map((enemy) => ({ enemy, gap: gapBetween(unit, enemy) })).sort((a, b) => a.gap - b.gap);
  if (nearest === undefined || view.humans.length === 0) return 'none';
  return nearest.gap < 0.011
    ? `${nearest.enemy.name}, touching`
    : `${nearest.enemy.name}, ${spokenInches(nearest.gap)}`;
}

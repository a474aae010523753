import { useMatch } from '../match/context.tsx';
import type { Player } from '../match/sources/source.ts';
import { useDesk, useDeskStore } from '../tabletop/desk.ts';
import { lastReason } from './again.tsx';
import { EyesButtons } from './eyes.tsx';
import type { Battle } from './face.ts';
import { calledOf, type Scene, unitOfModel } from './scene.ts';

/** Everything about the model that was selected. */
export function DossierCard<B extends Battle>({ scene, players }: { scene: Scene<B>; players: readonly Player[] }) {
  const { face, battle } = scene;
  const desk = useDeskStore();
  const selected = useDesk((now) => now.selected);
  const unit = unitOfModel(battle, selected);
  if (selected === null || unit === undefined) return null;
  return (
    <section className="sk-dossier" aria-label={`Dossier of ${unit.name}`}>
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
        {unit.kind}, {sideName(battle, players, unit.seat)}
      </p>
      <dl>
        {face.sheet(battle, unit).map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <WhyThere scene={scene} model={selected} />
      </dl>
      <EyesButtons model={selected} />
    </section>
  );
}

const sideName = ({ sides }: Battle, players: readonly Player[], seat: string): string =>
  sides.find((side) => side.seat === seat)?.name ?? calledOf(players)(seat);

/** Why a model that goes by rule stands where it stands. */
function WhyThere<B extends Battle>({ scene, model }: { scene: Scene<B>; model: string }) {
  const why = useMatch((now) => lastReason(scene.face, now.events, model));
  if (why === undefined) return null;
  return (
    <div>
      <dt>Last move</dt>
      <dd>{why}</dd>
    </div>
  );
}

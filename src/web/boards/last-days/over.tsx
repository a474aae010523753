import { memo } from 'react';
import type { Zombie } from '../../../games/last-days/index.ts';
import type { Point } from '../../../kernel/index.ts';
import { useDesk } from '../../tabletop/desk.ts';
import { inwards, Label } from '../../tabletop/measures.tsx';
import { linePath } from '../../tabletop/shapes.ts';
import type { Fight } from './battle.ts';
import { reasonWords } from './reasons.ts';
import { percent } from './sight.ts';

/** The Menace at a glance: where Noise may bring the dead, and why each of them went where it went. */
export const Over = memo(function Over({ battle: fight }: { readonly battle: Fight }) {
  return (
    <g className="ld-menace">
      <NoiseLines fight={fight} />
      <ZombieWays fight={fight} />
    </g>
  );
});

/** Phases in which Noise is being made for the next Menace Phase. */
const LOUD: readonly string[] = ['action', 'shooting', 'combat', 'end', 'noise'];

/** LD.NOISE.4, LD.NOISE.6: from each who made Noise to the edge where a zombie would come, with its chance. */
function NoiseLines({ fight }: { fight: Fight }) {
  const pointed = useDesk((now) => now.pointed);
  if (!LOUD.includes(fight.view.phase)) return null;
  const figures = new Map(fight.figures.map((figure) => [figure.id, figure]));
  const named = new Map<string, Point>([...figures, ...fight.view.noisemakers.map((one) => [one.id, one] as const)]);
  return (
    <>
      {fight.ask.noise().map(({ source, once, zombies, arrivals }) => {
        const from = named.get(source);
        const to = arrivals[0]?.[0];
        if (from === undefined || to === undefined || once === 0) return null;
        const at = onTable(to, fight);
        return (
          <g key={source} className="ld-noise" data-pointed={pointed === source || undefined}>
            <path d={linePath([from, at])} />
            <circle cx={at.x} cy={at.y} r="0.5" />
            <Label at={at} tone="harm" anchor={inwards(at, fight.terrain.width)} {...(at.y < 2 ? { under: 2 } : {})}>
              {percent(once)}
              {zombies > 1 ? ` for ${zombies}` : ''}
            </Label>
          </g>
        );
      })}
    </>
  );
}

const onTable = ({ x, y }: Point, { terrain: { width, depth } }: Fight): Point => ({
  x: Math.min(Math.max(x, 0.5), width - 0.5),
  y: Math.min(Math.max(y, 0.5), depth - 0.5),
});

/** Until somebody acts, the ways that the dead have just come are drawn; later that of the one that is pointed at. */
const JUST: readonly string[] = ['zombies', 'initiative'];
/** More reasons than these would cover the table. */
const FEW = 5;

function ZombieWays({ fight }: { fight: Fight }) {
  const pointed = useDesk((now) => now.pointed);
  const selected = useDesk((now) => now.selected);
  const { view } = fight;
  const fresh =
    JUST.includes(view.phase) || (view.phase === 'action' && view.characters.every(({ activated }) => !activated));
  const shown = view.zombies.filter(
    ({ id, reason }) => reason !== null && (fresh || id === pointed || id === selected),
  );
  const words = shown.filter(({ id, reason }) => id === pointed || (reason?.way.length ?? 0) > 1);
  const said = words.length <= FEW ? words : words.filter(({ id }) => id === pointed || id === selected);
  return (
    <>
      {shown.map((zombie) => (
        <ZombieWay key={zombie.id} fight={fight} zombie={zombie} said={said.includes(zombie)} />
      ))}
    </>
  );
}

function ZombieWay({ fight, zombie, said }: { fight: Fight; zombie: Zombie; said: boolean }) {
  const way = zombie.reason?.way ?? [];
  const words = said ? reasonWords(fight, zombie) : null;
  return (
    <g className="ld-shamble">
      {way.length > 1 && <path d={linePath(way)} />}
      {way.length > 1 && <Head from={way.at(-2) as Point} to={way.at(-1) as Point} />}
      {words !== null && (
        <Label under={1} at={{ x: zombie.x, y: zombie.y + 0.4 }} anchor={inwards(zombie, fight.terrain.width)}>
          {words}
        </Label>
      )}
    </g>
  );
}

/** The head of an arrow. */
function Head({ from, to }: { from: Point; to: Point }) {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <path
      className="ld-arrow"
      d="M0.6 0L-0.1 -0.3V0.3Z"
      transform={`translate(${to.x} ${to.y}) rotate(${turn.toFixed(1)})`}
    />
  );
}

import { useEffect, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import type { Terrain } from '../../src/tabletop/index.ts';
import '../../src/web/styles/index.css';
import { settings } from '../../src/web/settings.ts';
import { type Desk, newDesk } from '../../src/web/tabletop/desk.ts';
import type { Darkness } from '../../src/web/tabletop/alive/dusk.tsx';
import type { Eyes } from '../../src/web/tabletop/depth/lens.ts';
import type { Figure } from '../../src/web/tabletop/figure.ts';
import { TableScreen } from '../../src/web/tabletop/screen.tsx';

/** One table with figures on it and nothing around it, as the script wants to see it. */
export interface Scene {
  readonly terrain: Terrain;
  readonly figures: readonly Figure[];
  readonly dark: boolean;
  readonly darkness?: Darkness;
  readonly desk?: Partial<Desk>;
  readonly eyes?: Eyes;
  /** Numbers over things that somebody is to name. */
  readonly pins?: readonly { readonly x: number; readonly y: number; readonly text: string }[];
  /** What is brought near. */
  readonly near?: { readonly x: number; readonly y: number; readonly half: number };
}

function Gallery({ scene }: { scene: Scene }) {
  const desk = useMemo(newDesk, [scene]);
  const { terrain, figures, darkness, near, eyes, pins = [] } = scene;
  useEffect(() => desk.setState({ follow: true, ...scene.desk }), [desk, scene]);
  return (
    <div className="gallery">
      <TableScreen
        key={JSON.stringify(scene)}
        desk={desk}
        terrain={terrain}
        figures={figures}
        offered={[]}
        onOffered={() => undefined}
        aim={null}
        eyes={eyes ?? null}
        over={pins.map(({ x, y, text }) => (
          <g key={text} transform={`translate(${x} ${y})`}>
            <g className="tt-fixed">
              <circle className="gallery-pin" r="9" />
              <text className="gallery-number" y="4">
                {text}
              </text>
            </g>
          </g>
        ))}
        {...(darkness === undefined ? {} : { darkness })}
        {...(near === undefined
          ? {}
          : {
              frame: {
                key: 'near',
                points: [
                  { x: near.x - near.half, y: near.y - near.half },
                  { x: near.x + near.half, y: near.y + near.half },
                ],
              },
            })}
      />
    </div>
  );
}

const root = createRoot(document.getElementById('root') as HTMLElement);
Object.assign(globalThis, {
  show: (scene: Scene) => {
    settings.setState({ painted: true });
    document.documentElement.dataset.theme = scene.dark ? 'dark' : 'light';
    root.render(<Gallery scene={scene} />);
  },
});

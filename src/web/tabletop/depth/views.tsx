import { type ComponentType, useEffect, useState } from 'react';
import type { DioramaProps } from '../../three/diorama.tsx';
import { settings } from '../../settings.ts';
import { useDesk, useDeskStore } from '../desk.ts';

/** The table as a plan, as a diorama to walk round, or through somebody's eyes. */

const VIEWS = ['plan', 'table', 'eye'] as const;
const NAMES = { plan: 'Plan', table: 'Table', eye: 'Eye' } as const;
const HINTS = {
  plan: 'Seen from straight above',
  table:
    'In three dimensions, to walk round: drag with the right button, Q and E turn it, Page Up and Page Down tilt it',
  eye: 'Through the eyes of the chosen model: what it sees is what the rules count',
} as const;

let fault: string | null | undefined;

/** Why nothing can be shown in three dimensions on this device; null where it can. */
export function depthFault(): string | null {
  if (fault !== undefined) return fault;
  const canvas = document.createElement('canvas');
  const found = canvas.getContext('webgl2');
  fault = found === null ? 'This browser has no WebGL 2, so the table is shown as a plan.' : null;
  found?.getExtension('WEBGL_lose_context')?.loseContext();
  return fault;
}

/** Which way the table is looked at. Where there are no three dimensions, the switch says why. */
export function ViewSwitch() {
  const desk = useDeskStore();
  const view = useDesk((now) => now.view);
  const why = useDesk((now) => now.flat) ?? depthFault();
  return (
    <>
      <fieldset className="tt-views">
        <legend className="visually-hidden">View</legend>
        {VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={view === one}
            disabled={one !== 'plan' && why !== null}
            title={one !== 'plan' && why !== null ? why : HINTS[one]}
            onClick={() => {
              desk.setState({ view: one });
              settings.setState({ view: one === 'eye' ? 'table' : one });
            }}
          >
            {NAMES[one]}
          </button>
        ))}
      </fieldset>
      {why !== null && <span className="tt-flat">{why}</span>}
    </>
  );
}

/** What draws in three dimensions, fetched when it is first wanted. */
export function useDiorama(): ComponentType<DioramaProps> | null {
  const desk = useDeskStore();
  const wanted = useDesk((now) => now.view !== 'plan');
  const [made, setMade] = useState<{ readonly Diorama: ComponentType<DioramaProps> } | null>(null);
  useEffect(() => {
    if (!wanted || made !== null) return;
    const why = depthFault();
    if (why !== null) return desk.setState({ view: 'plan', flat: why });
    import('../../three/diorama.tsx').then(setMade, () =>
      desk.setState({ view: 'plan', flat: 'Three dimensions could not be loaded: is the network there?' }),
    );
  }, [desk, wanted, made]);
  return wanted ? (made?.Diorama ?? null) : null;
}

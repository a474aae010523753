import { AmbientLight, Color, DirectionalLight, HemisphereLight, type Scene } from 'three';
import type { Terrain } from '../../../tabletop/index.ts';

/** A low warm sun from the front left, a cool sky, and what the wooden table gives back. */

const SUN = { x: -0.62, y: 0.82, z: 0.5 } as const;

const DAY = 3.9;
/** How much of a night the dark theme is. */
const THEME = 0.62;

export interface Lights {
  /** The dark theme, and how dark it is in the game: from 0 to 1. */
  readonly dim: (theme: boolean, share: number) => void;
  readonly dispose: () => void;
}

export function lit(scene: Scene, { width, depth }: Terrain, shadow: number): Lights {
  const sun = new DirectionalLight('#ffdcae', DAY);
  const far = Math.hypot(width, depth) / 2 + 3;
  sun.position.set(width / 2 + SUN.x * 60, SUN.y * 60, depth / 2 + SUN.z * 60);
  sun.target.position.set(width / 2, 0, depth / 2);
  sun.castShadow = shadow > 0;
  sun.shadow.mapSize.set(shadow, shadow);
  const { camera } = sun.shadow;
  [camera.left, camera.right, camera.top, camera.bottom] = [-far, far, far, -far];
  [camera.near, camera.far] = [10, 120];
  sun.shadow.radius = 2.2;
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.045;
  const sky = new HemisphereLight('#c8d8ee', '#7a5a3a', 1.15);
  const fill = new AmbientLight('#9fb0d0', 0.35);
  scene.add(sun, sun.target, sky, fill);
  return {
    dim: (theme, share) => {
      const dark = Math.max(theme ? THEME : 0, share);
      sun.color = new Color('#ffdcae').lerp(new Color('#8fa9e0'), Math.min(1, dark * 1.5));
      // A dark page stays readable; the night of the game is darker, and lamps are what one sees by.
      const night = Math.max(0, share - THEME) / (1 - THEME);
      sun.intensity = DAY + (0.95 - DAY) * Math.min(1, dark * 1.15) - 0.45 * night;
      sky.intensity = 1.15 - 0.5 * dark - 0.27 * night;
      fill.intensity = 0.35 - 0.1 * night;
    },
    dispose: () => {
      for (const light of [sun, sky, fill]) light.dispose();
    },
  };
}

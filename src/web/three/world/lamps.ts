import { AdditiveBlending, CanvasTexture, Color, PointLight, type Scene, Sprite, SpriteMaterial } from 'three';
import { middleOf } from '../../tabletop/shapes.ts';
import type { Darkness } from '../../tabletop/alive/dusk.tsx';

/** Lamps and fires in the evening, by night, and fires by day: light on what is near, and a glow round themselves. */

/** More than so many at once would be too much work for a phone: those that reach farthest are lit. */
const MOST = 8;
const HUES = { lamp: '#ffb566', fire: '#ff7a30' } as const;
/** Inches above the ground. */
const HIGH = { lamp: 2.3, fire: 0.9 } as const;

function glowing(): CanvasTexture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [64, 64];
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
  const light = brush.createRadialGradient(32, 32, 0, 32, 32, 32);
  light.addColorStop(0, 'rgba(255,255,255,.95)');
  light.addColorStop(0.2, 'rgba(255,255,255,.45)');
  light.addColorStop(1, 'rgba(255,255,255,0)');
  brush.fillStyle = light;
  brush.fillRect(0, 0, 64, 64);
  return new CanvasTexture(canvas);
}

export class Lamps {
  readonly #lit: (PointLight | Sprite)[] = [];
  #glow: CanvasTexture | null = null;

  constructor(readonly scene: Scene) {}

  show(darkness: Darkness | null): void {
    this.clear();
    if (darkness === null) return;
    const { share, lamps } = darkness;
    this.#glow ??= glowing();
    for (const { outline, reach, fire } of lamps.toSorted((a, b) => b.reach - a.reach).slice(0, MOST)) {
      const kind = fire === true ? 'fire' : 'lamp';
      const at = middleOf(outline);
      const strength = fire === true ? 0.35 + 0.65 * share : share;
      const light = new PointLight(HUES[kind], 34 * strength, reach * 1.5, 1.15);
      light.position.set(at.x, HIGH[kind], at.y);
      const glow = new Sprite(
        new SpriteMaterial({
          map: this.#glow,
          color: new Color(HUES[kind]),
          blending: AdditiveBlending,
          depthWrite: false,
          opacity: 0.35 + 0.5 * strength,
        }),
      );
      glow.position.copy(light.position);
      glow.scale.setScalar(fire === true ? 2.6 : 1.5);
      this.#lit.push(light, glow);
    }
    if (this.#lit.length > 0) this.scene.add(...this.#lit);
  }

  clear(): void {
    for (const one of this.#lit) {
      this.scene.remove(one);
      if (one instanceof Sprite) one.material.dispose();
      else one.dispose();
    }
    this.#lit.length = 0;
  }

  dispose(): void {
    this.clear();
    this.#glow?.dispose();
  }
}

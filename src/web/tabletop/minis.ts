import { useEffect, useSyncExternalStore } from 'react';
import type { Sprite } from '../paint/figures/mini.ts';
import type { Figure } from './figure.ts';
import { hirePainter } from './painted.tsx';

/** Pictures of miniatures: each is painted once, when somebody first needs it, and kept for the page's life. */

/** Of those who come in herds, so many look different; of all others, so many skins and faces do. */
const POSES = 8;
const FACES = 4;

const kept = new Map<string, string | null>();
const watching = new Set<() => void>();
let painter: ReturnType<typeof hirePainter> | null = null;

function ask(key: string, sprite: Sprite): void {
  kept.set(key, null);
  painter ??= hirePainter((work) => {
    if (work.kind !== 'mini') return;
    kept.set(work.key, work.address);
    for (const told of watching) told();
  });
  painter.order({ kind: 'mini', key, sprite });
}

function watch(told: () => void): () => void {
  watching.add(told);
  return () => watching.delete(told);
}

const ALIKE: readonly string[] = ['zombie', 'runner', 'dead-soldier', 'dead-police', 'brute', 'crawler', 'dog'];

/** The same figure always has the same pose. */
export function poseOf({ id, mini }: Pick<Figure, 'id' | 'mini'>): number {
  let sum = 7;
  for (let i = 0; i < id.length; i++) sum = (sum * 31 + id.charCodeAt(i)) % 9973;
  return (sum % POSES) % (mini !== undefined && ALIKE.includes(mini.sculpt) ? POSES : FACES);
}

/** The address of a figure's picture; null until it is painted. */
export function useMini(figure: Figure, bold: boolean): string | null {
  const { mini, down } = figure;
  const pose = poseOf(figure);
  const key = JSON.stringify({ mini, pose, down, bold });
  useEffect(() => {
    const sprite = JSON.parse(key) as Sprite;
    if (sprite.mini !== undefined && !kept.has(key)) ask(key, sprite);
  }, [key]);
  return useSyncExternalStore(watch, () => kept.get(key) ?? null);
}

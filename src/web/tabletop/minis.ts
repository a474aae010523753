import { useEffect, useSyncExternalStore } from 'react';
import type { Sprite } from '../paint/figures/mini.ts';
import type { Order } from '../paint/painter.ts';
import type { CarSprite } from '../paint/things/vehicles.ts';
import type { Figure } from './figure.ts';
import { hirePainter } from './painted.tsx';

/** Pictures of miniatures: each is painted once, when somebody first needs it, and kept for the page's life. */

/** Of those who come in herds, so many look different; of all others, so many skins and faces do. */
const POSES = 8;
const FACES = 4;

const kept = new Map<string, string | null>();
const watching = new Set<() => void>();
let painter: ReturnType<typeof hirePainter> | null = null;

function ask(key: string, order: Order): void {
  kept.set(key, null);
  painter ??= hirePainter((work) => {
    if (work.kind !== 'mini') return;
    kept.set(work.key, work.address);
    for (const told of watching) told();
  });
  painter.order(order);
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
    if (sprite.mini !== undefined && !kept.has(key)) ask(key, { kind: 'mini', key, sprite });
  }, [key]);
  return useSyncExternalStore(watch, () => kept.get(key) ?? null);
}

/** Light falls on a vehicle from where it stands: so many directions are told apart. */
const QUARTER = 45;

/** The address of the picture of a vehicle, and how large it is on the table; null until it is painted. */
export function useCar({ id, vehicle, box, facing }: Figure): string | null {
  const turned = (Math.round(facing / QUARTER) * QUARTER) % 360;
  const key = JSON.stringify({ id, looks: vehicle, ...box, facing: turned });
  useEffect(() => {
    const sprite = JSON.parse(key) as CarSprite;
    if (sprite.looks !== undefined && !kept.has(key)) ask(key, { kind: 'car', key, sprite });
  }, [key]);
  return useSyncExternalStore(watch, () => kept.get(key) ?? null);
}

import type { Json } from '../index.ts';

type Below = (n: number) => number;

/** Values that somebody might write by mistake, or on purpose. */
const STRANGE: readonly Json[] = [null, -1, 0, 1, 2.5, 9, 16, 61, 1e9, '', 'x', 'a', 'z1', true, false, [], {}, 'play'];

/** Somewhere in a value: the list or object that holds it, and under which name. */
interface Spot {
  readonly holder: Record<string, Json>;
  readonly key: string;
}

function spotsIn(value: Json): Spot[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, Json>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...spotsIn(holder[key] as Json)]);
}

/** A copy of a set-up with one to three things changed at random: what comes of it is nonsense, or nearly. */
export function muddled(setup: Json, below: Below): Json {
  const made = JSON.parse(JSON.stringify(setup)) as Json;
  for (let i = below(3); i >= 0; i--) {
    const spots = spotsIn(made);
    if (spots.length === 0) return STRANGE[below(STRANGE.length)] as Json;
    const { holder, key } = spots[below(spots.length)] as Spot;
    const other = spots[below(spots.length)] as Spot;
    switch (below(4)) {
      case 0:
        holder[key] = STRANGE[below(STRANGE.length)] as Json;
        break;
      case 1:
        // What stands elsewhere under the same name fits in form.
        holder[key] = JSON.parse(JSON.stringify(alike(spots, key, below))) as Json;
        break;
      case 2:
        if (Array.isArray(holder)) holder.push(JSON.parse(JSON.stringify(holder[Number(key)])) as Json);
        else delete holder[key];
        break;
      default:
        holder[key] = JSON.parse(JSON.stringify(other.holder[other.key])) as Json;
    }
  }
  return made;
}

function alike(spots: readonly Spot[], key: string, below: Below): Json {
  const same = spots.filter((spot) => spot.key === key && !/^\d+$/.test(key));
  const { holder, key: name } = (same.length > 0 ? same : spots)[
    below(same.length > 0 ? same.length : spots.length)
  ] as Spot;
  return holder[name] as Json;
}

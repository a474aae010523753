import { ZOMBIE_LETTER } from '../../../skirmish/index.ts';
import { apart } from '../../../tabletop/index.ts';
import { nextPhase } from '../course.ts';
import { scored, takeTest } from '../dice.ts';
import { rulesOf } from '../prepare/encounters.ts';
import { newZombie } from '../prepare/zombies.ts';
import type { Battle, Drawing, NoiseSource, NoiseStep, State } from '../state.ts';
import { battleOf, freshId, nameOf, rivalOf } from '../units.ts';
import { choose, emit, type Flow, type Seat, type Table } from '../verbs.ts';
import { type Arrival, arrivalsFor } from './arrive.ts';
import { whoIsFirst } from './first.ts';
import { comeInstead } from './reserves.ts';
import { silence, sourcesOf } from './sources.ts';

/** LD.TURN.4: the Noise step of the Menace Phase. One step is one roll, or one zombie that arrives. */

/** LD.NOISE.5 */
export const DRAWS = 7;
/** LD.NOISE.8, LD.X.2 */
export const AUTOMATIC = 6;
/** LD.NOISE.11 */
const MOST_ZOMBIES = 20;

export function* noise(t: Table): Flow<void> {
  const battle = battleOf(t);
  const { noise: step } = battle;
  if (step === null) return yield* begin(t);
  if (step.drawing !== null) return yield* drawOn(t, step, step.drawing);
  const next = yield* nextSource(t, step);
  if (next !== null) return yield* makeNoise(t, step, next);
  battle.noise = null;
  nextPhase(battle);
}

/** LD.NOISE.3, LD.TURN.5: without any Noise there is nothing to do. */
function* begin(t: Table): Flow<void> {
  const battle = battleOf(t);
  const sources = sourcesOf(battle);
  if (sources.length === 0) return nextPhase(battle);
  const tokensOf = (of: Seat): number =>
    sources.reduce((sum, { seat, tokens }) => (seat === of ? sum + tokens : sum), 0);
  battle.noise = { first: yield* whoIsFirst(t, 'LD.NOISE.3', tokensOf), drawing: null };
}

/** How many zombies come for one that is drawn: two in The Escape (LD.ESCAPE.5). */
export const comeAtOnce = (battle: Battle): number => rulesOf(battle).drawn;

/** LD.NOISE.11: no more zombies come. */
export const isFull = ({ state }: { readonly state: Pick<State, 'options'> }, battle: Battle): boolean =>
  state.options.zombieLimit && battle.zombies.length >= MOST_ZOMBIES;

/** LD.NOISE.8: how many zombies may come at most. */
const mostFor = (battle: Battle, { tokens }: NoiseSource): number => (tokens > AUTOMATIC ? 2 : 1) * comeAtOnce(battle);

/**
 * LD.NOISE.3: first one player's models and Noisemakers, then the other's, then vehicles (LD.TERRAIN.23). Their order is asked for
 * only where it matters: where zombies may get into each other's way at the edge, or where the limit is near.
 */
function* nextSource(t: Table, { first }: NoiseStep): Flow<NoiseSource | null> {
  const battle = battleOf(t);
  const sources = sourcesOf(battle);
  const turns = [first, rivalOf(battle, first).seat, null];
  const seat = turns.find((one) => sources.some((source) => source.seat === one));
  const waiting = sources.filter((source) => source.seat === seat);
  const [next, ...others] = waiting;
  if (next === undefined) return null;
  const rivals = others.filter(rivalling(t, battle, waiting, next));
  if (rivals.length === 0) return next;
  const options = [next, ...rivals];
  const id = yield* choose(t, resolverOf(next, first), () => ({
    rule: 'LD.NOISE.3',
    prompt: { key: 'ld.noise.who' },
    options: options.map((source) => ({
      means: source.id,
      label: { key: 'ld.noise.source', params: { name: source.name, tokens: source.tokens } },
      about: { unit: source.id },
    })),
    facts: { sources: options.map((source) => source.id) },
  }));
  return options.find((source) => source.id === id) as NoiseSource;
}

/** Who rolls for it and settles equal distances: its owner, or for a vehicle the player who goes first. */
const resolverOf = ({ seat }: NoiseSource, first: Seat): Seat => seat ?? first;

/** A base takes so much of the edge. */
const WIDE = 1.02;

/** Whether it matters which of two rolls first. */
function rivalling(
  t: Table,
  battle: Battle,
  waiting: readonly NoiseSource[],
  one: NoiseSource,
): (other: NoiseSource) => boolean {
  if (isFull(t, battle)) return () => false;
  const all = waiting.reduce((sum, source) => sum + mostFor(battle, source), 0);
  if (t.state.options.zombieLimit && battle.zombies.length + all > MOST_ZOMBIES) return () => true;
  const spots = arrivalsFor(battle, one);
  return (other) => {
    const reach = WIDE * (mostFor(battle, one) + mostFor(battle, other) - 1);
    return arrivalsFor(battle, other).some((there) => spots.some((here) => apart(here, there) < reach));
  };
}

/** LD.NOISE.4, LD.NOISE.8: it rolls for its Noise; with six tokens or more a zombie comes without a roll first. */
function* makeNoise(t: Table, step: NoiseStep, source: NoiseSource): Flow<void> {
  const battle = battleOf(t);
  const { id, name, tokens } = source;
  if (isFull(t, battle)) {
    silence(battle, source);
    emit(t, 'LD.NOISE.11', 'ld.noise.full', { source: id, name, tokens });
  } else if (tokens < AUTOMATIC) {
    yield* rollFor(t, step, source, tokens, 'LD.NOISE.4');
  } else {
    const zombies = comeAtOnce(battle);
    emit(t, 'LD.NOISE.8', 'ld.noise.automatic', { source: id, name, tokens, zombies });
    silence(battle, source);
    // With exactly six no die can bring a second one.
    step.drawing = { source, zombies, again: tokens > AUTOMATIC ? tokens - AUTOMATIC : null };
  }
}

function* rollFor(
  t: Table,
  step: NoiseStep,
  source: NoiseSource,
  tokens: number,
  rule: 'LD.NOISE.4' | 'LD.NOISE.8',
): Flow<void> {
  const battle = battleOf(t);
  const { id, name } = source;
  const seat = resolverOf(source, step.first);
  const by = { rule, seat, prompt: { key: 'ld.noise.roll', params: { name, tokens } } } as const;
  const { passed, dice, modifiers } = yield* takeTest(t, by, DRAWS, [scored(rule, 'ld.modifier.noise', tokens)]);
  if (rule === 'LD.NOISE.4') silence(battle, source);
  const zombies = passed ? comeAtOnce(battle) : 0;
  const key = passed ? 'ld.noise.drawn' : 'ld.noise.nothing';
  emit(t, passed ? 'LD.NOISE.5' : rule, key, { source: id, name, zombies }, { dice: [dice], modifiers });
  step.drawing = passed ? { source, zombies, again: null } : null;
}

/** The zombies that it has drawn arrive one after the other; then comes its second roll (LD.NOISE.8). */
function* drawOn(t: Table, step: NoiseStep, drawing: Drawing): Flow<void> {
  const battle = battleOf(t);
  const { source, again } = drawing;
  if (drawing.zombies > 0 && !isFull(t, battle)) {
    drawing.zombies -= 1;
    yield* arrive(t, source, resolverOf(source, step.first));
  } else if (again !== null && !isFull(t, battle)) {
    yield* rollFor(t, step, source, again, 'LD.NOISE.8');
  } else {
    step.drawing = null;
  }
}

/** LD.NOISE.6: one zombie arrives at the edge, or a member in reserve in its place (LD.ENC.4). */
function* arrive(t: Table, source: NoiseSource, resolver: Seat): Flow<void> {
  const battle = battleOf(t);
  const { id, name } = source;
  const spots = arrivalsFor(battle, source);
  const [only, ...others] = spots;
  if (only === undefined) return emit(t, 'LD.NOISE.6', 'ld.noise.no-room', { source: id, name });
  const at = others.length === 0 ? only : yield* whichSpot(t, source, resolver, spots);
  if (yield* comeInstead(t, source, at)) return;
  const zombie = newZombie(freshId(battle, ZOMBIE_LETTER), { x: at.x, y: at.y, level: 0 }); // LD.NOISE.7: it has not activated yet
  battle.zombies.push(zombie);
  emit(t, 'LD.NOISE.6', 'ld.zombie.arrives', { unit: zombie.id, name: nameOf(zombie), source: id, drawnBy: name });
}

/** LD.NOISE.6: the player whose Noise it is settles equal distances. */
function* whichSpot(t: Table, { id, name }: NoiseSource, seat: Seat, spots: readonly Arrival[]): Flow<Arrival> {
  const { x, y } = yield* choose(t, seat, () => ({
    rule: 'LD.NOISE.6',
    prompt: { key: 'ld.noise.where', params: { name } },
    options: spots.map(({ edge, x, y }) => ({
      means: { edge, x, y },
      label: { key: 'ld.noise.spot', params: { edge, x, y } },
      about: { x, y },
    })),
    facts: { source: id, spots: spots.map(({ x, y }) => ({ x, y })) },
  }));
  return spots.find((spot) => spot.x === x && spot.y === y) as Arrival;
}

import type { SeenEvent } from '../../../../kernel/index.ts';
import type { TextKey } from '../../../../games/all-things-zombie/index.ts';

/** The log as a tree: a turn, its phases, what is done in them, and what that sets off. */

const TURN: TextKey = 'atz.turn.die';
const PHASE: TextKey = 'atz.phase.begins';
const DOUBLES: TextKey = 'atz.turn.doubles';
/** An In Sight test goes on until everybody has acted; another one may open in it. */
const OPENS: TextKey = 'atz.sight.begins';
const CLOSES: TextKey = 'atz.sight.over';

/** What follows from the line before: noise, hits, damage. */
const FOLLOWS =
  /^atz\.(noise|zombie\.|shot\.|pitiful|crowd|damage|ammo|police\.called|charge\.passed|melee\.score|leader\.|break\.total)/;

export interface Branch {
  readonly event: SeenEvent;
  /** 0 for a turn, 1 for a phase, more for what is done in it. */
  readonly depth: number;
}

export function treeOf(events: readonly SeenEvent[]): readonly Branch[] {
  let [open, phase, turn] = [0, false, -1];
  return events.map((event) => {
    const { key } = event;
    if (key === TURN && turnOf(event) !== turn) {
      [open, phase, turn] = [0, false, turnOf(event)];
      return { event, depth: 0 };
    }
    if (key === TURN) return { event, depth: 1 };
    if (key === PHASE || key === DOUBLES) {
      [open, phase] = [0, true];
      return { event, depth: 1 };
    }
    const depth = (phase ? 2 : turn < 0 ? 0 : 1) + open + (FOLLOWS.test(key) ? 1 : 0);
    if (key === OPENS) open++;
    if (key === CLOSES) open = Math.max(0, open - 1);
    return { event, depth };
  });
}

/** How far each line of the log is drawn in. */
export const depthsOf = (events: readonly SeenEvent[]): readonly number[] => treeOf(events).map(({ depth }) => depth);

const turnOf = ({ params }: SeenEvent): number => Number(params['turn'] ?? 0);

export interface TurnTold {
  /** 0 for what comes before the first turn. */
  readonly turn: number;
  readonly events: readonly SeenEvent[];
}

/** The log turn by turn. */
export function turnsOf(events: readonly SeenEvent[]): readonly TurnTold[] {
  const turns: { turn: number; events: SeenEvent[] }[] = [];
  for (const event of events) {
    const turn = event.key === TURN ? turnOf(event) : (turns.at(-1)?.turn ?? 0);
    if (turns.at(-1)?.turn !== turn) turns.push({ turn, events: [] });
    turns.at(-1)?.events.push(event);
  }
  return turns;
}

/** What is worth telling of a turn in which one was not asked: who came, who was hurt, what people and the dead did. */
const TELLS =
  /^atz\.(turn\.doubles|event\.|dead\.(charge|downed|sees|last-seen|noise|ahead|breaks|rise|feast|lost)|pef\.(contact|er|nothing|comes|goes)|contact\.(is|dead)|harm|npc\.|meet\.|noise|police|weather|day-part|zombie\.(dead|down)|shot\.hit|damage|fire$|react\.test|status|sight\.begins|melee\.won|infect|turn\.turns|neutral|friend|recruit|lost\.|argue)/;
const ASKS = /\.roll$|^atz\.event\.again$/;

export const worthTelling = (events: readonly SeenEvent[]): readonly SeenEvent[] =>
  events.filter(({ key }) => TELLS.test(key) && !ASKS.test(key));

/** The dice of a turn by side. */
export const diceIn = (events: readonly SeenEvent[]): readonly { readonly side: string; readonly die: number }[] =>
  events.flatMap(({ key, params }) =>
    key === TURN ? [{ side: params['side'] as string, die: Number(params['die']) }] : [],
  );

import type { TextKey } from '../../../games/last-stand/index.ts';
import type { Telling } from '../../chronicle/chronicle.ts';

const deeds = {
  'ls.stage': [],
  'ls.leader.slain': ['ls.battle'],
  'ls.battle.lost': ['ls.battle'],
  'ls.depot.placed': ['ls.overrun'],
  'ls.overrun': [],
  'ls.depot.removed': [],
  'ls.leader.entered': [],
  'ls.blockade.broken': [],
  'ls.mission.done': [],
  'ls.flipped': [],
  'ls.monstrosity.slain': [],
  'ls.mutated': [],
  'ls.turned': ['ls.mutated'],
  'ls.won.slain': [],
  'ls.won.mission': [],
  'ls.lost.leader': ['ls.leader.moved'],
  'ls.lost.depots': ['ls.overrun'],
  'ls.lost.raiders': [],
  'ls.lost.stormed': ['ls.placed'],
  'ls.lost.puke': [],
  'ls.lost.turned': [],
} as const satisfies Partial<Record<TextKey, readonly TextKey[]>>;

export const telling: Telling = {
  deeds,
  chapter: ({ key, params }) => (key === 'ls.turn.begins' ? `Round ${Number(params.round)}` : null),
};

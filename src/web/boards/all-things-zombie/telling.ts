import type { TextKey } from '../../../games/all-things-zombie/index.ts';
import type { Telling } from '../../chronicle/chronicle.ts';

const deeds = {
  'atz.harm': ['atz.damage', 'atz.shot.hit', 'atz.melee.struck', 'atz.melee.damage', 'atz.harm.knocked'],
  'atz.star.power': ['atz.damage'],
  'atz.star.cheated': [],
  'atz.zombie.dead': ['atz.fire', 'atz.melee.won', 'atz.melee.damage'],
  'atz.dispatch': [],
  'atz.capture': [],
  'atz.feast.begins': [],
  'atz.infect.caught': [],
  'atz.turn.turns': [],
  'atz.found': ['atz.search.choice'],
  'atz.search.food': [],
  'atz.meet.enemies': [],
  'atz.recruit.joins': [],
  'atz.fire.starts': [],
  'atz.objective.met': [],
  'atz.leave.gone': [],
  'atz.leave.carried': [],
  'atz.exit.gone': [],
  'atz.mercy.robbed': [],
  'atz.mercy.dead': [],
  'atz.after.returns': [],
  'atz.after.gone': [],
} as const satisfies Partial<Record<TextKey, readonly TextKey[]>>;

export const telling: Telling = {
  deeds,
  chapter: ({ key, params }) => (key === 'atz.turn.die' ? `Turn ${Number(params.turn)}` : null),
};

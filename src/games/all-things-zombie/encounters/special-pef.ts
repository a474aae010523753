import { SPECIAL_PEF } from '../data/strangers/special.ts';
import { placeRound } from '../dead/noise.ts';
import { diceTold, halfDie, oneDie } from '../dice.ts';
import { begin, encounterOf, finish } from '../doing.ts';
import { firstSeat, humanOf, nearestTo } from '../figures.ts';
import { countOf } from '../strangers/contact.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import type { SpecialPefDoing } from './doing.ts';
import { robbersCome } from './robbers.ts';

/** ATZ.FIRST.10 to ATZ.FIRST.12, ATZ.T.SPECIALPEF: what a PEF is in Robbery!: one die, and then the marker is gone. */
export function* specialPef(t: Table, doing: SpecialPefDoing): Flow<void> {
  const enc = encounterOf(t);
  const by = { rule: 'ATZ.FIRST.10', seat: firstSeat(enc) } as const;
  const die = yield* oneDie(t, { ...by, prompt: { key: 'atz.special.roll' } });
  const { met, count } = SPECIAL_PEF[die - 1] as (typeof SPECIAL_PEF)[number];
  emit(t, 'ATZ.FIRST.10', 'atz.special.is', { met, score: die }, { dice: diceTold(die) });
  enc.pefs = enc.pefs.filter(({ id }) => id !== doing.pef);
  finish(t, doing);
  const group = doing.group.map((id) => humanOf(enc, id));
  if (met === 'robbers') return yield* robbersCome(t, group); // ATZ.FIRST.11
  const many =
    count === 'how-many'
      ? yield* countOf(t, met, 0, group.length) // ATZ.FIRST.12
      : count === 'one'
        ? 1
        : (yield* halfDie(t, { ...by, prompt: { key: 'atz.special.half' } })).half;
  if (met === 'zombies') return void (yield* placeRound(t, nearestTo(doing, group) ?? doing, many));
  const { x, y, level } = doing;
  begin(t, {
    do: 'contact',
    pef: null,
    x,
    y,
    level,
    group: doing.group,
    stage: 'people',
    met,
    modifier: 0,
    count: many,
  });
}

import { encounterOf } from '../../doing.ts';
import { humanOf, nameOf } from '../../figures.ts';
import { letGo } from '../../people/load.ts';
import type { Human } from '../../state.ts';
import { choose, emit, type Flow, type Table } from '../../verbs.ts';

/** ATZ.WOUND.5, ATZ.WOUND.6: who is charged drops the wounded; a Star may keep hold of them, and fights with two dice fewer. */
export function* dropWounded(t: Table, human: Human): Flow<void> {
  if (human.carries === null) return;
  const enc = encounterOf(t);
  const load = humanOf(enc, human.carries);
  const said = { unit: human.id, name: human.name, other: nameOf(load) };
  if (human.star && human.seat !== null) {
    const { do: what } = yield* choose(t, human.seat, {
      rule: 'ATZ.WOUND.6',
      prompt: { key: 'atz.wounded.keep', params: said },
      options: [
        { means: { do: 'let-go', who: load.id }, label: { key: 'atz.wounded.let-go', params: said } },
        { means: { do: 'hold-on', who: load.id }, label: { key: 'atz.wounded.hold-on', params: said } },
      ],
    });
    if (what === 'hold-on') return;
  }
  letGo(enc, human);
  emit(t, 'ATZ.WOUND.5', 'atz.wounded.dropped', said);
}

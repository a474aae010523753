import type { Hour } from '../../../tabletop/index.ts';
import { diceTold } from '../dice.ts';
import { encounterOf } from '../doing.ts';
import { firstSeat, humanOf } from '../figures.ts';
import type { Human, Zombie } from '../state.ts';
import { emit, type Flow, roll, type Table } from '../verbs.ts';
import { showFeast } from './see-feast.ts';
import { witness } from './zombie.ts';

/** ATZ.ZACT.12 to ATZ.ZACT.14: Zombie Feasts. */

/** ATZ.ZACT.12, ATZ.ZACT.13: the first zombie at a downed human begins a feast, all others join it. */
export function* arrive(t: Table, zombie: Zombie, human: Human): Flow<void> {
  const enc = encounterOf(t);
  const there = enc.feasts.find(({ of }) => of === human.id);
  if (there !== undefined) {
    zombie.feast = there.id;
    return;
  }
  const [left] = yield* roll(t, '1d6', {
    rule: 'ATZ.ZACT.12',
    seat: firstSeat(enc),
    prompt: { key: 'atz.feast.roll', params: { name: human.name } },
  });
  witness(enc, human);
  Object.assign(human, { status: 'od', prone: true, stun: null });
  const feast = {
    id: `feast-${++enc.lastId}`,
    of: human.id,
    left: left as number,
    x: human.x,
    y: human.y,
    level: human.level,
  };
  enc.feasts.push(feast);
  zombie.feast = feast.id;
  showFeast(t, feast);
  const said = { unit: human.id, name: human.name, turns: feast.left };
  emit(t, 'ATZ.ZACT.12', 'atz.feast.begins', said, { dice: diceTold(feast.left) });
}

/** ATZ.ZACT.12, ATZ.ZACT.14: at the start of a turn feasts come nearer to their end; then the zombies face any way. */
export function* feastsGoOn(t: Table): Flow<void> {
  const enc = encounterOf(t);
  for (const feast of enc.feasts) {
    if (feast.left <= 0) continue;
    feast.left--;
    if (feast.left > 0) continue;
    const zombies = enc.zombies.filter((zombie) => zombie.feast === feast.id);
    emit(t, 'ATZ.ZACT.14', 'atz.feast.over', { name: humanOf(enc, feast.of).name, zombies: zombies.length });
    if (zombies.length === 0) continue;
    const dice = yield* roll(t, `${zombies.length}d6`, {
      rule: 'ATZ.ZACT.14',
      seat: firstSeat(enc),
      prompt: { key: 'atz.feast.off', params: { zombies: zombies.length } },
      ordered: true,
    });
    zombies.forEach((zombie, i) => {
      const hour = (2 * (dice[i] as number)) as Hour;
      zombie.feast = null;
      zombie.lastSeen = null;
      zombie.facing = (90 + 30 * hour) % 360;
    });
  }
}

import { type Passed, passDice } from '../dice.ts';
import { begin, encounterOf, finish } from '../doing.ts';
import { humanOf, inMelee, repOf, seatFor } from '../figures.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import type { ZedDoing } from './doing.ts';
import { aimOf } from './priorities.ts';

/** ATZ.T.RXUNIVERSAL, ATZ.ZREACT.3 to ATZ.ZREACT.6, example ATZ.X.67: the first zombie that ever comes within 6" of a human. */
export function* zedOrNoZed(t: Table, doing: ZedDoing): Flow<void> {
  const enc = encounterOf(t);
  const human = humanOf(enc, doing.who);
  finish(t, doing);
  if (human.metZombie) return;
  human.metZombie = true;
  const test = yield* passDice(
    t,
    {
      rule: 'ATZ.ZREACT.3',
      seat: seatFor(enc, human),
      prompt: { key: 'atz.zed.roll', params: { name: human.name } },
    },
    { dice: 2, target: repOf(human), most: 2 },
  );
  const isKnown = test.passed === 2 && isDouble(test);
  const passed = isKnown ? 0 : test.passed;
  const key = isKnown ? 'atz.zed.known' : passed === 2 ? 'atz.zed.2' : passed === 1 ? 'atz.zed.1' : 'atz.zed.0';
  const rule = passed === 2 || isKnown ? 'ATZ.ZREACT.4' : passed === 1 ? 'ATZ.ZREACT.5' : 'ATZ.ZREACT.6';
  emit(t, rule, key, { unit: human.id, name: human.name }, { dice: test.dice });
  const zombie = enc.zombies.find(({ id }) => id === doing.zombie);
  // ATZ.ZREACT.6: it attacks at once if it can.
  if (zombie === undefined || zombie.prone || zombie.feast !== null || inMelee(enc, zombie.id)) return;
  const aim = aimOf(enc, zombie);
  if (aim.do !== 'charge' || aim.target !== human.id) return;
  const charge = { do: 'charge' as const, target: human.id, chargers: [zombie.id], calm: [] };
  if (passed === 2) return begin(t, { ...charge, stage: 'move', passed: [] });
  // No test is taken: with one shot it is as if both had passed the same, without one they go straight into melee.
  const even = [zombie.id, human.id].map((who) => ({ who, dice: 1 }));
  begin(t, { ...charge, stage: passed === 1 ? 'fire' : 'contact', passed: even });
}

/** ATZ.ZREACT.4: with doubles it is somebody whom the human knows. */
const isDouble = ({ rolled }: Passed): boolean => rolled[0] === rolled[1];

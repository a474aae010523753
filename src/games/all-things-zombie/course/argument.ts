import { countDice } from '../dice.ts';
import { makeNoise } from '../dead/noise.ts';
import type { Waking } from '../deeds.ts';
import { encounterOf } from '../doing.ts';
import { humanOf, isFunctioning, repOf, seatFor } from '../figures.ts';
import type { Human } from '../state.ts';
import { emit, type Flow, type Table } from '../verbs.ts';

/** ATZ.EVENT.9, ATZ.EVENT.10: whenever they are active they argue; what the member shouts louder by can be heard. */
export const argue: Waking = function* (t, human, activation) {
  const enc = encounterOf(t);
  const { argument } = enc.clocks;
  if (argument === null) return 'acts';
  const active = [argument.leader, argument.member].filter((id) => activation.with.includes(id));
  if (active[0] !== human.id) return 'acts';
  const [leader, member] = [humanOf(enc, argument.leader), humanOf(enc, argument.member)];
  if (!isFunctioning(leader) || !isFunctioning(member)) {
    enc.clocks.argument = null;
    return 'acts';
  }
  const lead = (yield* shout(t, member)) - (yield* shout(t, leader));
  const said = { leader: leader.name, member: member.name };
  if (lead < 0) enc.clocks.argument = null;
  emit(t, 'ATZ.EVENT.10', lead > 0 ? 'atz.argue.on' : lead < 0 ? 'atz.argue.over' : 'atz.argue.even', said);
  yield* makeNoise(t, member, lead, 'ATZ.EVENT.10');
  return 'acts';
};

function* shout(t: Table, human: Human): Flow<number> {
  const prompt = { key: 'atz.argue.roll', params: { name: human.name } } as const;
  const by = { rule: 'ATZ.EVENT.9', seat: seatFor(encounterOf(t), human), prompt } as const;
  return (yield* countDice(t, by, repOf(human))).successes;
}

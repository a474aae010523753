import { describe, expect, test } from 'vitest';
import { over } from '../../campaign/testing.ts';
import { GEAR_IDS } from '../../data/equipment.ts';
import { CHARACTERISTICS } from '../../data/profiles.ts';
import { SKILL_TABLES } from '../../data/skills.ts';
import { groupOf, hero, thug } from '../../groups/testing.ts';
import type { Member } from '../../groups/group.ts';
import { type BattleScene, block, scene, type Somebody, start } from '../../testing.ts';
import { advise } from '../index.ts';
import { KEPT } from './transcripts.ts';
import { armament, characteristicRating, gearRating, skillRating } from '../refuge/ratings.ts';
import { memberWorth } from '../worth.ts';

/**
 * What bots answer to question after question, and why. Nobody can say that every answer is right; but they change where somebody
 * wants them to change, and nowhere else. Dice fall in a row.
 */

const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : value;

/** So many questions, each with what the bot says to it. */
function transcript(m: BattleScene, questions: number): string[] {
  const told: string[] = [];
  let rolls = 0;
  while (told.length < questions && m.match.request !== null) {
    const { request, waitingFor, state } = m.match;
    const [seat = ''] = waitingFor;
    if (request.kind === 'roll') {
      m.answer(
        seat,
        Array.from({ length: request.count }, (_, i) => ((++rolls * 5 + i) % request.sides) + 1),
      );
      continue;
    }
    const { answer, because } = advise(state, request, seat);
    told.push(`${request.prompt.key} ${JSON.stringify(answer, rounded)} ${because}`);
    m.answer(seat, answer);
  }
  return told;
}

const at = (x: number, y: number, more: Partial<Somebody> = {}): Somebody => ({ x, y, ...more });
const rival = (x: number, y: number, more: Partial<Somebody> = {}): Somebody => at(x, y, { seat: 'b', ...more });
const people = [
  { type: 'hero', guns: ['semi-automatic'], blades: ['club'] },
  { type: 'survivor', guns: ['hunting-rifle'] },
  { type: 'survivor', blades: ['club'] },
] as const satisfies readonly Partial<Somebody>[];

describe('what is answered stays what it was', () => {
  test.each(['scavengers', 'the-escape', 'massacre-site'] as const)('before and in the first turns of %s', (name) => {
    const m = start(name, [people, people]);
    expect(transcript(m, 40)).toEqual(KEPT[name]);
  });

  test('in a fight at close quarters', () => {
    const name = 'melee';
    const m = scene({
      pieces: [
        block('wall', [8, 16, 6, 1], { kind: 'impassable', height: 3, blocksSight: true }),
        block('sill', [18, 12, 5, 0.5], { kind: 'impassable', height: 0.7, blocksSight: true }),
      ],
      people: [
        at(10, 12, { guns: ['hunting-rifle'], blades: ['club'] }),
        at(16, 10, { guns: ['pump-action-shotgun'] }),
        at(20, 9, { blades: ['heavy-blade'] }),
        rival(12, 22, { guns: ['semi-automatic'] }),
        rival(24, 15, { guns: ['hunting-rifle'] }),
        rival(20.9, 9.6, { blades: ['club'] }),
      ],
      zombies: [
        { x: 14, y: 6 },
        { x: 19.2, y: 9.6 },
        { x: 13, y: 23 },
      ],
      tokens: [{ x: 15, y: 20 }],
    });
    expect(transcript(m, 45)).toEqual(KEPT[name]);
  });

  test('between two games', () => {
    const name = 'home';
    const a = {
      ...groupOf({ ...hero, experience: 9 } as never, [
        { type: 'rescue-worker', name: 'Aid', blades: ['club'] },
        { type: 'survivor', name: 'Sue', guns: ['hunting-rifle'] },
        { type: 'survivor', name: 'Tom', items: ['medical-supplies'] },
      ]),
      points: 30,
      stash: { guns: [{ id: 'revolver', fitted: [], made: false }], blades: ['club'], items: ['tactical-vest'] },
    } as const;
    const b = { ...groupOf(thug, [{ type: 'crony', name: 'Eve', blades: ['club'] }]), points: 12 };
    const m = over({ a: a as never, b, out: ['a3', 'b2'], winner: 'a' });
    expect(transcript(m, 60)).toEqual(KEPT[name]);
  });
});

test('what things are worth at home stays what it was', () => {
  const group = groupOf({ ...hero, guns: ['semi-automatic'], blades: ['club'] }, [
    { type: 'survivor', name: 'Sue', blades: ['club'] },
    { type: 'rescue-worker', name: 'Aid', guns: ['hunting-rifle'], items: ['tactical-vest'] },
  ]);
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  const skills = [...new Set(Object.values(SKILL_TABLES).flat())];
  const told = group.members.map((member: Member) => ({
    name: member.name,
    worth: [round(memberWorth(member)), round(armament(group, member))],
    skills: skills.map((skill) => `${skill} ${round(skillRating(group, member, skill))}`).join(', '),
    characteristics: CHARACTERISTICS.map((id) => `${id} ${round(characteristicRating(group, member, id))}`).join(', '),
  }));
  const key = 'ratings';
  expect(told).toEqual(KEPT[key]);
  expect(GEAR_IDS.map((id) => `${id} ${round(gearRating(id))}`)).toEqual(KEPT.gear);
});

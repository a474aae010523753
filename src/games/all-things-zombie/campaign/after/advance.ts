import { diceTold, oneDie } from '../../dice.ts';
import type { Profile } from '../../state.ts';
import { choose, emit, type Flow, type Offer, type Seat, type Table } from '../../verbs.ts';
import { type Skill, SKILLS } from '../../words.ts';
import type { Member, Part } from '../state.ts';

/** ATZ.ADV: Rep and Skills rise and fall after an Encounter. */

type Raise = 'rep' | Skill;
/** ATZ.ADV.4, ATZ.STAR.28 */
const MOST_OF_A_GRUNT = 6;
/** ATZ.REP.3, ATZ.ADV.10 */
const LEAST_REP = 2;

/** ATZ.ADV.2, ATZ.ADV.4, ATZ.ADV.5, ATZ.ADV.7, ATZ.ADV.8: what may be tried. */
export function mayRaise({ star, rep, skills }: Profile, part: Part): Raise[] {
  if (part.ranAway || part.wentOof || !part.success) return [];
  const may: Raise[] = part.zombies > 0 && (star || rep < MOST_OF_A_GRUNT) ? ['rep'] : []; // ATZ.REP.2
  const trained = SKILLS.filter((one) => skills[one] < rep && (skills[one] === 0 || part.skills.includes(one)));
  return [...may, ...trained];
}

/** ATZ.ADV.3, ATZ.ADV.6, ATZ.ADV.8 */
const rises = (value: number, die: number): boolean => die === 6 || (value > 0 && die > value);

/** ATZ.CAMP.15, ATZ.ADV.1, ATZ.ADV.9: one attempt, Rep or one Skill, as the player likes. */
export function* rise(t: Table, seat: Seat, { id, profile }: Member, part: Part): Flow<void> {
  const may = mayRaise(profile, part);
  if (may.length === 0) return;
  const { name } = profile;
  const { raise } = yield* choose(t, seat, {
    rule: 'ATZ.ADV.9',
    prompt: { key: 'atz.raise', params: { name } },
    options: [...may, 'nothing' as const].map(
      (one): Offer<{ readonly raise: Raise | 'nothing'; readonly who: string }> => ({
        means: { raise: one, who: id },
        label: { key: `atz.raise.${one}` },
      }),
    ),
  });
  if (raise === 'nothing') return;
  const rule = raise === 'rep' ? 'ATZ.ADV.3' : profile.skills[raise] === 0 ? 'ATZ.ADV.8' : 'ATZ.ADV.6';
  const now = raise === 'rep' ? profile.rep : profile.skills[raise];
  const die = yield* oneDie(t, { rule, seat, prompt: { key: 'atz.raise.roll', params: { name } } });
  const isHigher = rises(now, die);
  if (isHigher && raise === 'rep') profile.rep += 1;
  else if (isHigher && raise !== 'rep') profile.skills[raise] += 1;
  const said = { name, now: isHigher ? now + 1 : now };
  emit(t, rule, isHigher ? `atz.raised.${raise}` : 'atz.raise.not', said, { dice: diceTold(die) });
}

/** ATZ.ADV.10, ATZ.ADV.11, ATZ.X.81: a failure or Out of the Fight: a 1 costs a point of Rep, and Skills never exceed it. */
export function* fall(t: Table, seat: Seat, { profile }: Member, part: Part): Flow<void> {
  if ((part.success && !part.wentOof) || profile.rep <= LEAST_REP) return;
  const { name } = profile;
  const die = yield* oneDie(t, { rule: 'ATZ.ADV.10', seat, prompt: { key: 'atz.fall.roll', params: { name } } });
  if (die !== 1) return emit(t, 'ATZ.ADV.10', 'atz.fall.not', { name }, { dice: diceTold(die) });
  profile.rep -= 1;
  for (const skill of SKILLS) profile.skills[skill] = Math.min(profile.skills[skill], profile.rep);
  emit(t, 'ATZ.ADV.10', 'atz.fall', { name, now: profile.rep }, { dice: diceTold(die) });
}

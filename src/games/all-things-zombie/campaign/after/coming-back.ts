import { isLaw } from '../../data/classes.ts';
import { diceTold, oneDie } from '../../dice.ts';
import { encounterOf } from '../../doing.ts';
import { firstSeat, humanOf } from '../../figures.ts';
import { refusals } from '../../places/barred.ts';
import type { Human, Side } from '../../state.ts';
import { atRandom, choose, emit, type Flow, type Table } from '../../verbs.ts';
import type { Class } from '../../words.ts';
import type { Known } from '../state.ts';

/** ATZ.PEF.21, ATZ.MEET.25, ATZ.ER.3: people who have been met in an area may be met there again, and remember. */

/** Ours: on so much those of a kind who turn up are people one knows. */
const KNOWN_UP_TO = 2;

export function* whoComesBack(t: Table, kind: Class): Flow<readonly Known[]> {
  const { campaign } = t.state;
  const enc = encounterOf(t);
  if (campaign === undefined || !campaign.peopleReturn || isLaw(kind) || enc.kind === 'zed') return [];
  const here = new Set(enc.humans.map(({ known }) => known));
  const free = campaign.people.filter(
    ({ id, profile, place, dead }) => !dead && profile.class === kind && place === campaign.here && !here.has(id),
  );
  const parties = [...new Set(free.map(({ party }) => party))];
  if (parties.length === 0) return [];
  const prompt = { key: 'atz.known.roll', params: { class: kind } } as const;
  const die = yield* oneDie(t, { rule: 'ATZ.PEF.21', seat: firstSeat(enc), prompt });
  if (die > KNOWN_UP_TO) {
    emit(t, 'ATZ.PEF.21', 'atz.known.strangers', {}, { dice: diceTold(die) });
    return [];
  }
  const party = parties[atRandom(t, 'ATZ.PEF.21', parties)];
  const back = free.filter((one) => one.party === party);
  const [first] = back as [Known];
  const said = { name: first.profile.name, people: back.length, attitude: first.attitude, day: first.day };
  emit(t, 'ATZ.PEF.21', 'atz.known.again', said, { dice: diceTold(die) });
  return back;
}

/** ATZ.MEET.25, ATZ.RECRUIT.4: what they think of the players, and what was tried before; Friends need no Meet & Greet. */
export function* metAgain(t: Table, side: Side, known: readonly Known[]): Flow<'friends' | 'others'> {
  const enc = encounterOf(t);
  const attitudes = known.map(({ attitude }) => attitude);
  side.attitude = attitudes.includes('enemy') ? 'enemy' : attitudes.includes('friend') ? 'friend' : 'neutral';
  side.started.forEach((id, i) => remembers(humanOf(enc, id), known[i] as Known));
  if (side.attitude === 'enemy') return 'others';
  yield* knowTheWay(t, known[0] as Known);
  return side.attitude === 'friend' ? 'friends' : 'others';
}

function remembers(human: Human, { id, refused }: Known): void {
  human.known = id;
  for (const seat of refused) human.parties[refusals(seat)[0]] = 'lost';
}

/** ATZ.ER.3: those who were friendly before tell what they know. */
function* knowTheWay(t: Table, { profile }: Known): Flow<void> {
  const enc = encounterOf(t);
  const { er } = yield* choose(t, firstSeat(enc), {
    rule: 'ATZ.ER.3',
    prompt: { key: 'atz.known.er', params: { name: profile.name, er: enc.er.now } },
    options: [
      { means: { er: 0 }, label: { key: 'atz.known.er.same' } },
      { means: { er: -1 }, label: { key: 'atz.known.er.calmer' } },
      { means: { er: 1 }, label: { key: 'atz.known.er.busier' } },
    ],
  });
  enc.er.now = Math.max(0, enc.er.now + er); // ATZ.ER.5
  if (er !== 0) emit(t, 'ATZ.ER.3', 'atz.friend.warns', { name: profile.name, er: enc.er.now });
}

import { begin, encounterOf, finish } from '../doing.ts';
import { humanOf, isFunctioning, nearestTo, seatFor, sideNamed } from '../figures.ts';
import { leaderOf } from '../people/groups.ts';
import { isBarred } from '../places/barred.ts';
import type { Human } from '../state.ts';
import { choose, emit, type Flow, type Offer, type Table } from '../verbs.ts';
import type { StrangersDecision } from './decisions.ts';
import type { InteractDoing } from './doing.ts';
import { walkTheWalk } from './enemies.ts';
import { barsFrom } from './joining.ts';

type Deal = Extract<StrangersDecision, { readonly deal: string }>;

/**
 * ATZ.NPC.11, ATZ.NPC.12: people who have come close. A Neutral hears one request, to trade or to join. A Friend offers one thing:
 * that is the Friend Interaction which the book names and does not have; ours, of effects that the book has elsewhere.
 */
export function* interact(t: Table, doing: InteractDoing): Flow<void> {
  const enc = encounterOf(t);
  finish(t, doing);
  const people = doing.people.map((id) => humanOf(enc, id)).filter(isFunctioning);
  const group = doing.group.map((id) => humanOf(enc, id)).filter(isFunctioning);
  if (people.length === 0 || group.length === 0) return;
  const leader = leaderOf(group);
  const speaker = nearestTo(leader, people) as Human;
  const isFriend = sideNamed(enc, doing.side).attitude === 'friend';
  const rule = isFriend ? 'ATZ.NPC.11' : 'ATZ.NPC.12';
  const joins = barsFrom(enc, speaker, leader.seat) === null && !isBarred(leader, 'recruit', speaker.id);
  const trades = isFriend || !isBarred(leader, 'barter', speaker.id); // ATZ.BARTER.3
  const one = (deal: Deal['deal']): Offer<Deal> => ({
    means: { deal, with: speaker.id },
    label: { key: `atz.deal.${deal}`, params: { name: speaker.name } },
  });
  const way = yield* choose(t, seatFor(enc, leader), {
    rule,
    prompt: { key: isFriend ? 'atz.friend' : 'atz.neutral', params: { name: speaker.name } },
    options: [
      ...(trades ? [one('barter')] : []),
      ...(isFriend ? [one('calmer'), one('busier')] : []),
      ...(joins ? [one('recruit')] : []),
      one('walk'),
      one('done'),
    ],
  });
  const challenge = { do: 'challenge', who: leader.id, with: speaker.id, stage: 'state', passed: 0 } as const;
  switch (way.deal) {
    case 'barter':
      // ATZ.NPC.11: a Friend trades without a Challenge.
      return isFriend
        ? begin(t, { do: 'barter', who: leader.id, with: speaker.id })
        : begin(t, { ...challenge, challenge: 'barter' });
    case 'recruit':
      return begin(t, { ...challenge, challenge: 'recruit', ...(isFriend ? { friendly: true } : undefined) });
    case 'calmer':
    case 'busier':
      enc.er.now = Math.max(0, enc.er.now + (way.deal === 'calmer' ? -1 : 1)); // ATZ.ER.3
      return emit(t, 'ATZ.NPC.11', 'atz.friend.warns', { name: speaker.name, er: enc.er.now });
    case 'walk':
      return walkTheWalk(t, doing.side, doing.group, doing.people); // ATZ.MEET.4
    case 'done':
      return;
  }
}

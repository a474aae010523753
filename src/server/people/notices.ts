import { Allowances } from '../live/allowance.ts';
import type { House } from '../house.ts';
import type { Room } from '../matches/room.ts';
import { personOf } from '../store/people.ts';
import { sendNotice } from './webhook.ts';

/**
 * Who gets how many notices: an address somewhere else could be anybody's, and must not be flooded from here. A person's come at once
 * where several matches wait for them; one host's are those of many people.
 */
export class Notices {
  readonly #people = new Allowances(1 / 10, 10);
  readonly #hosts = new Allowances(2, 120);

  mayGo(person: string, webhook: string): boolean {
    return this.#people.of(person).take(1) && this.#hosts.of(new URL(webhook).host).take(1);
  }
}

/** Tells people by webhook that it is their turn, unless they are looking at the match. */
export function noticesFor(house: House, room: Room, people: readonly string[]): void {
  for (const person of people) {
    if (house.hub.isPresent(room.id, person)) continue;
    const { waitingFor } = room.standing;
    const seat = room.seatsOf(person).find((one) => waitingFor.includes(one));
    if (seat === undefined) continue;
    const { game } = room.meta.row;
    void notice(house, person, { match: room.id, game, title: house.games.get(game)?.title ?? game, seat });
  }
}

async function notice(
  house: House,
  person: string,
  about: { match: string; game: string; title: string; seat: string },
): Promise<void> {
  try {
    const webhook = (await personOf(house.db, person))?.webhook ?? null;
    if (webhook === null || !house.notices.mayGo(person, webhook)) return;
    const url = `${house.address()}/#/table/${about.match}`;
    await sendNotice(webhook, { type: 'your-turn', ...about, url }, house.settings.privateWebhooks);
    house.metrics.notices.add();
  } catch (error) {
    // Where it goes is the person's own business and stays out of the log.
    house.log.info({ match: about.match, reason: (error as Error).message }, 'a notice could not be sent');
  }
}

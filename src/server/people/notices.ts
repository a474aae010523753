import type { TurnPush } from '../../wire/index.ts';
import { Allowances } from '../live/allowance.ts';
import type { House } from '../house.ts';
import type { Room } from '../matches/room.ts';
import { personOf } from '../store/people.ts';
import { dropPush, pushesOf } from '../store/pushes.ts';
import { isGone, pushMessage } from './push.ts';
import { posted, sendNotice } from './webhook.ts';

/**
 * Who gets how many notices: an address somewhere else could be anybody's, and must not be flooded from here. A person's come at once
 * where several matches wait for them; one host's are those of many people.
 */
export class Notices {
  readonly #people = new Allowances(1 / 10, 10);
  readonly #hosts = new Allowances(2, 120);

  mayGo(person: string, address: string): boolean {
    return this.#people.of(person).take(1) && this.#hosts.of(new URL(address).host).take(1);
  }
}

/** Tells people by webhook and in their browsers that it is their turn, unless they are looking at the match. */
export function noticesFor(house: House, room: Room, people: readonly string[]): void {
  for (const person of people) {
    if (house.hub.isPresent(room.id, person)) continue;
    const { waitingFor } = room.standing;
    const seat = room.seatsOf(person).find((one) => waitingFor.includes(one));
    if (seat === undefined) continue;
    const { game } = room.meta.row;
    const about = { match: room.id, game, title: house.games.get(game)?.title ?? game, seat };
    void notice(house, person, about);
    void pushTo(house, person, about);
  }
}

interface About {
  readonly match: string;
  readonly game: string;
  readonly title: string;
  readonly seat: string;
}

async function notice(house: House, person: string, about: About): Promise<void> {
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

/** To every browser of a person's that asked for it. One that is gone for good is forgotten. */
async function pushTo(house: House, person: string, { match, title }: About): Promise<void> {
  try {
    for (const to of await pushesOf(house.db, person)) {
      if (!house.notices.mayGo(person, to.endpoint)) return;
      const notice: TurnPush = { match, title, language: to.language };
      const message = pushMessage(to, { topic: match, message: JSON.stringify(notice) }, house.vapid, contact(house));
      const status = await posted(to.endpoint, message, house.settings.privateWebhooks);
      if (isGone(status)) await dropPush(house.db, person, to.endpoint);
      else house.metrics.pushes.add();
    }
  } catch (error) {
    house.log.info({ match, reason: (error as Error).message }, 'a push notice could not be sent');
  }
}

/** Whom operators of push services can turn to: they take nothing that is not public. */
function contact(house: House): string {
  const address = house.address();
  return address.startsWith('https://') ? address : 'mailto:operator@holdout.invalid';
}

import { canonical, type Json, parseSetup } from '../../../kernel/index.ts';
import { bareTable } from '../../../kernel/testing.ts';
import { allThingsZombie } from '../index.ts';
import type { Setup } from '../prepare/setup.ts';
import type { State } from '../state.ts';
import { profileFrom, type Said, type Somebody } from '../testing.ts';
import type { Flow, Table } from '../verbs.ts';
import { newMember } from './bands.ts';
import { newCampaign } from './setup.ts';
import type { Band, Campaign, Fixture, Member } from './state.ts';
import { campaignStep } from './step.ts';

/** Campaigns for tests: small ones in the middle of a month, answers and dice typed in. */

type CampaignSetup = Extract<Setup, { kind: 'campaign' }>;

/** The first of each band is its Star. */
const leads = (id: string): boolean => ['a1', 'b1', 'c1', 'd1'].includes(id);

export const member = (id: string, one: Partial<Somebody> = {}, more: Partial<Member> = {}): Member => ({
  ...newMember(id, profileFrom({ star: leads(id), class: 'survivor', ...one }, id)),
  ...more,
});

/** A campaign of one band, a suburb, month 2, nothing to be done; whatever else is to be different. */
export function campaignState(change: (campaign: Campaign, band: Band, state: State) => void = () => {}): State {
  const given = allThingsZombie.examples['first-month'] as CampaignSetup;
  const state = newCampaign(parseSetup(allThingsZombie, given) as CampaignSetup);
  const campaign = state.campaign as Campaign;
  Object.assign(campaign, { month: 2, months: null, slot: 1, tasks: [] });
  const [band] = campaign.bands as [Band];
  band.members = [member('a1', { rep: 5, skills: { people: 4, savvy: 3 } })];
  band.home.stash = { guns: [], blades: [], items: [] };
  change(campaign, band, state);
  return state;
}

/** A Search on Day 31 that is about to begin. */
export const SEARCH: Fixture = {
  kind: 'search',
  mode: 'same-side',
  seats: ['a'],
  voluntary: true,
  day: 31,
  dayPart: 'daytime',
  along: { a: ['a1'] },
  tired: {},
  playing: false,
  fast: false,
  from: null,
};

export interface Lived {
  readonly state: State;
  readonly campaign: Campaign;
  readonly band: Band;
  readonly asked: readonly string[];
  /** Who was asked each time. */
  readonly seats: readonly (readonly string[])[];
  readonly told: readonly string[];
  /** What is asked now and not answered. */
  readonly open: string | null;
}

/** Takes the steps of the campaign with these answers, until one more would be needed or a number of steps is done. */
export function live(state: State, answers: readonly Said[], steps = 1): Lived {
  const { t, events } = bareTable(state, 'lived', true);
  const left = [...answers];
  const asked: string[] = [];
  const seats: (readonly string[])[] = [];
  let open: string | null = null;
  const run = (flow: Flow<unknown>): boolean => {
    let next = flow.next(undefined as never);
    while (next.done !== true) {
      const request = next.value;
      const options = 'options' in request ? request.options : [];
      const what =
        request.kind === 'roll' ? `${request.count}d${request.sides}` : options.map(({ id }) => id).join(' ');
      open = `${request.rule} ${what}`.trim();
      const said = left.shift();
      if (said === undefined) return false;
      asked.push(open);
      seats.push(request.seats);
      open = null;
      const meant = (id: string): unknown => {
        const option = options.find((one) => one.id === id);
        if (option === undefined) throw new Error(`${id} is not offered: ${asked.at(-1)}`);
        return option.means ?? id;
      };
      const answer =
        request.kind === 'choose'
          ? meant(said as string)
          : Array.isArray(said) && request.kind !== 'roll'
            ? said.map(meant)
            : said;
      const answers = Object.fromEntries(request.seats.map((seat) => [seat, answer]));
      next = flow.next({ seat: request.seats[0], answer, answers } as never);
    }
    return true;
  };
  for (let i = 0; i < steps; i++) {
    if (!run(campaignStep(t as Table))) break;
    if (canonical(state as unknown as Json) !== canonical(JSON.parse(JSON.stringify(state)) as Json))
      throw new Error('The state is not plain');
  }
  if (left.length > 0) throw new Error(`Nobody asked for ${JSON.stringify(left)}`);
  const campaign = state.campaign as Campaign;
  const told = events.map(({ rule, key }) => `${rule} ${key}`);
  return { state, campaign, band: campaign.bands[0] as Band, asked, seats, told, open };
}

import { describe, expect, it } from 'vitest';
import { Match, Seeded, seedWords } from '../../kernel/index.ts';
import { playUnderLaws, randomPlay, sceneAt } from '../../kernel/testing.ts';
import { faultsOf, overLimits } from './prepare/accounts.ts';
import { lastStand } from './index.ts';
import type { Place, State } from './state.ts';
import { tableOf } from './testing.ts';
import { DECKS } from './wording/words.ts';

/**
 * Questions that ask for just what is too much, or for what a Mutation takes before its own limit is looked at (DLS.HAND.2);
 * meanwhile anybody may give standing orders.
 */
const TRIMMING = ['ls.hand.full', 'ls.artifacts.full', 'ls.lose.which', 'orders.what', 'orders.how'];
/** Questions before it is known whether a Sidekick that was laid out for dice is lost, or comes back. */
const MUSTERING = ['ls.battle.join', 'ls.battle.commit', 'ls.tech.now', 'ls.tech.stop'];
const isSetUp = ({ phase }: State): boolean => phase !== 'muster' && phase !== 'deploy';

/** Pieces and cards add up whenever anybody is asked, and nobody is over a limit who is asked for anything else. */
function checkAccounts(match: Match<State>): void {
  const { request, state } = match;
  if (request === null || !isSetUp(state)) return;
  const { key } = request.prompt;
  const found = faultsOf(state).filter(({ path }) => key !== 'ls.peek' || path[0] !== 'raider'); // those lie on the table
  const over = [...TRIMMING, ...MUSTERING].includes(key) ? overLimits(state) : [];
  expect(found, `${key} ${JSON.stringify(found)}`).toEqual(over);
}

/** Cards that avert a loss, and the question at which their holders must have let it come. */
const AVERTING: Readonly<Record<string, { readonly cards: readonly string[]; readonly asked: string }>> = {
  'DLS.WIN.4': { cards: ['S04', 'U14'], asked: 'ls.leader.moves' },
  'DLS.WIN.5': { cards: ['S07'], asked: 'ls.depot.now' },
};

/** DLS.SPEC.5: nobody loses a game unasked who holds a card that would avert it. */
function checkLoss(match: Match<State>, passed: ReadonlySet<string>): void {
  const { cards, asked } = AVERTING[match.outcome?.rule ?? ''] ?? { cards: [], asked: '' };
  for (const { seat, specials, artifacts, mutations } of match.state.rangers) {
    const held = [...(mutations.includes('M31') ? [] : specials), ...artifacts].filter((card) => cards.includes(card));
    if (held.length > 0) expect([...passed], `${seat} holds ${held.join()}`).toContain(`${asked} ${seat}`);
  }
}

/** A gambling location with an Adventure that gives an Artifact. */
const NEON_REST = 24;

/**
 * Three Rangers who hold all that they may, side by side, and everything that gives more or lowers a limit is at hand: tokens, a bet,
 * an Adventure, radiation, a Leader to be fought, a Mutation and a Sidekick that let their Rangers carry a fifth Artifact.
 */
function fullHands(luck: Seeded): State {
  const held = {
    jake: { artifacts: ['U10', 'C02', 'C03', 'C04', 'C13'], specials: ['S01', 'S08', 'S09'], mutations: ['M13'] },
    hat: { artifacts: ['U02', 'C05', 'C06', 'C07', 'C08'], specials: ['S15', 'S10', 'S12'] },
    juniper: { artifacts: ['U05', 'U07', 'C09', 'C10'], specials: ['S13', 'S14', 'S16'] },
  } as const;
  const rangers = ['jake', 'hat', 'juniper'] as const;
  const state = tableOf({
    rangers,
    map: { [NEON_REST]: { karma: 3, radiation: 1 } },
    leaders: { puke: { at: NEON_REST } },
  });
  const { decks, discards, scavenge, adventure } = state;
  const taken = new Set<string>(Object.values(held).flatMap((own) => Object.values(own).flat()));
  for (const deck of DECKS)
    decks[deck] = mixed(
      decks[deck].filter((card) => !taken.has(card)),
      luck,
    );
  decks.mutation = ['M23', ...decks.mutation.filter((card) => card !== 'M23')];
  for (const ranger of state.rangers) {
    const { artifacts, specials, ...more } = held[ranger.id as keyof typeof held];
    const mutations = 'mutations' in more ? [...more.mutations] : [];
    Object.assign(ranger, { at: NEON_REST, karma: 3, artifacts: [...artifacts], specials: [...specials], mutations });
    ranger.defenders = decks.defender.splice(0, 12);
  }
  discards.defender = decks.defender.splice(0, 6);
  (state.places[NEON_REST - 1] as Place).scavenge = mixed(scavenge.pool.splice(0), luck).slice(0, 6);
  scavenge.pool = tokensBeside(state);
  Object.assign(adventure, { top: 'A21', deck: [adventure.top, ...adventure.deck.filter((card) => card !== 'A21')] });
  Object.assign(state, { karma: state.karma - 12, radiation: state.radiation - 1 });
  return state;
}
const mixed = (cards: readonly string[], luck: Seeded): string[] => {
  const left = [...cards];
  return cards.flatMap(() => left.splice(luck.below(left.length), 1));
};
const tokensBeside = ({ places }: State): string[] => {
  const out = places.flatMap(({ scavenge }) => scavenge);
  return tableOf({}).scavenge.pool.filter((token) => !out.includes(token));
};

describe('nobody holds more than the limits allow', () => {
  it('DLS.HAND.2 DLS.HAND.3 DLS.HAND.4 wherever play goes from full hands', () => {
    const setup = { scenario: 2, players: [1, 2, 3].map(() => ({ rangers: ['choose'] })), first: 'choose' };
    for (let seed = 0; seed < 60; seed++) {
      const luck = new Seeded(seedWords(`full ${seed}`));
      const { match } = sceneAt<State>(lastStand, fullHands(luck), {
        setup,
        seed: `${seed}`,
      });
      for (let i = 0; i < 80 && match.request !== null; i++) {
        checkAccounts(match);
        const { seat, answer } = randomPlay(match as never, (n) => luck.below(n));
        expect(match.answer(seat, answer)).toMatchObject({ ok: true });
      }
    }
  });
});

describe('whole matches at random', () => {
  it.each(Object.keys(lastStand.examples))('%s plays to an end, and everything adds up on the way', (name) => {
    for (const seed of ['1', '2', '3', '4']) {
      const luck = new Seeded(seedWords(`${name} ${seed}`));
      const match = Match.start<State>(lastStand, lastStand.examples[name], { seed });
      const passed = new Set<string>();
      while (match.request !== null && match.answered < 20_000) {
        checkAccounts(match);
        const { seat, answer } = randomPlay(match as never, (n) => luck.below(n));
        if (answer !== 'pass') passed.clear();
        else passed.add(`${match.request.prompt.key} ${seat}`);
        expect(match.answer(seat, answer)).toMatchObject({ ok: true });
      }
      expect(match.outcome).not.toBeNull();
      checkLoss(match, passed);
    }
  });

  it.each(['lightning-three', 'defend-two', 'flight-one'])('%s keeps the laws of the kernel', (name) => {
    const match = playUnderLaws(lastStand, { setup: lastStand.examples[name], seed: name, closely: 60 });
    expect(match.outcome).not.toBeNull();
  });
});

import { z } from 'zod';
import { type SetupFault, whole } from '../../../../kernel/index.ts';
import { herdEntry, humanEntry, listFaults } from '../../prepare/lists.ts';
import { campaignObjective, holdingIn } from '../../prepare/objective.ts';
import type { State } from '../../state.ts';
import { FACTIONS, SEATS } from '../../words.ts';
import { newCampaign } from './begin.ts';
import { FORCE_POINTS, HORDES_EACH } from '../figures.ts';

export const roster = z.strictObject({
  humans: z.array(humanEntry).max(20).default([]).describe('The units of a Force'),
  herds: z.array(herdEntry).max(10).default([]).describe('The herds of a Horde'),
});

/** What the players of a campaign agree on before. */
const campaignShape = z.strictObject({
  kind: z.literal('campaign'),
  battles: z
    .enum(['ask', 'play', 'fast'])
    .default('ask')
    .describe('Whether battles are fought on the table, played out at once, or as those who fight agree each time'),
  objective: campaignObjective,
  order: z
    .array(z.enum(SEATS))
    .max(SEATS.length)
    .optional()
    .describe('The turn order that the players have agreed on; dice decide if not said (EDM.CSETUP.6)'),
  players: z
    .array(
      z.strictObject({
        faction: z.enum(FACTIONS), // EDM.CSETUP.1
        lists: z
          .array(roster)
          .max(12)
          .default([])
          .describe('Forces or Hordes of up to 100 points to begin with; what is missing is chosen at the table'),
      }),
    )
    .min(2)
    .max(4)
    .describe('One entry for each player: the zombies, and at least one human faction'),
});

const namesEverySeat = (order: readonly string[], players: number): boolean =>
  order.length === players && SEATS.slice(0, players).every((seat) => order.includes(seat));

export const campaignSchema = whole(campaignShape, ({ players, order }) => [
  ...(order === undefined || namesEverySeat(order, players.length)
    ? []
    : [{ path: ['order'], message: 'The order names every seat once' }]),
  ...(players.some(({ faction }) => faction === 'zombies')
    ? []
    : [{ path: ['players'], message: 'A campaign needs the zombies (EDM.CSETUP.2)' }]),
  ...players.flatMap(({ faction, lists }, i) => {
    const most = faction === 'zombies' ? HORDES_EACH * players.length : 3; // EDM.CSETUP.11, EDM.CSETUP.13
    const faults: SetupFault[] = [];
    if (players.slice(0, i).some((other) => other.faction === faction)) {
      faults.push({ path: ['players', i, 'faction'], message: `The ${faction} have a player already` }); // EDM.CSETUP.3
    }
    if (lists.length > most) {
      faults.push({ path: ['players', i, 'lists'], message: `The ${faction} begin with ${most} lists` });
    }
    lists.forEach((list, n) => {
      for (const { path, message } of listFaults(list, faction, FORCE_POINTS)) {
        faults.push({ path: ['players', i, 'lists', n, ...path], message });
      }
    });
    return faults;
  }),
]);
export type CampaignSetup = z.output<typeof campaignSchema>;

export function campaignState({ players, battles, objective, order }: CampaignSetup): State {
  const seated = players.map(({ faction, lists }, i) => ({ seat: SEATS[i] as string, faction, lists }));
  return {
    players: seated.map(({ seat, faction }) => ({ seat, faction })),
    battle: null,
    campaign: newCampaign(seated, { battles, objective: holdingIn(objective) }, order),
  };
}

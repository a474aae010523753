import { type Battle, type State } from './state.ts';
import { victoryPoints } from './campaign/turn/points.ts';
import type { TextKey } from './text.ts';
import type { Happening, Match, Notes, Seat } from '../../kernel/index.ts';

/** Even Death May Die: how long it went and what it cost; of a campaign, how many turns and battles, and who scored. */
export function evenDeathNotes(match: Match): Notes {
  const { players, battle, campaign } = match.state as State;
  const factions = Object.fromEntries(players.map(({ seat, faction }) => [faction, seat]));
  const count = (key: TextKey): number => match.events.filter((event) => event.key === key).length;
  const fought = {
    'humans lost': count('ed.killed'),
    'zombies lost': sum(match.events, 'ed.fallen', ({ zombies }) => Number(zombies)),
    bites: count('ed.bitten'),
    infections: count('ed.infected'),
    'turned into zombies': count('ed.turned') + count('ed.turned.alone'),
    'units withdrawn': count('ed.withdrew'),
  };
  if (campaign === null) {
    return { numbers: { rounds: battle?.round ?? 0, ...fought }, groups: { faction: factions, ...lossesOf(battle) } };
  }
  const points = campaign.sides.map(({ seat, faction }) => [`points: ${faction}`, victoryPoints(campaign, seat).total]);
  return {
    numbers: {
      turns: count('ed.campaign.turn'),
      battles: count('ed.battle.joined'),
      'battles drawn': count('ed.battle.drawn'),
      // Of a battle that is played out fast only its end is told.
      ...(campaign.battles === 'fast' ? undefined : fought),
      ...(Object.fromEntries(points) as Record<string, number>),
    },
    groups: { faction: factions },
  };
}

const sum = (events: readonly Happening[], key: TextKey, of: (params: Happening['params']) => number): number =>
  events.reduce((total, event) => total + (event.key === key ? of(event.params) : 0), 0);

/** How each side came out of a battle: whole, with losses, or with nobody left. */
function lossesOf(battle: Battle | null): Record<string, Record<string, Seat>> {
  if (battle === null) return {};
  const left = battle.sides.flatMap(({ seat, faction, counts, list }) => {
    if (!counts) return [];
    const came = list.humans.length + list.herds.reduce((total, { zombies }) => total + zombies, 0);
    const now =
      battle.humans.filter((human) => human.seat === seat).length +
      battle.herds.reduce((total, herd) => total + (herd.seat === seat ? herd.zombies.length : 0), 0);
    return [[`${faction}: ${now === 0 ? 'nobody left' : now < came ? 'some lost' : 'nobody lost'}`, seat] as const];
  });
  return { losses: Object.fromEntries(left) };
}

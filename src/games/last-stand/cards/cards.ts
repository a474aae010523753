import {
  type AdventureCard,
  type ArtifactCard,
  content,
  type DefenderCard,
  type LeaderCard,
  type MissionCard,
  type MonstrosityCard,
  type MutationCard,
  type RaiderCard,
  type RangerCard,
  type ScavengeToken,
  type SpecialCard,
  type StageCard,
  type TribeCard,
} from './content.ts';
import { Recent } from '../../../kernel/index.ts';
import type { Effecting, Effects, Verb } from './vocabulary.ts';
import type { CardId, Icon, LeaderId, RangerId, StageFace, TokenId, Tribe } from '../wording/words.ts';

/** The cards as the rules ask about them: by id. */

const byId = <T extends { id: string }>(list: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(list.map((entry) => [entry.id, entry]));

function known<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`last-stand: there is no card ${id}`);
  return found;
}

const lookUp = <T extends { id: string }, I extends string = CardId>(list: readonly T[]): ((id: I) => T) => {
  const cards = byId(list);
  return (id) => known(cards[id], id);
};

export const rangerCard = lookUp<RangerCard, RangerId>(content.rangers);
export const leaderCard = lookUp<LeaderCard, LeaderId>(content.leaders);
export const tribeCard = lookUp<TribeCard, Tribe>(content.tribes);
export const defenderCard = lookUp<DefenderCard>(content.defenders.cards);
/** All that a Defender card shows: some are there twice. */
export function faceOf(id: CardId): string {
  const { name, color, dice, icon } = defenderCard(id);
  return `${name} ${color} ${dice} ${icon}`;
}
export const specialCard = lookUp<SpecialCard>(content.specials);
export const raiderCard = lookUp<RaiderCard>(content.raiders);
export const adventureCard = lookUp<AdventureCard>(content.adventures);
export const missionCard = lookUp<MissionCard>(content.missions);
export const mutationCard = lookUp<MutationCard>(content.mutations);
export const monstrosityCard = lookUp<MonstrosityCard>(content.monstrosities);
export const techCard = lookUp<ArtifactCard>(content.tech);
export const scavengeToken = lookUp<ScavengeToken, TokenId>(content.scavenge.tokens);
const STAGE = lookUp<StageCard & { id: StageFace }, StageFace>(
  content.stages.stages.map((stage) => ({ ...stage, id: stage.face })),
);

/** A Stage card as it reads for so many Rangers. Each is made once: rules ask for it all the time. */
const READ = new Recent<string, StageCard>(200);
interface Stage {
  readonly stage: StageFace;
  readonly count: number;
}
export function stageFor({ stage: face, count }: Stage): StageCard {
  const key = `${face} ${count}`;
  const known = READ.get(key);
  if (known !== undefined) return known;
  const card = STAGE(face);
  const read = (card.withMore ?? [])
    .filter(({ rangers }) => count >= rangers)
    .reduce<StageCard>(
      (now, { defenderDraw = now.defenderDraw, raiderDraw = now.raiderDraw, placements = now.placements }) => ({
        ...now,
        defenderDraw,
        raiderDraw,
        placements,
      }),
      card,
    );
  READ.set(key, read);
  return read;
}

/** From which deck a card is, or what it is if it lies in none. */
export type CardKind =
  | 'defender'
  | 'special'
  | 'common'
  | 'unique'
  | 'mutation'
  | 'mission'
  | 'monstrosity'
  | 'tech'
  | 'token';
const KINDS = new Map<CardId, CardKind>(
  (
    [
      ['defender', content.defenders.cards],
      ['special', content.specials],
      ['common', content.common],
      ['unique', content.unique],
      ['mutation', content.mutations],
      ['mission', content.missions],
      ['monstrosity', content.monstrosities],
      ['tech', content.tech],
      ['token', content.scavenge.tokens],
    ] as const
  ).flatMap(([kind, cards]) => cards.map(({ id }): [CardId, CardKind] => [id, kind])),
);
export const kindOf = (card: CardId): CardKind | null => KINDS.get(card) ?? null;
export const isCommon = (card: CardId): boolean => kindOf(card) === 'common';
export const iconFace = (icon: Icon): (typeof content.defenders.icons)[Icon] => content.defenders.icons[icon];
export const groupMissionOf = (scenario: number): MissionCard | undefined =>
  content.missions.find((mission) => mission.group && mission.scenario === scenario);

/** The people of a Leader (DLS.T.TRIBE). */
export const tribeOf = (leader: LeaderId): Tribe => leaderCard(leader).tribe;
/** DLS.COMP.8, DLS.CRAID.4: Raiders are hit like their Leader; DLS.MONS.10: Monstrosities each by their own card. */
export const toHitOf = (tribe: Tribe): number => tribeCard(tribe).toHit ?? Number.POSITIVE_INFINITY;

export const effectsOf = <V extends Verb>(effects: Effects, verb: V): Effecting<V>[] =>
  effects.filter((effect): effect is Effecting<V> => effect.do === verb);
export const hasEffect = (effects: Effects, ...verbs: readonly Verb[]): boolean =>
  effects.some((effect) => verbs.includes(effect.do));

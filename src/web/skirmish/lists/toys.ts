import { z } from 'zod';
import { barredBy, limitFaults, limitsUsed, listFaults, type ListLimit, listPoints } from '../../../skirmish/index.ts';
import type { ListFace } from './face.ts';
import { type Card, one, several } from './parts.ts';

/** Lists of a game that has nothing of Even Death's, to try the list builder with: a boss, a den, and hands with gear. */

const GEAR = { knife: 1, gun: 3, rope: 1 } as const;
type Gear = keyof typeof GEAR;
const DENS = { cellar: 3, barn: 6 } as const;

interface Member {
  readonly gear: readonly Gear[];
}
export interface Crew {
  readonly boss: Member & { readonly temper: 'calm' | 'wild' | null };
  readonly den: keyof typeof DENS;
  readonly hands: readonly (Member & { readonly stray: boolean; readonly name?: string })[];
}

const pointsOf = ({ gear }: Member): number => 5 + gear.reduce((sum, item) => sum + GEAR[item], 0);
const membersOf = ({ boss, hands }: Crew): readonly Member[] => [boss, ...hands];
const limitsOf = ({ den }: Crew): readonly ListLimit<Member>[] => [
  { name: 'Members', counts: () => true, most: DENS[den], rule: 'LD.GROUP.11' },
  { name: 'Strays', counts: (member) => 'stray' in member && member.stray === true, most: { share: 1 / 2 } },
];
const GUNS: readonly ListLimit<Gear>[] = [
  { name: 'Guns', counts: (item) => item === 'gun', most: 1, rule: 'LD.EQUIP.2' },
];

function memberCard<M extends Member>(title: string, member: M): Card<M> {
  return {
    title,
    points: pointsOf(member),
    fields: [
      {
        kind: 'items',
        label: 'Gear',
        at: 'gear',
        add: 'Add gear',
        now: member.gear,
        options: Object.entries(GEAR).map(([id, points]) => {
          const barred = barredBy(member.gear, GUNS, id as Gear)?.message;
          return {
            id,
            label: id,
            points,
            group: id === 'rope' ? 'Tools' : 'Weapons',
            ...(barred === undefined ? undefined : { barred }),
          };
        }),
        set: (gear) => ({ ...member, gear }),
      },
    ],
  };
}

export const crews: ListFace<Crew> = {
  game: 'crews',
  storage: 'holdout.lists.crews',
  mark: 'crew',
  words: {
    List: 'Crew',
    Lists: 'Crews',
    list: 'crew',
    lists: 'crews',
    aList: 'a crew',
    anEntry: 'a hand',
    sheet: 'crew cards',
    points: 'shells',
  },
  lead: 'A boss and some hands.',
  begins: [{ name: 'Calm boss', body: { boss: { temper: 'calm', gear: [] }, den: 'cellar', hands: [] } }],
  ready: [],
  limit: { min: 40, max: 40, step: 1, start: 40 },
  shape: { boss: z.looseObject({}), den: z.string(), hands: z.array(z.looseObject({})) },
  parts: [
    one('boss', {
      title: 'Boss',
      card: (boss) => {
        const card = memberCard('The boss', boss);
        return {
          ...card,
          fields: [
            {
              kind: 'choice',
              label: 'Temper',
              now: boss.temper,
              options: ['calm', 'wild'].map((id) => ({ id, label: id })),
              set: (id) => ({ ...boss, temper: id as Crew['boss']['temper'] }),
            },
            ...card.fields,
          ],
        };
      },
    }),
    one('den', {
      title: 'Den',
      card: (den) => ({
        title: den,
        fields: [
          {
            kind: 'choice',
            label: 'Where',
            hint: `Room for ${DENS[den]}`,
            now: den,
            options: Object.keys(DENS).map((id) => ({ id, label: id })),
            set: (id) => id as Crew['den'],
          },
        ],
      }),
    }),
    several('hands', {
      title: 'Hands',
      card: (hand) => memberCard(hand.name ?? (hand.stray ? 'Stray' : 'Hand'), hand),
      kinds: (crew) =>
        [false, true].map((stray) => {
          const entry = { stray, gear: [] };
          const barred = barredBy(membersOf(crew), limitsOf(crew), entry)?.message;
          return {
            id: stray ? 'stray' : 'hand',
            label: stray ? 'Stray' : 'Hand',
            points: 5,
            entry,
            ...(barred === undefined ? undefined : { barred }),
          };
        }),
    }),
  ],
  sortOf: ({ den }) => `From the ${den}`,
  points: (crew) => listPoints(membersOf(crew), pointsOf),
  faults: (crew, limit) =>
    listFaults(membersOf(crew), {
      points: pointsOf,
      limit,
      limits: limitsOf(crew),
      placeOf: (i) => (i === 0 ? ['boss'] : ['hands', i - 1]),
      entryFaults: ({ gear }) => [
        ...limitFaults(gear, GUNS, ['gear']),
        ...(gear.length === 0 ? [{ path: ['gear'], message: 'Nobody goes out with nothing' }] : []),
      ],
      words: { list: 'crew', entry: 'member', entries: 'members' },
    }),
  limits: (crew) => limitsUsed(membersOf(crew), limitsOf(crew)),
  sheet: (crew) => ({
    cards: membersOf(crew).map((member, i) => ({
      name: i === 0 ? 'The boss' : 'Hand',
      points: pointsOf(member),
      figures: [['Nerve', 3]],
      lines: [
        ['Gear', member.gear],
        ['Hurt', { boxes: 3 }],
      ],
    })),
  }),
};

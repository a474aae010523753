import type { TextKey } from '../../../games/last-days/index.ts';
import type { Telling } from '../../chronicle/chronicle.ts';

const deeds = {
  // A game: in the page its end is told with names and places, and this is for games that were played out fast.
  'ld.out': ['ld.shot.hit', 'ld.blow.hit', 'ld.fell', 'ld.burnt'],
  'ld.horror.frozen': [],
  'ld.carried-off': [],
  'ld.started': [],
  'ld.broken': [],
  'ld.break.nobody': [],
  'ld.break.chosen': [],
  'ld.gave-up': [],
  // A campaign.
  'ld.injury.dead': ['ld.injury.rolled', 'ld.infected.rolled'],
  'ld.injury.captured': ['ld.injury.rolled'],
  'ld.injury.scar': ['ld.injury.rolled'],
  'ld.rescued': [],
  'ld.captive.lost': [],
  'ld.recruited': [],
  'ld.built': [],
  'ld.attack.lost': ['ld.attack.rolled'],
  'ld.over.won': [],
  'ld.over.drawn': [],
  'ld.campaign.settled': [],
  'ld.campaign.won': [],
} as const satisfies Partial<Record<TextKey, readonly TextKey[]>>;

export const telling: Telling = {
  deeds,
  chapter: ({ key, params, text }) =>
    key === 'ld.turn' ? `Turn ${Number(params.turn)}` : key === 'ld.game' ? text : null,
};

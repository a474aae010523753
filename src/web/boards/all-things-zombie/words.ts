import { aboutWord, word } from '../../../games/all-things-zombie/index.ts';
import type { Fact } from '../face.ts';

const OWN: Readonly<Record<string, Fact>> = {
  zed: { title: 'Zed!, alone', text: 'Your first Encounter: one Star, a suburb, and the first day of the end.' },
  'zed-in-town': { title: 'Zed! in town', text: 'Two Stars on the same side, downtown, Day 5.' },
  search: { title: 'Search, alone', text: 'A suburb after Day 30. One thing found is a success.' },
  'search-by-night': { title: 'Search by night', text: 'Two Stars in a dark town.' },
  'search-in-the-country': { title: 'Search in the country', text: 'Three Stars, few houses, few zombies.' },
  'robbery-week': { title: 'Robbery!, alone', text: 'Week two: home across a suburb that is no longer safe.' },
  escape: { title: 'Escape!, alone', text: 'Week three: there, a helper, and back again.' },
  rivals: { title: 'Rivals', text: 'Head to head: two bands search the same suburb.' },
  'take-back': { title: 'Take Back', text: 'Two Stars clear a place in the country, to live there.' },
  raid: { title: 'Raid, alone', text: 'Evening in a suburb. You say whom you raid, and what for.' },
  rescue: { title: 'Raid and Rescue in town', text: 'Two Stars, and perhaps somebody to be freed.' },
  'raid-defend': { title: 'Raiders are coming', text: 'One Star defends a place in the country.' },
  robbery: { title: 'Robbery', text: 'One Star, downtown, and robbers two inches away.' },
  rob: { title: 'Rob others', text: 'Two Stars turn robbers. They will be remembered for it.' },
  bushwhack: { title: 'Bushwhack', text: 'Two Stars walk into an ambush in a suburb.' },
  'hold-out': { title: 'Hold out', text: 'Two Stars stay alive for twelve turns in a suburb.' },
  'hold-out-in-town': { title: 'Hold out in town', text: 'Four Stars against the evening.' },
  'hold-out-on-a-farm': { title: 'Hold out on a farm', text: 'One Star, one night.' },
  'first-month': {
    title: 'Campaign: the first month, alone',
    text: 'One Star from Day 1 to Day 31: Zed!, Robbery!, Escape!, and whatever you go out for between them.',
  },
  'three-months-together': {
    title: 'Campaign: three months together',
    text: 'Two Stars on the same side, downtown, from Day 1 to Day 90.',
  },
  'rival-bands': {
    title: 'Campaign: rival bands',
    text: 'Two bands in one suburb after Day 30, for three months; each has a pickup.',
  },
};

/** What a ready set-up is. */
export const exampleText = (name: string): Fact | null => OWN[name] ?? null;

const SETUP: Readonly<Record<string, Fact>> = {
  kind: { title: 'Encounter', text: 'What it is about.' },
  mode: { title: 'Players', text: 'Together, or against each other.' },
  day: { title: 'Day', text: 'The day of the outbreak: who is met depends on it.' },
  area: { title: 'Area', text: 'Towns have more zombies than the country.' },
  dayPart: { title: 'Day Part', text: 'By night nobody sees far.' },
  bands: { title: 'Bands', text: 'One for each player, its Star first.' },
};
const VALUES: Readonly<Record<string, string>> = { kind: 'encounter', mode: 'mode', area: 'area', dayPart: 'day-part' };

export function setupText(path: readonly string[], value?: string): Fact | null {
  const field = path.at(-1) ?? '';
  if (value === undefined) return SETUP[field] ?? null;
  const words = VALUES[field];
  return words === undefined ? null : { title: word(words, value), text: aboutWord(words, value) };
}

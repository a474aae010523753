import { USUAL } from './options.ts';
import type { Setup } from './setup.ts';

/** Set-ups that are ready to play. */
export const examples = {
  /** ATZ.FIRST.2: the first week. A Citizen goes shopping. */
  zed: {
    kind: 'zed',
    mode: 'same-side',
    day: 5,
    area: 'suburban',
    dayPart: 'daytime',
    table: { kind: 'ready', table: 'high-street' },
    bands: [
      [
        {
          name: 'Billy Pine',
          gender: 'male',
          age: 'young',
          star: true,
          rep: 5,
          skills: { people: 4, savvy: 3 },
          class: 'citizen',
          attributes: ['fast', 'brawler'],
          medic: 0,
          ambidextrous: false,
          guns: [
            { id: 'P', empty: false, dry: false, lastReload: false, stockpiled: false, hidden: true, scope: false },
          ],
          blades: [{ id: 'bat', state: 'ready' }],
          items: [],
          metZombie: false,
          sawFeast: false,
        },
      ],
    ],
    options: USUAL,
  },
  search: {
    kind: 'search',
    mode: 'same-side',
    day: 31,
    area: 'suburban',
    dayPart: 'daytime',
    table: { kind: 'district', district: 'suburban', seed: '', width: 36, depth: 36, zone: 0, fair: false },
    bands: [
      [
        {
          name: 'Mara Quill',
          gender: 'female',
          age: 'young',
          star: true,
          rep: 5,
          skills: { people: 3, savvy: 4 },
          class: 'survivor',
          attributes: ['agile', 'initiative'],
          medic: 0,
          ambidextrous: false,
          guns: [
            { id: 'BAP', empty: false, dry: false, lastReload: false, stockpiled: false, hidden: false, scope: false },
          ],
          blades: [{ id: 'machete', state: 'ready' }],
          items: ['food', 'medical'],
          metZombie: true,
          sawFeast: true,
        },
      ],
    ],
    options: USUAL,
  },
} as const satisfies Readonly<Record<string, Setup>>;

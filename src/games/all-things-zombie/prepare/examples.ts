import { type Setup, USUAL } from './setup.ts';

/** Set-ups that are ready to play. */
export const examples = {
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

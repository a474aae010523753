import { DISTRICTS, generate, layOut } from '../../src/tabletop/index.ts';
import { compare, print } from '../ratio.ts';

/** How many tables are laid out in a second: scattered pieces, and whole districts. */

let seed = 0;
const size = { width: 36, depth: 36, zone: 6 } as const;
const five = (make: (seed: string) => unknown): number => Array.from({ length: 5 }, () => make(`${++seed}`)).length;

print(
  'Tables laid out',
  compare([
    {
      name: 'pieces scattered over a town',
      run: () => five((word) => generate({ ...size, theme: 'town', seed: word })),
    },
    ...DISTRICTS.flatMap((district) =>
      [false, true].map((fair) => ({
        name: `${district} by sections${fair ? ', the same for both sides' : ''}`,
        run: () => five((word) => layOut({ ...size, district, seed: word, fair })),
      })),
    ),
  ]),
  '36 by 36 inches; every room of a district is walked to before it is handed out',
);

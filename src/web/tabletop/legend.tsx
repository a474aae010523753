import { Menu } from '../ui/menu.tsx';

const SIGNS = [
  ['url(#tt-hatch)', 'Difficult ground'],
  ['url(#tt-stipple)', 'Dangerous ground'],
  ['url(#tt-cross)', 'Impassable, can be seen over'],
  ['url(#tt-growth)', 'Growth: seen through, gives cover'],
  ['var(--tt-solid)', 'Blocks sight'],
] as const;

type Keys = readonly (readonly [keys: string, words: string])[];

/** What the signs of the table mean, and which keys it knows. */
export function Legend({ keys = KEYS }: { keys?: Keys }) {
  return (
    <Menu label="Key">
      <div className="tt-legend">
        <ul>
          {SIGNS.map(([fill, words]) => (
            <li key={words}>
              <svg viewBox="0 0 2.4 1.4" aria-hidden="true">
                <rect x="0.05" y="0.05" width="2.3" height="1.3" fill={fill} className="tt-sign" />
              </svg>
              {words}
            </li>
          ))}
          <li>
            <svg viewBox="0 0 2.4 1.4" aria-hidden="true">
              <path className="tt-sign" d="M0.1 1.2H2.3M0.5 1.2V0.7M1.2 1.2V0.7M1.9 1.2V0.7" />
            </svg>
            Height: longer ticks are higher
          </li>
        </ul>
        <dl>
          {keys.map(([key, words]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Menu>
  );
}

const KEYS: Keys = [
  ['Arrows', 'move the table, or the cursor'],
  ['C', 'cursor on the table: an inch a step, with Shift a tenth'],
  ['Enter', 'takes what the cursor is on; once more confirms'],
  ['N P', 'next and last model that is offered'],
  ['+ − 0', 'nearer, farther, the whole table'],
  ['G R', 'inch grid, ruler'],
];

import { drawnFrom, type EncounterView, word } from '../../../../games/all-things-zombie/index.ts';

/** How the Encounter stands: what one is here for, and every clock that runs. */
export function Standing({ view }: { readonly view: EncounterView }) {
  const { kind, objective, er } = view;
  return (
    <details className="atz-standing">
      <summary>
        <b>{objective.met ? 'Done:' : 'Your aim:'}</b> {word('objective', kind)}.{' '}
        <span className="atz-er">{clockWords(view) ?? `Encounter Rating ${er.now}`}</span>
      </summary>
      <dl>
        {linesOf(view).map(([title, text], i) => (
          // Two feasts have the same title.
          <div key={i}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The clock that matters most, to be seen without opening anything. */
const clockWords = ({ clocks }: EncounterView): string | null =>
  clocks.police === null
    ? null
    : clocks.police === 'came'
      ? 'The Police are here'
      : `Police in ${turns(clocks.police)}`;

type Line = readonly [title: string, text: string];

/** ATZ.ER.5, ATZ.T.ZAREA, ATZ.POLICE.2, ATZ.EVENT.20: what the Encounter Rating, the noise and the clocks come to just now. */
function linesOf(view: EncounterView): readonly Line[] {
  const { er, zombies, lasting, feasts, humans } = view;
  const was = er.now === er.original ? '' : ` It was ${er.original} at the start.`;
  return [
    ['Encounter Rating', `${er.now}: how busy the place is.${was} Searches and contacts roll against it.`],
    ['Noise', noiseWords(view)],
    ['Time', timeWords(view)],
    ...diceLines(view),
    ...clockLines(view),
    ...feasts.map(
      ({ of, left }): Line => [
        'Feast',
        `on ${humans.find(({ id }) => id === of)?.name ?? 'somebody'}, ${turns(left)} more.`,
      ],
    ),
    ...lasting.map(
      ({ what, shots }): Line => ['Goes on', `${word('noise', what)}, as loud as ${shots} shots in each turn.`],
    ),
    ['Zombies', `${zombies.length} on the table.`],
  ];
}

function noiseWords(view: EncounterView): string {
  if (view.clocks.noMoreZombies) return 'No more zombies come.';
  const from = drawnFrom(view);
  const on = from === 6 ? 'a 6' : `${from} or more`;
  return `Each shot draws a zombie on ${on}. It comes from 12" away, from anywhere on the clock.`;
}

function timeWords({ day, daylight: { part, moon } }: EncounterView): string {
  const night = part !== 'night' ? '' : moon === true ? ', with a full moon' : ', without a moon';
  return `Day ${day}, ${word('day-part', part)}${night}.`;
}

function diceLines({ sides }: EncounterView): Line[] {
  const dice = sides.flatMap(({ kind, class: kin, id, die }) =>
    die === null ? [] : [`${kind === 'dead' ? 'zombies' : word('side', kin ?? id)} ${die}`],
  );
  return dice.length === 0
    ? []
    : [['Dice', `${dice.join(', ')}. A group acts if the Rep of its leader is its die or more.`]];
}

function clockLines({ clocks }: EncounterView): Line[] {
  const { police, weather, badWeather, safePlace, moreZombies, deadLoseTurn } = clocks;
  return [
    ...(police === null
      ? []
      : [line('Police', police === 'came' ? 'They are here.' : `They come in ${turns(police)}.`)]),
    ...(weather === null ? [] : [line('Weather', `It turns bad in ${turns(weather)}.`)]),
    ...(badWeather ? [line('Weather', 'It is bad: nobody sees farther than 12".')] : []),
    ...(safePlace === null ? [] : [line('Safe place', `${safePlace}: the Encounter may be ended there.`)]),
    ...(moreZombies === 0 ? [] : [line('Restless', 'Noise draws more zombies than it did.')]),
    ...(deadLoseTurn ? [line('Slack', 'The zombies lose their next activation.')] : []),
  ];
}
const line = (title: string, text: string): Line => [title, text];

const turns = (n: number): string => `${n} ${n === 1 ? 'turn' : 'turns'}`;

import { drawnFrom, gunFigures, type Human, isHuman, type View, word } from '../../../games/all-things-zombie/index.ts';
import { type Json, meansOf, type SeenOption, type SeenRequest } from '../../../kernel/index.ts';
import { keyOf } from './pointing.ts';

/** What is worth knowing about an option beside its words: what it takes, and what it may bring. */
export function noteOn(data: Json, option: SeenOption, request: SeenRequest): string | null {
  const view = data as unknown as View;
  switch (keyOf(request)) {
    case 'atz.menu':
      return deedNote(view, option);
    case 'atz.phase':
      return phaseNote(view, option);
    case 'atz.enter.pace':
      return meansOf<{ readonly enter?: string }>(option).enter === 'fast'
        ? 'Two dice against Rep: each that passes is half a move more. On this turn you count as moving fast.'
        : 'The usual move: 8", or 10" for the Fast.';
    case 'atz.sight.act':
      return sightNote(view, option);
    case 'atz.react.pick.which':
      return resultNote(option);
    case 'atz.sight.closer':
      return 'Before anybody rolls. Who gets behind something may not be seen at all.';
    case 'atz.meet.talk':
      return meansOf<{ readonly meet?: string }>(option).meet === 'walk'
        ? 'They become Enemies, and both sides take an In Sight test.'
        : 'Nobody fights. Some may ask to join, and you can trade.';
    case 'atz.entry.star':
      return SURPRISE[meansOf<{ readonly surprise?: string }>(option).surprise ?? ''] ?? null;
    default:
      return null;
  }
}

/** Who acts alone needs no name beside every deed. */
export function shortText(data: Json, { text }: SeenOption, request: SeenRequest): string {
  if (keyOf(request) !== 'atz.menu') return text;
  const { encounter } = data as unknown as View;
  const acting = encounter.doing.findLast((one) => one.do === 'activate')?.with ?? [];
  const name = acting.length === 1 ? encounter.humans.find(({ id }) => id === acting[0])?.name : undefined;
  return name !== undefined && text.endsWith(`: ${name}`) ? text.slice(0, -name.length - 2) : text;
}

/** Deeds and answers that hurt nobody at once: no room is kept for odds beside them. */
const HARMLESS: readonly string[] = [
  'activate',
  'done',
  'go-on',
  'move',
  'face',
  'fast-move',
  'prone',
  'stand',
  'take-along',
  'give',
  'reload',
  'search',
  'loot',
  'pick-up',
  'barricade',
  'unbarricade',
  'challenge',
  'recruit',
  'barter',
  'primary',
  'play-on',
  'end',
  'come-in',
  'stay-out',
];
export const hasNoOdds = (means: SeenOption['means']): boolean =>
  typeof means !== 'object' || means.do === undefined || HARMLESS.includes(means.do);

const SURPRISE: Readonly<Record<string, string>> = {
  fire: 'One volley before they are upon you. Shots draw more.',
  away: 'Out of there, as far as a move goes. They follow.',
  melee: 'You charge them instead of being charged.',
};

type Deed = {
  readonly do: string;
  readonly who?: string;
  readonly gun?: number;
  readonly what?: string;
};

const FIXED: Readonly<Record<string, string>> = {
  'fast-move':
    'Two dice against Rep: each that passes is half a move more. Who tries it shoots worse, and is harder to hit.',
  prone: 'Harder to hit. Standing up takes half a move, crawling is half as fast.',
  face: 'People see what lies before them, and nothing behind.',
  crash: 'Through the glass: a 1 on a die, and you fall.',
  search:
    'The rest of this activation. Two dice against the Encounter Rating: two pass, and you choose what it is; one, and it is Food. A 6 always fails.',
  'go-deeper': 'Six dice for zombies there; if none is there, perhaps there is somebody else.',
  loot: 'Something may be in the pockets.',
  barricade: 'The rest of this activation. The dead need longer to break in.',
  recruit: 'A People Challenge. Who joins counts for a success.',
  barter: 'A People Challenge, and both sides want something.',
  'leave-table': 'Goes off by the edge. Who sees it may shoot.',
  exit: 'Goes off the table here.',
  'take-along': 'Acts together with this group.',
  reload: 'Takes the place of shooting.',
  charge: 'Moves into contact. Both roll, and somebody may have time to fire first.',
  done: 'Your group does nothing more in this turn.',
  give: 'As much as you like; picking things up is over for this turn.',
  stand: 'Takes half a move.',
  batter: 'The rest of this activation. A die at or under the number of people breaks some of it.',
  unbarricade: 'The rest of this activation.',
  'set-fire': 'The rest of this activation. Two dice against Rep: two pass, and it burns; one, and it smoulders.',
  'find-cart': 'The rest of this activation. On 1 to 3 there is one: it holds 24 Items.',
  lift: 'Carries the wounded: 2" less to move, and shots are rushed.',
  surrender: 'Weapons down: the table of Mercy says what they do.',
};

const CHALLENGES: Readonly<Record<string, string>> = {
  'pick-lock': 'If it fails, it is as loud as a shot.',
  'break-window': 'If it fails, it is as loud as a shot.',
  climb: 'Up onto what stands here, for the whole move. If it fails, it is a fall.',
  drop: 'Down to the ground, for the whole move. If it fails, it is a fall.',
  jump: 'To the other side, for the whole move. If it fails, it hurts a leg.',
  sneak: 'They do not look up in this phase. If it fails, both sides take an In Sight test.',
  befriend: 'They are Friends then. If it fails, nothing changes.',
  truce: 'They fight on your side until no zombie is left. If it fails, nothing changes.',
  hotwire: 'The engine runs then. If it fails, it cannot be tried again; doubles set off the alarm.',
};
const TYPES: Readonly<Record<string, string>> = {
  befriend: 'People',
  truce: 'People',
  'pick-lock': 'Savvy',
  hotwire: 'Savvy',
};

function deedNote({ encounter }: View, option: SeenOption): string | null {
  const { do: does, who, gun, what } = meansOf<Deed>(option);
  const one = encounter.humans.find(({ id }) => id === who);
  if (one !== undefined && gun !== undefined) {
    if (does === 'fire') return gunNote({ encounter }, one, gun);
    if (does === 'auto-kill') return mercyNote({ encounter }, one, gun);
  }
  if (does === 'challenge' && what !== undefined && CHALLENGES[what] !== undefined)
    return `A ${TYPES[what] ?? 'Physical'} Challenge. ${CHALLENGES[what]}`; // ATZ.CHAL.3, ATZ.CHAL.4
  return FIXED[does] ?? null;
}

/** ATZ.WPN.2, ATZ.WPN.3, ATZ.ZGEN.5: what a gun does, and what its noise may draw. */
function gunNote({ encounter }: Pick<View, 'encounter'>, one: Human, at: number): string {
  const gun = one.guns[at];
  if (gun === undefined) return '';
  const { range, ratings, impact } = gunFigures(gun.id);
  const shots = `${ratings.join(' or ')} ${ratings.at(-1) === 1 ? 'shot' : 'shots'}`;
  return `Up to ${range}", ${shots}, Impact ${impact}. A die and Rep ${one.rep} make 8 or more to hit.${noiseOf(encounter, gun)}`;
}

/** ATZ.ZSHOOT.7, ATZ.ZSHOOT.8: as few shots as the gun allows, which are heard and may empty it all the same. */
function mercyNote({ encounter }: Pick<View, 'encounter'>, one: Human, at: number): string {
  const gun = one.guns[at];
  if (gun === undefined) return '';
  const [fewest] = gunFigures(gun.id).ratings;
  return `It cannot miss, with ${fewest} ${fewest === 1 ? 'shot' : 'shots'}.${noiseOf(encounter, gun)}`;
}

/** ATZ.ZGEN.4, ATZ.WPN.21 */
function noiseOf(encounter: View['encounter'], { id }: Human['guns'][number]): string {
  if (gunFigures(id).silent === true) return ' No noise.';
  if (encounter.clocks.noMoreZombies) return '';
  const from = drawnFrom(encounter);
  return ` Each shot draws a zombie on ${from}${from < 6 ? ' or more' : ''}.`;
}

function phaseNote({ encounter }: View, option: SeenOption): string | null {
  const { do: does, leader } = meansOf<{ readonly do: string; readonly leader?: string }>(option);
  if (does === 'done') return 'They do nothing in this turn.';
  const one = encounter.humans.find(({ id }) => id === leader);
  const die = encounter.sides.find(({ id }) => id === one?.side)?.die ?? null;
  if (one === undefined || die === null) return null;
  // ATZ.ATTR.22: only somebody alone with Initiative is offered on a die above its Rep.
  const rep = die > one.rep ? `Rep ${one.rep}, and one more for Initiative when alone,` : `Rep ${one.rep}`;
  return `${rep} against a die of ${die}: may act.`;
}

function sightNote({ encounter }: View, option: SeenOption): string | null {
  const { do: does, target } = meansOf<{ readonly do: string; readonly target?: string }>(option);
  const other = encounter.humans.find(({ id }) => id === target);
  if (does === 'sight-fire' && other !== undefined && isHuman(other)) return armsOf(other);
  return SIGHT[does] ?? null;
}
const armsOf = ({ rep, guns, blades }: Human): string =>
  [`Rep ${rep}`, ...guns.map(({ id }) => word('gun', id)), ...blades.map(({ id }) => word('blade', id))].join(', ');

const SIGHT: Readonly<Record<string, string>> = {
  'sight-charge': 'Runs at them. They may have time to fire.',
  'sight-duck': 'Into cover within 6", or flat on the ground. Does not fire until it is next active.',
  'sight-move': 'What is left of the move, and no shot.',
  'sight-fast-move': 'Farther, if the dice allow.',
  'sight-runaway': 'Off the table, and out of this Encounter.',
  'sight-nothing': 'Waits, and reacts to what the others do.',
};

const RESULTS: Readonly<Record<string, string>> = {
  'carry-on': 'Nothing changes: goes on as planned.',
  fire: 'Shoots back at once.',
  'rush-shot': 'Shoots back at once, and worse.',
  charge: 'Runs at whoever fired.',
  'duck-back': 'Into cover within 6", or flat on the ground; no shot until next active.',
  remain: 'Stays in cover.',
  runaway: 'Off the table, and out of this Encounter.',
};

/** ATZ.STAR.21: the option names the result; what it means is said beside it. */
const resultNote = ({ about }: SeenOption): string | null =>
  RESULTS[(about as { readonly result?: string } | undefined)?.result ?? ''] ?? null;

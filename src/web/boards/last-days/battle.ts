import { zombieNumber } from '../../../skirmish/index.ts';
import {
  type BattleView,
  type Character,
  nameOf,
  PHASE_NAMES,
  type Questions,
  questionsOn,
  type Unit as Model,
  valueOf,
  type View,
  word,
  type Zombie,
} from '../../../games/last-days/index.ts';
import { counted, type Json } from '../../../kernel/index.ts';
import { EDGES } from '../../../tabletop/index.ts';
import type { Battle, Marker, Side, Unit, Zone } from '../../skirmish/face.ts';
import type { Figure } from '../../tabletop/figure.ts';
import { characterBadges, zombieBadges } from './badges.ts';
import { characterMini } from './minis.ts';

/** A battle of Last Days: what every miniatures game has of it, and the view with the questions to its rules. */
export interface Fight extends Battle {
  readonly view: BattleView;
  readonly ask: Questions;
}

/** LD.CHAR.5: nobody plays the dead. */
const DEAD = 'the dead';

export const isCharacter = (one: Character | Zombie): one is Character => 'member' in one;

/** The model as the rules have it, of one as the board has it. */
export const fullUnit = ({ view }: Fight, { id }: Pick<Unit, 'id'>): Character | Zombie =>
  (view.characters.find((one) => one.id === id) ?? view.zombies.find((one) => one.id === id)) as Character | Zombie;

const sideOfSeat = ({ sides }: BattleView, seat: string): number =>
  Math.max(
    0,
    sides.findIndex((side) => side.seat === seat),
  );

const lettersOf = (one: Model): string => (isCharacter(one) ? one.member.name.slice(0, 2) : zombieNumber(one.id));

/** Who has nothing left to do in this Phase. */
function isUsed({ phase }: BattleView, one: Character): boolean {
  if (phase === 'action') return one.activated;
  if (phase === 'shooting') return one.shot;
  return phase === 'combat' && one.fought;
}

const carries = ({ tokens }: BattleView, id: string): boolean => tokens.some(({ carrier }) => carrier === id);

function figureOf(view: BattleView, ask: Questions, one: Model): Figure {
  const living = isCharacter(one);
  return {
    ...ask.body(one),
    name: nameOf(one),
    letters: lettersOf(one),
    side: living ? sideOfSeat(view, one.seat) : view.sides.length,
    dead: !living,
    down: one.subdued,
    used: living && isUsed(view, one),
    looks: false,
    badges: living ? characterBadges(view, ask, one) : zombieBadges(view, one),
    mini: living ? characterMini(one, carries(view, one.id)) : { sculpt: 'zombie' },
  };
}

const GONE: Readonly<Partial<Record<Character['fate'], string>>> = {
  waiting: 'to come',
  reserve: 'in reserve',
  absent: 'not here',
  out: 'Out of Action',
  left: 'gone',
};

function characterUnit(view: BattleView, one: Character): Unit {
  const { id, seat, member, fate, damage } = one;
  const full = valueOf(one, 'capacity');
  const left = Math.max(0, full - damage);
  const gone = GONE[fate];
  return {
    id,
    name: member.name,
    kind: word('type', member.type),
    seat,
    side: sideOfSeat(view, seat),
    models: fate === 'here' ? [id] : [],
    icon: member.type === 'dog' ? 'animal' : 'survivor',
    count: gone ?? `${left}/${full}`,
    counted: gone ?? `${left} of ${full} Damage Points left`,
    used: gone !== undefined || isUsed(view, one),
  };
}

const zombieUnit = (view: BattleView, one: Zombie): Unit => ({
  id: one.id,
  name: nameOf(one),
  short: zombieNumber(one.id),
  kind: 'Revenant',
  seat: DEAD,
  side: view.sides.length,
  models: [one.id],
  icon: 'wanderer',
  count: one.knockback > 0 ? `−${one.knockback} AP` : '',
  counted: one.knockback > 0 ? `${one.knockback} Knockback` : '',
  used: one.activated && view.phase === 'zombies',
});

/** What a Group has won so far, and how steady it is. */
function sideNotes(view: BattleView, ask: Questions, seat: string): readonly string[] {
  const side = view.sides.find((one) => one.seat === seat);
  const own = view.characters.filter((one) => one.seat === seat);
  const ids = new Set(own.map(({ id }) => id));
  const held = view.tokens.filter(({ carrier }) => carrier !== null && ids.has(carrier)).length;
  const out = own.filter(({ fate }) => fate === 'out').length;
  const { most } = ask.nerve(seat);
  return [
    ...(side?.part === null || side === undefined ? [] : [`${side.part} in this game`]),
    ...(view.aggressor === null ? [] : [`${view.aggressor === seat ? 'Aggressor' : 'Defender'} this turn`]),
    ...(held > 0 ? [counted(held, 'token')] : []),
    ...(out > 0 && side?.broken === false ? [`${out} down, holds on ${Math.max(0, most)} or less`] : []),
    ...(side?.broken === true ? ['broken'] : []),
  ];
}

function sidesOf(view: BattleView, ask: Questions): Side[] {
  const players = view.sides.map(({ seat }, side): Side => {
    const notes = sideNotes(view, ask, seat);
    return { seat, side, notes, spoken: notes };
  });
  if (view.zombies.length === 0) return players;
  return [...players, { seat: DEAD, name: 'The dead', side: players.length, notes: [], spoken: [] }];
}

/** While the Groups come to the table, the strips along its edges. */
function zonesOf(view: BattleView, ask: Questions): Zone[] {
  if (view.phase !== 'prepare') return [];
  const named = view.sides.flatMap(({ edge }, side): Zone[] =>
    edge === null ? [] : [{ id: edge, name: edgeName(edge), outlines: [ask.strip(edge)], side }],
  );
  if (named.length > 0 || view.preparing[0] !== 'edges') return named;
  return EDGES.map((edge) => ({ id: edge, name: edgeName(edge), outlines: [ask.strip(edge)], side: null }));
}
const edgeName = (edge: string): string => `The ${word('edge', edge)}`;

const TOKEN = 0.5;
/** LD.ATTR.7: a fire burns this far round. */
const FIRE = 3;

function markersOf({ tokens, fires, noisemakers }: BattleView): Marker[] {
  return [
    ...fires.map(
      ({ id, x, y, level }): Marker => ({ id, x, y, level, radius: FIRE, label: 'Fire', icon: 'fire', tone: 'harm' }),
    ),
    ...tokens.flatMap(({ id, kind, at }): Marker[] =>
      at === null
        ? []
        : [
            {
              id,
              ...at,
              radius: TOKEN,
              label: kind === 'supply' ? 'Supply Token' : 'Captive',
              icon: kind === 'supply' ? 'supplies' : 'captive',
            },
          ],
    ),
    ...noisemakers.map(
      ({ id, x, y, level }): Marker => ({ id, x, y, level, radius: TOKEN, label: 'Noisemaker', icon: 'noise' }),
    ),
  ];
}

const actingIn = ({ activation, firing, horde }: BattleView): string | null =>
  activation?.unit ?? firing?.unit ?? horde?.unit ?? null;

/** What somebody sees of the battle; null between the games of a campaign. */
export function read(data: Json): Fight | null {
  const view = data as unknown as View;
  const { battle: seen } = view;
  if (seen === null) return null;
  const ask = questionsOn(seen, view);
  const here = seen.characters.filter(({ fate }) => fate === 'here');
  const { turn, phase, encounter } = seen;
  const title = word('encounter', encounter);
  return {
    view: seen,
    ask,
    name: title,
    terrain: seen.terrain,
    figures: [...here, ...seen.zombies].map((one) => figureOf(seen, ask, one)),
    units: [
      ...seen.characters.map((one) => characterUnit(seen, one)),
      ...seen.zombies.map((one) => zombieUnit(seen, one)),
    ],
    sides: sidesOf(seen, ask),
    zones: zonesOf(seen, ask),
    markers: markersOf(seen),
    fires: seen.fires.map(({ id, x, y }) => ({ id, at: { x, y }, radius: FIRE })),
    active: seen.active,
    acting: actingIn(seen),
    moment: `${turn} ${phase} ${seen.activation?.left ?? ''} ${seen.horde?.left ?? ''}`,
    stage: phase === 'prepare' ? 'Deployment' : phase === 'over' ? 'Over' : `Turn ${turn}`,
    heading: () => `${title}, ${phase === 'prepare' ? PHASE_NAMES.prepare : `turn ${turn}, ${PHASE_NAMES[phase]}`}`,
  };
}

import {
  aboutAttribute,
  aboutZombieRule,
  calledIn,
  goingOn,
  gunFigures,
  type Human,
  isHuman,
  postponed,
  word,
  type Zombie,
} from '../../../games/all-things-zombie/index.ts';
import type { SheetLine, Unit } from '../../skirmish/face.ts';
import { placeWords } from '../../tabletop/words.ts';
import type { Fight } from './encounter.ts';

/** A figure in words: the same for the dossier and the board as text. */
export function sheet(fight: Fight, { id, kind }: Unit): readonly SheetLine[] {
  const one = fight.ask.figure(id);
  if (one === undefined) return [['Marker', `${kind}. It is looked at when it comes into sight.`]];
  return isHuman(one) ? humanSheet(fight, one) : zombieSheet(fight, one);
}

const line = (holds: boolean, title: string, text: string): SheetLine[] => (holds ? [[title, text]] : []);

function gunText({ id, empty, dry, lastReload, hidden, scope }: Human['guns'][number]): string {
  const { range, ratings, impact } = gunFigures(id);
  const notes = [
    `range ${range}"`,
    `Target Rating ${ratings.join('/')}`,
    `Impact ${impact}`,
    ...(dry ? ['no more ammo'] : empty ? ['out of ammo: reload'] : []),
    ...(lastReload ? ['last reload'] : []),
    ...(hidden ? ['out of sight'] : []),
    ...(scope ? ['scope'] : []),
  ];
  return `${word('gun', id)}: ${notes.join(', ')}`;
}

function statesOf({ view }: Fight, one: Human): string {
  const acts = view.doing.some((doing) => doing.do === 'activate' && doing.group.includes(one.id));
  const { status, prone, stun, cowed, captor, bound, bitten, turn, lame, carries, duckedFrom } = one;
  const states = [
    word('status', status),
    ...(stun === null ? [] : [`sits out ${stun.left} more`]),
    ...(duckedFrom === null ? [] : ['out of sight of those it ducked from']),
    ...(prone ? ['prone'] : []),
    ...(cowed ? ['may not fire until it is active'] : []),
    ...(captor === null ? [] : [bound ? 'captive, tied up' : 'captive']),
    ...(bitten === null ? [] : [bitten === 'untested' ? 'bitten' : 'infected']),
    ...(lame ? ['twisted ankle'] : []),
    ...(carries === null ? [] : ['carries somebody']),
    ...(turn.activated && !acts ? ['has acted this turn'] : []),
  ];
  return states.join(', ');
}

function humanSheet(fight: Fight, one: Human): readonly SheetLine[] {
  const { rep, skills, star, starPower, attributes, guns, blades, items, fate, deeds } = one;
  const things = [...new Set(items)].map((id) => {
    const n = items.filter((item) => item === id).length;
    return n > 1 ? `${word('item', id)} ×${n}` : word('item', id);
  });
  return [
    ['Rep', `${rep}; People ${skills.people}, Savvy ${skills.savvy}`],
    ['State', fate === 'here' ? statesOf(fight, one) : word('fate', fate)],
    ...line(star, 'Star', `Star Power ${starPower}. Picks its own reactions, and may cheat death.`),
    ...attributes.map((id): SheetLine => [word('attribute', id), aboutAttribute(id)]),
    ...guns.map((gun, i): SheetLine => [i === 0 ? 'Weapon' : `Weapon ${i + 1}`, gunText(gun)]),
    ...line(blades.length > 0, 'Hand to hand', blades.map(({ id }) => word('blade', id)).join(', ')),
    ...line(things.length > 0, 'Items', things.join(', ')),
    ...line(fate === 'here' && one.seat !== null, 'Movement', `${Math.round(fight.ask.left(one) * 10) / 10}" left`),
    ...splitLine(fight, one),
    ...line(deeds.zombies > 0, 'Zombies', `${deeds.zombies} killed`),
    ...line(fate === 'here', 'Stands', fate === 'here' ? placeWords(fight.terrain, one) : ''),
  ];
}

/** ATZ.GROUP.8: who would stand alone without it. */
function splitLine(fight: Fight, one: Human): SheetLine[] {
  if (one.fate !== 'here' || one.seat === null) return [];
  const parts = fight.ask.partsWithout(one);
  const names = (part: readonly Human[]): string => part.map(({ name }) => name).join(' and ');
  if (parts.length === 0) return [['Group', 'Acts alone.']];
  if (parts.length === 1) return [['Group', `With ${names(parts[0] ?? [])}.`]];
  return [['Group', `Holds it together: without ${one.name}, ${parts.map(names).join(', and ')} go apart.`]];
}

/** ATZ.ZACT.3 to ATZ.ZACT.11: why a zombie went where it went. */
export function reasonWords({ view }: Fight, { reason }: Zombie): string | null {
  if (reason === null) return null;
  const why = aboutZombieRule(reason.rule);
  return reason.target === null ? why : `${why}: ${calledIn(view, reason.target)}`;
}

function zombieSheet(fight: Fight, one: Zombie): readonly SheetLine[] {
  const why = reasonWords(fight, one);
  return [
    ['Rep', '3'],
    ['State', one.prone ? 'on the ground, gets up when it is next active' : one.feast === null ? 'walks' : 'feasts'],
    ...(why === null ? [] : [['Last move', why] as const]),
    ['Stands', placeWords(fight.terrain, one)],
  ];
}

export const gap = ({ ask }: Fight, a: Unit, b: Unit): number => {
  const [one, other] = [ask.figure(a.id), ask.figure(b.id)];
  return one === undefined || other === undefined ? 0 : Math.max(0, ask.inches(one, other) - 1);
};

export function shape(fight: Fight, { id, count }: Unit): string {
  const one = fight.ask.figure(id);
  if (one === undefined) return 'nobody knows yet what it is';
  if (!isHuman(one)) return reasonWords(fight, one) ?? 'goes by the rules of the dead';
  return `${count}, ${statesOf(fight, one)}`;
}

/** What is to be said of the table as a whole. */
export function introduction({ view }: Fight): string {
  const { er, day, daylight, area, clocks, sides } = view;
  const dice = sides.flatMap(({ die, kind }) => (die === null ? [] : [`${kind === 'dead' ? 'zombies' : kind} ${die}`]));
  return [
    `Day ${day}, ${word('day-part', daylight.part)}, ${word('area', area)}. Encounter Rating ${er.now}.`,
    ...(dice.length === 0 ? [] : [`Activation dice: ${dice.join(', ')}.`]),
    ...(typeof clocks.police === 'number' ? [`The Police come in ${clocks.police} turns.`] : []),
    ...goingOn(view).map((one) => `${one}.`),
    ...postponed(view).map((one) => `Postponed: ${one}.`),
  ].join(' ');
}

import { zombieName } from '../../../skirmish/index.ts';
import { apart } from '../../../tabletop/index.ts';
import {
  type Board,
  buildingsOf,
  count,
  type Easel,
  type Field,
  MARK_OF,
  padEnd,
  together,
  wrap,
} from '../../../text/index.ts';
import type { Gun, Human, Side, Standing } from '../state.ts';
import { calledIn, goingOn, postponed } from './going-on.ts';
import { journalLines } from './journal.ts';
import type { EncounterView, View } from './view.ts';
import { word } from './words.ts';

/** An Encounter as text: where we are in it, who stands where, what is going on, and where the dead are. */
export const allThingsZombieBoard: Board = {
  draw: (data, easel) => {
    const { campaign, encounter } = data as unknown as View;
    const isBetween = campaign !== undefined && campaign.fixture?.playing !== true;
    return isBetween ? journalLines(campaign, easel) : encounterLines(encounter, easel);
  },
  field: (data) => {
    const { campaign, encounter } = data as unknown as View;
    return campaign !== undefined && campaign.fixture?.playing !== true ? null : fieldOf(encounter);
  },
};

function fieldOf({ terrain, humans, zombies, vehicles, pefs, dropped }: EncounterView): Field {
  const people = humans.filter(({ fate, aboard }) => fate === 'here' && aboard === null);
  return {
    width: terrain.width,
    depth: terrain.depth,
    grounds: terrain.pieces.map(({ name, outline, kind }) => ({ name, outline, mark: MARK_OF[kind] })),
    buildings: buildingsOf(terrain.buildings),
    units: [
      ...people.map((one) => ({ id: one.id, name: one.name, at: [one], facing: one.facing })),
      ...zombies.map((one) => ({ id: one.id, name: zombieName(one.id), at: [one], facing: null })),
    ],
    things: [
      ...vehicles.filter(({ here }) => here).map((one) => ({ name: `the ${one.name} (${one.id})`, at: one })),
      ...pefs.map((at) => ({ name: `a Possible Enemy Force (${at.id})`, at })),
      ...dropped.map((one) => ({ name: thingName(one.thing), at: one })),
    ],
  };
}

const round = (inches: number): number => Math.round(inches * 10) / 10;
const placeText = ({ x, y, level }: Standing): string =>
  `${round(x)}, ${round(y)}${level > 0 ? `, level ${level}` : ''}`;

function encounterLines(view: EncounterView, easel: Easel): string[] {
  const { width, ink } = easel;
  const { kind, turn, terrain, daylight, day } = view;
  const when = turn === 0 ? 'before the first turn' : `turn ${turn}`;
  const title = `-- ${word('encounter', kind)} at ${terrain.name}, day ${day}, ${word('day-part', daylight.part)}, ${when} `;
  return [
    ink.dim(padEnd(title, width).replace(/ +$/, (rest) => ` ${'-'.repeat(rest.length - 1)}`)),
    ...wrap(stateLine(view), { width, first: '', rest: '    ' }),
    ...view.sides.flatMap((side) => sideLines(view, side, easel)),
    ...vehicleLines(view, easel),
    ...zombieLines(view, easel),
    ...lyingLines(view, easel),
    ...sightLines(view, easel),
    ...goingOn(view).map((line, i) => `${'  '.repeat(i)}${i === 0 ? '' : '- '}${line}`),
    ...postponed(view).map((line) => `postponed: ${line}`),
  ];
}

/** The Encounter Rating, the dice of this turn and what clocks are running. */
function stateLine({ kind, er, sides, clocks, daylight, objective, lasting, noises }: EncounterView): string {
  const dice = sides.flatMap(({ die, ...side }) => (die === null ? [] : [`${sideName(side)} ${die}`]));
  const shots = noises.reduce((sum, noise) => sum + noise.shots, 0);
  const notes = [
    `Encounter Rating ${er.now}${er.now === er.original ? '' : ` (was ${er.original})`}`,
    ...(dice.length === 0 ? [] : [`dice: ${dice.join(', ')}`]),
    ...(daylight.moon === null ? [] : [daylight.moon ? 'full moon' : 'dark night']),
    ...(typeof clocks.police === 'number' ? [`Police in ${count(clocks.police, 'turn')}`] : []),
    ...(clocks.police === 'came' ? ['the Police are here'] : []),
    ...(clocks.weather === null ? [] : [`bad weather in ${count(clocks.weather, 'turn')}`]),
    ...(clocks.badWeather ? ['bad weather'] : []),
    ...(clocks.noMoreZombies ? ['no more zombies come'] : []),
    ...(clocks.safePlace === null ? [] : [`${clocks.safePlace} is a safe place`]),
    ...(shots > 0 ? [`${count(shots, 'shot')} heard`] : []),
    ...lasting.map(({ what }) => word('noise', what)),
    `objective: ${word('objective', kind)} (${objective.met ? 'met' : 'not met yet'})`,
  ];
  return notes.map(together).join(', ');
}

const sideName = ({ id, kind, class: kin, attitude }: Pick<Side, 'id' | 'kind' | 'class' | 'attitude'>): string => {
  if (kind !== 'people') return kind === 'dead' ? 'zombies' : word('side', id);
  const who = kin === null ? 'people' : word('side', kin);
  return attitude === null ? who : `${who} (${word('attitude', attitude)})`;
};

function sideLines(view: EncounterView, side: Side, easel: Easel): string[] {
  if (side.kind === 'dead') return [];
  const own = view.humans.filter((one) => one.side === side.id && one.fate !== 'gone');
  if (own.length === 0) return [];
  const { width, ink, seat } = easel;
  const isMine = seat !== undefined && seat !== null && side.seats.includes(seat);
  const name = sideName(side);
  const active = new Set(view.doing.flatMap((one) => (one.do === 'activate' ? one.group : [])));
  return [
    `${isMine ? ink.strong(name) : name}:`,
    ...own.flatMap((one) => {
      const parts = [...stateOf(one, easel), ...whereabouts(view, one)].map(together);
      const text = `${one.name} (${one.id}): ${parts.join(', ')}`;
      const used = one.turn.activated || one.fate !== 'here';
      return wrap(used ? ink.dim(text) : text, { width, first: active.has(one.id) ? '> ' : '  ', rest: '     ' });
    }),
  ];
}

function stateOf(one: Human, { ink, names }: Easel): string[] {
  const { status, prone, stun, bitten, cowed, captor, carries, star, rep, starPower, seat } = one;
  return [
    `${star ? 'Star' : word('class', one.class)}${seat === null || names[seat] === one.name ? '' : ` of ${names[seat] ?? seat}`}`,
    `Rep ${rep}`,
    ...(star ? [`Star Power ${starPower}`] : []),
    ...(status === 'carry-on' ? [] : [ink.harm(word('status', status))]),
    ...(stun === null ? [] : [`sits out ${count(stun.left, 'activation')}`]),
    ...(prone ? ['prone'] : []),
    ...(cowed ? ['may not fire'] : []),
    ...(bitten === null ? [] : [ink.harm('bitten')]),
    ...(captor === null ? [] : [ink.harm('captive')]),
    ...(carries === null ? [] : ['carries somebody']),
    ...one.guns.map(gunText),
    ...one.blades.map(({ id }) => word('blade', id)),
    ...one.items.map((id) => word('item', id)),
  ];
}

function gunText({ id, empty, dry, hidden }: Gun): string {
  const notes = [...(dry ? ['no more ammo'] : empty ? ['empty'] : []), ...(hidden ? ['hidden'] : [])];
  return notes.length === 0 ? word('gun', id) : `${word('gun', id)} (${notes.join(', ')})`;
}

/** Where it stands, and which zombie or enemy is nearest. */
function whereabouts({ humans, zombies }: EncounterView, one: Human): string[] {
  if (one.fate !== 'here') return [word('fate', one.fate)];
  const others = [...humans.filter(({ side, fate }) => side !== one.side && fate === 'here'), ...zombies];
  const nearest = others.map(({ id, x, y }) => ({ id, gap: apart(one, { x, y }) })).sort((a, b) => a.gap - b.gap)[0];
  const here = `at ${placeText(one)} facing ${Math.round(one.facing)}°`;
  return nearest === undefined
    ? [here]
    : [here, `${round(nearest.gap)}" from ${calledIn({ humans, zombies }, nearest.id)}`];
}

/** Vehicles on the table: what each is doing, and who is in it; parked ones in a line of their own. */
function vehicleLines({ vehicles, humans }: EncounterView, { width }: Easel): string[] {
  const here = vehicles.filter((one) => one.here);
  const crewOf = (id: string): string[] =>
    humans.filter(({ aboard, fate }) => aboard?.vehicle === id && fate === 'here').map(({ name }) => name);
  const used = here.filter((one) => one.running || one.state !== 'whole' || crewOf(one.id).length > 0);
  const parked = here.filter((one) => !used.includes(one));
  const lines = used.map((one) => {
    const crew = crewOf(one.id);
    const notes = [
      one.state === 'whole'
        ? one.speed > 0
          ? `drives ${one.speed}"`
          : one.running
            ? 'engine on'
            : 'engine off'
        : word('wreck', one.state),
      `facing ${one.facing}°`,
      ...(crew.length === 0 ? [] : [`in it: ${crew.join(', ')}`]),
    ];
    return together(`${one.name} (${one.id}) at ${placeText(one)}: ${notes.join(', ')}`);
  });
  const rest = parked.map((one) => together(`${one.name} (${one.id}) at ${placeText(one)}`));
  return [
    ...lines.flatMap((line) => wrap(line, { width, first: '', rest: '     ' })),
    ...(rest.length === 0 ? [] : wrap(rest.join(', '), { width, first: 'Parked: ', rest: '     ' })),
  ];
}

function zombieLines({ zombies, pefs }: EncounterView, { width }: Easel): string[] {
  const each = zombies.map((one) => {
    const notes = [...(one.prone ? ['down'] : []), ...(one.feast === null ? [] : ['feasts'])];
    return together(`${one.id} at ${placeText(one)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`);
  });
  const hidden = pefs.map((one) => together(`${one.id} of Rep ${one.rep} at ${placeText(one)}`));
  return [
    ...(each.length === 0 ? [] : [`${count(zombies.length, 'zombie')}:`]),
    ...(each.length === 0 ? [] : wrap(each.join(', '), { width, first: '  ', rest: '     ' })),
    ...(hidden.length === 0
      ? []
      : wrap(`Possible Enemy Forces: ${hidden.join(', ')}`, { width, first: '', rest: '     ' })),
  ];
}

function thingName(thing: EncounterView['dropped'][number]['thing']): string {
  if (thing === 'phone') return 'a phone';
  if ('gun' in thing) return word('gun', thing.gun);
  return 'blade' in thing ? word('blade', thing.blade) : word('item', thing.item);
}

function lyingLines({ dropped, feasts, noises }: EncounterView, { width }: Easel): string[] {
  const all = [
    ...dropped.map((one) => `${thingName(one.thing)} at ${placeText(one)}`),
    ...feasts.map((one) => `a feast at ${placeText(one)}`),
    ...noises.map((one) => `${count(one.shots, 'shot')} heard from ${placeText(one)}`),
  ].map(together);
  return all.length === 0 ? [] : wrap(all.join(', '), { width, first: 'On the ground: ', rest: '     ' });
}

/** ATZ.SIGHT.10: who takes the test, with its dice, in the order in which they act. */
function sightLines(view: EncounterView, { width }: Easel): string[] {
  const test = view.doing.findLast((one) => one.do === 'in-sight');
  if (test === undefined) return [];
  const acting = new Set(test.acting?.who);
  const each = [...test.sightings]
    .sort((a, b) => b.successes - a.successes)
    .map(({ who, rolled, dice, successes, over }) => {
      const shown =
        rolled === null
          ? `${count(dice, 'die', 'dice')} to roll`
          : `${rolled.join(' ')}: ${count(successes, 'success', 'successes')}`;
      return together(`${acting.has(who) ? '> ' : ''}${calledIn(view, who)} (${shown}${over ? ', done' : ''})`);
    });
  return each.length === 0 ? [] : wrap(`In sight: ${each.join(', ')}`, { width, first: '', rest: '     ' });
}

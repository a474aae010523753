import { describe, expect, test } from 'vitest';
import { Viewer } from '../../kernel/index.ts';
import { PLAIN } from '../../text/index.ts';
import { TAGGED } from '../../text/testing.ts';
import { lastStandBoard } from './board.ts';
import { lastStand } from './index.ts';
import { scene, type SceneSpec, start, type StandScene } from './testing.ts';

const drawn = (m: StandScene, { width = 100, ink = PLAIN, seat = 'a' as string | null } = {}): readonly string[] =>
  lastStandBoard.draw(new Viewer(m.match, seat).state() as never, {
    width,
    ink,
    seat,
    names: lastStand.names(m.match.state),
  });

const TABLE: SceneSpec = {
  rangers: ['frank', 'hat', 'juniper'],
  round: 4,
  stage: '2A',
  frank: {
    at: 9,
    ready: 3,
    spent: 2,
    healed: 1,
    wounded: 1,
    karma: 2,
    defenders: ['D01', 'D21', 'D02'],
    specials: ['S04'],
    artifacts: ['U14'],
    mutations: ['M01', 'M02'],
    mission: { id: 'MS01', done: {} },
  },
  hat: { at: 9, wounded: 2 },
  juniper: { at: 1, karma: 1, specials: ['S07'] },
  map: {
    1: { techie: 3, roadRider: 2, depots: 1 },
    8: { monstrosity: 1, earther: 2 },
    9: { techie: 1, roadRider: 1, earther: 1, scavenge: ['1', '2'], karma: 1, traps: 1, depots: 2, radiation: 1 },
    19: { techie: 3 },
  },
  leaders: { krank: { at: 14, health: 4 }, bama: { slain: true, at: null }, bramble: { at: null }, puke: { at: 9 } },
  supply: { techie: 3, roadRider: 4, monstrosity: 1 },
  blockades: [8],
  depots: 2,
  tech: { deck: [], down: ['K01'], up: [] },
};

const RAID: SceneSpec = {
  ...TABLE,
  phase: 'raiders',
  turn: { n: 1, card: 'R13', drawn: 1, draws: 2 },
  missions: ['MS02'],
};

describe('the board of Last Stand', () => {
  test('has the map, the Leaders, what is left in supply, and each Ranger’s tokens and cards', () => {
    expect(drawn(scene(TABLE), { ink: TAGGED })).toEqual([
      '<dim>-- round 4, Out on the Range, stage 2A -------------------------------------------------------------</dim>',
      '  1 *Ju         7             17            22            24            29            34',
      '  t3r2!',
      '  ~~D                                                     $                           ~~',
      '  2             8             16            18            23            30            35',
      '                e2m1',
      '  ~             #                                                       ~~            ~~~',
      '  3             9 P *Fr *Ha   15            19            25            31            36',
      '                t1r1e1!                     t3',
      '  $             ~~DDsskx                                                $             ~',
      '  4             10            14 K          21            26            32            37',
      '                $                                         ~             ~             ~~',
      '  5             11            13            20            28            33            38',
      '  ~             ~             ~             ~~~',
      '  6                           12                          27',
      '  ~                           ~A',
      '<dim>  t Techie, r Road Rider, e Earther, m Monstrosity, D Depot, ~ radiation, $ Gambling, A Adventure, s</dim>',
      '<dim>  Scavenge, k Karma, x Trap, # Blockade; ! is full</dim>',
      '  Leaders: <harm>K Krank 4/9 1 step</harm>, Bama slain, Br Bramble 8/8 not here,',
      '    P Puke 8/8 flies, at 9',
      '  Left in supply: <harm>Depots 2</harm>, <harm>Techies 3</harm>, Road Riders 4, Earthers 27,',
      '    <harm>Monstrosities 1</harm><dim>; 57 Raider cards, 1 tech card with Krank</dim>',
      '> Fr <strong>Trapper Frank</strong> at 9, 3 of 7 ready [###....], <harm>1 wound</harm>, 2 Karma,',
      '    <harm>Mutations 2 of 5</harm>',
      '    green 2d (vehicle); red 4d (vehicle, vehicle)',
      '    Broken Axle, Storm Beacon, Night Eyes, Map Skin, Mission Water for the Wells',
      '  Ha Hat at 9, 7 of 9 ready [#######..], <harm>2 wounds</harm>',
      '    no Defender cards',
      '  Ju Juniper Vale at 1, 7 of 7 ready [#######], 1 Karma',
      '    no Defender cards',
      '    Fuel Fire',
    ]);
  });
  test('on a narrow page it lists the locations where something is, and says what a Raider card does', () => {
    expect(drawn(scene(RAID), { width: 60, seat: null })).toEqual([
      '-- round 4, Raider cards, stage 2A -------------------------',
      '  1 Death Maze City: *Ju t3r2! ~~D',
      '  2 Salt Piers: ~',
      '  3 Mad Man Villa: $',
      '  5 Myst City: ~',
      '  6 Stink Hills: ~',
      '  8 Broken Overpass: e2m1 #',
      '  9 Internet Needle: P *Fr *Ha t1r1e1! ~~DDsskx',
      '  10 Last Stop: $',
      '  11 Marrow Mine: ~',
      '  12 US Air Base: ~A',
      '  13 Thirsty Flats: ~',
      '  14 Scrapyard: K',
      '  19 Last Stand: t3',
      '  20 White Crater: ~~~',
      '  24 Neon Rest: $',
      '  26 Hazard Gulch: ~',
      '  30 Glass Field: ~~',
      '  31 Two-Bit Saloon: $',
      '  32 Red River: ~',
      '  34 Once Was City: ~~',
      '  35 Mutant Mountain: ~~~',
      '  36 Cinder Ridge: ~',
      '  37 Old Factory: ~~',
      '  t Techie, r Road Rider, e Earther, m Monstrosity, D Depot,',
      '  ~ radiation, $ Gambling, A Adventure, s Scavenge, k Karma,',
      '  x Trap, # Blockade; ! is full',
      '  Leaders: K Krank 4/9 1 step, Bama slain,',
      '    Br Bramble 8/8 not here, P Puke 8/8 flies, at 9',
      '  Left in supply: Depots 2, Techies 3, Road Riders 4,',
      '    Earthers 27, Monstrosities 1; 57 Raider cards, 1 tech',
      '    card with Krank',
      '  Raider card 1 of 2: an Earther to Cinder Ridge (36); a',
      '    Road Rider to South Road (21); Puke to White Crater (20)',
      '  Fr Trapper Frank at 9, 3 of 7 ready [###....], 1 wound,',
      '    2 Karma, Mutations 2 of 5',
      '    green 2d (vehicle); red 4d (vehicle, vehicle)',
      '    Broken Axle, Storm Beacon, Night Eyes, Map Skin,',
      '      Mission Water for the Wells',
      '> Ha Hat at 9, 7 of 9 ready [#######..], 2 wounds',
      '    no Defender cards',
      '  Ju Juniper Vale at 1, 7 of 7 ready [#######], 1 Karma',
      '    no Defender cards',
      '    Fuel Fire',
      '  Open Mission: Walls Need Hands. Spend 3 actions and',
      '    discard 2 Defender cards in Last Stand. Reward: build a',
      '    Blockade at an entrance to Last Stand and gain 1 Karma.',
    ]);
  });
  test('ends with the Group Mission', () => {
    expect(drawn(start({ ...lastStand.examples['defend-two'], scenario: 3 })).slice(-8)).toEqual([
      '    green 2d (grenade); yellow 2d (grenade)',
      '    Mission Bury the Dead',
      '  Group Mission: Flight to Freedom. In any order, reach 3 progress, hand over a Special token in',
      "    Last Stand and hand over a relic from a Leader's board in Last Stand. Raise the Airframe: On",
      '    your turn at US Air Base (12) with no enemies here, spend 1 action: take an Ancient Tech test (1',
      '    success needed); for each success, add 1 progress to the Group Mission. Take Off: On your turn',
      '    with every Ranger in Last Stand, with no enemies here and with all goals of the Group Mission',
      '    met, spend 1 action: everyone wins the game.',
    ]);
  });

  test('what is near its end is marked, and what is a step farther is not', () => {
    const marked = (spec: SceneSpec): string[] =>
      [
        ...drawn(scene({ ...TABLE, ...spec }), { ink: TAGGED, width: 400 })
          .join(' ')
          .matchAll(/<harm>([^<]+)/g),
      ].map(([, text = '']) => text);
    const leaders = { krank: { at: 9 }, bama: { at: 18 }, bramble: { at: 28 } };
    const frank = { at: 9 };
    expect(marked({ leaders, frank, hat: {}, depots: 3, supply: { monstrosity: 2, earther: 3, techie: 4 } })).toEqual([
      'K Krank 9/9 2 steps',
      'Ba Bama 7/7 1 step',
      'Earthers 3',
    ]);
  });

  test.each([
    ['muster', 'choosing Rangers'],
    ['deploy', 'setting up'],
    ['rise', 'Rise & Shine'],
    ['range', 'Out on the Range'],
    ['attacks', 'enemies strike'],
    ['radiation', 'radiation'],
    ['defenders', 'Defender cards'],
    ['raiders', 'Raider cards'],
  ] as const)('the phase %s is called %s', (phase, called) => {
    const view = { ...(new Viewer(scene(TABLE).match, 'a').state() as object), phase };
    const [heading] = lastStandBoard.draw(view as never, { width: 50, ink: PLAIN, seat: null, names: {} });
    expect(heading?.replace(/ -+$/, '')).toBe(`-- round 4, ${called}, stage 2A`);
  });

  test('a location is chosen by its number on the map', () => {
    expect([{ at: 14 }, { card: 'D01' }, null].map((about) => lastStandBoard.tag?.(about))).toEqual([14, null, null]);
  });
});

import { describe, expect } from 'vitest';
import { changed, test } from '../../../kernel/testing.ts';
import { arm } from '../cards/cards.ts';
import { cardsOf, factsOf, lineOf, said, scene, type SceneSpec, type WaveScene } from '../testing.ts';

/** Seat a's Combat turn; no perk of a's is about. */
const turnOf = (inventory: string[], spec: SceneSpec = {}): WaveScene =>
  scene({ phase: 'combat', holder: 'b', line: ['monster'], ...spec, a: { inventory, ...spec.a } });
/** The modifiers of the last attack, by rule. */
const modifiers = (m: WaveScene): unknown => m.under('WAV.WEAPON.13')[0]?.modifiers;

describe('an attack', () => {
  test('WAV.WEAPON.1 it uses exactly 1 weapon of the own inventory', () => {
    const m = turnOf(['crowbar', 'crowbar', 'fire-axe', 'dead-phone'], { b: { inventory: ['machete'] } });
    expect(m.asked().options).toEqual(['attack:crowbar', 'attack:fire-axe', 'end']);
    expect(m.refused('a', 'attack:machete').code).toBe('bad-answer');
    m.answer('a', 'attack:fire-axe').answer('a', 'foe:1');
    expect(lineOf(m)).toEqual(['monster 3']);
    expect(said(m, 'wave.attack')).toEqual([
      { seat: 'a', card: 'fire-axe', enemy: 'monster', foe: 1, damage: 3, splash: 0 },
    ]);
  });

  test('WAV.WEAPON.2 it is aimed at 1 enemy anywhere in the line, never at a survivor', () => {
    const m = turnOf(['crowbar'], { line: ['wanderer', 'survivor', 'brute', 'monster'] });
    m.answer('a', 'attack:crowbar');
    expect(m.asked()).toMatchObject({
      seats: ['a'],
      rule: 'WAV.WEAPON.2',
      prompt: 'wave.target',
      options: ['foe:1', 'foe:3', 'foe:4'],
    });
    expect(m.refused('a', 'foe:2').code).toBe('bad-answer');
    m.answer('a', 'foe:4');
    expect(lineOf(m)).toEqual(['wanderer', 'survivor', 'brute', 'monster 2']);
  });

  test('WAV.WEAPON.3 without a usable weapon there is no attack', () => {
    expect(turnOf(['dead-phone', 'revolver', 'club-bow', 'shells']).asked().options).toEqual(['end']);
    expect(turnOf(['crowbar'], { line: ['survivor'] }).asked().options).toEqual(['end']); // nor without an enemy
  });

  test('WAV.WEAPON.4 a weapon deals damage in four ways: fixed, splash, spread, Combat cards', () => {
    expect(arm('crowbar')).toMatchObject({ damage: 2, splash: 0, spread: false, draws: 0 });
    expect(arm('fuel-bottle')).toMatchObject({ damage: 2, splash: 2, spread: false, draws: 0 });
    expect(arm('hockey-stick')).toMatchObject({ damage: 1, splash: 0, spread: true, draws: 1 });
    expect(arm('frying-pan')).toMatchObject({ damage: 0, splash: 0, spread: false, draws: 3 });
  });

  test('WAV.WEAPON.5 fixed damage goes to the target', () => {
    const m = turnOf(['crowbar'], { line: ['brute', 'brute', 'brute'] });
    m.answer('a', 'attack:crowbar');
    const before = m.state();
    m.answer('a', 'foe:2');
    expect(changed(before, m.state())).toEqual({ line: [before.line, m.state().line] });
    expect(lineOf(m)).toEqual(['brute', 'brute 2', 'brute']);
    expect(modifiers(m)).toEqual([
      { rule: 'WAV.WEAPON.5', label: 'wave.modifier.weapon', params: { card: 'crowbar' }, value: 2 },
    ]);
    expect(said(m, 'wave.foe.hurt')).toEqual([{ enemy: 'brute', foe: 2, damage: 2, left: 2 }]);
    expect(m.under('WAV.WEAPON.5')).toHaveLength(1);
  });

  test('WAV.WEAPON.13 its damage is the weapon’s number, the Combat card’s and all bonuses', () => {
    const m = turnOf(['hockey-stick'], {
      line: [{ enemy: 'monster', spears: 2 }],
      combat: ['hard-hit'],
      a: { roundDamage: 1 },
    });
    m.answer('a', 'attack:hockey-stick').answer('a', 'foe:1').answer('a', 'card:0');
    expect(lineOf(m)).toEqual(['monster 6']);
    expect(modifiers(m)).toEqual([
      { rule: 'WAV.WEAPON.5', label: 'wave.modifier.weapon', params: { card: 'hockey-stick' }, value: 1 },
      { rule: 'WAV.DECK.5', label: 'wave.modifier.combat-card', value: 2 },
      { rule: 'WAV.CHAR.4', label: 'wave.modifier.round', value: 1 },
      { rule: 'WAV.TOKEN.12', label: 'wave.modifier.spears', value: 2 },
    ]);
  });

  test('WAV.X.7 a +3 card on a weapon of 1 deals 4, a -2 card on the same weapon 0', () => {
    for (const [card, damage] of [
      ['perfect-hit', 4],
      ['whiff', 0],
    ] as const) {
      const m = turnOf(['hockey-stick'], { combat: [card] });
      m.answer('a', 'attack:hockey-stick').answer('a', 'foe:1').answer('a', 'card:0');
      expect(m.state().line[0]?.damage).toBe(damage);
      expect(said(m, 'wave.attack')).toMatchObject([{ damage }]);
    }
  });

  test('the log names the weapon even where its number is 0', () => {
    const m = turnOf(['frying-pan'], { combat: ['clean-hit', 'graze', 'graze'] });
    m.answer('a', 'attack:frying-pan').answer('a', 'foe:1').answer('a', 'card:0');
    expect(modifiers(m)).toEqual([
      { rule: 'WAV.WEAPON.5', label: 'wave.modifier.weapon', params: { card: 'frying-pan' }, value: 0 },
      { rule: 'WAV.DECK.5', label: 'wave.modifier.combat-card', value: 1 },
    ]);
  });

  test('WAV.WEAPON.14 WAV.ENEMY.2 an enemy whose damage reaches its limit returns to the supply with its Spears', () => {
    const m = turnOf(['crowbar'], {
      line: [
        { enemy: 'brute', damage: 1 },
        { enemy: 'brute', damage: 2, spears: 1 },
      ],
    });
    m.answer('a', 'attack:crowbar').answer('a', 'foe:1');
    expect(lineOf(m)).toEqual(['brute 3', 'brute 2']); // 3 of 4: it stands
    const felling = turnOf(['fire-axe'], { line: ['brute', { enemy: 'brute', damage: 2, spears: 1 }] });
    felling.answer('a', 'attack:fire-axe').answer('a', 'foe:2'); // 2 and 4 more: the excess is lost
    expect(lineOf(felling)).toEqual(['brute']);
    expect(felling.state().supply.brute).toBe(13);
    expect(felling.under('WAV.WEAPON.14').map(({ params }) => params)).toEqual([{ enemy: 'brute', foe: 2 }]);
    expect(said(felling, 'wave.foe.hurt')).toEqual([{ enemy: 'brute', foe: 2, damage: 4, left: 0 }]);
  });

  test('WAV.LINE.5 damage stays on an enemy from attack to attack', () => {
    const m = turnOf(['crowbar'], { turn: { actions: 2 } });
    m.answer('a', 'attack:crowbar').answer('a', 'foe:1').answer('a', 'attack:crowbar').answer('a', 'foe:1');
    expect(lineOf(m)).toEqual(['monster 4']);
    expect(said(m, 'wave.foe.hurt')).toEqual([
      { enemy: 'monster', foe: 1, damage: 2, left: 6 },
      { enemy: 'monster', foe: 1, damage: 2, left: 4 },
    ]);
  });

  test('WAV.RUBBLE.3 a weapon without the infinity symbol is used up by one attack, another is kept', () => {
    const m = turnOf(['fuel-bottle', 'crowbar'], { turn: { actions: 2 } });
    m.answer('a', 'attack:fuel-bottle');
    m.answer('a', 'discard');
    expect(m.asked().options).toEqual(['1:crowbar']); // the bottle is in the air
    m.answer('a', ['1:crowbar']);
    m.answer('a', 'foe:1');
    expect(cardsOf(m, 'a')).toEqual([]);
    expect(m.state().discard).toEqual(['crowbar', 'fuel-bottle']);
    const kept = turnOf(['crowbar']).answer('a', 'attack:crowbar').answer('a', 'foe:1');
    expect(cardsOf(kept, 'a')).toEqual(['crowbar']);
  });
});

describe('splash', () => {
  const THREE = ['brute', 'monster', 'brute'] as const;

  test('WAV.WEAPON.6 WAV.LINE.4 each enemy next to the target takes 1 damage for each point', () => {
    const one = turnOf(['garden-fork'], { line: ['brute', ...THREE, 'brute'] });
    one.answer('a', 'attack:garden-fork').answer('a', 'foe:3');
    expect(lineOf(one)).toEqual(['brute', 'brute 1', 'monster 1', 'brute 1', 'brute']);
    const two = turnOf(['fuel-bottle'], { line: ['brute', ...THREE, 'brute'] });
    two.answer('a', 'attack:fuel-bottle').answer('a', 'foe:3');
    expect(lineOf(two)).toEqual(['brute', 'brute 2', 'monster 2', 'brute 2', 'brute']);
    const edge = turnOf(['fuel-bottle'], { line: [...THREE] });
    edge.answer('a', 'attack:fuel-bottle').answer('a', 'foe:1');
    expect(lineOf(edge)).toEqual(['brute 2', 'monster 2', 'brute']);
    expect(edge.under('WAV.WEAPON.6').map(({ params }) => params)).toEqual([
      { enemy: 'monster', foe: 2, damage: 2, left: 6 },
    ]);
  });

  test('WAV.WEAPON.7 splash of the weapon, the Combat card and Specials is added up', () => {
    const m = turnOf(['drifters-staff'], { line: [...THREE], combat: ['wide-arc'], a: { roundSplash: 1 } });
    m.answer('a', 'attack:drifters-staff').answer('a', 'foe:2').answer('a', 'card:0');
    expect(lineOf(m)).toEqual(['brute 3', 'monster 2', 'brute 3']);
    expect(modifiers(m)).toEqual([
      { rule: 'WAV.WEAPON.5', label: 'wave.modifier.weapon', params: { card: 'drifters-staff' }, value: 1 },
      { rule: 'WAV.DECK.5', label: 'wave.modifier.combat-card', value: 1 },
      { rule: 'WAV.WEAPON.7', label: 'wave.modifier.splash', value: 3 },
    ]);
  });

  test('WAV.WEAPON.8 it adds nothing to the damage of the target', () => {
    const m = turnOf(['fuel-bottle']);
    m.answer('a', 'attack:fuel-bottle').answer('a', 'foe:1');
    expect(lineOf(m)).toEqual(['monster 2']);
  });

  test('WAV.WEAPON.9 it hits the line, and never a character', () => {
    const m = turnOf(['fuel-bottle'], { seats: 3, line: [...THREE] });
    m.answer('a', 'attack:fuel-bottle');
    const before = m.state();
    m.answer('a', 'foe:2');
    expect(lineOf(m)).toEqual(['brute 2', 'monster 2', 'brute 2']);
    expect(Object.keys(changed(before.people, m.state().people) as object)).toEqual(['a']);
    expect(m.state().people.a?.damage).toBe(0);
  });

  test('WAV.WEAPON.10 WAV.SURV.2 survivors next to the target are no enemies: it passes them by', () => {
    const m = turnOf(['fuel-bottle'], { line: ['survivor', 'monster', 'survivor', 'brute'] });
    m.answer('a', 'attack:fuel-bottle').answer('a', 'foe:2');
    expect(lineOf(m)).toEqual(['survivor', 'monster 2', 'survivor', 'brute']); // nor does it reach past one
    expect(m.under('WAV.WEAPON.6')).toEqual([]);
    const side = turnOf(['fuel-bottle'], { line: ['survivor', 'monster', 'brute'] });
    side.answer('a', 'attack:fuel-bottle').answer('a', 'foe:2');
    expect(lineOf(side)).toEqual(['survivor', 'monster 2', 'brute 2']);
  });

  test('it takes place even if the damage is 0', () => {
    const m = turnOf(['drifters-staff'], { line: [...THREE], combat: ['whiff'] });
    m.answer('a', 'attack:drifters-staff').answer('a', 'foe:2').answer('a', 'card:0');
    expect(lineOf(m)).toEqual(['brute 1', 'monster', 'brute 1']);
  });

  test('WAV.LINE.4 the line closes up after the whole attack', () => {
    const m = turnOf(['garden-fork'], { line: ['brute', { enemy: 'wanderer', damage: 1 }, 'brute', 'brute'] });
    m.answer('a', 'attack:garden-fork').answer('a', 'foe:2');
    expect(lineOf(m)).toEqual(['brute 1', 'brute 1', 'brute']);
  });
});

describe('spread', () => {
  test('WAV.WEAPON.11 the damage may be divided among the target and the enemies beside it, in whole points', () => {
    const m = turnOf(['machete'], { line: ['brute', 'monster', 'survivor', 'brute'] });
    m.answer('a', 'attack:machete').answer('a', 'foe:2');
    expect(m.asked()).toMatchObject({
      kind: 'allot',
      seats: ['a'],
      rule: 'WAV.WEAPON.11',
      prompt: 'wave.spread',
      total: 2,
      options: ['foe:2', 'foe:1'],
    });
    for (const wrong of [{ 'foe:3': 2 }, { 'foe:4': 2 }, { 'foe:1': 1 }, { 'foe:1': 3, 'foe:2': -1 }]) {
      expect(m.refused('a', wrong).code).toBe('bad-answer');
    }
    m.answer('a', { 'foe:2': 1, 'foe:1': 1 });
    expect(lineOf(m)).toEqual(['brute 1', 'monster 1', 'survivor', 'brute']);
    expect(m.under('WAV.WEAPON.11')).toHaveLength(2);
    const all = turnOf(['machete'], { line: ['brute', 'monster'] });
    all.answer('a', 'attack:machete').answer('a', 'foe:2').answer('a', { 'foe:1': 2 });
    expect(lineOf(all)).toEqual(['brute 2', 'monster']);
  });

  test('with nobody to share it, or no damage to share, nothing is asked', () => {
    const lone = turnOf(['machete'], { line: ['survivor', 'monster', 'survivor'] });
    lone.answer('a', 'attack:machete').answer('a', 'foe:2');
    expect(lineOf(lone)).toEqual(['survivor', 'monster 2', 'survivor']);
    const none = turnOf(['hockey-stick'], { line: ['brute', 'monster'], combat: ['whiff'] });
    none.answer('a', 'attack:hockey-stick').answer('a', 'foe:2').answer('a', 'card:0');
    expect(none.asked().rule).toBe('WAV.COMBAT.4');
    expect(lineOf(none)).toEqual(['brute', 'monster']);
  });

  test('WAV.WEAPON.12 splash comes first: whoever it fells receives no part, and nobody moves up in time', () => {
    const m = turnOf(['machete'], {
      line: ['brute', { enemy: 'wanderer', damage: 1 }, 'monster', 'brute'],
      a: { roundSplash: 1 },
    });
    m.answer('a', 'attack:machete').answer('a', 'foe:3');
    expect(m.asked()).toMatchObject({ rule: 'WAV.WEAPON.11', options: ['foe:3', 'foe:4'] });
    expect(lineOf(m)).toEqual(['brute', 'wanderer 2', 'monster', 'brute 1']);
    m.answer('a', { 'foe:4': 2 });
    expect(lineOf(m)).toEqual(['brute', 'monster', 'brute 3']);
  });
});

describe('ammo', () => {
  test.each([
    { weapon: 'revolver', ammo: 'bullets' },
    { weapon: 'sawn-off', ammo: 'shells' },
    { weapon: 'club-bow', ammo: 'arrows' },
    { weapon: 'crossbow', ammo: 'arrows' },
  ])('WAV.AMMO.1 $weapon cannot attack without its ammo', ({ weapon, ammo }) => {
    const others = ['bullets', 'shells', 'arrows'].filter((card) => card !== ammo);
    expect(turnOf([weapon, ...others]).asked().options).toEqual(['end']);
    expect(turnOf([weapon, ammo]).asked().options).toEqual([`attack:${weapon}`, 'end']);
  });

  test('WAV.AMMO.2 a gun spends at least 1 bullet', () => {
    const m = turnOf(['hunting-rifle', 'bullets', 'bullets', 'shells']);
    m.answer('a', 'attack:hunting-rifle').answer('a', 'foe:1');
    expect(m.asked()).toMatchObject({
      kind: 'amount',
      seats: ['a'],
      rule: 'WAV.AMMO.4',
      prompt: 'wave.ammo',
      min: 1,
      max: 2,
    });
    expect(m.refused('a', 0).code).toBe('bad-answer');
  });

  test('WAV.AMMO.3 a bow spends at least 1 arrow', () => {
    const m = turnOf(['hipsters-bow', 'bullets', 'arrows']);
    m.answer('a', 'attack:hipsters-bow').answer('a', 'foe:1');
    expect(m.asked()).toMatchObject({ kind: 'amount', min: 1, max: 1 });
    m.answer('a', 1);
    expect(cardsOf(m, 'a')).toEqual(['hipsters-bow', 'bullets']);
  });

  test('WAV.AMMO.4 WAV.AMMO.5 more than 1 may be spent, fixed before any card is drawn; each draws 1 Combat card', () => {
    const m = turnOf(['hunting-rifle', 'bullets', 'bullets', 'bullets', 'bullets'], {
      combat: ['graze', 'whiff', 'hard-hit', 'plain-hit'],
    });
    m.answer('a', 'attack:hunting-rifle').answer('a', 'foe:1');
    expect(m.state().combat).toHaveLength(4);
    expect(m.refused('a', 5).code).toBe('bad-answer');
    m.answer('a', 3);
    expect(m.asked().options).toEqual(['card:0', 'card:1', 'card:2']);
    expect(factsOf(m)).toEqual({ drawn: ['graze', 'whiff', 'hard-hit'], weapon: 'hunting-rifle', foe: 1 });
  });

  test('WAV.AMMO.6 one of them is applied and the rest are discarded', () => {
    const m = turnOf(['hunting-rifle', 'bullets', 'bullets'], { combat: ['graze', 'hard-hit', 'whiff'] });
    m.answer('a', 'attack:hunting-rifle').answer('a', 'foe:1').answer('a', 2).answer('a', 'card:1');
    expect(lineOf(m)).toEqual(['monster 5']);
    expect(m.state()).toMatchObject({ combat: ['whiff'], combatDiscard: ['graze', 'hard-hit'] });
  });

  test('WAV.AMMO.7 ammo spent is discarded', () => {
    const m = turnOf(['shells', 'sawn-off', 'shells', 'shells']);
    m.answer('a', 'attack:sawn-off').answer('a', 'foe:1').answer('a', 2);
    expect(cardsOf(m, 'a')).toEqual(['sawn-off', 'shells']);
    expect(m.state().discard).toEqual(['shells', 'shells']);
    expect(said(m, 'wave.ammo.spent.shell')).toEqual([{ seat: 'a', spent: 2 }]);
  });
});

/** What each weapon does to the middle of three, with cards that change nothing: on the target, on each neighbour, how many were drawn. */
test.each([
  { weapon: 'pillars-sledge', damage: 1, splash: 0, draws: 2 },
  { weapon: 'psychos-cleaver', damage: 2, splash: 0, draws: 1 },
  { weapon: 'triggers-carbine', damage: 2, splash: 0, draws: 1 },
  { weapon: 'drifters-staff', damage: 1, splash: 1, draws: 1 },
  { weapon: 'hagglers-scattergun', damage: 2, splash: 1, draws: 1 },
  { weapon: 'hipsters-bow', damage: 3, splash: 0, draws: 1 },
  { weapon: 'crowbar', damage: 2, splash: 0, draws: 0 },
  { weapon: 'shovel', damage: 0, splash: 1, draws: 2 },
  { weapon: 'hockey-stick', damage: 1, splash: 0, draws: 1 },
  { weapon: 'frying-pan', damage: 0, splash: 0, draws: 3 },
  { weapon: 'garden-fork', damage: 1, splash: 1, draws: 0 },
  { weapon: 'revolver', damage: 1, splash: 0, draws: 3 },
  { weapon: 'sawn-off', damage: 1, splash: 1, draws: 2 },
  { weapon: 'club-bow', damage: 2, splash: 0, draws: 1 },
  { weapon: 'fire-axe', damage: 3, splash: 0, draws: 0 },
  { weapon: 'machete', damage: 2, splash: 0, draws: 0 },
  { weapon: 'chain-and-lock', damage: 0, splash: 2, draws: 1 },
  { weapon: 'pistol', damage: 2, splash: 0, draws: 2 },
  { weapon: 'hunting-rifle', damage: 3, splash: 0, draws: 1 },
  { weapon: 'pump-shotgun', damage: 1, splash: 2, draws: 1 },
  { weapon: 'crossbow', damage: 2, splash: 0, draws: 3 },
  { weapon: 'fuel-bottle', damage: 2, splash: 2, draws: 0 },
  { weapon: 'pipe-charge', damage: 3, splash: 1, draws: 1 },
])('the weapon $weapon does what its card says', ({ weapon, damage, splash, draws }) => {
  const m = turnOf([weapon, 'bullets', 'shells', 'arrows'], { line: ['monster', 'monster', 'monster'] });
  m.answer('a', `attack:${weapon}`).answer('a', 'foe:2');
  if (m.asked().kind === 'amount') m.answer('a', 1);
  if (draws > 0) m.answer('a', 'card:0');
  if (m.asked().kind === 'allot') m.answer('a', { 'foe:2': damage });
  expect(m.state().line.map((foe) => foe.damage)).toEqual([splash, damage, splash]);
  expect(m.state().combatDiscard).toHaveLength(draws);
  expect(m.asked().rule).toBe('WAV.COMBAT.4');
});

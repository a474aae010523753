import { describe, expect } from 'vitest';
import { gapsIn, type Message, type Request, Viewer } from '../../kernel/index.ts';
import { labelOf, test } from '../../kernel/testing.ts';
import { content } from './cards/content.ts';
import { byLot, CITED, scene, type WaveScene } from './testing.ts';
import { texts } from './text.ts';

/** What is said about an open question: its prompt, its options, and what may be done meanwhile. */
function messagesIn(request: Request): Message[] {
  const { prompt } = request;
  const options = 'options' in request ? request.options : [];
  const labels = options.map((option) => option.label ?? labelOf(option, prompt));
  return [prompt, ...labels, ...(request.asides ?? []).map(({ label }) => label)];
}

test.each(['one', 'two', 'three-draft', 'six'])(
  'matches of %s by lot come to their end, and all that is said has its text and cites its rule',
  (name) => {
    for (let seed = 0; seed < 6; seed++) {
      const unsaid = new Set<string>();
      const match = byLot(name, `${name} ${seed}`, ({ request }) => {
        for (const { seats } of request?.asides ?? []) expect(seats).not.toEqual([]);
        for (const message of request === null ? [] : messagesIn(request)) {
          for (const gap of gapsIn(texts, message)) unsaid.add(gap);
        }
      });
      for (const event of match.events) {
        for (const gap of gapsIn(texts, event)) unsaid.add(gap);
        for (const { label: key, params = {} } of event.modifiers ?? []) {
          for (const gap of gapsIn(texts, { key, params })) unsaid.add(gap);
        }
        expect(CITED[event.key], event.key).toContain(event.rule);
      }
      expect([...unsaid]).toEqual([]);
      expect(match.outcome?.rule).toMatch(/^WAV\.END\.[13]$/);
    }
  },
);

test('every line of the log has its text', () => {
  expect(Object.keys(CITED).filter((key) => texts[key] === undefined)).toEqual([]);
});

test('no text is empty', () => {
  const empty = Object.entries(texts).filter(([key, text]) => key.trim() === '' || text.trim() === '');
  expect(empty).toEqual([]);
});

test('cards, enemies, characters and perks are called by their names', () => {
  const spaces = {
    card: [...content.rubble.cards, ...content.weapons],
    combat: content.combat,
    enemy: content.enemies,
    assault: content.assaults,
    character: content.characters,
    perk: content.characters.flatMap(({ always, first }) => [always, first]),
  };
  for (const [space, list] of Object.entries(spaces)) {
    for (const { id, name } of list) expect(texts[`${space}.${id}`]).toBe(name);
  }
});

describe('as a player reads it', () => {
  const asked = (m: WaveScene, seat: string): unknown => {
    const request = new Viewer(m.match, seat).request();
    return [request?.prompt.text, ...(request?.options ?? []).map(({ text }) => text)];
  };
  const log = (m: WaveScene, since = 0): string[] => new Viewer(m.match, null).events(since).map(({ text }) => text);

  test('what makes up a number', () => {
    const line = [{ enemy: 'brute', spears: 1 }, 'raider'] as const;
    const m = scene({ phase: 'combat', holder: 'b', line, a: { inventory: ['garden-fork'] } });
    m.answer('a', 'attack:garden-fork').answer('a', 'foe:1');
    const attack = new Viewer(m.match, null).events().find(({ key }) => key === 'wave.attack');
    expect(attack?.modifiers).toEqual([
      { rule: 'WAV.WEAPON.5', label: 'Garden Fork', value: 1 },
      { rule: 'WAV.TOKEN.12', label: 'Spears', value: 1 },
      { rule: 'WAV.WEAPON.7', label: 'Splash to each neighbour', value: 1 },
    ]);
  });

  test('an attack', () => {
    const line = [{ enemy: 'brute', damage: 1, spears: 1 }, 'raider', { enemy: 'monster', spears: 2 }] as const;
    const m = scene({ phase: 'combat', holder: 'b', line, a: { inventory: ['garden-fork'] } });
    expect(asked(m, 'a')).toEqual([
      'Your turn: 1 action left',
      'Attack with Garden Fork: Melee. Deals 1 damage, and 1 to each enemy next to the target.',
      'End the turn without another action',
    ]);
    m.answer('a', 'attack:garden-fork');
    expect(asked(m, 'a')).toEqual([
      'Attack which enemy?',
      'Brute at place 1, 3 health left, 1 Spear in it',
      'Raider at place 2, 3 health left',
      'Monster at place 3, 8 health left, 2 Spears in it',
    ]);
    m.answer('a', 'foe:2');
    expect(log(m)).toEqual([
      'Drifter attacks the Raider with Garden Fork: 1 damage.',
      'The Brute takes 1: 2 left.',
      'The Monster takes 1: 7 left.',
      'The Raider takes 1: 2 left.',
    ]);
    expect(asked(m, 'a')).toEqual(['Your turn: no action left', 'End the turn']);
  });

  test('other questions', () => {
    const turn = { phase: 'combat', holder: 'b', line: ['brute'] } as const;
    const perks = scene({
      ...turn,
      seats: ['psycho', 'pillar'],
      a: { inventory: ['planks', 'nails'] },
      b: { inventory: ['cheer'] },
    });
    expect(asked(perks, 'a')).toEqual([
      'Your turn: 1 action left',
      'Craft a Barricade: stops the next enemy attack that would hurt you or cost you a card',
      'Frenzy: Once a round, in your Combat turn, you may suffer 1 damage to have each of your attacks this round deal 1 more damage to its target and 1 more to each enemy next to its target.',
      'End the turn without another action',
    ]);
    expect(new Viewer(perks.match, 'b').request()?.asides?.map(({ text }) => text)).toEqual([
      'Cheer: Psycho has one more action',
      'Discard some of your cards',
    ]);
    const shot = scene({
      ...turn,
      a: { inventory: ['hunting-rifle', 'bullets'] },
      b: { inventory: ['lucky'] },
      combat: ['graze'],
    });
    shot.answer('a', 'attack:hunting-rifle').answer('a', 'foe:1');
    expect(asked(shot, 'a')).toEqual(['How many bullets do you spend? Each draws one Combat card']);
    shot.answer('a', 1);
    expect(asked(shot, 'a')).toEqual(['Hunting Rifle against the Brute: use which Combat card?', 'Graze: −1 damage.']);
    expect(new Viewer(shot.match, 'b').request()?.asides?.[0]?.text).toBe('Lucky: replace Graze');
    const lucky = scene({
      phase: 'strike',
      holder: 'a',
      line: ['monster'],
      combat: ['graze', 'whiff'],
      b: { inventory: ['lucky'] },
    });
    expect(asked(lucky, 'b')).toEqual([
      'The Monster drew Graze and Whiff. Play Lucky?',
      'Let it stand',
      'Lucky: replace Graze',
      'Lucky: replace Whiff',
    ]);
    const spread = scene({ ...turn, line: ['brute', 'brute'], a: { inventory: ['machete'] } });
    spread.answer('a', 'attack:machete').answer('a', 'foe:1');
    expect(asked(spread, 'a')).toEqual([
      'Divide 2 damage',
      'Brute at place 1, 4 health left',
      'Brute at place 2, 4 health left',
    ]);
    expect(asked(scene({ phase: 'strike', holder: 'a', line: ['brute'], a: { survivors: 1 } }), 'a')).toEqual([
      '2 damage is coming: give up how many Survivors? Each absorbs 1',
    ]);
    const hip = scene({ ...turn, seats: ['hipster', 'pillar'], a: { inventory: ['planks', 'nails', 'dead-phone'] } });
    expect(asked(hip.answer('a', 'craft:barricade'), 'a')).toEqual([
      'Craft the Barricade from what?',
      'Planks and Nails',
      'Planks and Dead Phone',
      'Nails and Dead Phone',
    ]);
    const tin = scene({ ...turn, a: { damage: 1, inventory: ['first-aid-tin'] } }).answer('a', 'use:first-aid-tin');
    expect(asked(tin, 'a')).toEqual(['Who recovers 3 damage?', 'Drifter']);
    const haggle = scene({ seats: ['haggler'], phase: 'trade', holder: 'a', a: { inventory: ['dead-phone'] } });
    haggle.answer('a', 'perk:something-for-nothing').answer('a', 'dead-phone');
    expect(asked(haggle, 'a')).toEqual([
      'Keep up to 1 of these',
      ...new Array<string>(2).fill('Single Shoe: Junk. It has no use of its own.'),
    ]);
  });

  test('the WAVE! card', () => {
    const m = scene({ seats: ['drifter', 'psycho'], active: ['WAVE!', 'planks'], assaults: ['stragglers'] });
    expect(asked(m, 'a')).toEqual([
      'You drew WAVE! (1 other card in the pile)',
      'Let them come: all enemies will attack you',
      'Delay: suffer 1 damage, shuffle WAVE! back and draw again',
      'Delay with Slip Away: no damage, shuffle WAVE! back and draw again',
    ]);
    m.answer('a', 'accept');
    expect(log(m)).toEqual([
      'Drifter lets the wave come and holds the WAVE! card.',
      'Assault: Stragglers. A loose handful, coming one by one.',
      'They come: 4 Wanderers.',
    ]);
  });

  test('the end', () => {
    const won = scene({ phase: 'strike', round: 6, holder: 'a', strikers: [] });
    expect(new Viewer(won.match, 'a').outcome()?.text).toBe(
      'Dawn. Round 6 is over, no enemy is left and everyone lives: you have won.',
    );
    const lost = scene({
      seats: ['psycho'],
      phase: 'strike',
      round: 2,
      holder: 'a',
      line: ['wanderer'],
      a: { damage: 6 },
    });
    expect(new Viewer(lost.match, null).outcome()?.text).toBe('Psycho died in round 2: you have lost.');
  });
});

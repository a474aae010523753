import { expect } from 'vitest';
import { play } from '../dead/testing.ts';
import { humanOf, zombieOf } from '../figures.ts';
import type { Encounter, Human } from '../state.ts';
import { type SceneSpec, type Somebody, test } from '../testing.ts';
import { type Blow, harm } from './harm.ts';

type How = 'fire' | 'melee' | 'accident';

/** Somebody of the band is hit by n1, an enemy of Rep 5 unless said otherwise. */
function hit(
  victim: Partial<Somebody>,
  blows: readonly Blow[],
  { by = 'n1', how = 'fire', rep = 5, ...spec }: { by?: string | null; how?: How; rep?: number } & SceneSpec = {},
  ...answers: (number[] | string)[]
): Human & { readonly encounter: Encounter } {
  const scene: SceneSpec = {
    strangers: [{ attitude: 'enemy', people: [{ x: 30, y: 18, rep }] }],
    zombies: [{ x: 18, y: 17, facing: 90 }],
    ...spec,
    band: [{ x: 18, y: 18, ...victim }, ...(spec.band ?? [])],
  };
  const rule = function* (t: Parameters<typeof harm>[0]) {
    const enc = t.state.encounter;
    const who = by === null ? null : by.startsWith('z') ? zombieOf(enc, by) : humanOf(enc, by);
    yield* harm(t, humanOf(enc, 'a1'), blows, { by: who, how });
  };
  const encounter = play(scene, rule, ...answers);
  return { ...humanOf(encounter, 'a1'), encounter };
}

const GRUNT = { star: false, rep: 4 } as const;
const STAR = { star: true, rep: 5 } as const;

test('ATZ.DMG.2 ATZ.DMG.3 ATZ.DMG.6 ATZ.STATUS.7 the worst of all hits stands, and no knock down matters any more', () => {
  expect(hit(GRUNT, ['knock-down', 'oof'])).toMatchObject({ status: 'oof', prone: true, deeds: { wentOof: true } });
  expect(hit(GRUNT, ['oof', 'od', 'knock-down'])).toMatchObject({ status: 'od' });
});

test('ATZ.DMG.4 ATZ.REACT.11 ATZ.STATUS.3 ATZ.STATUS.4 a knock down is one roll of 2d6: Stunned, OOF or OD', () => {
  const stunned = hit(GRUNT, ['knock-down', 'knock-down'], {}, [4, 1]);
  expect(stunned).toMatchObject({ status: 'stunned', prone: true, stun: { left: 1, reacts: false } });
  expect(hit(GRUNT, ['knock-down'], {}, [5, 4]).status).toBe('oof');
  expect(hit(GRUNT, ['knock-down'], {}, [5, 6]).status).toBe('od');
});

test('ATZ.X.31 ATZ.GEAR.4 ATZ.RES.12 Rep 3 with 4 and 2 is OOF; Protected with two passed is down and carries on', () => {
  expect(hit({ star: false, rep: 3 }, ['knock-down'], {}, [4, 2]).status).toBe('oof');
  const armored = hit({ star: false, rep: 5, items: ['body-armor'] }, ['knock-down'], { how: 'melee' }, [3, 4]);
  expect(armored).toMatchObject({ status: 'carry-on', prone: true });
  expect(hit({ ...GRUNT, items: ['body-armor'] }, ['knock-down'], {}, [3, 5]).status).toBe('oof');
});

test('ATZ.GEAR.5 ATZ.GEAR.6 soldiers are Protected, and the Police from Day 11 on', () => {
  const fate = (kind: Human['class'], day: number) =>
    hit({ ...GRUNT, class: kind }, ['knock-down'], { day }, [1, 1]).status;
  expect([fate('army', 5), fate('guard', 5), fate('police', 10), fate('police', 11)]).toEqual([
    'carry-on',
    'carry-on',
    'stunned',
    'carry-on',
  ]);
});

test('ATZ.X.7 ATZ.STAR.7 Star Power 5 with 2, 2, 3, 5 and 6 turns OD into Carry On, and is 4 from then on', () => {
  const billy = hit(STAR, ['od'], {}, [2, 2, 3, 5, 6]);
  expect(billy).toMatchObject({ status: 'carry-on', prone: true, starPower: 4 });
});

test('ATZ.STAR.8 ATZ.STAR.11 each 1, 2 or 3 lowers the damage by a level: OD, OOF, Stunned, Carry On', () => {
  const left = (damage: Blow, ...dice: number[]): string => hit({ ...STAR, starPower: 3 }, [damage], OFF, dice).status;
  expect(left('od', 4, 4, 4)).toBe('od');
  expect([left('od', 1, 4, 4), left('od', 1, 2, 4), left('od', 3, 2, 1)]).toEqual(['oof', 'stunned', 'carry-on']);
  expect([left('oof', 3, 4, 4), left('oof', 3, 3, 3)]).toEqual(['stunned', 'carry-on']);
});
const OFF = { options: { cheatingDeath: false, largerThanLife: false } };

test('ATZ.STAR.9 ATZ.STAR.10 a 4 or a 5 is kept, a 6 is lost for the Encounter', () => {
  const left = (...dice: number[]): number => hit({ ...STAR, starPower: 3 }, ['oof'], {}, dice).starPower;
  expect([left(4, 5, 4), left(6, 5, 4), left(6, 6, 1), left(1, 2, 3)]).toEqual([3, 2, 1, 3]);
});

test('ATZ.STAR.12 whose damage is lowered to Carry On lies on the ground all the same', () => {
  const star = hit({ ...STAR, starPower: 3 }, ['oof'], {}, [1, 1, 4]);
  expect(star).toMatchObject({ status: 'carry-on', prone: true, stun: null });
});

test('ATZ.STAR.5 others may be given Star Power, too', () => {
  const special = hit({ ...GRUNT, starPower: 2 }, ['oof'], { change: givePower(2) }, [1, 6]);
  expect(special).toMatchObject({ status: 'stunned', starPower: 1 });
});
const givePower =
  (points: number) =>
  ({ humans }: Encounter): void =>
    void ((humans[0] as Human).starPower = points);

test('ATZ.REACT.21 no Leader Die helps with Recover From Knock Down', () => {
  const band = [{ x: 20, y: 18, star: false, leads: true, rep: 5 }];
  // Only two dice are asked for, though a Leader stands beside it.
  expect(hit({ ...GRUNT, leads: false }, ['knock-down'], { band }, [5, 5]).status).toBe('od');
});

test('ATZ.STAR.14 every OD and OOF has its own Star Power roll with what is left of it', () => {
  const twice = hit({ ...STAR, starPower: 3 }, ['oof', 'od'], {}, [6, 1, 4], [1, 6]);
  expect(twice).toMatchObject({ status: 'oof', starPower: 1 });
});

test('ATZ.X.10 ATZ.STAR.7 Star Power comes after Recover From Knock Down', () => {
  expect(hit(STAR, ['knock-down'], {}, [5, 5], [1, 4, 4, 4, 4])).toMatchObject({ status: 'carry-on', prone: true });
  expect(hit(STAR, ['knock-down'], {}, [5, 5], [4, 4, 4, 4, 4]).status).toBe('stunned');
});

test('ATZ.STAR.15 ATZ.STAR.24 Star Power helps neither in accidents nor against zombies', () => {
  expect(hit(STAR, ['oof'], { by: null, how: 'accident' }).status).toBe('oof');
  expect(hit(STAR, ['od'], { by: 'z1', how: 'melee' }).status).toBe('od');
});

test('ATZ.X.8 ATZ.STAR.16 ATZ.STAR.17 whose Rep is lower cannot kill a Star', () => {
  expect(hit(STAR, ['od'], { rep: 4 }, [4, 4, 4, 4, 4])).toMatchObject({ status: 'oof', fate: 'here' });
  const off = { options: { largerThanLife: false, cheatingDeath: false } };
  expect(hit(STAR, ['od'], { rep: 4, ...off }, [4, 4, 4, 4, 4]).status).toBe('od');
});

test('ATZ.X.9 ATZ.STAR.18 ATZ.STAR.19 ATZ.STAR.20 a Star killed by an equal may cheat death for a point of Rep', () => {
  const skills = { people: 5, savvy: 3 };
  const cheated = hit({ ...STAR, skills }, ['od'], {}, [4, 4, 4, 4, 4], 'cheat-death:a1');
  expect(cheated).toMatchObject({ fate: 'cheated', rep: 4, skills: { people: 4, savvy: 3 } });
  const dies = hit(STAR, ['od'], {}, [4, 4, 4, 4, 4], 'die:a1');
  expect(dies).toMatchObject({ fate: 'here', status: 'od', rep: 5 });
  expect(hit({ star: true, rep: 2 }, ['od'], {}, [4, 4], 'cheat-death:a1').rep).toBe(2);
});

test('ATZ.STAR.4 each advantage can be left out', () => {
  const options = { starPower: false, cheatingDeath: false };
  expect(hit(STAR, ['od'], { options })).toMatchObject({ status: 'od', starPower: 5 });
});

test('ATZ.ATTR.23 Hard as Nails turns the first OD by a human into a knock down, before Star Power', () => {
  const nails = { ...GRUNT, attributes: ['hard-as-nails' as const] };
  expect(hit(nails, ['od'], {}, [1, 1])).toMatchObject({ status: 'stunned', hardened: true });
  expect(hit(nails, ['od', 'od']).status).toBe('od');
  expect(hit(nails, ['od'], { by: 'z1', how: 'melee' })).toMatchObject({ status: 'od', hardened: false });
  expect(hit(nails, ['od'], { options: { attributes: 'stars' } }).status).toBe('od');
});

test('ATZ.STAR.13 Stunned does not add up', () => {
  const again = hit({ ...GRUNT, status: 'stunned', stun: { left: 1, reacts: false } }, ['knock-down'], {}, [1, 1]);
  expect(again.stun).toEqual({ left: 1, reacts: false });
});

test('ATZ.INFECT.1 ATZ.ZACT.6 whom a zombie Stuns may be infected; zombies remember whom they saw die', () => {
  expect(hit(GRUNT, ['knock-down'], { by: 'z1', how: 'melee' }, [1, 1]).bitten).toBe('untested');
  expect(hit(GRUNT, ['knock-down'], {}, [1, 1]).bitten).toBe(null);
  expect(hit(GRUNT, ['od'], {}).encounter.zombies[0]?.sawDie).toEqual(['a1']);
});

test('ATZ.CLASS.5 to damage somebody armed is a milestone', () => {
  const by = (guns: Somebody['guns'] = []) => humanOf(hit({ ...GRUNT, guns }, ['oof']).encounter, 'n1').deeds.hurtArmed;
  expect([by(['P']), by()]).toEqual([true, false]);
});

test('ATZ.REACT.6 ATZ.REACT.7 ATZ.REACT.8 ATZ.X.30 friends of the same Class and no higher Rep who see it within 4" test', () => {
  const band = [
    { x: 16, y: 18, rep: 3, star: false, facing: 0 },
    { x: 15, y: 19, rep: 4, star: false, facing: 0 },
    { x: 16, y: 16, rep: 3, star: false, facing: 0, class: 'citizen' as const },
    { x: 16, y: 20, rep: 3, star: false, facing: 180 },
    { x: 13, y: 18.5, rep: 3, star: false, facing: 0 },
  ];
  const { encounter } = hit({ star: false, rep: 3 }, ['oof'], { band });
  expect(encounter.pending).toEqual([{ who: 'a2', test: 'man-down', by: ['a1'], ranking: 0 }]);
});

test('ATZ.WOUND.5 ATZ.MELEE.21 somebody who goes down lets go of the wounded and fights no more', () => {
  const side = { even: 0, unarmed: null, arm: null, mild: false };
  const { encounter, carries } = hit({ ...GRUNT, carries: 'a2' }, ['oof'], {
    band: [{ x: 1, y: 1, status: 'oof' }],
    change: (enc) =>
      void enc.melees.push({
        id: 'm',
        sides: [
          { who: 'a1', ...side },
          { who: 'z1', ...side },
        ],
      }),
  });
  expect([carries, encounter.melees]).toEqual([null, []]);
  const load = humanOf(encounter, 'a2');
  expect(Math.hypot(load.x - 18, load.y - 18)).toBeCloseTo(1, 2);
});

test('ATZ.STATUS.3 ATZ.STAR.13 ATZ.REACT.6 who stares at a feast and is Stunned on top of it reacts no more, and friends mind', () => {
  const staring = { status: 'stunned' as const, stun: { left: 1, reacts: true } };
  const friend: Somebody = { x: 18, y: 20, facing: 270, star: false, rep: 4 };
  const down = hit({ ...GRUNT, ...staring }, ['knock-down'], { band: [friend] }, [1, 1]);
  expect(down).toMatchObject({ status: 'stunned', prone: true, stun: { left: 1, reacts: false } });
  expect(down.encounter.pending).toMatchObject([{ who: 'a2', test: 'man-down' }]);
  const armored = hit({ ...GRUNT, ...staring, items: ['body-armor'] }, ['knock-down'], { band: [friend] }, [1, 1]);
  expect(armored).toMatchObject({ ...staring, prone: true });
  expect(armored.encounter.pending).toEqual([]);
});

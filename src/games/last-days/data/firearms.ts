import type { Attributes } from './attributes.ts';

/** LD.T.GUNS: the classes of Firearms. */
export const FIREARM_CLASSES = ['pistol', 'smg', 'rifle', 'shotgun', 'heavy', 'sporting', 'explosive'] as const;
export type FirearmClass = (typeof FIREARM_CLASSES)[number];

/** What a gun does up to a distance: one step, or several with Stepped Fire (LD.ATTR.22). */
export interface Step {
  /** Inches; none where the thrower's Strength sets the range (LD.ATTR.23). */
  readonly range: number | null;
  readonly damage: number;
  readonly knockback: number;
}

export interface FirearmFigures {
  /** With an asterisk: a Trained Leader allows it (LD.LEADER.1). */
  readonly marked: boolean;
  readonly class: FirearmClass;
  /** The nearest first. */
  readonly steps: readonly [Step, ...Step[]];
  /** The most shots of one occasion (LD.SHOOT.10). */
  readonly rateOfFire: number;
  /** What an Ammo Roll must stay below; none for what is thrown once (LD.AMMO.11). */
  readonly reload: number | null;
  readonly attributes: Attributes;
}

const step = (range: number | null, damage: number, knockback: number): Step => ({ range, damage, knockback });

/** LD.T.GUNS */
export const FIREARMS = {
  revolver: { marked: true, class: 'pistol', steps: [step(12, 3, 1)], rateOfFire: 1, reload: 6, attributes: [] },
  'semi-automatic': {
    marked: true,
    class: 'pistol',
    steps: [step(12, 3, 1)],
    rateOfFire: 2,
    reload: 10,
    attributes: [],
  },
  magnum: {
    marked: true,
    class: 'pistol',
    steps: [step(12, 4, 2)],
    rateOfFire: 1,
    reload: 6,
    attributes: [{ id: 'noisy', x: 1 }],
  },
  'surplus-smg': { marked: false, class: 'smg', steps: [step(12, 3, 1)], rateOfFire: 3, reload: 6, attributes: [] },
  'military-smg': { marked: true, class: 'smg', steps: [step(18, 3, 1)], rateOfFire: 3, reload: 8, attributes: [] },
  // LD.X.6
  'hunting-rifle': { marked: false, class: 'rifle', steps: [step(24, 3, 1)], rateOfFire: 1, reload: 6, attributes: [] },
  'high-power-rifle': {
    marked: true,
    class: 'rifle',
    steps: [step(30, 4, 2)],
    rateOfFire: 1,
    reload: 4,
    attributes: [{ id: 'noisy', x: 1 }],
  },
  'military-sniper-rifle': {
    marked: true,
    class: 'rifle',
    steps: [step(30, 4, 2)],
    rateOfFire: 1,
    reload: 6,
    attributes: [{ id: 'noisy', x: 1 }, { id: 'lobotomizer', x: 1 }, { id: 'highly-specialized' }],
  },
  'surplus-assault-rifle': {
    marked: false,
    class: 'rifle',
    steps: [step(18, 4, 2)],
    rateOfFire: 2,
    reload: 10,
    attributes: [{ id: 'noisy', x: 1 }],
  },
  'military-assault-rifle': {
    marked: true,
    class: 'rifle',
    steps: [step(24, 4, 2)],
    rateOfFire: 3,
    reload: 12,
    attributes: [],
  },
  'sawed-off-shotgun': {
    marked: false,
    class: 'shotgun',
    steps: [step(3, 6, 3), step(6, 4, 2), step(9, 2, 1)],
    rateOfFire: 1,
    reload: 2, // LD.GUN.2
    attributes: [{ id: 'stepped-fire' }, { id: 'point-blank' }],
  },
  'pump-action-shotgun': {
    marked: true,
    class: 'shotgun',
    steps: [step(6, 6, 3), step(12, 4, 2), step(18, 3, 2)],
    rateOfFire: 1,
    reload: 5,
    attributes: [{ id: 'stepped-fire' }, { id: 'point-blank' }],
  },
  'combat-shotgun': {
    marked: true,
    class: 'shotgun',
    steps: [step(6, 6, 3), step(12, 4, 2), step(18, 4, 3)],
    rateOfFire: 2,
    reload: 5,
    attributes: [{ id: 'stepped-fire' }, { id: 'point-blank' }],
  },
  'squad-automatic-weapon': {
    marked: true,
    class: 'heavy',
    steps: [step(24, 5, 2)],
    rateOfFire: 4,
    reload: 15,
    attributes: [
      { id: 'noisy', x: 1 },
      { id: 'heavy', x: 1 },
      { id: 'slow-loading' },
      { id: 'highly-specialized' }, // LD.EQUIP.12
    ],
  },
  minigun: {
    marked: true,
    class: 'heavy',
    steps: [step(18, 5, 1)],
    rateOfFire: 6,
    reload: 20,
    attributes: [{ id: 'noisy', x: 2 }, { id: 'heavy', x: 2 }, { id: 'slow-loading' }, { id: 'highly-specialized' }],
  },
  'hunting-bow': {
    marked: false,
    class: 'sporting',
    steps: [step(9, 3, 0), step(18, 2, 0)],
    rateOfFire: 1,
    reload: 2,
    attributes: [{ id: 'lobotomizer', x: 2 }, { id: 'stepped-fire' }, { id: 'silent' }],
  },
  'hunting-crossbow': {
    marked: false,
    class: 'sporting',
    steps: [step(12, 4, 0), step(24, 3, 0)],
    rateOfFire: 1,
    reload: 2,
    attributes: [{ id: 'lobotomizer', x: 2 }, { id: 'stepped-fire' }, { id: 'silent' }],
  },
  'thrown-explosive': {
    marked: true,
    class: 'explosive',
    steps: [step(null, 4, 5)], // LD.GUN.1
    rateOfFire: 1,
    reload: null,
    attributes: [{ id: 'explosive', x: 3 }, { id: 'one-use' }, { id: 'thrown' }, { id: 'noisy', x: 2 }],
  },
  'fire-bomb': {
    marked: false,
    class: 'explosive',
    steps: [step(null, 3, 1)],
    rateOfFire: 1,
    reload: null,
    attributes: [{ id: 'explosive', x: 3 }, { id: 'one-use' }, { id: 'thrown' }, { id: 'noisy', x: 1 }, { id: 'fire' }],
  },
} as const satisfies Readonly<Record<string, FirearmFigures>>;

export type FirearmId = keyof typeof FIREARMS;
export const FIREARM_IDS = Object.keys(FIREARMS) as FirearmId[];
export const firearmFigures = (id: FirearmId): FirearmFigures => FIREARMS[id];

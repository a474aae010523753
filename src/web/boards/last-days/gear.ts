import { counted } from '../../../kernel/index.ts';
import { cqcFigures, firearmFigures, type Member, word } from '../../../games/last-days/index.ts';

/** Weapons in words. */

type GunId = Member['guns'][number]['id'];
type BladeId = Member['blades'][number];

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const attributesText = (attributes: ReturnType<typeof firearmFigures>['attributes']): string[] =>
  attributes.map((one) => `${word('attribute', one.id)}${'x' in one ? ` ${one.x}` : ''}`);

/** A gun as its table has it: how far, how much, how often, and what is special about it. `range` is that of its bearer. */
export function gunText(id: GunId, range: number | null = null): string {
  const { steps, rateOfFire, attributes } = firearmFigures(id);
  const [{ damage, knockback }] = steps;
  const far = range ?? steps[0].range;
  const reach =
    steps.length > 1
      ? steps.map((step) => `${step.range}": ${step.damage}`).join(', ')
      : `${far === null ? 'thrown' : `${far}"`}, damage ${damage}`;
  return [reach, counted(rateOfFire, 'shot'), `Knockback ${knockback}`, ...attributesText(attributes)].join('; ');
}

export function bladeText(id: BladeId): string {
  const { cqc, strength, attributes } = cqcFigures(id);
  return [`${signed(cqc)} CQC`, `${signed(strength)} Strength`, ...attributesText(attributes)].join(', ');
}

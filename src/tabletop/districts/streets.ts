import { type District, type Plan, quarters, type Rect } from './plan.ts';
import { GROUND } from './stuff.ts';

export type Side = 'north' | 'east' | 'south' | 'west';

/** A street from edge to edge of the table, or from one street to another. */
export interface Street {
  readonly rect: Rect;
  readonly along: 'x' | 'y';
}

/** The land between streets, and on which sides it has one. */
export interface Block {
  readonly rect: Rect;
  readonly streets: readonly Side[];
}

/** Inches: a lane is as wide as what drives on it; two lanes for those who drive and two for those who park. */
const FORMS = {
  urban: { main: 8, minor: 5, pavement: 1.5, longest: 30 },
  suburban: { main: 4.5, minor: 4.5, pavement: 1, longest: 36 },
  rural: { main: 4.5, minor: 4.5, pavement: 0, longest: 1000 },
} as const satisfies Record<District, unknown>;

export interface Network {
  readonly streets: readonly Street[];
  /** Those to be built up; where both sides have the same, the other half of them follows. */
  readonly blocks: readonly Block[];
}

/**
 * ATZ.TERR.3, ATZ.TERR.4, ATZ.TERR.5: a street through the middle sections, of four lanes in town and two elsewhere; in the
 * country only on half of the tables. ATZ.TERR.6: it may be crossed by another; on larger tables more follow, until no block
 * is too long.
 */
export function layStreets(plan: Plan, district: District): Network {
  const { width, depth, fair, chance } = plan;
  const form = FORMS[district];
  const whole: Block = { rect: { x: 0, y: 0, wide: width, deep: depth }, streets: [] };
  const streets: Street[] = [];
  const off = (of: number): number => (fair ? 0 : quarters(chance, 0, of / 12) - of / 24);
  if (district === 'rural' && chance.below(6) >= 3) return { streets, blocks: halves(plan, [whole]) };

  const main = cut(whole, 'y', width / 2 + onGrid(off(width)), form.main, form.pavement);
  streets.push(main.street);
  let blocks = main.blocks;
  const crossed = district !== 'rural' && (depth > form.longest + 14 || chance.below(2) === 0);
  if (crossed) {
    const at = depth / 2 + onGrid(off(depth));
    const wide = chance.below(2) === 0 ? form.main : form.minor;
    const cuts = blocks.map((block) => cut(block, 'x', at, wide, form.pavement));
    streets.push({ rect: { x: 0, y: at - wide / 2, wide: width, deep: wide }, along: 'x' });
    blocks = cuts.flatMap((one) => one.blocks);
  }
  blocks = halves(plan, blocks);
  for (let i = 0; i < blocks.length; ) {
    const block = blocks[i] as Block;
    const { x, y, wide, deep } = block.rect;
    if (Math.max(wide, deep) <= form.longest) {
      i++;
      continue;
    }
    const along = wide >= deep ? 'y' : 'x';
    const at = along === 'y' ? onGrid(x + wide / 2) : onGrid(y + deep / 2);
    const minor = cut(block, along, at, form.minor, form.pavement);
    streets.push(minor.street);
    if (fair) streets.push({ rect: plan.turnRect(minor.street.rect), along });
    blocks.splice(i, 1, ...minor.blocks);
  }
  draw(plan, streets, form.pavement);
  return { streets, blocks };
}

const onGrid = (n: number): number => Math.round(n * 4) / 4;

/** A street through a block, with a pavement on both sides, and what is left of the block. */
function cut({ rect, streets }: Block, along: 'x' | 'y', at: number, wide: number, pavement: number) {
  const [before, after] = [at - wide / 2 - pavement, at + wide / 2 + pavement];
  const { x, y } = rect;
  const blocks: Block[] =
    along === 'y'
      ? [
          { rect: { ...rect, wide: before - x }, streets: [...streets, 'east'] },
          { rect: { ...rect, x: after, wide: x + rect.wide - after }, streets: [...streets, 'west'] },
        ]
      : [
          { rect: { ...rect, deep: before - y }, streets: [...streets, 'north'] },
          { rect: { ...rect, y: after, deep: y + rect.deep - after }, streets: [...streets, 'south'] },
        ];
  // It reaches over the pavements of the streets that it comes from.
  const reach = (has: Side): number => (streets.includes(has) ? pavement : 0);
  const street: Street =
    along === 'y'
      ? {
          along,
          rect: {
            x: at - wide / 2,
            y: y - reach('south'),
            wide,
            deep: rect.deep + reach('south') + reach('north'),
          },
        }
      : {
          along,
          rect: { x: x - reach('west'), y: at - wide / 2, wide: rect.wide + reach('west') + reach('east'), deep: wide },
        };
  return { street, blocks };
}

/** Where both sides are to have the same, only one block of each pair is built up, and of a block in the middle one half. */
function halves({ fair, width, depth }: Plan, blocks: readonly Block[]): Block[] {
  if (!fair) return [...blocks];
  return blocks.flatMap((block) => {
    const { x, y, wide, deep } = block.rect;
    const [mx, my] = [x + wide / 2, y + deep / 2];
    if (Math.abs(my - depth / 2) > 0.01) return my < depth / 2 ? [block] : [];
    if (Math.abs(mx - width / 2) > 0.01) return mx < width / 2 ? [block] : [];
    return [{ ...block, rect: { ...block.rect, deep: deep / 2 } }];
  });
}

/** Pavements first: where streets meet, the roadway goes over them. */
function draw(plan: Plan, streets: readonly Street[], pavement: number): void {
  const { width, depth } = plan;
  const within = (rect: Rect): Rect => {
    const [x, y] = [Math.max(0, rect.x), Math.max(0, rect.y)];
    return { x, y, wide: Math.min(width, rect.x + rect.wide) - x, deep: Math.min(depth, rect.y + rect.deep) - y };
  };
  const wider = ({ rect, along }: Street): Rect =>
    along === 'y'
      ? within({ ...rect, x: rect.x - pavement, wide: rect.wide + 2 * pavement })
      : within({ ...rect, y: rect.y - pavement, deep: rect.deep + 2 * pavement });
  if (pavement > 0) for (const street of streets) plan.layOnce(GROUND.pavement, wider(street));
  for (const { rect } of streets) plan.layOnce(GROUND.road, within(rect));
}

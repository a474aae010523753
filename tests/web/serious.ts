import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds serious or critical on a page: whatever keeps somebody from using it. */
export async function seriousOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: here } = globalThis as unknown as { axe: typeof axe };
    return (await here.run({ resultTypes: ['violations'] })).violations;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take long for their size. Vitest begins with the largest files, so these would begin late and go on alone when
 * all others are done.
 */
const LONG = [
  'src/bots/bots.test.ts',
  'src/games/laws.test.ts',
  'src/games/nonsense.test.ts',
  'src/games/last-days/prepare/custom/custom.test.ts',
  'src/web/guide/campaign.test.ts',
  'src/web/guide/guides.test.ts',
  'tests/golden.test.ts',
  'tests/web/alone.test.ts',
  'tests/web/first-match.test.ts',
];

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((file) => moduleId.endsWith(`/${file}`));

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}

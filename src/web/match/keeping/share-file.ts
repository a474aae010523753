import type { MatchRecord } from '../../../kernel/index.ts';

/** Offers data as a file to keep. */
export function download(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

export const recordName = (record: MatchRecord): string => `holdout-${record.game}-${record.answers.length}.json`;

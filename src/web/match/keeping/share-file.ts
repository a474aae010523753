import type { MatchRecord } from '../../../kernel/index.ts';

/** Offers data as a file to keep. */
export const download = (name: string, data: unknown): void =>
  save(name, JSON.stringify(data, null, 1), 'application/json');
/** Offers a page that stands by itself. */
export const downloadPage = (name: string, page: string): void => save(name, page, 'text/html');

function save(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

export const recordName = (record: MatchRecord): string => `holdout-${record.game}-${record.answers.length}.json`;

/** What colour adds to words that already say everything. */
export interface Ink {
  /** Beside the point: rule ids, numbers, hints. */
  dim(text: string): string;
  strong(text: string): string;
  /** What needs a decision now. */
  accent(text: string): string;
  harm(text: string): string;
  safe(text: string): string;
}

const same = (text: string): string => text;
export const PLAIN: Ink = { dim: same, strong: same, accent: same, harm: same, safe: same };

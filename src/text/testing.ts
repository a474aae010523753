import type { Ink } from './ink.ts';

/** Ink that tests can read: each kind is a tag round its words. */
export const TAGGED: Ink = {
  dim: (text) => `<dim>${text}</dim>`,
  strong: (text) => `<strong>${text}</strong>`,
  accent: (text) => `<accent>${text}</accent>`,
  harm: (text) => `<harm>${text}</harm>`,
  safe: (text) => `<safe>${text}</safe>`,
};

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Language } from './words/language.ts';

/** How somebody likes to play, kept in this browser. */
export interface Settings {
  readonly language: 'system' | Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly palette: 'standard' | 'safe';
  readonly textSize: 'normal' | 'large' | 'largest';
  readonly motion: 'system' | 'off';
  /** How long each move of others stays before the next. */
  readonly pace: 'instant' | 'quick' | 'calm' | 'slow';
  /** The match waits when something befalls somebody here, until it has been seen. */
  readonly stops: boolean;
  /** Prompts with a single answer settle themselves. */
  readonly settle: boolean;
  /** When the first tap on an option only shows what it leads to: for a finger where it matters, every time, or never. */
  readonly twice: 'touch' | 'always' | 'never';
  /** Show the odds beside the options. */
  readonly odds: boolean;
  /** Tables seen from above are painted, not just drawn. */
  readonly painted: boolean;
  /** How tables of miniatures are looked at first. */
  readonly view: 'plan' | 'table';
  readonly textBoard: boolean;
  /** New lines of the log are read out. */
  readonly announce: boolean;
  /** Short sounds: dice, shots, doors, and when it is my turn. */
  readonly sound: boolean;
  /** A notification of the browser when it is my turn elsewhere. */
  readonly notify: boolean;
}

export const PACES = { instant: 0, quick: 350, calm: 900, slow: 2000 } as const satisfies Record<
  Settings['pace'],
  number
>;

const DEFAULTS: Settings = {
  language: 'system',
  theme: 'system',
  palette: 'standard',
  textSize: 'normal',
  motion: 'system',
  pace: 'calm',
  stops: true,
  settle: true,
  twice: 'touch',
  odds: true,
  painted: true,
  view: 'plan',
  textBoard: false,
  announce: true,
  sound: false,
  notify: false,
};
const KEY = 'holdout.settings';

export const settings = createStore<Settings>(() => ({ ...DEFAULTS, ...stored() }));

function stored(): Partial<Settings> {
  try {
    const { twice, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    // It was yes or no once, and no for everybody who never looked.
    const steps = (twice as unknown) === true ? 'always' : typeof twice === 'string' ? twice : DEFAULTS.twice;
    return { ...kept, twice: steps };
  } catch {
    return {}; // storage is closed to us, or holds something else: play with the defaults
  }
}

/** Shows the settings on the page, from now on and after every change. */
export function applySettings(): void {
  const show = (now: Settings): void => {
    const { dataset } = document.documentElement;
    dataset.theme = now.theme;
    dataset.palette = now.palette;
    dataset.textSize = now.textSize;
    dataset.motion = now.motion;
  };
  show(settings.getState());
  settings.subscribe((now) => {
    show(now);
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // Without storage they last as long as the page.
    }
  });
}

export const useSettings = <T>(select: (now: Settings) => T): T => useStore(settings, select);

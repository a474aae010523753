import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Point } from '../../kernel/index.ts';
import { settings } from '../settings.ts';
import type { Spot } from './depth/lens.ts';

/** What is going on at this screen, beside what is on the table: where the pointer is, who is selected, what is measured. */
export interface Desk {
  /** The model whose dossier is open. */
  readonly selected: string | null;
  /** The model under the pointer, or the one that the keyboard has reached. */
  readonly pointed: string | null;
  /** Where on the table the pointer or the keyboard's cursor is. */
  readonly at: Spot | null;
  /** The arrow keys move a cursor on the table instead of the table. */
  readonly cursor: boolean;
  readonly grid: boolean;
  /** Hatching and outlines lie over the painting: what ground is like can be told without colour. */
  readonly markings: boolean;
  /** The table moves by itself to where something is asked. */
  readonly follow: boolean;
  /** The ruler measures from here: from the edge of the base, if one stands here. */
  readonly ruler: Point | null;
  /** The spot that Enter has taken last. */
  readonly taken: Point | null;
  /** The storey that is shown of buildings. */
  readonly level: number;
  /** Somebody has chosen that storey by hand. */
  readonly byHand: boolean;
  readonly view: 'plan' | 'table' | 'eye';
  /** Why the table could not be shown in three dimensions after all. */
  readonly flat: string | null;
  /** In three dimensions: roofs are on where nobody is inside. */
  readonly roofs: boolean;
  /** The model through whose eyes one looks; null: whoever acts or is chosen. */
  readonly eyes: string | null;
  /** The model that the camera goes with. */
  readonly followed: string | null;
}

const asksForContrast = (): boolean =>
  typeof matchMedia !== 'undefined' && matchMedia('(prefers-contrast: more)').matches;

export type DeskStore = StoreApi<Desk>;

export const newDesk = (): DeskStore =>
  createStore<Desk>(() => ({
    selected: null,
    pointed: null,
    at: null,
    cursor: false,
    grid: false,
    markings: settings.getState().palette === 'safe' || asksForContrast(),
    follow: true,
    ruler: null,
    taken: null,
    level: 0,
    byHand: false,
    view: settings.getState().view,
    flat: null,
    roofs: true,
    eyes: null,
    followed: null,
  }));

const DeskContext = createContext<DeskStore | null>(null);
export const DeskProvider = DeskContext.Provider;

export function useDeskStore(): DeskStore {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('There is no table around this component');
  return desk;
}
export const useDesk = <T>(select: (now: Desk) => T): T => useStore(useDeskStore(), select);

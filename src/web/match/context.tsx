import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Controller, Play } from './controller.ts';
import type { Snapshot } from './sources/source.ts';

const ControllerContext = createContext<Controller | null>(null);
export const MatchProvider = ControllerContext.Provider;

export function useController(): Controller {
  const controller = useContext(ControllerContext);
  if (controller === null) throw new Error('There is no match around this component');
  return controller;
}

/** Something of the match as it is now. */
export const useMatch = <T,>(select: (now: Snapshot) => T): T => useStore(useController().source.snapshot, select);

/** Something of what the player is about to do. */
export const usePlay = <T,>(select: (now: Play) => T): T => useStore(useController().play, select);

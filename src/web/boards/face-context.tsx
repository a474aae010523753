import { createContext, useContext } from 'react';
import type { GameFace } from './face.ts';
import { plainFace } from './plain.tsx';

const FaceContext = createContext<GameFace>(plainFace);
export const FaceProvider = FaceContext.Provider;

/** The face of the game that is on the page. */
export const useFace = (): GameFace => useContext(FaceContext);

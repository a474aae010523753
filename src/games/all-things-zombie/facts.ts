import type { CourseFacts } from './course/facts.ts';
import type { VehiclesFacts } from './vehicles/facts.ts';

/** What goes beside the questions of the game, by the key of the prompt: boards draw from it. Each room has its own. */
export interface Facts extends CourseFacts, VehiclesFacts {}

import { sideOf } from '../figures.ts';
import type { Human, State } from '../state.ts';
import type { Attribute } from '../words.ts';

/** ATZ.ATTR.1: Attributes may be used for Stars only, for the players' bands, for everyone or not at all. */
export function has({ options, encounter }: State, human: Human, attribute: Attribute): boolean {
  if (!human.attributes.includes(attribute)) return false;
  switch (options.attributes) {
    case 'everyone':
      return true;
    case 'nobody':
      return false;
    case 'stars':
      return human.star;
    case 'bands':
      return sideOf(encounter, human).kind === 'players';
  }
}

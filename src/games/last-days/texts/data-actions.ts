import type { MiscActionId, MoveId, SpecialActionId } from '../data/actions.ts';
import type { CqcModifier, FaModifier } from '../data/modifiers.ts';

/** Actions and modifiers in our words. */

export const ACTION_TEXTS: Readonly<Record<MoveId | MiscActionId | SpecialActionId, string>> = {
  'move-normal': 'Move',
  'move-difficult': 'Move through Difficult Terrain',
  run: 'Run',
  'break-contact': 'Break Contact',
  jump: 'Jump',
  climb: 'Climb',
  door: 'Open or close a door',
  reload: 'Reload',
  'locked-and-loaded': 'Go Locked and Loaded',
  interact: 'Interact',
  'entry-man': 'Kick the door in',
  'long-jump': 'Long Jump',
  'tag-team': 'Tag-Team',
  noisemaker: 'Set down a Noisemaker',
  'climbing-gear': 'Set up Climbing Gear',
};

export const MODIFIER_TEXTS: Readonly<Record<FaModifier | CqcModifier, string>> = {
  zombie: 'Target is a zombie',
  ran: 'Target Ran this turn',
  cover: 'Target is in cover',
  'later-shot': 'Second or later shot',
  'attacking-zombie': 'Attacking a zombie',
  'multiple-contact': 'Fighting several at once',
};

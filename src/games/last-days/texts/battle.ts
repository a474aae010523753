import { ORDER_TEXTS } from '../../../kernel/index.ts';

/** What is asked and told in a battle, whatever the Phase. */
export const battleTexts = {
  ...ORDER_TEXTS,
  'subject.locked-and-loaded': 'Locked and Loaded',
  'subject.against-zombies': 'Locked and Loaded against zombies',
  'subject.reserve': 'Reserves',
  'order.within': 'ask only within',
  'order-unit.within': 'inches',
  'order.people': 'ask only when a rival acts',
  'order.fire': 'fire at the first chance',
  'order.fire-within': 'fire at the first chance within',
  'order-unit.fire-within': 'inches',
  'order.come': 'come at the first chance',
  'ld.character': '{name}',
  'ld.leader.who': 'Who leads the Group from now on?',
  'ld.leader.named': '{name} leads the Group now.',
  'ld.wounded': '{name} takes {points} Damage {points:?Point|Points}: {left} left.',
  'ld.out': '{name} is Out of Action.',
  'ld.destroyed': '{name} is destroyed.',
  'ld.token.where': 'Where does what {name} carried lie? Point to a side of the base',
  'ld.token.dropped': 'What {name} carried lies on the ground.',
  'ld.no.side': 'Point to a side of the base',
  'ld.stopped': 'The players agree to stop.',
} as const;

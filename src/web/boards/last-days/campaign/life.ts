import { type Member, word } from '../../../../games/last-days/index.ts';

/** What has happened to somebody, in words. */

type Chapter = NonNullable<Member['history']>[number];

const weaponText = (weapon: string | null): string => (weapon === null ? '' : ` with the ${word('gear', weapon)}`);

export function chapterText({ event }: Chapter): string {
  switch (event.is) {
    case 'joined':
      return 'joined the Group';
    case 'captured':
      return 'was captured';
    case 'rescued':
      return 'was rescued';
    case 'struck-down':
      return `took ${event.other ?? 'somebody'} out${weaponText(event.weapon)}`;
    case 'fell':
      return event.other === null ? 'went Out of Action' : `was taken out by ${event.other}${weaponText(event.weapon)}`;
    case 'wounded':
      return `was wounded${by(event.other)}${weaponText(event.weapon)}`;
    case 'injury':
      return `Injury: ${word('injury', event.injury)}`;
    case 'learned':
      return `reached Level ${event.level} and learned ${word('skill', event.skill)}`;
    case 'raised':
      return `reached Level ${event.level}: ${word('characteristic', event.characteristic)} +1`;
    case 'talked':
      return `was talked round and is ${word('keyword', event.keyword)} now`;
  }
}

const by = (other: string | null): string => (other === null ? '' : ` by ${other}`);

const GONE = {
  dead: 'died',
  'lost-captive': 'died a captive',
  dismissed: 'was sent away',
  'left-behind': 'stayed behind',
  abandoned: 'was left behind',
} as const;

export const goneText = (how: keyof typeof GONE, game: number): string => `${GONE[how]} after game ${game}`;

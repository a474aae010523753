import { MISC_ACTIONS, type View } from '../../../games/last-days/index.ts';
import { type NotNow, type NotNowAt, offers } from '../not-now.ts';

/** What comes in a phase of its own, and what takes more Action Points than are left. */
export const notNow: NotNowAt = (seen, request) => {
  const { battle } = seen as unknown as View;
  const activation = battle?.activation ?? null;
  const unit = battle?.characters.find(({ id }) => id === activation?.unit);
  if (request.prompt.key !== 'ld.menu' || activation === null || unit === undefined) return [];
  const { ap } = MISC_ACTIONS['locked-and-loaded'];
  const armed = unit.guns.some(({ lost, spent }) => !lost && !spent);
  const lock: NotNow[] =
    armed && activation.left < ap && !offers(request, { do: 'lock' })
      ? [{ what: 'Locked and Loaded', why: `It takes ${ap} AP, and ${activation.left} are left`, rule: 'LD.MISC.4' }]
      : [];
  return [
    ...(armed
      ? [{ what: 'Shoot', why: 'In the Shooting Phase, once everybody has acted', rule: 'LD.SHOOT.8' } as const]
      : []),
    ...lock,
  ];
};

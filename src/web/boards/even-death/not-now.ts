import { evenDeath, isGun, type View } from '../../../games/even-death/index.ts';
import { type NotNow, type NotNowAt, offers } from '../not-now.ts';

/** Guns that are empty or find nobody, and aiming with the last action. */
export const notNow: NotNowAt = (seen, request) => {
  const { battle } = seen as unknown as View;
  const activation = battle?.activation ?? null;
  const human = battle?.humans.find(({ id }) => id === activation?.unit);
  if (request.prompt.key !== 'ed.menu' || activation === null || human === undefined) return [];
  if (human.down) return [{ what: 'Anything else', why: 'Knocked down: get up first', rule: 'EDM.DOWN.1' }];
  const guns = human.weapons.flatMap(({ id, reload }): NotNow[] => {
    if (!isGun(id)) return [];
    const what = `Shoot with the ${evenDeath.texts[`weapon.${id}`] ?? id}`;
    if (reload > 0) return [{ what, why: 'It must be reloaded first', rule: 'EDM.RELOAD.1' }];
    const shoots = (request.options ?? []).some(
      ({ means }) =>
        offers({ options: [{ id: '', text: '', ...(means === undefined ? {} : { means }) }] }, { do: 'shoot' }) &&
        gunOf(means) === id,
    );
    return shoots ? [] : [{ what, why: 'Nobody is in sight', rule: 'EDM.SHOOT.2' }];
  });
  const aims = activation.aiming || offers(request, 'aim') || offers(request, { do: 'aim' });
  return [
    ...guns,
    ...(aims || activation.actions > 1
      ? []
      : [{ what: 'Aim', why: 'No action would be left for the attack', rule: 'EDM.HUMAN.2' } as const]),
  ];
};

/** `rifle.0` is the rifle that is carried first. */
const gunOf = (means: unknown): string => String((means as { readonly gun?: unknown }).gun).split('.')[0] ?? '';

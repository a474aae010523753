import { arm, kindOf, RECIPES, stackOf, TOKENS, wave } from '../../../games/wave/index.ts';
import { type NotNow, type NotNowAt, offers } from '../not-now.ts';
import type { View } from './view.ts';

const called = (card: string): string => wave.texts[`card.${card}`] ?? card;

/** Tokens whose ingredients are missing, and weapons without ammo. */
export const notNow: NotNowAt = (view, request) => {
  if (request.prompt.key !== 'wave.turn') return [];
  const [seat = ''] = request.seats;
  const inventory = (view as unknown as View).people[seat]?.inventory ?? [];
  const tokens = TOKENS.flatMap((token): NotNow[] => {
    const missing = RECIPES[token].filter((card) => !inventory.includes(card));
    if (missing.length === 0 || offers(request, { do: 'craft', token })) return [];
    const why = `Missing: ${missing.map(called).join(', ')}`;
    return [{ what: `Craft a ${wave.texts[`token.${token}`] ?? token}`, why, rule: 'WAV.CRAFT.2' }];
  });
  const weapons = [...new Set(inventory)].flatMap((card): NotNow[] => {
    if (kindOf(card) !== 'weapon' || offers(request, { do: 'attack', card })) return [];
    const { ammo } = arm(card);
    if (ammo === null || inventory.some((one) => stackOf(one) === ammo)) return [];
    return [
      { what: `Attack with ${called(card)}`, why: `No ${wave.texts[`ammo.${ammo}`] ?? ammo} left`, rule: 'WAV.AMMO.1' },
    ];
  });
  return [...weapons, ...tokens];
};

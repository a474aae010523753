import { isGambling } from '../../../games/last-stand/index.ts';
import { type NotNow, type NotNowAt, offers } from '../not-now.ts';
import { activeIn, hereOn, leadersOn, says, type View, word } from './view.ts';

/** The actions that depend on the place, on cards and on wounds. */
export const notNow: NotNowAt = (seen, request) => {
  const view = seen as unknown as View;
  const ranger = activeIn(view);
  if (!says(request.prompt, 'ls.turn') || ranger === undefined) return [];
  if (ranger.ready === 0) return [{ what: 'Another action', why: 'No Action Token is ready', rule: 'DLS.ACT.1' }];
  const { at, wounded, defenders } = ranger;
  const here = hereOn(view, at);
  const leaders = leadersOn(view, at);
  const all: readonly (NotNow & { readonly is: boolean })[] = [
    { what: 'Gamble', why: 'Only on a Gambling location', rule: 'DLS.GAMBLE.1', is: !isGambling(at) },
    {
      what: 'Gamble',
      why: 'No Defender card to bet',
      rule: 'DLS.GAMBLE.2',
      is: isGambling(at) && defenders.length === 0,
    },
    {
      what: 'Heal',
      why: 'Only in Last Stand or on a Gambling location',
      rule: 'DLS.HEAL.1',
      is: wounded > 0 && !offers(request, 'heal') && !isGambling(at),
    },
    {
      what: 'Attack the Depots here',
      why: 'No grenade card',
      rule: 'DLS.DEPOT.1',
      is: here.depots > 0 && !offers(request, 'depot'),
    },
    { what: 'Attack a Leader', why: 'None is here', rule: 'DLS.CLEAD.4', is: leaders.length === 0 },
    ...leaders
      .filter((leader) => !offers(request, { do: 'leader', leader }))
      .map((leader) => ({
        what: `Attack ${word('leader', leader)}`,
        why: 'Nothing that gives dice against this Leader',
        rule: 'DLS.CLEAD.1' as const,
        is: true,
      })),
  ];
  return all.filter(({ is }) => is).map(({ what, why, rule }) => ({ what, why, rule }));
};

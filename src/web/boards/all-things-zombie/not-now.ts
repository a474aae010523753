import { type NotNowAt, offers } from '../not-now.ts';

/** What people most often look for in vain. */
export const notNow: NotNowAt = (_, request) => {
  if (request.prompt.key !== 'atz.menu' || offers(request, { do: 'search' })) return [];
  return [
    {
      what: 'Search',
      why: 'Inside a building that nobody has searched, with no zombie or opponent in it',
      rule: 'ATZ.LOOT.2',
    },
  ];
};

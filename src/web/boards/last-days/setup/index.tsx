import { useEffect } from 'react';
import type { Setup } from '../../../../games/last-days/index.ts';
import type { Json } from '../../../../kernel/index.ts';
import { bodyOf } from '../../../skirmish/lists/face.ts';
import { broughtList } from '../../../skirmish/lists/store.ts';
import { asPlayed, groupLists, isRunning } from '../groups/index.ts';
import { BattleForm } from './battle.tsx';
import { CampaignForm } from './campaign.tsx';
import '../../../skirmish/lists/lists.css';

/** What players agree on before a game or a campaign: what it is about, where, and with which Groups. */
export function Groups({ setup, onChange }: { setup: Json; onChange: (setup: Json) => void }) {
  const given = setup as unknown as Setup;
  const change = (next: Setup): void => onChange(next as unknown as Json);
  useEffect(() => {
    const list = broughtList(groupLists);
    if (list === undefined || (given.kind !== 'battle' && given.kind !== 'campaign')) return;
    const points = Math.max(given.points, groupLists.points(list));
    const group = asPlayed(bodyOf(groupLists, list), points);
    const [, ...others] = given.groups;
    const groups = [group, ...others];
    // Found things and scars are for a campaign.
    if (given.kind === 'campaign') change({ ...given, points, groups, ...(isRunning(group) ? RUNNING : undefined) });
    else if (isRunning(group)) change(asCampaign(given, groups));
    else change({ ...given, points, groups: groups as unknown as typeof given.groups });
    // It lies below the ready set-ups, and somebody who comes with a Group wants to see it taken.
    document.querySelector('.army-players')?.scrollIntoView({ block: 'center' });
    // A Group is brought once, by somebody who has just come.
  }, []);
  if (given.kind === 'battle') return <BattleForm setup={given} onChange={change} />;
  if (given.kind === 'campaign') return <CampaignForm setup={given} onChange={change} />;
  return null;
}

const RUNNING = { groupsAre: 'running' } as const;

type Of<K> = Extract<Setup, { kind: K }>;

/** A Group with a campaign behind it plays on in another one. */
const asCampaign = ({ points, options }: Of<'battle'>, groups: Of<'campaign'>['groups']): Setup => ({
  kind: 'campaign',
  groups,
  ...RUNNING,
  points,
  games: 3,
  goal: false,
  attackCounts: 'living',
  battles: 'ask',
  tables: [],
  options,
});

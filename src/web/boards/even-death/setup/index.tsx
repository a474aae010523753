import { useEffect } from 'react';
import { listPoints } from '../../../../games/even-death/index.ts';
import type { Json } from '../../../../kernel/index.ts';
import { bodyOf } from '../../../skirmish/lists/face.ts';
import { broughtList } from '../../../skirmish/lists/store.ts';
import type { Army } from '../lists/army.ts';
import { armyLists } from '../lists/index.ts';
import { BattleForm } from './battle.tsx';
import { CampaignForm } from './campaign.tsx';
import { type BattleSetup, replaced, type Setup, withFaction } from './setups.ts';
import '../../../skirmish/lists/lists.css';

/** What players agree on before a battle or a campaign: where, how large, and with which lists. */
export function Armies({ setup, onChange }: { setup: Json; onChange: (setup: Json) => void }) {
  const given = setup as unknown as Setup;
  const change = (next: Setup): void => onChange(next as unknown as Json);
  useEffect(() => {
    const list = broughtList(armyLists);
    if (list === undefined || given.kind !== 'battle') return;
    change(broughtTo(given, list));
    // It lies below the ready set-ups, and somebody who comes with a list wants to see it taken.
    document.querySelector('.army-players')?.scrollIntoView({ block: 'center' });
    // A list is brought once, by somebody who has just come.
  }, []);
  if (given.kind === 'battle') return <BattleForm setup={given} onChange={change} />;
  if (given.kind === 'campaign') return <CampaignForm setup={given} onChange={change} />;
  return null;
}

/** The first seat plays the list that somebody has come with; the seat that had its faction takes over the first seat's. */
function broughtTo(setup: BattleSetup, list: Army): BattleSetup {
  const player = bodyOf(armyLists, list);
  return {
    ...setup,
    limit: Math.max(setup.limit, listPoints(list)),
    players: replaced(withFaction(setup.players, 0, player), 0, player),
  };
}

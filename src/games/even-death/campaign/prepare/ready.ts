import type { HerdEntry, HumanEntry } from '../../prepare/lists.ts';
import type { ClassId, Faction, HerdType, PerkId, WeaponId } from '../../words.ts';
import type { Roster } from '../state.ts';

/** Forces and Hordes that are ready to be put on the map: 100 points for the start, 50 for those that come later. */

export interface ReadyList {
  readonly id: string;
  readonly name: string;
  readonly faction: Faction;
  readonly list: Roster;
}

const human = (count: number, id: ClassId, weapons: readonly WeaponId[], perks: readonly PerkId[] = []): HumanEntry[] =>
  Array.from({ length: count }, () => ({ class: id, weapons: [...weapons], perks: [...perks] }));
const herd = (type: HerdType, ...sizes: readonly number[]): HerdEntry[] => sizes.map((zombies) => ({ type, zombies }));

const force = (id: string, name: string, faction: Faction, ...humans: readonly HumanEntry[][]): ReadyList => ({
  id,
  name,
  faction,
  list: { humans: humans.flat(), herds: [] },
});
const horde = (id: string, name: string, ...herds: readonly HerdEntry[][]): ReadyList => ({
  id,
  name,
  faction: 'zombies',
  list: { humans: [], herds: herds.flat() },
});

export const READY_LISTS: readonly ReadyList[] = [
  force(
    'neighbours',
    'Neighbours',
    'survivors',
    human(2, 'regular', ['rifle', 'pistol'], ['scavenger']),
    human(1, 'regular', ['shotgun', 'pistol'], ['medic']),
    human(4, 'newbie', ['pistol', 'small-blade']),
  ),
  force(
    'old-hands',
    'Old Hands',
    'survivors',
    human(1, 'hardened', ['rifle', 'pistol'], ['athletic', 'immune', 'stoic']),
    human(2, 'seasoned', ['shotgun', 'pistol'], ['medic', 'quick-reloader']),
    human(1, 'regular', ['machine-pistol'], ['scavenger']),
    human(1, 'newbie', ['pistol']),
  ),
  force('crowd', 'Frightened Crowd', 'survivors', human(20, 'newbie', ['pistol'])),
  force(
    'lookouts',
    'Lookouts',
    'survivors',
    human(1, 'regular', ['rifle', 'pistol'], ['scavenger']),
    human(1, 'regular', ['shotgun', 'pistol'], ['medic']),
    human(1, 'newbie', ['pistol', 'small-blade']),
  ),
  force(
    'squad',
    'Rifle Squad',
    'military',
    human(2, 'soldier', ['rifle', 'pistol'], ['scavenger']),
    human(2, 'conscript', ['assault-rifle', 'pistol']),
  ),
  force(
    'command',
    'Command Section',
    'military',
    human(1, 'commander', ['machine-pistol'], ['medic', 'immune', 'overwatch']),
    human(1, 'soldier', ['lmg', 'pistol'], ['athletic']),
    human(1, 'conscript', ['rifle', 'pistol']),
    human(1, 'conscript', ['pistol']),
  ),
  force('levy', 'Levy', 'military', human(10, 'conscript', ['pistol'])),
  force(
    'patrol',
    'Patrol',
    'military',
    human(1, 'soldier', ['rifle', 'pistol'], ['medic']),
    human(1, 'conscript', ['shotgun', 'pistol']),
  ),
  force(
    'raiders',
    'Raiders',
    'bandits',
    human(1, 'boss', ['shotgun', 'pistol'], ['athletic', 'quick-reloader', 'stoic']),
    human(1, 'thug', ['machine-pistol', 'pistol'], ['scavenger']),
    human(1, 'thug', ['molotov', 'pistol'], ['medic']),
    human(1, 'convict', ['rifle', 'pistol']),
  ),
  force(
    'blades',
    'Blade Gang',
    'bandits',
    human(1, 'cutthroat', ['large-blade', 'pistol'], ['athletic', 'parkour']),
    human(1, 'cutthroat', ['shotgun', 'pistol'], ['medic', 'quick-reloader']),
    human(1, 'thug', ['machine-pistol'], ['scavenger']),
    human(1, 'convict', ['small-blade', 'pistol']),
  ),
  force('jailbreak', 'Jailbreak', 'bandits', human(10, 'convict', ['pistol'])),
  force(
    'ambushers',
    'Ambushers',
    'bandits',
    human(1, 'thug', ['lmg', 'pistol'], ['scavenger']),
    human(1, 'convict', ['rifle', 'pistol']),
  ),
  horde('mob', 'Great Mob', herd('regular', 15, 15, 15, 5)),
  horde('pack', 'Running Pack', herd('fast', 15, 15), herd('regular', 5)),
  horde('garrison', 'Fallen Garrison', herd('military', 15, 10)),
  horde('medley', 'Medley', herd('regular', 15), herd('fast', 10), herd('military', 10)),
  horde('drift', 'Drift', herd('regular', 15, 10)),
  horde('sprinters', 'Sprinters', herd('fast', 15)),
  horde('deserters', 'Deserters', herd('military', 10), herd('regular', 5)),
];

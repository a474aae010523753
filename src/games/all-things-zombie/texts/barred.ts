/** What somebody might look for among its deeds in vain, and what is missing. */
export const barredTexts = {
  'atz.barred': '{what:barred}',
  'atz.barred.of': '{what:barred} ({name})',
  'barred.move.used': 'Move: there is no movement left',
  'barred.move.melee': 'Move: held in melee; after an evenly matched round one can break off when next active',
  'barred.move.charged': 'Move: not after a charge',
  'barred.move.busy': 'Move: this activation went into something else',
  'barred.fire.melee': 'Shoot: not in melee',
  'barred.fire.used': 'Shoot: once in an activation',
  'barred.fire.in-sight': 'Shoot: not after shooting in an In Sight test of this turn',
  'barred.fire.reloaded': 'Shoot: not beside a reload',
  'barred.fire.busy': 'Shoot: this activation went into something else',
  'barred.fire.empty': 'Shoot: the weapon is empty; reload it',
  'barred.fire.dry': 'Shoot: there is no ammo left in this Encounter',
  'barred.fire.nobody': 'Shoot: nobody is in sight and in range',
  'barred.reload.late': 'Reload: not after shooting or a Fast Move',
  'barred.search.where': 'Search: first go into a building, or up to a vehicle',
  'barred.search.again': 'Search: this place has been searched; try another floor or another building',
  'barred.search.company': 'Search: not while zombies or opponents are in the building',
  'barred.search.late': 'Search: it takes a whole activation; wait for the next one',
  'barred.charge.reach': 'Charge: nobody can be reached',
  'barred.charge.prone': 'Charge: stand up first',
  'barred.charge.busy': 'Charge: this activation went into something else',
  'barred.talk.far': 'Recruit or trade: go to within 3" of them',
} as const;

/** What is missing, as it is written in the texts. */
export type Barred = keyof typeof barredTexts extends infer K ? (K extends `barred.${infer W}` ? W : never) : never;

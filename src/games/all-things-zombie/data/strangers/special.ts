/** ATZ.T.SPECIALPEF: what a PEF is in Robbery!, by the number of a die, from 1 to 6. */
interface SpecialPef {
  readonly met: 'robbers' | 'citizen' | 'guard' | 'zombies';
  readonly count: 'one' | 'half-die' | 'how-many';
}

export const SPECIAL_PEF: readonly SpecialPef[] = [
  { met: 'robbers', count: 'how-many' },
  { met: 'citizen', count: 'one' },
  { met: 'citizen', count: 'half-die' },
  { met: 'guard', count: 'how-many' },
  { met: 'zombies', count: 'one' },
  { met: 'zombies', count: 'half-die' },
];

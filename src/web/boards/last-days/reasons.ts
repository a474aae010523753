import { type Zombie } from '../../../games/last-days/index.ts';
import type { Fight } from './battle.ts';

/** Why a zombie went where it went (LD.ZACT.6 to LD.ZACT.17), in half a sentence; null while it has not moved. */
export function reasonWords({ view }: Fight, { reason, door }: Zombie): string | null {
  if (reason === null) return null;
  const called = (id: string | null): string =>
    view.characters.find((one) => one.id === id)?.member.name ??
    view.terrain.pieces.find((piece) => piece.id === id)?.name ??
    'the noise';
  const { why, target, inches, ringed } = reason;
  const far = inches === null ? '' : ` at ${Math.round(inches * 10) / 10}"`;
  const passed = ringed.length > 0 ? `, for zombies stand round ${ringed.map(called).join(' and ')}` : '';
  const stopped = door === null ? '' : ', and stops at a closed door';
  switch (why) {
    case 'sees':
      return `sees ${called(target)}${far}${passed}${stopped}`;
    case 'hears':
      return `heard ${called(target)}${far}${stopped}`;
    case 'touches':
      return `touches ${called(target)} and stays`;
    case 'held':
      return 'was knocked back and could not move';
    case 'nothing':
      return 'sees nobody and heard nothing';
  }
}

import { PATHS as TABLE } from 'virtual:icons/table';
import { Drawing } from './icon.tsx';
import type { TableIcon } from './icon-names.ts';

/** An icon of the table: loaded with the first match. */
export function Icon({ name, label }: { name: TableIcon; label?: string }) {
  return <Drawing path={TABLE[name]} label={label} />;
}

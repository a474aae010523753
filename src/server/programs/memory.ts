import { readFileSync } from 'node:fs';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // It has ended meanwhile, or this is not Linux.
  }
};

/** Megabytes that a process and the processes it started have in memory. 0 where that cannot be read. */
export function megabytesOf(pid: number): number {
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return kilobytes / 1024 + children.reduce((sum, child) => sum + megabytesOf(child), 0);
}

import { readdir, readFile } from 'node:fs/promises';

/** Resident memory of a process (Linux only: other systems have no such file). */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

/** The same for a process and all its descendants. */
export async function residentOfFamily(pid: number): Promise<number> {
  const parents = new Map<number, number>();
  for (const entry of await readdir('/proc')) {
    // A process may end before its file is read.
    const stat = /^\d+$/.test(entry) ? await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '') : '';
    // The name before it may contain anything.
    const parent = /\) \S (\d+) /.exec(stat.slice(stat.lastIndexOf(')')))?.[1];
    if (parent !== undefined) parents.set(Number(entry), Number(parent));
  }
  const isOfFamily = (one: number): boolean => one === pid || (parents.has(one) && isOfFamily(parents.get(one)!));
  const sizes = await Promise.all([...parents.keys()].filter(isOfFamily).map(residentMegabytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}

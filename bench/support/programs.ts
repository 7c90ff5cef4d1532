import path from 'node:path';
import { buildServices } from '../../scripts/buildServices.mjs';

const ROOT = path.join(import.meta.dirname, '..', '..');
const BUILD = path.join(ROOT, '.cache', 'bench', 'programs');
const SOURCES = {
  measuredServices: path.join(ROOT, 'bench', 'services', 'measuredServices.ts'),
  data: path.join(ROOT, 'scripts', 'data.ts'),
} as const;

let building: Promise<void> | undefined;

/**
 * A program that benches start as a process of its own, built like the product: functions that the loader of the sources has renamed run
 * slower. All of them are built once per run.
 * @returns its path
 */
export async function builtProgram(name: keyof typeof SOURCES): Promise<string> {
  building ??= buildServices({ entries: Object.values(SOURCES), output: BUILD });
  await building;
  return path.join(BUILD, `${name}.js`);
}

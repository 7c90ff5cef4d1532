import { PROGRAMS } from '../../../scripts/programs.mjs';
import { cachedFolder } from './cachedFolder';

/** What the services are built of. */
export const SOURCES_OF_SERVICES: readonly string[] = [
  'server',
  'scripts',
  'schemas',
  'src',
  'vite.config.ts',
  'package-lock.json',
];

/** The services and the programs of operators, built from the sources as they are now: they start in half the time that it takes to compile them. */
export function servicesBuild(): Promise<string> {
  return cachedFolder('services-build', {
    from: SOURCES_OF_SERVICES,
    async make(folder) {
      // Loads the bundler.
      const { buildServices } = await import('../../../scripts/buildServices.mjs');
      await buildServices({ entries: Object.values(PROGRAMS), output: folder });
    },
  });
}

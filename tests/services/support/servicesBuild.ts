import { PROGRAMS } from '../../../scripts/programs.mjs';
import { cachedFolder } from './cachedFolder';

/** The sources of the services' build. */
export const SOURCES_OF_SERVICES: readonly string[] = [
  'server',
  'scripts',
  'schemas',
  'src',
  'vite.config.ts',
  'package-lock.json',
];

/** The services and the programs of operators, built from the current sources: they start in half the time that compiling takes. */
export function servicesBuild(): Promise<string> {
  return cachedFolder('services-build', {
    from: SOURCES_OF_SERVICES,
    async make(folder) {
      // Imported only here, because it loads the bundler.
      const { buildServices } = await import('../../../scripts/buildServices.mjs');
      await buildServices({ entries: Object.values(PROGRAMS), output: folder });
    },
  });
}

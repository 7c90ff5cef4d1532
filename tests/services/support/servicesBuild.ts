import { cachedFolder } from './cachedFolder';

/** What the services are built of. */
export const SOURCES_OF_SERVICES: readonly string[] = [
  'server',
  'schemas',
  'src',
  'scripts/buildServices.mjs',
  'vite.config.ts',
  'package-lock.json',
];

/** The services, built from the sources as they are now: a process starts from them in half the time that it takes to compile them. */
export function servicesBuild(): Promise<string> {
  return cachedFolder('services-build', {
    from: SOURCES_OF_SERVICES,
    async make(folder) {
      // Loads the bundler.
      const { buildServices } = await import('../../../scripts/buildServices.mjs');
      await buildServices({ entries: ['server/main.ts'], output: folder });
    },
  });
}

import { buildServices } from '../../../scripts/buildServices.mjs';
import { cachedFolder } from './cachedFolder';

/** The services, built from the sources as they are now: a process starts from them in half the time that it takes to compile them. */
export function servicesBuild(): Promise<string> {
  return cachedFolder('services-build', {
    from: ['server', 'schemas', 'src', 'scripts/buildServices.mjs', 'vite.config.ts', 'package-lock.json'],
    make: (folder) => buildServices({ entries: ['server/main.ts'], output: folder }),
  });
}

import { cpSync } from 'node:fs';
import { cachedFolder } from '../../tests/services/support/cachedFolder';
import { SOURCES_OF_SERVICES } from '../../tests/services/support/servicesBuild';
import { startServicesProcess } from './servicesProcess';

/**
 * Fills a data folder with the demo content: an embedded database with the files of its uploads. Creating that content takes longer than
 * the rest of a first start, so all benches and tests that start with it use copies.
 */
export async function placeDemoData(dataDir: string): Promise<void> {
  cpSync(await demoData(), dataDir, { recursive: true });
}

/** The folder that is copied; it must not be changed. */
export function demoData(): Promise<string> {
  making ??= cachedFolder('demo-data', {
    from: SOURCES_OF_SERVICES,
    async make(folder) {
      const services = await startServicesProcess({ entry: 'sources', env: { DATA_DIR: folder } });
      await services.stop();
    },
  });
  return making;
}

let making: Promise<string> | undefined;

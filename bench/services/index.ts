import path from 'node:path';
import type { Table } from '../measure';
import { enginesOfRun, newPlace, type EngineName } from '../support/engines';
import { startServicesProcess } from '../support/servicesProcess';
import { signInStaff } from '../support/staff';
import { benchLoad } from './load';
import { benchMemory } from './memory';
import { benchPage } from './page';
import { benchSearch } from './search';
import { readSettings, type ServicesBenchSettings } from './settings';

/** Lists, pages, load and memory of the services on each engine. */
export async function run(): Promise<readonly Table[]> {
  const settings = readSettings(process.env);
  const tables: Table[] = [];
  for (const engine of enginesOfRun()) {
    tables.push(...(await benchCalls(engine, settings)));
    if (settings.parts.includes('memory')) tables.push(await benchMemory(engine));
  }
  return tables;
}

async function benchCalls(
  engine: EngineName,
  { parts, pages, seconds, staff }: ServicesBenchSettings,
): Promise<Table[]> {
  const tables: Table[] = [];
  if (!parts.some((part) => part !== 'memory')) return tables;
  const place = await newPlace(engine);
  const program = path.join(import.meta.dirname, 'measuredServices.ts');
  const services = await startServicesProcess({ entry: { program }, env: place.env });
  try {
    const person = await signInStaff(services.url);
    if (parts.includes('search')) tables.push(await benchSearch({ services, staff: person, pages, engine }));
    if (parts.includes('page')) tables.push(await benchPage({ services, staff: person, engine }));
    if (parts.includes('load')) tables.push(await benchLoad({ url: services.url, engine, staff, seconds }));
    return tables;
  } finally {
    await services.stop();
    await place.remove();
  }
}

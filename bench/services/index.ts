import type { Table } from '../measure';
import { enginesOfRun, newPlace, type EngineName } from '../support/engines';
import { builtProgram } from '../support/programs';
import { startServicesProcess } from '../support/servicesProcess';
import { signInStaff } from '../support/staff';
import { benchAttack } from './attack';
import { benchLoad } from './load';
import { benchMemory } from './memory';
import { benchPage } from './page';
import { benchRecords } from './records';
import { benchSearch } from './search';
import { benchTexts } from './texts';
import { benchWrites } from './writes';
import { give } from './orders';
import { readSettings, type ServicesBenchSettings } from './settings';

/** Maximum number of pages of a brand; the searches of the attacker go through them. */
const MAX_PAGES = 10_000;

/** Lists, pages, load and memory of the services on each engine. */
export async function run(): Promise<readonly Table[]> {
  const settings = readSettings(process.env);
  const tables: Table[] = [];
  for (const engine of enginesOfRun()) {
    tables.push(...(await benchCalls(engine, settings)));
    if (settings.parts.includes('attack')) tables.push(await benchUnderAttack(engine, settings));
    if (settings.parts.includes('memory')) tables.push(await benchMemory(engine));
  }
  return tables;
}

async function benchUnderAttack(
  engine: EngineName,
  { pages, seconds, staff }: ServicesBenchSettings,
): ReturnType<typeof benchAttack> {
  const program = await builtProgram('measuredServices');
  return benchAttack({ engine, program, pages: Math.min(...pages, MAX_PAGES), staff, seconds });
}

async function benchCalls(
  engine: EngineName,
  { parts, pages, records, seconds, staff }: ServicesBenchSettings,
): Promise<Table[]> {
  const tables: Table[] = [];
  if (!parts.some((part) => part !== 'memory' && part !== 'attack')) return tables;
  const place = await newPlace(engine, { holdsDemo: true });
  const program = await builtProgram('measuredServices');
  const services = await startServicesProcess({ entry: { program }, env: { ...place.env, NODE_ENV: 'production' } });
  try {
    const person = await signInStaff(services.url);
    if (parts.includes('search')) tables.push(await benchSearch({ services, staff: person, pages, engine }));
    if (parts.includes('records')) tables.push(await benchRecords({ services, records, engine }));
    if (parts.includes('texts')) {
      tables.push(...(await benchTexts({ services, staff: person, pages: Math.max(...pages), engine })));
    }
    if (parts.includes('page')) tables.push(await benchPage({ services, staff: person, engine }));
    if (parts.includes('writes')) {
      if (!parts.includes('search')) await give(services, { type: 'fill', from: 0, to: Math.min(...pages) });
      tables.push(await benchWrites({ staff: person, engine }));
    }
    if (parts.includes('load')) tables.push(await benchLoad({ url: services.url, engine, staff, seconds }));
    return tables;
  } finally {
    await services.stop();
    await place.remove();
  }
}

import { required } from '../support/jobs';
import { newPlace, type EngineName } from '../support/engines';
import { builtProgram } from '../support/programs';
import { residentMegabytes } from '../support/resident';
import { startServicesProcess } from '../support/servicesProcess';
import { signInStaff, type Outcome } from '../support/staff';
import { FILLED } from '../services/fill';
import { give } from '../services/orders';
import { SEARCH } from '../services/search';
import { writeJobs } from '../services/writes';
import type { Contender } from './contender';

/** The product itself, with as many properties and an editor of those of one brand. */
export async function ours(options: {
  readonly engine: EngineName;
  readonly pages: number;
  readonly picture: Uint8Array<ArrayBuffer>;
}): Promise<Contender> {
  const { engine, pages, picture } = options;
  const place = await newPlace(engine, { holdsDemo: true });
  const start = {
    entry: { program: await builtProgram('measuredServices') },
    // MALLOC_ARENA_MAX as in the systemd unit of the package.
    env: { ...place.env, NODE_ENV: 'production', SCANNER: 'none', MALLOC_ARENA_MAX: '2' },
  };
  const filling = await startServicesProcess(start);
  await give(filling, { type: 'fill', from: 0, to: pages });
  await filling.stop();

  const begun = performance.now();
  const services = await startServicesProcess(start);
  const staff = await signInStaff(services.url);
  const list = (further = {}): Promise<Outcome> =>
    staff.ask(SEARCH, { brand_id: FILLED.brandId, tag: FILLED.tag, ...further });
  required(await list());
  const startSeconds = (performance.now() - begun) / 1000;
  const writes = await writeJobs(staff);
  return {
    name: 'ours',
    startSeconds,
    jobs: {
      'first page of a list': () => list(),
      'narrowed by a rare text': () => list({ search: 'heights 77' }),
      'by a text of one in eight': () => list({ search: 'amber' }),
      'the same after a rename': async () => {
        await give(services, { type: 'rename' });
        return list({ search: 'amber' });
      },
      'a whole page': writes['whole page'],
      'save one value': writes['save, one value sent'],
      'save, whole page sent': writes['save, whole page sent'],
      'create a page': writes.create,
      'upload 200 KB': () => staff.upload('/uploads/images', { bytes: picture, name: 'picture.png' }),
    },
    memory: () => residentMegabytes(services.pid),
    async stop() {
      await services.stop();
      await place.remove();
    },
  };
}

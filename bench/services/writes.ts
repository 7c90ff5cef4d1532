import { print } from 'graphql';
import { BrandPageDocument } from '../../src/api/generated/graphql';
import { median, type Table } from '../measure';
import {
  MARKED_PAGES,
  createMarked,
  newMarkedPage,
  remarked,
  saveMarked,
  type MarkedPage,
} from '../support/markedPage';
import { CONNECTIONS, measureJobs, required, type Job } from '../support/jobs';
import type { Staff } from '../support/staff';
import { FILLED } from './fill';
import { SEARCH } from './search';

/** As large as the pages that the lists of the other parts are filled with. */
const SIZE = { collections: 8, fields: 5 } as const;

export interface WritesBench {
  readonly staff: Staff;
  readonly engine: string;
}

/** The cost of creating, saving and reading a page, over one connection and over many at once. */
export async function benchWrites({ staff, engine }: WritesBench): Promise<Table> {
  const figures = await measureJobs(new Map(Object.entries(await writeJobs(staff))));
  return {
    name: `One connection and ${CONNECTIONS}, pages of ${SIZE.collections * SIZE.fields} fields, ${engine}`,
    rows: Array.from(figures, ([job, { alone, together }]) => ({
      job,
      'p50 ms, one': median(alone).toFixed(1),
      [`requests/s, ${CONNECTIONS}`]: median(together).toFixed(0),
    })),
  };
}

type WriteJob = 'list' | 'whole page' | 'save, one value sent' | 'save, whole page sent' | 'create';

/** Each of many connections saves a page of its own, as people do. */
export async function writeJobs(staff: Staff): Promise<Readonly<Record<WriteJob, Job>>> {
  const stored = Array.from({ length: CONNECTIONS }, () => newMarkedPage('First value', SIZE));
  for (const page of stored) required(await createMarked(staff, page));
  const slugs: string[] = [];
  for (const { id } of stored) slugs.push(await slugOf(staff, id));
  let saves = 0;
  return {
    list: () => staff.ask(SEARCH, { brand_id: FILLED.brandId, tag: FILLED.tag }),
    'whole page': (number) =>
      staff.ask(print(BrandPageDocument), { ...MARKED_PAGES, slug: slugs[number % CONNECTIONS] }),
    'save, one value sent': (number) => {
      saves += 1;
      return staff.ask(SAVE_VALUE, {
        fields: [{ id: firstFieldOf(stored[number % CONNECTIONS]!), value: `Value ${saves}` }],
      });
    },
    'save, whole page sent': (number) => {
      saves += 1;
      return saveMarked(staff, { page: remarked(stored[number % CONNECTIONS]!, `Value ${saves}`) });
    },
    create: () => createMarked(staff, newMarkedPage('First value', SIZE)),
  };
}

const SAVE_VALUE = 'mutation Save($fields: [FieldInput!]!) { addOrUpdateFields(fields: $fields) { id value } }';

function firstFieldOf({ containers }: MarkedPage): string {
  return containers[0]!.field_collections[0]!.fields[0]!.id;
}

async function slugOf(staff: Staff, id: string): Promise<string> {
  const { data } = required(
    await staff.ask('query ($id: ID!) { page: getSpecificBrandPageById(id: $id) { slug } }', { id }),
  );
  return (data['page'] as { readonly slug: string }).slug;
}

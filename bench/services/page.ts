import { print } from 'graphql';
import { BrandPageDocument } from '../../src/api/generated/graphql';
import { median, ratio, type Table } from '../measure';
import {
  MARKED_PAGES,
  createMarked,
  newMarkedPage,
  remarked,
  revisionOf,
  saveMarked,
  type MarkedPage,
} from '../support/markedPage';
import { required } from '../support/jobs';
import type { ServicesProcess } from '../support/servicesProcess';
import type { Staff } from '../support/staff';
import { roundsOfRun, warmUpOfRun } from '../support/settings';
import { give } from './orders';

const SIZE = { collections: 100, fields: 20 } as const;
const ROUNDS = roundsOfRun(25);
const WARM_UP_ROUNDS = warmUpOfRun(5);
const LIMIT = 1.5;

export interface PageBench {
  readonly services: ServicesProcess;
  readonly staff: Staff;
  readonly engine: string;
}

/**
 * Compares reading and saving a page of 2,000 fields over HTTP with the plain SQL that fetches and upserts as many rows of
 * another page on the connection of the services, in turn. A save sends the full tree: once with one value changed, as people do, once
 * with all of them. Two pages are read: one that the node has just saved itself, and one of which it has nothing current
 * in memory.
 */
export async function benchPage({ services, staff, engine }: PageBench): Promise<Table> {
  const [page, plain] = [newMarkedPage('First value', SIZE), newMarkedPage('First value', SIZE)];
  for (const created of [page, plain]) required(await createMarked(staff, created));
  const slugs = { known: await slugOf(staff, page), unknown: await slugOf(staff, plain) };
  const times: Record<'known' | 'unknown' | 'plainRead' | 'save' | 'edit' | 'plainSave', number[]> = {
    known: [],
    unknown: [],
    plainRead: [],
    save: [],
    edit: [],
    plainSave: [],
  };
  let revision = 1;
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const known = required(await staff.ask(print(BrandPageDocument), { ...MARKED_PAGES, slug: slugs.known }));
    const unknown = required(await staff.ask(print(BrandPageDocument), { ...MARKED_PAGES, slug: slugs.unknown }));
    const plainRead = await give(services, { type: 'read', pageId: plain.id });
    const changed = remarked(page, `A value of some length, as saved in round ${round}`);
    const save = required(await saveMarked(staff, { page: changed, expectedRevision: revision }));
    revision = revisionOf(save);
    const edited = withOneValue(changed, `A sentence put right in round ${round}`);
    const edit = required(await saveMarked(staff, { page: edited, expectedRevision: revision }));
    revision = revisionOf(edit);
    const plainSave = await give(services, { type: 'save', pageId: plain.id });
    if (round < WARM_UP_ROUNDS) continue;
    times.known.push(known.milliseconds);
    times.unknown.push(unknown.milliseconds);
    times.plainRead.push(plainRead);
    times.save.push(save.milliseconds);
    times.plainSave.push(plainSave);
    times.edit.push(edit.milliseconds);
  }
  return {
    name: `A page of ${SIZE.collections * SIZE.fields} fields, ${engine} (at most ${LIMIT} x the plain SQL)`,
    rows: [
      row('read', times.known, times.plainRead),
      row('read, saved elsewhere meanwhile', times.unknown, times.plainRead),
      row('save, one value changed', times.edit, times.plainSave),
      row('save, every value changed', times.save, times.plainSave),
    ],
  };
}

function row(call: string, times: readonly number[], plain: readonly number[]): Table['rows'][number] {
  return {
    call,
    'HTTP ms': median(times).toFixed(1),
    'plain SQL ms': median(plain).toFixed(1),
    ratio: ratio(median(times), median(plain), LIMIT),
  };
}

async function slugOf(staff: Staff, { id }: MarkedPage): Promise<string> {
  const { data } = required(
    await staff.ask('query ($id: ID!) { page: getSpecificBrandPageById(id: $id) { slug } }', { id }),
  );
  return (data['page'] as { readonly slug: string }).slug;
}

/** The page with its first value changed. */
function withOneValue(page: MarkedPage, value: string): MarkedPage {
  const [container, ...containers] = page.containers;
  const [collection, ...collections] = container?.field_collections ?? [];
  const [field, ...fields] = collection?.fields ?? [];
  if (!container || !collection || !field) throw new Error('The page holds no field.');
  const changed = { ...collection, fields: [{ ...field, value }, ...fields] };
  return { ...page, containers: [{ ...container, field_collections: [changed, ...collections] }, ...containers] };
}

import { pageCards } from '../../../schemas/cards';
import { cardOf, type Page, type PlannedOperation } from '../../../src/tree';
import { runPlan } from '../../round-trip/support/runPlan';
import { nameTaken, refusal, type GraphQLAnswer, type GraphQLCall } from './contentService';

/** Timestamp of every save. */
const SAVED_AT = '2026-02-06T02:00:00.000Z';

/** A page as a test specifies it; defaults are those of a page that was saved once. */
export type GivenPage = Pick<Page, 'id' | 'name' | 'tag' | 'slug' | 'brand_id'> & Partial<Page>;

/**
 * An in-memory content service that stores pages as the real orNotFound does: a document is saved atomically, on the revision that it
 * expects, or not at all. Brands have the ids `brand-alp` and so on.
 * @param pages stored initially
 */
export function pageService(pages: readonly GivenPage[] = []) {
  let stored: readonly Page[] = pages.map(withDefaults);
  const refusals = new Map<string, Error>();
  const calls: GraphQLCall[] = [];
  const callsOf = (name: string) => calls.filter((call) => call.name === name);

  function save({ query, variables }: GraphQLCall): GraphQLAnswer {
    const plan = operationsOf(query, variables);
    const before = stored;
    try {
      let saved: Page | undefined;
      for (const planned of plan) {
        saved ??= openPage(planned);
        const { expected_revision: expected } = planned.arguments as { readonly expected_revision?: number };
        if (expected !== undefined && expected !== saved.revision)
          throw refusal('CONFLICT', 'Somebody saved this page.');
        saved = { ...renamed(saved, planned), containers: runPlan(saved, [planned]).containers };
      }
      const done = { ...saved!, revision: (saved?.revision ?? 0) + 1 };
      stored = [...stored.filter(({ id }) => id !== done.id), done];
      const answer = { id: done.id, slug: done.slug, revision: done.revision, __typename: 'BrandPage' };
      return Object.fromEntries(plan.map((_planned, index) => [`m${index}`, answer]));
    } catch (error) {
      stored = before;
      return error as Error;
    }
  }

  function openPage(planned: PlannedOperation): Page {
    const text = JSON.stringify(planned.arguments);
    const existing = stored.find((page) => idsOf(page).some((id) => text.includes(`"${id}"`)));
    if (existing) return existing;
    if (planned.operation !== 'addOrUpdateBrandPage') throw refusal('NOT_FOUND', 'Field collection not found.');
    const { brand_id: brandId, tag, item } = planned.arguments;
    return withDefaults({ id: item.id, name: '', slug: '', tag, brand_id: brandId, revision: 0 });
  }

  /** Page names are unique per brand and tag. */
  function renamed(page: Page, planned: PlannedOperation): Page {
    if (planned.operation !== 'addOrUpdateBrandPage') return page;
    const next = { ...page, ...planned.arguments.item };
    const slug = next.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    const isTaken = stored.some((other) => other.id !== page.id && other.tag === page.tag && other.slug === slug);
    if (isTaken) throw nameTaken();
    return { ...next, slug };
  }

  function answer(call: GraphQLCall): GraphQLAnswer {
    calls.push(call);
    const { name, variables } = call;
    const error = refusals.get(name);
    if (error) return error;
    const orNotFound = (page: Page | undefined) => page ?? refusal('NOT_FOUND', 'Page not found.');
    switch (name) {
      case 'Save':
        return save(call);
      case 'BrandPage': {
        const page = orNotFound(stored.find(({ slug, tag }) => slug === variables['slug'] && tag === variables['tag']));
        return page instanceof Error ? page : { getSpecificBrandPage: asServed(page) };
      }
      case 'BrandPageById':
      case 'PageRevision': {
        const page = orNotFound(stored.find(({ id }) => id === variables['id']));
        return page instanceof Error ? page : { getSpecificBrandPageById: asServed(page) };
      }
      case 'CardPages': {
        const found = stored.filter(({ tag }) => tag === variables['tag']).map(asListed);
        return { searchPages: { totalCount: found.length, pages: found, __typename: 'PageSearchResult' } };
      }
      case 'FeaturePage': {
        const { item } = variables as { readonly item: Pick<Page, 'id'> & Partial<Page> };
        stored = stored.map((page) => (page.id === item.id ? { ...page, ...item } : page));
        return { addOrUpdateBrandPage: { ...stored.find(({ id }) => id === item.id), __typename: 'BrandPage' } };
      }
      case 'FilterChoices':
        return {
          getPropertyStatusFilters: { status: ['New Launches', 'Sold out'] },
          getPropertyLocationFilters: { location: ['Cebu', 'Makati'] },
        };
      default:
        return {};
    }
  }

  return {
    answer,
    /** The calls of an operation name, in order. */
    asked: callsOf,
    /** The mutations of each save document. */
    saves: () => callsOf('Save').map(({ query, variables }) => operationsOf(query, variables)),
    /** The stored page with this name. */
    stored: (name: string) => stored.find((page) => page.name === name),
    /** Fails an operation from now on; undefined lets it succeed again. */
    refuse(operation: string, error: Error | undefined) {
      if (error) refusals.set(operation, error);
      else refusals.delete(operation);
    },
    /** Removes a stored page on behalf of somebody else. */
    remove(id: string) {
      stored = stored.filter((page) => page.id !== id);
    },
    /** Changes a stored page on behalf of somebody else. */
    change(id: string, edit: (page: Page) => Page) {
      stored = stored.map((page) => (page.id === id ? { ...edit(page), revision: (page.revision ?? 0) + 1 } : page));
    },
  };
}

function withDefaults(page: GivenPage): Page {
  return {
    ...{ featured: false, alternative_featured: false, published: true, created_at: SAVED_AT, updated_at: SAVED_AT },
    ...{ revision: 1, containers: [] },
    ...page,
  };
}

/** Parses a document of mutations back into operations with their arguments. */
function operationsOf(query: string, variables: GraphQLCall['variables']): readonly PlannedOperation[] {
  return [...query.matchAll(/(m\d+): (\w+)/g)].map(([, alias = '', operation]) => {
    const entries = Object.entries(variables).filter(([name]) => name.startsWith(`${alias}_`));
    const values = Object.fromEntries(entries.map(([name, value]) => [name.slice(alias.length + 1), value]));
    return { operation, arguments: values } as unknown as PlannedOperation;
  });
}

/** The ids of a page and of everything in it. */
function idsOf(page: Page): readonly string[] {
  return [...JSON.stringify(page).matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => id);
}

function asServed(page: Page) {
  return { ...page, updated_by: 'Somebody', __typename: 'BrandPage' };
}

function asListed(page: Page) {
  const card = cardOf(pageCards, page);
  return { ...page, containers: undefined, card, __typename: 'BrandPage' };
}

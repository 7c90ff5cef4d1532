import { pageCards } from '../../../schemas/cards';
import { cardOf, type Page, type PlannedOperation } from '../../../src/tree';
import { runPlan } from '../../round-trip/support/runPlan';
import { nameTaken, refusal, type GraphQLAnswer, type GraphQLCall } from './contentService';

/** When everything was saved. */
const SAVED_AT = '2026-02-06T02:00:00.000Z';

/** A page as a test gives it; what is left out is that of a page that was saved once. */
export type GivenPage = Pick<Page, 'id' | 'name' | 'tag' | 'slug' | 'brand_id'> & Partial<Page>;

/**
 * A content service in memory that keeps pages as the real one does: a document is saved whole, on the revision that it
 * expects, or not at all. Brands have the ids `brand-alp` and so on.
 * @param pages that are stored at first
 */
export function pageService(pages: readonly GivenPage[] = []) {
  let stored: readonly Page[] = pages.map(completed);
  const refusals = new Map<string, Error>();
  const calls: GraphQLCall[] = [];
  const named = (name: string) => calls.filter((call) => call.name === name);

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
    const known = stored.find((page) => idsOf(page).some((id) => text.includes(`"${id}"`)));
    if (known) return known;
    if (planned.operation !== 'addOrUpdateBrandPage') throw refusal('NOT_FOUND', 'Field collection not found.');
    const { brand_id: brandId, tag, item } = planned.arguments;
    return completed({ id: item.id, name: '', slug: '', tag, brand_id: brandId, revision: 0 });
  }

  /** Of one brand and tag no two pages have the same name. */
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
    const refused = refusals.get(name);
    if (refused) return refused;
    const one = (page: Page | undefined) => page ?? refusal('NOT_FOUND', 'Page not found.');
    switch (name) {
      case 'Save':
        return save(call);
      case 'BrandPage': {
        const page = one(stored.find(({ slug, tag }) => slug === variables['slug'] && tag === variables['tag']));
        return page instanceof Error ? page : { getSpecificBrandPage: asServed(page) };
      }
      case 'BrandPageById':
      case 'PageRevision': {
        const page = one(stored.find(({ id }) => id === variables['id']));
        return page instanceof Error ? page : { getSpecificBrandPageById: asServed(page) };
      }
      case 'CardPages': {
        const found = stored.filter(({ tag }) => tag === variables['tag']).map(asListed);
        return { searchPages: { totalCount: found.length, pages: found, __typename: 'PageSearchResult' } };
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
    /** What was asked under a name, in order. */
    asked: named,
    /** The mutations of each document that was sent to be saved. */
    saves: () => named('Save').map(({ query, variables }) => operationsOf(query, variables)),
    /** The page of a name as it is stored. */
    stored: (name: string) => stored.find((page) => page.name === name),
    /** From now on an operation is refused; undefined: no more. */
    refuse(operation: string, error: Error | undefined) {
      if (error) refusals.set(operation, error);
      else refusals.delete(operation);
    },
    /** Somebody else changes a page. */
    change(id: string, edit: (page: Page) => Page) {
      stored = stored.map((page) => (page.id === id ? { ...edit(page), revision: (page.revision ?? 0) + 1 } : page));
    },
  };
}

function completed(page: GivenPage): Page {
  return {
    ...{ featured: false, alternative_featured: false, published: true, created_at: SAVED_AT, updated_at: SAVED_AT },
    ...{ revision: 1, containers: [] },
    ...page,
  };
}

/** A document of mutations, read back: each with its arguments. */
function operationsOf(query: string, variables: GraphQLCall['variables']): readonly PlannedOperation[] {
  return [...query.matchAll(/(m\d+): (\w+)/g)].map(([, alias = '', operation]) => {
    const own = Object.entries(variables).filter(([name]) => name.startsWith(`${alias}_`));
    const given = Object.fromEntries(own.map(([name, value]) => [name.slice(alias.length + 1), value]));
    return { operation, arguments: given } as unknown as PlannedOperation;
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

import { contentAccess } from '../../schemas/access';
import {
  BRANDS,
  featuringAction,
  withBrand,
  type AreaAccess,
  type Brand,
  type ContentAccess,
  type PageKinds,
} from '../../src/definition';
import { BadInput, Forbidden } from '../errors';
import type { Caller } from '../services';
import { expectedOneOf } from './arguments';

/** An action on a page or a record. Writing the tree of a page counts as `update`. */
export type Action = keyof AreaAccess;

/** Alternative actions: the right to any one of them suffices. */
export type Actions = readonly [Action, ...Action[]];

/** The attributes of a page that access is decided by. */
export interface PageFacts {
  readonly tag: string;
  readonly slug: string;
  readonly brandName: string;
  /** The category stored in its tree, if any. */
  readonly category: string | null;
}

type PagePolicy = ContentAccess & { readonly of: { readonly pages: string } };

const pagePolicies = contentAccess.filter((policy): policy is PagePolicy => 'pages' in policy.of);

/** Content belongs to brands: platform administrators, who have no brand, can neither read nor write it. @throws Forbidden */
export function requireStaff(caller: Caller): void {
  if (caller.isPlatformAdministrator || caller.tenantIds.length === 0) {
    throw new Forbidden('Content can be read and changed by the staff of a brand only.');
  }
}

/** Requires a scope. @throws Forbidden naming it */
export function requireScope({ scopes }: Caller, scope: string): void {
  if (!scopes.has(scope)) throw missingScope([scope]);
}

/**
 * Requires the right to an action on a page.
 * @param actions any one of them suffices (a first save needs `update` or `create`)
 * @throws Forbidden when a scope is missing or the brand has no such pages; `data.scope` names the missing scope
 */
export function requirePageAccess(caller: Caller, page: PageFacts, actions: Actions): void {
  const policy = policyOf(page);
  if (policy === undefined) throw new Forbidden();
  requireActions(caller, policy.access, actions);
  const { kinds } = policy;
  if (kinds?.by === 'slug') {
    const kind = slugKindOf(kinds, page);
    if (kind === undefined) throw new Forbidden();
    requireOneOf(caller, [kind.scope]);
  } else if (kinds?.needed === 'always') {
    requireCategory(caller, kinds, page.category);
  }
}

/** Whether requirePageAccess would allow reading the page. */
export function mayReadPage(caller: Caller, page: PageFacts): boolean {
  return mayUsePage(caller, page, ['read']);
}

/** Whether requirePageAccess would allow one of the actions. */
export function mayUsePage(caller: Caller, page: PageFacts, actions: Actions): boolean {
  try {
    requirePageAccess(caller, page, actions);
    return true;
  } catch (error) {
    if (error instanceof Forbidden) return false;
    throw error;
  }
}

/**
 * Requires the right to feature a page (CARD-011, A-25).
 * @param isOwn whether the page belongs to a brand of the caller
 * @throws Forbidden as requirePageAccess does
 */
export function requireFeaturing(caller: Caller, page: PageFacts, { isOwn }: { readonly isOwn: boolean }): void {
  const policy = policyOf(page);
  const action = policy && featuringAction(policy, { isOwn, brands: brandNames(caller) });
  if (action === undefined) throw new Forbidden();
  requirePageAccess(caller, page, [action]);
}

/**
 * Requires the right to give a page its category (PERM-020, PERM-023).
 * @throws Forbidden naming the scope of the category
 */
export function requireCategoryAccess(caller: Caller, page: PageFacts): void {
  const kinds = policyOf(page)?.kinds;
  if (kinds?.by === 'category') requireCategory(caller, kinds, page.category);
}

/** Whether the unit sections of a page have scopes of their own (PERM-022). */
export function hasSectionScopes(page: Pick<PageFacts, 'tag' | 'brandName'>): boolean {
  return policyOf(page)?.sections !== undefined;
}

/**
 * Requires the scopes of the unit sections that are written (PERM-022).
 * @param names collection names of the sections; default: all sections
 * @throws Forbidden naming the first scope that the caller lacks
 */
export function requireSectionAccess(
  caller: Caller,
  page: Pick<PageFacts, 'tag' | 'brandName'>,
  names?: Iterable<string>,
): void {
  const scopes = new Map(Object.entries(policyOf(page)?.sections ?? {}));
  for (const name of names ?? scopes.keys()) {
    const scope = scopes.get(name);
    if (scope !== undefined) requireOneOf(caller, [scope]);
  }
}

/** The records of a kind, of one brand unless the kind belongs to no brand. */
export interface RecordTarget {
  /** A record kind of the specification, or the store name of a defined area. */
  readonly kind: string;
  /** Access policy; default: the one of the kind in schemas/access.ts. */
  readonly policy?: ContentAccess;
  readonly brandName?: string;
}

/**
 * Requires the right to an action on the records of a kind.
 * @throws Forbidden when the scope is missing or the brand has no such records
 */
export function requireRecordAccess(caller: Caller, target: RecordTarget, actions: Actions): void {
  const policy = recordPolicyOf(target);
  if (policy === undefined) throw new Forbidden();
  requireActions(caller, policy.access, actions);
  if (!isForBrand(policy, target)) throw new Forbidden(`${target.brandName} has none of these.`);
}

/**
 * Requires the right to read something that a list holds; without it, its saved views are refused, too.
 * @param policies the policies of the content stored by the area of the list
 * @throws Forbidden when the scope is missing or the brand has no such list
 */
export function requireListAccess(caller: Caller, policies: readonly ContentAccess[], brandName: string): void {
  const ofBrand = policies.filter((policy) => isForBrand(policy, { brandName }));
  requireOneOf(
    caller,
    ofBrand.map(({ access }) => access.read),
  );
}

/** Whether a brand has records of a kind at all. */
export function hasRecords(target: RecordTarget): boolean {
  const policy = recordPolicyOf(target);
  return policy !== undefined && isForBrand(policy, target);
}

/** Whether requireRecordAccess would allow one of the actions. */
export function mayUseRecords(caller: Caller, target: RecordTarget, actions: Actions): boolean {
  const policy = recordPolicyOf(target);
  if (policy === undefined || !isForBrand(policy, target)) return false;
  return actions.some((action) => caller.scopes.has(policy.access[action] ?? ''));
}

/** The names of the caller's brands. */
export function brandNames({ brands }: Caller): readonly string[] {
  return brands.map(({ name }) => name);
}

/** The caller's brands in which they may create or change something; empty for read-only users. */
export function writableBrands(caller: Caller): readonly string[] {
  const writable = contentAccess.filter(({ access }) =>
    WRITE_ACTIONS.some((action) => caller.scopes.has(access[action] ?? '')),
  );
  return brandNames(caller).filter((brandName) => writable.some((policy) => isForBrand(policy, { brandName })));
}

/**
 * Checks that the brand can have a page of this tag and slug at all; called before a page is created or renamed.
 * @throws BadInput for an unknown tag, and for a slug of no kind
 * @throws Forbidden for an area or a kind that only other brands have (A-47, BRAND-009)
 */
export function requireKnownPlace(page: PageFacts): void {
  const policy = policyOf(page);
  if (policy === undefined) {
    const tagOf = ({ of }: PagePolicy): string => tagFor(of.pages, page.brandName);
    const isOfOtherBrands = pagePolicies.some((other) => tagOf(other) === page.tag);
    if (isOfOtherBrands) throw new Forbidden(`${page.brandName} has no such page.`);
    throw expectedOneOf('tag', pagePoliciesOf(page.brandName).map(tagOf), page.tag);
  }
  const { kinds } = policy;
  if (kinds?.by !== 'slug' || slugKindOf(kinds, page) !== undefined) return;
  if (kinds.kinds.some((kind) => page.slug.startsWith(kind.slugPrefix))) {
    throw new Forbidden(`${page.brandName} has no such page.`);
  }
  const slugs = kinds.kinds.map((kind) => `${kind.slugPrefix}…`);
  throw new BadInput(
    'item.name',
    `item.name: expected a name whose slug begins with one of ${slugs.join(', ')}, got the slug '${page.slug}'.`,
  );
}

/** The pages of a tag that a caller may read, by kind. */
export interface ReadablePages {
  readonly tag: string;
  /** Absent: any slug. */
  readonly slugPrefixes?: readonly string[];
  /** Categories that the caller may not read, in lower case. Pages of other categories, or without one, are readable. */
  readonly withoutCategories: readonly string[];
}

/**
 * Which pages of a brand the caller may read.
 * @param tag limits the result to one tag; undefined: all tags
 * @throws Forbidden when the tag exists but the caller may read none of its pages
 */
export function readablePages(caller: Caller, brandName: string, tag: string | undefined): readonly ReadablePages[] {
  const policies = pagePoliciesOf(brandName).filter(
    ({ of }) => tag === undefined || tagFor(of.pages, brandName) === tag,
  );
  const readable = policies.filter((policy) => caller.scopes.has(policy.access.read));
  if (policies.length > 0 && readable.length === 0) throw missingScope(policies.map((policy) => policy.access.read));
  return readable.map((policy) => readableBy(caller, brandName, policy));
}

/** All pages of a brand that the caller may read; unlike readablePages, empty instead of Forbidden when there are none. */
export function allReadablePages(caller: Caller, brandName: string): readonly ReadablePages[] {
  const readable = pagePoliciesOf(brandName).filter((policy) => caller.scopes.has(policy.access.read));
  return readable.map((policy) => readableBy(caller, brandName, policy));
}

function readableBy(caller: Caller, brandName: string, { of, kinds }: PagePolicy): ReadablePages {
  return {
    tag: tagFor(of.pages, brandName),
    ...(kinds?.by === 'slug' && {
      slugPrefixes: kinds.kinds
        .filter((kind) => caller.scopes.has(kind.scope) && includes(kind.brands ?? BRANDS, brandName))
        .map((kind) => kind.slugPrefix),
    }),
    withoutCategories:
      kinds?.by === 'category' && kinds.needed === 'always'
        ? Object.entries(kinds.scopes).flatMap(([category, scope]) =>
            caller.scopes.has(scope) ? [] : [category.toLowerCase()],
          )
        : [],
  };
}

/** The tags of other brands' pages that the caller may see because the area is shared with the caller's brand (A-25, BRAND-013). */
export function sharedTags(caller: Caller): readonly string[] {
  return pagePolicies
    .filter(({ sharedWith = [] }) => caller.brands.some(({ name }) => sharedWith.some((brand) => brand === name)))
    .flatMap(({ of }) => BRANDS.map((brand) => tagFor(of.pages, brand)));
}

function recordPolicyOf({ kind, policy }: RecordTarget): ContentAccess | undefined {
  return policy ?? contentAccess.find(({ of }) => 'records' in of && of.records === kind);
}

function isForBrand({ brands }: ContentAccess, { brandName }: Pick<RecordTarget, 'brandName'>): boolean {
  return brandName === undefined || brands === undefined || includes(brands, brandName);
}

function policyOf(page: Pick<PageFacts, 'tag' | 'brandName'>): PagePolicy | undefined {
  return pagePolicies.find(
    (policy) => isForBrand(policy, page) && tagFor(policy.of.pages, page.brandName) === page.tag,
  );
}

function pagePoliciesOf(brandName: string): readonly PagePolicy[] {
  return pagePolicies.filter((policy) => isForBrand(policy, { brandName }));
}

function slugKindOf({ kinds }: Extract<PageKinds, { by: 'slug' }>, page: PageFacts) {
  return kinds.find((kind) => page.slug.startsWith(kind.slugPrefix) && includes(kind.brands ?? BRANDS, page.brandName));
}

function requireCategory(
  caller: Caller,
  { scopes }: Extract<PageKinds, { by: 'category' }>,
  category: string | null,
): void {
  const scope = category === null ? undefined : scopeOfCategory(scopes, category);
  if (scope !== undefined) requireOneOf(caller, [scope]);
}

/** Ignores case and surrounding spaces of the category, as filters and forms do. */
function scopeOfCategory(scopes: Readonly<Record<string, string>>, category: string): string | undefined {
  const normalized = category.trim().toLowerCase();
  return Object.entries(scopes).find(([name]) => name.toLowerCase() === normalized)?.[1];
}

function includes(brands: readonly Brand[], name: string): boolean {
  return (brands as readonly string[]).includes(name);
}

/** The database may hold brands that the console does not know, hence the cast. */
function tagFor(tag: string, brandName: string): string {
  return withBrand(tag, brandName as Brand);
}

function requireActions(caller: Caller, access: AreaAccess, actions: Actions): void {
  const scopes = actions.map((action) => access[action]).filter((scope) => scope !== undefined);
  requireOneOf(caller, scopes);
}

function requireOneOf(caller: Caller, scopes: readonly string[]): void {
  if (!scopes.some((scope) => caller.scopes.has(scope))) throw missingScope(scopes);
}

function missingScope(scopes: readonly string[]): Forbidden {
  if (scopes.length === 0) return new Forbidden();
  return new Forbidden(`You do not have access to this (${scopes.join(' or ')} is needed).`, { scope: scopes[0] });
}

const WRITE_ACTIONS = ['create', 'update'] as const;

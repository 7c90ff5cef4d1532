import { areas } from '../../schemas';
import { BRANDS, withBrand, type AreaAccess, type Brand } from '../../src/definition';
import { BadInput, Forbidden } from '../errors';
import type { Caller } from '../services';

/** What a caller wants to do with a page. Writing its tree is `update`. */
export type PageAction = keyof AreaAccess;

/** A kind of pages below one tag, told by the beginning of the slug, with a scope of its own. */
interface PageKind {
  readonly slugPrefix: string;
  readonly scope: string;
  readonly brands: readonly Brand[];
}

interface TagPolicy {
  /** `{BRAND}` and `{brand}` stand for the brand's name. */
  readonly tag: string;
  readonly access: Required<AreaAccess>;
  /** Absent: every slug is allowed and needs no further scope. */
  readonly kinds?: readonly PageKind[];
}

/** A scope that nobody holds. */
const NOBODY = '(nobody)';

/** The areas that are declared in `schemas/`: their tabs are the kinds of pages (PERM-018, PERM-019, A-47, B-29). */
const declared: readonly TagPolicy[] = areas.map((area) => ({
  tag: area.store.tag,
  access: complete(area.access),
  kinds: area.tabs.map((tab) => ({ slugPrefix: `${tab.key}-`, scope: tab.access, brands: tab.brands ?? BRANDS })),
}));

/** Tags whose areas are not declared yet, so that nothing stands open meanwhile (PERM-003). */
const undeclared: readonly TagPolicy[] = (
  [
    ['PROPERTIES-{BRAND}', 'property'],
    ['SHOWROOM-{BRAND}', 'showroom'],
    ['CONTENT-{BRAND}', 'content'],
    ['GALLERY-{BRAND}', 'gallery'],
    ['AWARDS-{BRAND}', 'awards_content'],
    ['careers-information-details-{brand}', 'careers'],
    ['buyers-guide-{brand}', 'hbg'],
  ] as const
)
  .filter(([tag]) => !declared.some((policy) => policy.tag === tag))
  .map(([tag, resource]) => ({ tag, access: accessTo(resource) }));

const POLICIES = [...declared, ...undeclared];

function accessTo(resource: string): Required<AreaAccess> {
  return {
    read: `read:${resource}`,
    create: `create:${resource}`,
    update: `update:${resource}`,
    delete: `delete:${resource}`,
  };
}

/** An action for which an area names no scope needs one that nobody holds. */
function complete(access: AreaAccess): Required<AreaAccess> {
  return { create: NOBODY, update: NOBODY, delete: NOBODY, ...access };
}

/** The facts of a page that decide who may do what. */
export interface PageFacts {
  readonly tag: string;
  readonly slug: string;
  readonly brandName: string;
}

/** Content belongs to brands: platform administrators, who have none, neither read nor write it. */
export function requireStaff(caller: Caller): void {
  if (caller.isPlatformAdministrator || caller.tenantIds.length === 0) {
    throw new Forbidden('Content can be read and changed by the staff of a brand only.');
  }
}

/**
 * Refuses an action on a page.
 * @param alternatives scopes of other actions that are enough as well (a first save needs `update` or `create`)
 * @throws Forbidden when a scope is missing or the brand has no such pages; `data.scope` names what is missing
 */
export function requirePageAccess(
  caller: Caller,
  page: PageFacts,
  actions: readonly [PageAction, ...PageAction[]],
): void {
  const policy = policyOf(page);
  if (policy === undefined) throw new Forbidden();
  requireOneOf(
    caller,
    actions.map((action) => policy.access[action]),
  );
  if (policy.kinds === undefined) return;
  const kind = kindOf(policy, page);
  if (kind === undefined) throw new Forbidden();
  requireOneOf(caller, [kind.scope]);
}

/**
 * Checks that a page of this tag and slug may exist at all, before it is created or renamed.
 * @throws BadInput for a tag that is not one of the brand's
 * @throws Forbidden for a kind that the brand does not have (Seo Tags of AMAIA, Footer Link of the others)
 */
export function requireKnownPlace(page: PageFacts): void {
  const policy = policyOf(page);
  if (policy === undefined) {
    const tags = POLICIES.map(({ tag }) => tagFor(tag, page.brandName));
    throw new BadInput('tag', `tag: expected one of ${tags.join(', ')}, got '${page.tag}'.`);
  }
  if (policy.kinds === undefined || kindOf(policy, page) !== undefined) return;
  if (policy.kinds.some((kind) => page.slug.startsWith(kind.slugPrefix))) {
    throw new Forbidden(`${page.brandName} has no such page.`);
  }
  const slugs = policy.kinds.map((kind) => `${kind.slugPrefix}…`);
  throw new BadInput(
    'item.name',
    `item.name: expected a name whose slug begins with one of ${slugs.join(', ')}, got the slug '${page.slug}'.`,
  );
}

/** Pages that a search may show: of one tag, and of these kinds of slugs (absent: all). */
export interface ReadablePages {
  readonly tag: string;
  readonly slugPrefixes?: readonly string[];
}

/**
 * Which pages of a brand the caller may read.
 * @param tag only this tag; absent: every tag
 * @throws Forbidden when the caller may read none of them, although the tag exists
 */
export function readablePages(caller: Caller, brandName: string, tag: string | undefined): readonly ReadablePages[] {
  const policies = POLICIES.filter((policy) => tag === undefined || tagFor(policy.tag, brandName) === tag);
  const readable = policies.filter((policy) => caller.scopes.has(policy.access.read));
  if (policies.length > 0 && readable.length === 0) throw missing(policies.map((policy) => policy.access.read));
  return readable.map((policy) => ({
    tag: tagFor(policy.tag, brandName),
    ...(policy.kinds && {
      slugPrefixes: policy.kinds
        .filter((kind) => caller.scopes.has(kind.scope) && hasKind(kind, brandName))
        .map((kind) => kind.slugPrefix),
    }),
  }));
}

function policyOf(page: Pick<PageFacts, 'tag' | 'brandName'>): TagPolicy | undefined {
  return POLICIES.find((policy) => tagFor(policy.tag, page.brandName) === page.tag);
}

function kindOf(policy: TagPolicy, page: PageFacts): PageKind | undefined {
  return policy.kinds?.find((kind) => page.slug.startsWith(kind.slugPrefix) && hasKind(kind, page.brandName));
}

function hasKind(kind: PageKind, brandName: string): boolean {
  return (kind.brands as readonly string[]).includes(brandName);
}

/** Any brand of the database may be asked for, also one that the console does not know. */
function tagFor(tag: string, brandName: string): string {
  return withBrand(tag, brandName as Brand);
}

function requireOneOf(caller: Caller, scopes: readonly string[]): void {
  if (!scopes.some((scope) => caller.scopes.has(scope))) throw missing(scopes);
}

function missing(scopes: readonly string[]): Forbidden {
  return new Forbidden(`You do not have access to this (${scopes.join(' or ')} is needed).`, { scope: scopes[0] });
}

import { areas } from '../../schemas';
import { contentAccess } from '../../schemas/access';
import { ownEditors } from '../../schemas/ownEditors';
import {
  BRANDS,
  installedDefinitions,
  isBrand,
  isCardArea,
  scopesIn,
  type AreaDefinition,
  type Brand,
  type EditorDefinition,
} from '../../src/definition';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { lockAdministration } from './administration/administrator';
import { stableId } from './stableId';

/** A permission: its description, and the scope that services and console check. */
export interface VocabularyPermission {
  readonly scope: string;
  readonly description: string;
}

/** A feature: a group of permissions on the role screen (B-46). */
export interface VocabularyFeature {
  readonly name: string;
  readonly permissions: readonly VocabularyPermission[];
}

const ACTION_LABELS = { read: 'View', create: 'Add', update: 'Edit', delete: 'Delete' } as const;

/** The explicitly described permissions, by feature (PERM-003, PERM-018 to PERM-023, B-29, B-30, B-46). */
const explicitFeatures: readonly VocabularyFeature[] = [
  feature('Company Information', [
    ...actions('company-information', 'company information'),
    manage('company-information-about-us', 'About Us'),
    manage('company-information-facts', 'Facts'),
    manage('company-information-mission-and-vision', 'Mission and Vision'),
    manage('company-information-awards', 'Awards of the company'),
    manage('company-information-terms-and-conditions', 'Terms and Conditions'),
    manage('company-information-privacy-and-policy', 'Privacy Policy'),
    manage('company-information-seo-tags', 'Seo Tags'),
    manage('company-information-footer-links', 'Footer Link'),
  ]),
  feature('Properties', [
    ...actions('property', 'properties'),
    ...[
      ['condominium', 'condominiums'],
      ['office', 'offices'],
      ['lots', 'lots'],
      ['commercial', 'commercial properties'],
      ['townhouse', 'townhouses'],
      ['leisure', 'leisure properties'],
      ['apartments', 'apartments'],
      ['house-and-lot', 'house and lot'],
      ['estate', 'estates'],
    ].map(([kind, words]) => permission(`create:property-category-${kind}`, `Add ${words}`)),
    manage('property-overview', 'property overview'),
    manage('property-location', 'property locations and landmarks'),
    manage('property-amenities', 'property amenities'),
    manage('property-unit-and-floor-plans', 'property units and floor plans'),
    manage('property-construction-updates', 'property construction updates'),
  ]),
  feature('Showroom', actions('showroom', 'showrooms')),
  feature('Content', [
    ...actions('content', 'content articles'),
    manage('content-news', 'news'),
    manage('content-events', 'events'),
    manage('content-announcement', 'announcements'),
    manage('content-destinations', 'destinations'),
    manage('content-neighborhood', 'neighborhood articles'),
    manage('content-sustainability', 'sustainability articles'),
    manage('content-home-buying-guide', 'home buying guide articles'),
    manage('content-blogs', 'blogs'),
    manage('content-vlogs', 'vlogs'),
  ]),
  feature('Hero Banner', actions('banner', 'hero banners')),
  feature('Gallery', actions('gallery', 'galleries')),
  // Careers are hidden, not deleted.
  feature('Careers', actions('careers', 'careers', ['read', 'create', 'update'])),
  feature('Links', actions('links', 'links')),
  feature('MDDOR Documents', actions('mdor', 'property documents')),
  feature('Email', actions('email', 'notification e-mails')),
  feature('Home Buying Guide', actions('hbg', 'the home buying guide')),
  feature('Contracts', [
    ...actions('contract_document_entry', 'contract documents'),
    permission('create:contract_document_url', 'Generate addresses of contract documents'),
  ]),
  feature('Awards', actions('awards_content', 'awards')),
  feature('Sample Feature', actions('sample', 'the sample feature')),
  feature('Role Management', actions('role', 'roles', ['read', 'create', 'update'])),
  feature('User Management', actions('user', 'users', ['read', 'create', 'update'])),
];

/**
 * The editors of each area. They are not loaded lazily, as elsewhere: modules that compute with the vocabulary while they load, such as
 * the demo accounts, could not wait for that.
 */
const editorsOfArea = { ...ownEditors, ...installedDefinitions().editorsOfArea };

/** The permissions that each area and its editors require. */
const featuresOfAreas = new Map(areas.map((area) => [area, featureOfArea(area, editorsOfArea[area.name] ?? [])]));

/** All permissions by feature: those of definitions that are not described explicitly come with their area. */
export const vocabulary: readonly VocabularyFeature[] = [...featuresOfAreas.values()].reduce(
  withFeature,
  explicitFeatures,
);

/** Adds a feature: permissions with the same scope, and features with the same name, are merged. */
function withFeature(features: readonly VocabularyFeature[], { name, permissions }: VocabularyFeature) {
  const known = new Set(features.flatMap((other) => other.permissions.map(({ scope }) => scope)));
  const added = permissions.filter(
    ({ scope }, index) => !known.has(scope) && permissions.findIndex((other) => other.scope === scope) === index,
  );
  if (added.length === 0) return features;
  if (!features.some((other) => other.name === name)) return [...features, feature(name, added)];
  return features.map((other) => (other.name === name ? feature(name, [...other.permissions, ...added]) : other));
}

/** The permissions that an area and its editors require: every scope that they name. */
export function featureOfArea(area: AreaDefinition, editors: readonly EditorDefinition[]): VocabularyFeature {
  const heading = 'list' in area ? area.list.heading : area.menu.label;
  const kinds = isCardArea(area) ? area.kinds : undefined;
  return feature(heading, [
    ...scopesIn([area, editors]).map(({ scope, action, path, of }) =>
      permission(
        scope,
        action ? `${ACTION_LABELS[action]} ${heading.toLowerCase()}` : `Work on ${labelOf(of) ?? path.at(-2) ?? ''}`,
      ),
    ),
    ...(kinds?.by === 'category'
      ? Object.entries(kinds.scopes).map(([kind, scope]) => permission(scope, `Work on ${kind}`))
      : (kinds?.kinds ?? []).map(({ slugPrefix, scope }) => permission(scope, `Work on ${slugPrefix}`))),
  ]);
}

/** The label of a definition with a scope. */
function labelOf({ label, plural }: Readonly<Record<string, unknown>>): string | undefined {
  return [label, plural].find((name) => typeof name === 'string');
}

/** The brands to which a scope applies: those of the area or of its tab; other scopes of an area apply to all its brands. */
const brandsOfScope = new Map<string, Set<Brand>>();
for (const { access, brands = BRANDS, kinds } of contentAccess) {
  for (const scope of Object.values<string>({ ...access })) addBrands(scope, brands);
  for (const kind of kinds?.by === 'slug' ? kinds.kinds : []) addBrands(kind.scope, kind.brands ?? brands);
}
const scopesOfAreasAndTabs = new Set(brandsOfScope.keys());
for (const [area, { permissions }] of featuresOfAreas) {
  const others = permissions.filter(({ scope }) => !scopesOfAreasAndTabs.has(scope));
  for (const { scope } of others) addBrands(scope, area.brands ?? BRANDS);
}

function addBrands(scope: string, brands: readonly Brand[]): void {
  brandsOfScope.set(scope, new Set([...(brandsOfScope.get(scope) ?? []), ...brands]));
}

/** Whether a scope applies to a brand (API-REST-015). @param brandName that of the tenant */
export function hasScope(brandName: string, scope: string): boolean {
  return !isBrand(brandName) || (brandsOfScope.get(scope)?.has(brandName) ?? true);
}

/** Every scope, in the order of the vocabulary. */
export const allScopes: readonly string[] = vocabulary.flatMap(({ permissions }) =>
  permissions.map(({ scope }) => scope),
);

/** The scopes for users and roles, which platform administrators manage. */
export const administrationScopes: readonly string[] = allScopes.filter((scope) => /:(role|user)$/.test(scope));

/** The scope required to deploy if the settings restrict deploying. */
export const DEPLOY_SCOPE = 'create:deployment';

/** Part of the role matrix only if deploying is restricted (amendment of B-28). */
const deployment = feature('Deployment', [permission(DEPLOY_SCOPE, 'Deploy the website')]);

/** The name of every feature, whether or not the settings restrict deploying. */
export const featureNames: readonly string[] = [...vocabulary, deployment].map(({ name }) => name);

/** Updates the vocabulary in the database; existing ids are kept, so that roles keep their permissions. */
export async function installVocabulary(
  database: Database,
  { deployRestricted }: Pick<Config, 'deployRestricted'>,
): Promise<void> {
  const installed = deployRestricted ? withFeature(vocabulary, deployment) : vocabulary;
  const features = installed.map(({ name }, position) => ({ id: stableId(`feature ${name}`), name, position }));
  const permissions = installed.flatMap((item) =>
    item.permissions.map(({ scope, description }, position) => {
      return { id: permissionId(scope), feature_id: stableId(`feature ${item.name}`), scope, description, position };
    }),
  );
  await database.transaction(async (transaction) => {
    // Names are unique as well as ids: two nodes starting concurrently would violate that without the lock.
    await lockAdministration(transaction);
    await transaction.query(
      `INSERT INTO feature (id, name, position)
       SELECT id, name, position FROM jsonb_to_recordset($1::jsonb) AS f (id uuid, name text, position integer)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, position = excluded.position`,
      [JSON.stringify(features)],
    );
    await transaction.query(
      `INSERT INTO permission (id, feature_id, scope, description, position)
       SELECT id, feature_id, scope, description, position FROM jsonb_to_recordset($1::jsonb)
         AS p (id uuid, feature_id uuid, scope text, description text, position integer)
       ON CONFLICT (scope) DO UPDATE SET feature_id = excluded.feature_id, description = excluded.description,
         position = excluded.position`,
      [JSON.stringify(permissions)],
    );
  });
}

/** The id of a permission, the same on every machine. */
export function permissionId(scope: string): string {
  return stableId(`permission ${scope}`);
}

type Action = keyof typeof ACTION_LABELS;

function feature(name: string, permissions: readonly VocabularyPermission[]): VocabularyFeature {
  return { name, permissions };
}

function permission(scope: string, description: string): VocabularyPermission {
  return { scope, description };
}

function actions(
  resource: string,
  words: string,
  included: readonly Action[] = ['read', 'create', 'update', 'delete'],
): readonly VocabularyPermission[] {
  return included.map((action) => permission(`${action}:${resource}`, `${ACTION_LABELS[action]} ${words}`));
}

function manage(resource: string, words: string): VocabularyPermission {
  return permission(`manage:${resource}`, `Work on ${words}`);
}

import type { Queryable } from '../../database/database';
import { NotFound } from '../../errors';
import { messages } from '../messages';
import type { Permission } from '../userProfile';
import { hasScope } from '../vocabulary';
import { MAX_LIMIT, MAX_PAGE, readId, readNumber, type Query } from './listParameters';

/** A group of permissions on the role screen (ROLE-005). */
export interface Feature {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

export interface FeatureQuery {
  readonly tenantId: string | undefined;
  readonly page: number;
  readonly limit: number;
}

/** @throws BadInput naming the parameter */
export function readFeatureQuery(query: Query): FeatureQuery {
  return {
    tenantId: readId(query, 'tenantId'),
    page: readNumber(query, 'page', { byDefault: 1, max: MAX_PAGE }),
    limit: readNumber(query, 'limit', { byDefault: FEATURE_LIMIT, max: MAX_LIMIT }),
  };
}

/**
 * A page of the features of a brand: those with a permission that applies to the brand (API-REST-015, B-46).
 * Without a brand, a page of all features.
 * @throws NotFound for an unknown brand
 */
export async function listFeatures(
  database: Queryable,
  { tenantId, page, limit }: FeatureQuery,
): Promise<{ readonly features: readonly Feature[]; readonly total: number }> {
  const brandName = tenantId === undefined ? undefined : await nameOfTenant(database, tenantId);
  const stored = await database.query<Feature>(
    `SELECT f.id::text AS id, f.name, coalesce((
       SELECT json_agg(json_build_object('id', p.id, 'description', p.description, 'scope', p.scope) ORDER BY p.position)
       FROM permission p WHERE p.feature_id = f.id), '[]'::json) AS permissions
     FROM feature f ORDER BY f.position, f.id`,
  );
  const features = brandName === undefined ? stored : stored.flatMap((feature) => featureOf(brandName, feature));
  return { features: features.slice((page - 1) * limit, page * limit), total: features.length };
}

/** The name of a brand's tenant. @throws NotFound */
export async function nameOfTenant(database: Queryable, id: string): Promise<string> {
  const [tenant] = await database.query<{ name: string }>('SELECT name FROM tenant WHERE id = $1', [id]);
  if (!tenant) throw new NotFound(messages.noBrand, 'tenantId');
  return tenant.name;
}

/** A feature with the permissions that apply to a brand; empty if none does. */
function featureOf(brandName: string, feature: Feature): readonly Feature[] {
  const permissions = feature.permissions.filter(({ scope }) => hasScope(brandName, scope));
  return permissions.length === 0 ? [] : [{ ...feature, permissions }];
}

/** CONST-005. */
const FEATURE_LIMIT = 20;

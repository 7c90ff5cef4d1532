import type { Queryable } from '../../database/database';
import { NotFound } from '../../errors';
import { messages } from '../messages';
import type { Permission } from '../userProfile';
import { MAX_LIMIT, MAX_PAGE, readId, readNumber, type Query } from './listParameters';

/** Permissions that stand together on the role screen (ROLE-005). */
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
 * A page of the features of a brand; every brand has all of them (B-46).
 * @throws NotFound for an unknown brand
 */
export async function listFeatures(
  database: Queryable,
  { tenantId, page, limit }: FeatureQuery,
): Promise<{ readonly features: readonly Feature[]; readonly total: number }> {
  if (tenantId !== undefined && (await database.query('SELECT 1 FROM tenant WHERE id = $1', [tenantId])).length === 0) {
    throw new NotFound(messages.noBrand);
  }
  const [count] = await database.query<{ total: number }>('SELECT count(*)::int AS total FROM feature');
  const features = await database.query<Feature>(
    `SELECT f.id::text AS id, f.name, coalesce((
       SELECT json_agg(json_build_object('id', p.id, 'description', p.description, 'scope', p.scope) ORDER BY p.position)
       FROM permission p WHERE p.feature_id = f.id), '[]'::json) AS permissions
     FROM feature f ORDER BY f.position, f.id LIMIT $1 OFFSET $2`,
    [limit, (page - 1) * limit],
  );
  return { features, total: count?.total ?? 0 };
}

/** CONST-005. */
const FEATURE_LIMIT = 20;

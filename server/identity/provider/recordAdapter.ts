import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Queryable } from '../../database/database';

/**
 * Stores the state of the embedded provider in the database, so that it survives restarts and is shared by all nodes.
 * Uses the system clock, as the provider does.
 */
export function createRecordAdapter(database: Queryable): AdapterFactory {
  return (kind) => recordsOfKind(database, kind);
}

function recordsOfKind(database: Queryable, kind: string): Adapter {
  async function find(column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> {
    // Untrusted client ids end up here, and a query with U+0000 fails.
    if (value.includes('\0')) return undefined;
    const [row] = await database.query<{ payload: AdapterPayload }>(
      `SELECT payload FROM provider_record
       WHERE kind = $1 AND ${column} = $2 AND (expires_at IS NULL OR expires_at > now())`,
      [kind, value],
    );
    return row?.payload;
  }
  return {
    find: (id) => find('id', id),
    findByUid: (uid) => find('uid', uid),
    // Only the device flow has user codes, and it is off.
    findByUserCode: () => Promise.resolve(undefined),
    async upsert(id, payload, expiresIn) {
      if (kind === 'Interaction') await database.query('DELETE FROM provider_record WHERE expires_at < now()');
      await database.query(
        `INSERT INTO provider_record (kind, id, payload, grant_id, uid, expires_at)
         VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6::double precision))
         ON CONFLICT (kind, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
           uid = excluded.uid, expires_at = excluded.expires_at`,
        [kind, id, JSON.stringify(payload), payload.grantId ?? null, payload.uid ?? null, expiresIn ?? null],
      );
    },
    async consume(id) {
      await database.query(
        `UPDATE provider_record
         SET payload = jsonb_set(payload, '{consumed}', to_jsonb(floor(extract(epoch FROM now()))::bigint))
         WHERE kind = $1 AND id = $2`,
        [kind, id],
      );
    },
    async destroy(id) {
      await database.query('DELETE FROM provider_record WHERE kind = $1 AND id = $2', [kind, id]);
    },
    async revokeByGrantId(grantId) {
      await database.query('DELETE FROM provider_record WHERE kind = $1 AND grant_id = $2', [kind, grantId]);
    },
  };
}

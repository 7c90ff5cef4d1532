import { createHash } from 'node:crypto';
import type { Queryable } from '../../../server/database/database';
import { SEED_BRANDS } from '../../../server/seed/brands';
import type { Brand } from '../../../src/definition';

/** Uploads of every brand that tests refer to without sending them. */
const NAMES = [
  ...['logo.png', 'icon.png', 'picture.png', '0.png', '1.png', '2.png', '3.png', '4.png', 'one.png', 'two.png'],
  ...['a.jpg', 'a.jpeg', 'a.png', 'a.webp'],
  ...['plan.pdf', 'next.pdf', 'first.pdf', 'a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'],
] as const;

/** The key of one of them, the same in every run. */
export function keyOf(name: (typeof NAMES)[number], brand: Brand = 'ALP'): string {
  const digits = createHash('sha256').update(`${brand} ${name}`).digest('hex');
  const id = [8, 12, 16, 20].reduceRight((text, at) => `${text.slice(0, at)}-${text.slice(at)}`, digits.slice(0, 32));
  return `files/2026/01/${id}.${name.split('.').at(-1)}`;
}

/** Registers these uploads, without their bytes, with a date that keeps every clean-up from removing them. */
export async function noteStoredFiles(database: Queryable): Promise<void> {
  await database.query(
    `INSERT INTO file (key, tenant_id, file_name, file_type, size, scan_status, created_at)
     SELECT key, tenant, name, 'application/octet-stream', 1, 'clean', now() + interval '100 years'
     FROM jsonb_to_recordset($1::jsonb) AS stored (key text, tenant uuid, name text)`,
    [
      JSON.stringify(
        SEED_BRANDS.flatMap((brand) =>
          NAMES.map((name) => ({ key: keyOf(name, brand.name), tenant: brand.tenantId, name })),
        ),
      ),
    ],
  );
}

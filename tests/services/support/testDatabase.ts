import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/**
 * A new database on a PostgreSQL server, that of TEST_DATABASE_URL by default; undefined where there is none.
 * @param server its address, with the right to make databases
 */
export async function createTestDatabase(
  server: string | undefined = process.env['TEST_DATABASE_URL'],
): Promise<{ readonly url: string; drop(): Promise<void> } | undefined> {
  if (!server) return undefined;
  const name = `services_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `CREATE DATABASE ${name}`);
  // As docs/operate.md advises.
  await runOn(server, `ALTER DATABASE ${name} SET random_page_cost = 1.1`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOn(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A database on a PostgreSQL server. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * A new database on a PostgreSQL server; undefined if there is no server.
 * @param server its address, with the right to create databases; that of TEST_DATABASE_URL by default
 * @param isDurable whether commits survive a crash of the server, as in an installation; otherwise they do not wait for the disk
 */
export async function createTestDatabase({
  server = process.env['TEST_DATABASE_URL'],
  isDurable = true,
}: {
  readonly server?: string | undefined;
  readonly isDurable?: boolean;
} = {}): Promise<TestDatabase | undefined> {
  if (!server) return undefined;
  const name = `${testDatabasePrefix()}${randomUUID().replaceAll('-', '')}`;
  await onServer(server, async (client) => {
    await client.query(`CREATE DATABASE ${name}`);
    // As docs/operate.md advises.
    await client.query(`ALTER DATABASE ${name} SET random_page_cost = 1.1`);
    if (!isDurable) await client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, (client) => drop(client, name)) };
}

/** Drops all databases of this run that were not dropped yet. */
export async function dropTestDatabases(server: string): Promise<void> {
  await onServer(server, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [testDatabasePrefix()],
    );
    for (const { name } of rows) await drop(client, name);
  });
}

/** Distinguishes the databases of this run from those of another on the same server. */
function testDatabasePrefix(): string {
  return `services_${process.env['TEST_RUN'] ?? ''}_`;
}

async function drop(client: Client, name: string): Promise<void> {
  await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
}

async function onServer(server: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

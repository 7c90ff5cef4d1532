import { pino } from 'pino';
import { openDatabase } from '../../../server/database/database';

/** Run as a process of its own: opens the database of a data folder, writes something, and holds it until killed. */
const [dataDir = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir, logger: pino({ level: 'silent' }) });
await database.query('CREATE TABLE written (text text)');
await database.query('INSERT INTO written VALUES ($1)', ['before the kill']);
process.stdout.write('ready\n');
setInterval(() => undefined, 60_000);

import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../support/freePort';
import { guideCommands } from './guide';
import { runCommands, serverUser } from './shell';

/** A primary, a synchronous replica, and PgBouncer in front of them. */
export interface Cluster {
  /** For DATABASE_URL: the address of PgBouncer. */
  readonly url: string;
  /** For files that have to outlive a server; removed with the cluster. */
  readonly folder: string;
  /** Kills the primary with all of its processes, as the loss of its machine does. */
  killPrimary(): Promise<void>;
  /** Promotes the replica and points PgBouncer to it. */
  failOver(): Promise<void>;
  /** Makes the lost server the replica of the new primary. */
  rejoin(): Promise<void>;
  killPooler(): Promise<void>;
  startPooler(): Promise<void>;
  stop(): Promise<void>;
}

interface Server {
  readonly port: string;
  readonly data: string;
}

const HOST = '127.0.0.1';

/** Sets everything up with the commands of docs/operate/failover.md, in a new folder on free ports. */
export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'brand-console-failover-'));
  await chmod(folder, 0o755);
  const servers = path.join(folder, 'servers');
  const pooler = path.join(servers, 'pooler');
  await mkdir(pooler, { recursive: true });
  if (serverUser !== undefined) spawnSync('chown', ['-R', serverUser, servers]);
  const newServer = async (name: string): Promise<Server> => ({
    port: String(await freePort()),
    data: path.join(servers, name),
  });
  let [primary, replica] = [await newServer('first'), await newServer('second')];
  const poolerPort = String(await freePort());
  const password = randomBytes(12).toString('hex');

  async function runGuide(name: string): Promise<void> {
    await runCommands(guideCommands(name), {
      ...{ PRIMARY_HOST: HOST, PRIMARY_PORT: primary.port, PRIMARY_DATA: primary.data },
      ...{ REPLICA_HOST: HOST, REPLICA_PORT: replica.port, REPLICA_DATA: replica.data },
      ...{ POOLER_HOST: HOST, POOLER_PORT: poolerPort, POOLER_DIR: pooler, NETWORK: `${HOST}/32` },
      ...{ PGPASSWORD: password, CONSOLE_PASSWORD: password },
    });
  }

  const killPooler = async () => killTree(path.join(pooler, 'pgbouncer.pid'));
  const killServer = async ({ data }: Server) => killTree(path.join(data, 'postmaster.pid'));
  async function stop(): Promise<void> {
    await Promise.allSettled([killPooler(), killServer(replica), killServer(primary)]);
    await rm(folder, { recursive: true, force: true });
  }

  try {
    for (const name of ['primary', 'replica', 'synchronous', 'pooler']) await runGuide(name);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgres://brand_console:${password}@${HOST}:${poolerPort}/brand_console`,
    folder,
    killPrimary: () => killServer(primary),
    async failOver() {
      await runGuide('promote');
      await runGuide('repoint');
      [primary, replica] = [replica, primary];
    },
    async rejoin() {
      await runGuide('replica');
      await runGuide('synchronous');
    },
    killPooler,
    startPooler: () => runGuide('pooler-start'),
    stop,
  };
}

/** Kills a server and its child processes, without letting any of them finish its work, and waits for their end. */
async function killTree(pidFile: string): Promise<void> {
  const pid = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGSTOP');
  const all = [pid, ...(await childrenOf(pid))];
  for (const one of all) signal(one, 'SIGKILL');
  while (all.some((one) => signal(one, 0))) await wait(POLL_INTERVAL_MILLISECONDS);
  await rm(pidFile, { force: true });
}

/** @returns whether the process was there */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

async function childrenOf(pid: number): Promise<readonly number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(
    all.map(async (name) => {
      // "pid (name) state parent …", and a name may contain anything.
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
      return [Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])] as const;
    }),
  );
  return parents.filter(([, parent]) => parent === pid).map(([child]) => child);
}

const POLL_INTERVAL_MILLISECONDS = 10;

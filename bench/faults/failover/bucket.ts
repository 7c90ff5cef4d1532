import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The S3 service of the tests as a process of its own, which can be killed. */
export interface Bucket {
  /** For STORAGE_URL; the same after each start. */
  readonly url: string;
  kill(): Promise<void>;
  /** Restarts it on the same port, with the same objects. */
  start(): Promise<void>;
}

/** @param directory for the objects */
export async function startBucket(directory: string): Promise<Bucket> {
  let child: ChildProcess | undefined;
  async function start(port: number): Promise<{ readonly url: string; readonly port: number }> {
    child = fork(path.join(import.meta.dirname, 'bucketProcess.ts'), [String(port), directory], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [started] = (await once(child, 'message')) as [{ readonly url: string; readonly port: number }];
    return started;
  }
  const { url, port } = await start(0);
  return {
    url,
    async kill() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    async start() {
      await start(port);
    },
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

/** An S3 service in this process, with one bucket. */
export interface RunningS3 {
  /** For STORAGE_URL. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the service on a free port, or again on the one that it had. */
export async function startS3({ port = 0, directory }: { port?: number; directory?: string } = {}): Promise<
  RunningS3 & { readonly port: number; readonly directory: string }
> {
  const folder = directory ?? (await mkdtemp(path.join(os.tmpdir(), 's3-')));
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const address = await server.run();
  const endpoint = encodeURIComponent(`http://127.0.0.1:${address.port}`);
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${address.port}/${BUCKET}?endpoint=${endpoint}&region=ap-southeast-1&forcePathStyle=true`,
    port: address.port,
    directory: folder,
    async stop() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const BUCKET = 'uploads';

import { Readable } from 'node:stream';
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { FileStorage } from './fileStorage';
import type { StorageSettings } from './storageSettings';

/** Files in a bucket of an S3-compatible service. The bucket must exist and needs no public access. */
export function createS3Storage(settings: Extract<StorageSettings, { readonly type: 's3' }>): FileStorage {
  const { endpoint, region, bucket, forcePathStyle, credentials } = settings;
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle,
    ...(credentials ? { credentials } : {}),
    // Only AWS supports these checksums; other services reject them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MILLISECONDS, socketTimeout: SOCKET_TIMEOUT_MILLISECONDS },
  });
  // Many services and newer buckets do not support ACLs.
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  return {
    moveIn: (key, localPath) => disk.moveFromFs(localPath, key),
    // Objects become visible only when complete.
    write: (key, bytes) => disk.put(key, bytes),
    async open(key, range) {
      try {
        const answer = await client.send(
          new GetObjectCommand({
            Bucket: bucket,
            Key: key,
            ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
          }),
        );
        if (!(answer.Body instanceof Readable) || answer.ContentLength === undefined) {
          throw new TypeError('The storage answered without a stream.');
        }
        const total = Number(answer.ContentRange?.split('/').at(-1) ?? answer.ContentLength);
        return { stream: answer.Body, size: answer.ContentLength, total };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        // The stored file ends before the range: no bytes, but not a missing file either.
        if (range && isUnsatisfiable(error)) return { stream: Readable.from([]), size: 0, total: 0 };
        throw error;
      }
    },
    exists: (key) => disk.exists(key),
    readBytes: async (key) => new Uint8Array(await disk.getBytes(key)),
    remove: (key) => disk.delete(key),
    async *list(prefix) {
      for (let token: string | undefined; ;) {
        const page = await disk.listAll(prefix, { recursive: true, ...(token && { paginationToken: token }) });
        for (const object of page.objects) if (object.isFile) yield object.key;
        token = page.paginationToken;
        if (!token) return;
      }
    },
  };
}

function isUnsatisfiable(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidRange';
}

const CONNECT_TIMEOUT_MILLISECONDS = 5_000;
const SOCKET_TIMEOUT_MILLISECONDS = 60_000;

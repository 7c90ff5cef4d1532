import { fileURLToPath } from 'node:url';

export type StorageSettings =
  | { readonly type: 'disk'; readonly folder: string }
  | {
      readonly type: 's3';
      readonly endpoint: string;
      readonly region: string;
      readonly bucket: string;
      /** Whether the bucket is part of the URL's path, not of its host name. */
      readonly forcePathStyle: boolean;
      /** Absent: from the environment of the process (instance roles and the like). */
      readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
    };

/**
 * Parses STORAGE_URL: `file:///folder`, or `s3://key:secret@host:port/bucket` with optional query parameters `region`
 * (default us-east-1), `endpoint` (default https and the host of the URL) and `forcePathStyle` (default true except for AWS).
 * Key and secret are percent-encoded.
 * @returns undefined if it is neither
 */
export function storageSettings(text: string): StorageSettings | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // URL parsing turns a path without a leading slash into one from the root of the disk.
  if (url?.protocol === 'file:') return /^file:\//i.test(text) ? diskSettings(url) : undefined;
  if (url?.protocol !== 's3:') return undefined;
  const bucket = url.pathname.replace(/^\//, '');
  const endpoint = url.searchParams.get('endpoint') ?? `https://${url.host}`;
  const forcePathStyle = url.searchParams.get('forcePathStyle') ?? String(!url.hostname.endsWith('.amazonaws.com'));
  const credentials = readCredentials(url);
  const isComplete = url.host !== '' && BUCKET.test(bucket) && credentials !== 'wrong';
  if (!isComplete || !/^https?:\/\/[^/?#]+\/?$/.test(endpoint) || !/^(true|false)$/.test(forcePathStyle)) {
    return undefined;
  }
  return {
    type: 's3',
    endpoint,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    forcePathStyle: forcePathStyle === 'true',
    credentials,
  };
}

/** `#`, `?` and `%` in the folder's name must be percent-encoded: the rest of the name would be lost otherwise. */
function diskSettings(url: URL): StorageSettings | undefined {
  if (url.host !== '' || url.search !== '' || url.hash !== '') return undefined;
  try {
    return { type: 'disk', folder: fileURLToPath(url) };
  } catch {
    return undefined;
  }
}

function readCredentials({
  username,
  password,
}: URL): Extract<StorageSettings, { type: 's3' }>['credentials'] | 'wrong' {
  if (username === '' && password === '') return undefined;
  if (username === '' || password === '') return 'wrong';
  try {
    return { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) };
  } catch {
    return 'wrong';
  }
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

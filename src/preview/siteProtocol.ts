import type { FormData, FormPath, Tree } from '../tree';

/** Protocol version of the messages between the console and a site (docs/preview.md). */
export const PROTOCOL_VERSION = 1;

const PROTOCOL = 'brand-console-preview';
/** More than any form needs. */
const MAX_PATH_LENGTH = 40;

/** The draft of an entry, as sent to a site. */
export interface SiteDraft {
  readonly brand: string;
  /** The name of the editor's definition. */
  readonly editor: string;
  /** Id of the page or record; null before it is first saved. */
  readonly id: string | null;
  /** Tag of the page; null for records, and for pages without one. */
  readonly tag: string | null;
  readonly slug: string | null;
  /** Values by field name. */
  readonly form: FormData;
  /** The form as it would be stored, with preview ids; null for entries that are not stored as a tree. */
  readonly tree: Tree | null;
}

/** A message from the console to a site. */
export type MessageToSite =
  | { readonly type: 'draft'; readonly draft: SiteDraft }
  | { readonly type: 'focused'; readonly path: FormPath };

/** A message from a site to the console. */
export type MessageFromSite =
  | { readonly type: 'ready'; readonly version: unknown }
  | { readonly type: 'picked'; readonly path: FormPath };

/** Encodes a message for posting. */
export function encodeForSite(message: MessageToSite): unknown {
  return { protocol: PROTOCOL, version: PROTOCOL_VERSION, ...message };
}

/** Decodes a message of a site; undefined for other messages, such as those of its developer tools. */
export function decodeFromSite(data: unknown): MessageFromSite | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { protocol, type, version, path } = data as Readonly<Record<string, unknown>>;
  if (protocol !== PROTOCOL) return undefined;
  if (type === 'ready') return { type, version };
  return type === 'picked' && version === PROTOCOL_VERSION && isPath(path) ? { type, path } : undefined;
}

function isPath(path: unknown): path is FormPath {
  return (
    Array.isArray(path) &&
    path.length > 0 &&
    path.length <= MAX_PATH_LENGTH &&
    path.every((key) => typeof key === 'string' || (Number.isInteger(key) && key >= 0))
  );
}

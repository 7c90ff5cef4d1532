import type { FormData, FormPath, Tree } from '../tree';

/** The version of the messages between the console and a site (docs/preview.md). */
export const VERSION = 1;

const PROTOCOL = 'brand-console-preview';
/** Deeper than any form. */
const LONGEST_PATH = 40;

/** What is edited, as a site is told. */
export interface SiteDraft {
  readonly brand: string;
  /** The name of the editor's definition. */
  readonly editor: string;
  /** Of the page or record; null while it was never saved. */
  readonly id: string | null;
  /** Of the page; null for what is none, and while it has none. */
  readonly tag: string | null;
  readonly slug: string | null;
  /** The values by the names of the fields. */
  readonly form: FormData;
  /** The same as it would be stored, with ids of its own; null for what is not stored as a tree. */
  readonly tree: Tree | null;
}

/** What the console tells a site. */
export type ToSite =
  | { readonly type: 'draft'; readonly draft: SiteDraft }
  | { readonly type: 'focused'; readonly path: FormPath };

/** What a site tells the console. */
export type FromSite =
  | { readonly type: 'ready'; readonly version: unknown }
  | { readonly type: 'picked'; readonly path: FormPath };

/** A message as it is posted. */
export function toSite(message: ToSite): unknown {
  return { protocol: PROTOCOL, version: VERSION, ...message };
}

/** A message of a site; undefined for anything else, for example what its tools post. */
export function fromSite(data: unknown): FromSite | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { protocol, type, version, path } = data as Readonly<Record<string, unknown>>;
  if (protocol !== PROTOCOL) return undefined;
  if (type === 'ready') return { type, version };
  return type === 'picked' && version === VERSION && isPath(path) ? { type, path } : undefined;
}

function isPath(path: unknown): path is FormPath {
  return (
    Array.isArray(path) &&
    path.length > 0 &&
    path.length <= LONGEST_PATH &&
    path.every((key) => typeof key === 'string' || (Number.isInteger(key) && key >= 0))
  );
}

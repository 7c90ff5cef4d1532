import type { SettingsReader } from './reader';

/** Where brands show drafts of their websites. */
export interface PreviewSites {
  /** Addresses by the lower-case names of brands. */
  readonly ofBrands: ReadonlyMap<string, string>;
  /** The address for every other brand, `{brand}` in it; absent: those have no site to preview on. */
  readonly ofOthers: string | undefined;
}

const NAME = '{brand}';
const PAIR = /^([a-z0-9-]+)=(.*)$/i;

/**
 * `PREVIEW_URL`: addresses joined with commas, each for one brand (`name=https://…`), or for every brand that has none of its
 * own, whose lower-case name takes the place of `{brand}`. None may be the console's: what a page in a frame of the same
 * origin runs would reach the session.
 * @param origins of the console
 */
export function readPreviewSites(read: SettingsReader, origins: readonly string[]): PreviewSites {
  const pairs = read.list('PREVIEW_URL').map((part): readonly [string, string] => {
    const [, name = '', address = part] = PAIR.exec(part) ?? [];
    return [name.toLowerCase(), address];
  });
  const wrong = pairs.find(([, address]) => !isSite(address, origins));
  if (wrong) {
    read.problem(
      'PREVIEW_URL',
      `addresses of other origins than the console's, joined with commas, like https://${NAME}.example/preview or name=https://name.example`,
      wrong[1],
    );
    return { ofBrands: new Map(), ofOthers: undefined };
  }
  for (const [, address] of pairs) read.requireEncrypted('PREVIEW_URL', named(address, 'brand'));
  const sites = new Map(pairs);
  const ofOthers = sites.get('');
  sites.delete('');
  return { ofBrands: sites, ofOthers };
}

/** Where a brand shows drafts of its website; undefined where it does not. */
export function previewSiteOf({ ofBrands, ofOthers }: PreviewSites, brand: string): string | undefined {
  const name = brand.toLowerCase();
  return ofBrands.get(name) ?? (ofOthers === undefined ? undefined : named(ofOthers, name));
}

/** What a browser must be allowed to load into a frame beside everything that is encrypted: origins on this machine. */
export function plainOriginsOf({ ofBrands, ofOthers }: PreviewSites): readonly string[] {
  const addresses = [...ofBrands.values(), ...(ofOthers === undefined ? [] : [named(ofOthers, '*')])];
  return [...new Set(addresses.filter((address) => address.startsWith('http:')).map(originOf))];
}

/** As text: a host whose first label is `*` is a pattern of the policy, and no address. */
function originOf(address: string): string {
  return address.split('/', 3).join('/');
}

function named(address: string, brand: string): string {
  return address.replaceAll(NAME, brand);
}

function isSite(address: string, origins: readonly string[]): boolean {
  const text = named(address, 'brand');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && !origins.includes(url.origin);
}

import type { SettingsReader } from './reader';

/** The preview sites of brands, which show drafts of their websites. */
export interface PreviewSites {
  /** URLs by lower-case brand name. */
  readonly ofBrands: ReadonlyMap<string, string>;
  /** The URL template with `{brand}` for all other brands; absent: those have no preview site. */
  readonly ofOthers: string | undefined;
}

const BRAND_PLACEHOLDER = '{brand}';
const PAIR = /^([a-z0-9-]+)=(.*)$/i;

/**
 * `PREVIEW_URL`: comma-separated URLs, each for one brand (`name=https://…`), or for all brands without their own, in which `{brand}`
 * is replaced by the lower-case name. None may have an origin of the console: scripts of a framed page of the same origin would
 * have access to the session.
 * @param origins of the console
 */
export function readPreviewSites(read: SettingsReader, origins: readonly string[]): PreviewSites {
  const pairs = read.list('PREVIEW_URL').map((part): readonly [string, string] => {
    const [, name = '', address = part] = PAIR.exec(part) ?? [];
    return [name.toLowerCase(), address];
  });
  const invalid = pairs.find(([, address]) => !isSite(address, origins));
  if (invalid) {
    read.problem(
      'PREVIEW_URL',
      `addresses of other origins than the console's, joined with commas, like https://${BRAND_PLACEHOLDER}.example/preview or name=https://name.example`,
      invalid[1],
    );
    return { ofBrands: new Map(), ofOthers: undefined };
  }
  for (const [, address] of pairs) read.requireEncrypted('PREVIEW_URL', withBrand(address, 'brand'));
  const sites = new Map(pairs);
  const ofOthers = sites.get('');
  sites.delete('');
  return { ofBrands: sites, ofOthers };
}

/** The preview site of a brand, or undefined. */
export function previewSiteOf({ ofBrands, ofOthers }: PreviewSites, brand: string): string | undefined {
  const name = brand.toLowerCase();
  return ofBrands.get(name) ?? (ofOthers === undefined ? undefined : withBrand(ofOthers, name));
}

/** Origins without https, on this machine, that the content security policy must allow in frames in addition to `https:`. */
export function plainOriginsOf({ ofBrands, ofOthers }: PreviewSites): readonly string[] {
  const addresses = [...ofBrands.values(), ...(ofOthers === undefined ? [] : [withBrand(ofOthers, '*')])];
  return [...new Set(addresses.filter((address) => address.startsWith('http:')).map(originOf))];
}

/** By text operations: a host whose first label is `*` is a policy pattern, not a valid URL. */
function originOf(address: string): string {
  return address.split('/', 3).join('/');
}

function withBrand(address: string, brand: string): string {
  return address.replaceAll(BRAND_PLACEHOLDER, brand);
}

function isSite(address: string, origins: readonly string[]): boolean {
  const text = withBrand(address, 'brand');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && !origins.includes(url.origin);
}

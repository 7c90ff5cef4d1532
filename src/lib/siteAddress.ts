/**
 * The URL of a page of a website with query parameters; spaces are encoded as %20, which every URL parser understands.
 * @param site base URL without a trailing slash
 * @param path begins with a slash
 */
export function siteAddress(site: string, path: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(parameters).toString().replaceAll('+', '%20');
  return `${site}${path}?${query}`;
}

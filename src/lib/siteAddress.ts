/**
 * An address of a website with parameters; blanks are sent as %20, as every reader of addresses understands them.
 * @param site where the website is, without a slash at the end
 * @param path begins with a slash
 */
export function siteAddress(site: string, path: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(parameters).toString().replaceAll('+', '%20');
  return `${site}${path}?${query}`;
}

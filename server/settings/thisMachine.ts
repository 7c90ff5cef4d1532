/** Whether a URL is a loopback address (RFC 6761, 6.3 "localhost."; RFC 1122, 3.2.1.3 "{ 127, <any> }"). */
export function isThisMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

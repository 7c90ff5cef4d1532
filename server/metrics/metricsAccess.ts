import { isThisMachine } from '../settings/thisMachine';

/** Who may read the metrics: nobody, this machine, everybody who reaches the port, or whoever has the token. */
export type MetricsAccess = 'off' | 'loopback' | 'on' | { readonly token: string };

/**
 * Reads the setting METRICS.
 * @returns undefined when it is none of the words and cannot be a token either, because it is too short to be a secret
 * or has characters that a bearer token cannot have
 */
export function metricsAccess(setting: string): MetricsAccess | undefined {
  if (setting === 'off' || setting === 'loopback' || setting === 'on') return setting;
  return TOKEN.test(setting) ? { token: setting } : undefined;
}

/**
 * Without the setting: this machine only where it is nobody else's service, which a local PUBLIC_URL says. Behind a
 * proxy on the same machine every request would seem to come from here.
 */
export function defaultMetricsAccess(publicUrl: string): MetricsAccess {
  return isThisMachine(publicUrl) ? 'loopback' : 'off';
}

/** The characters of RFC 6750, at least sixteen of them. */
const TOKEN = /^[\w.~+/-]{16,}=*$/;

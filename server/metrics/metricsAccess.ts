import { isThisMachine } from '../settings/thisMachine';

/** Access to the metrics: nobody, this machine, everybody, or clients with the token. */
export type MetricsAccess = 'off' | 'loopback' | 'on' | { readonly token: string };

/**
 * Parses the setting METRICS.
 * @returns undefined if it is neither a keyword nor a possible token: too short for a secret, or with characters that a bearer
 * token cannot have
 */
export function metricsAccess(setting: string): MetricsAccess | undefined {
  if (setting === 'off' || setting === 'loopback' || setting === 'on') return setting;
  return TOKEN.test(setting) ? { token: setting } : undefined;
}

/**
 * The default: this machine, but only with a local PUBLIC_URL. Behind a proxy on the same machine every request would seem to be
 * local.
 */
export function defaultMetricsAccess(publicUrl: string): MetricsAccess {
  return isThisMachine(publicUrl) ? 'loopback' : 'off';
}

/** At least sixteen characters as allowed by RFC 6750. */
const TOKEN = /^[\w.~+/-]{16,}=*$/;

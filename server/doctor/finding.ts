/** The result of one check. */
export interface Finding {
  readonly check: Check;
  /** `warning`: it works, but will cause problems. */
  readonly state: 'well' | 'warning' | 'fault';
  /** One sentence, without secrets. */
  readonly says: string;
  /** Advice. */
  readonly todo?: string;
}

export const CHECKS = [
  ...['settings', 'Node.js', 'data folder', 'disk', 'secret key', 'database', 'clock', 'uploads', 'mail', 'scanner'],
  'sign-in',
] as const;
type Check = (typeof CHECKS)[number];

export function okFinding(check: Check, says: string): Finding {
  return { check, state: 'well', says };
}

/** @param todo advice, as an instruction */
export function warningFinding(check: Check, { says, todo }: Advice): Finding {
  return { check, state: 'warning', says, todo };
}

/** @param todo advice, as an instruction */
export function faultFinding(check: Check, { says, todo }: Advice): Finding {
  return { check, state: 'fault', says, todo };
}

export interface Advice {
  readonly says: string;
  readonly todo: string;
}

/** Explains a network error with advice, from the code of the error or of its cause. */
export function explainFailure(error: unknown, what: string): Advice {
  const codes = codesOf(error);
  const known = NETWORK.find(([code]) => codes.includes(code));
  if (known) return { says: `${what} ${known[1]} (${known[0]}).`, todo: known[2] };
  return { says: `${what} failed: ${rootMessage(error)}`, todo: 'See what it says, and its own log.' };
}

/** Like explainFailure, for the folder or bucket of the uploads. */
export function explainStorage(error: unknown, where: string): Advice {
  const known = S3_ERRORS.find(([code]) => codesOf(error).includes(code));
  return known ? { says: `${where} ${known[1]} (${known[0]}).`, todo: known[2] } : explainFailure(error, where);
}

/** The codes of an error, of its causes and of its aggregated errors. */
export function codesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  // Some libraries replace the system's code with their own, and only mention the former in the message.
  const named = /\bE[A-Z_]{4,}\b/.exec(error.message)?.[0];
  const own = [codeOf(error), error.name, named].filter((code) => code !== undefined);
  const below = [error.cause, ...(error instanceof AggregateError ? (error.errors as unknown[]) : [])];
  return [...own, ...below.flatMap(codesOf)];
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function rootMessage(error: unknown): string {
  if (error instanceof Error) return error.cause === undefined ? error.message : rootMessage(error.cause);
  return String(error);
}

const NETWORK: readonly (readonly [code: string, says: string, todo: string])[] = [
  ['ECONNREFUSED', 'refuses connections', 'Start it, and compare host and port with the setting.'],
  [
    'ENOTFOUND',
    'has a name that leads nowhere',
    'Correct the host of the setting, or the name service of this machine.',
  ],
  ['EAI_AGAIN', 'has a name that cannot be looked up', 'Look at the name service of this machine.'],
  ['ENOENT', 'is not there', 'Correct the path of the setting, or start what makes it.'],
  ['EACCES', 'may not be reached by this user', 'Give the user of the services the right to it.'],
  ['ETIMEDOUT', 'does not answer', 'Look for a firewall between, and whether it runs.'],
  ['ECONNRESET', 'hangs up', 'Look whether TLS is wanted, and into its log.'],
  [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'has a certificate that nobody vouches for',
    'Set NODE_EXTRA_CA_CERTS to its authority.',
  ],
  [
    'SELF_SIGNED_CERT_IN_CHAIN',
    'has a certificate that nobody vouches for',
    'Set NODE_EXTRA_CA_CERTS to its authority.',
  ],
  ['CERT_HAS_EXPIRED', 'has a certificate that has expired', 'Renew it.'],
  ['TimeoutError', 'does not answer in time', 'Look for a firewall between, and whether it runs.'],
];
const S3_ERRORS: readonly (readonly [code: string, says: string, todo: string])[] = [
  ['NoSuchBucket', 'does not exist', 'Make it, or correct STORAGE_URL.'],
  ['AccessDenied', 'refuses the key', 'Give the key the rights to read, write, list and delete objects.'],
  ['Forbidden', 'refuses the key', 'Give the key the rights to read, write, list and delete objects.'],
  ['InvalidAccessKeyId', 'does not know the key', 'Correct the key in STORAGE_URL.'],
  ['SignatureDoesNotMatch', 'refuses the secret', 'Correct the secret in STORAGE_URL, percent-encoded.'],
];

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isObject } from '../../src/lib/objects';
import type { Config } from '../config';
import { createClamdScanner } from '../files/scanner/clamd';
import { EICAR } from '../files/scanner/eicar';
import { openStorage } from '../files/storage';
import { storageSettings } from '../files/storageSettings';
import { createMailTransport } from '../identity/mail/transport';
import { discover } from '../identity/singleSignOn';
import {
  codesOf,
  explainFailure,
  explainStorage,
  faultFinding,
  warningFinding,
  okFinding,
  type Finding,
} from './finding';
import type { Machine } from './machine';

/** Writes a probe file to the storage of the uploads, reads it, and removes it. */
export async function examineStorage({ storageUrl }: Config): Promise<Finding> {
  const storage = storageSettings(storageUrl);
  if (storage?.type === 'disk' && !existsSync(storage.folder)) {
    return okFinding('uploads', `${storage.folder} is made with the first upload.`);
  }
  const where = storage?.type === 'disk' ? 'The folder of the uploads' : 'The bucket';
  const key = `doctor-${randomUUID()}.txt`;
  const bytes = Buffer.from(`A probe, ${key}`);
  try {
    const files = await openStorage(storageUrl);
    await files.write(key, bytes);
    let read: Buffer | undefined;
    try {
      const stored = await files.open(key);
      read = stored && (await buffer(stored.stream));
    } finally {
      await files.remove(key);
    }
    if (!read?.equals(bytes)) {
      return faultFinding('uploads', {
        says: `${where} gave back something else than was written.`,
        todo: 'Look whether something changes or scans what passes.',
      });
    }
    if (await files.exists(key)) {
      return faultFinding('uploads', {
        says: `${where} keeps what was removed.`,
        todo: 'Give the key the right to delete objects.',
      });
    }
    return okFinding('uploads', `${where} takes, gives and removes files.`);
  } catch (error) {
    return faultFinding('uploads', explainStorage(error, where));
  }
}

/** Connects to the mail server, and authenticates if MAIL_URL has credentials. No mail is sent. */
export async function examineMail({ mail }: Config): Promise<Finding> {
  if (!mail) return okFinding('mail', 'It stays in the outbox: MAIL_URL is not set.');
  const transport = createMailTransport(mail);
  try {
    await transport.verifyConnection();
    return okFinding('mail', 'The mail server lets the services in.');
  } catch (error) {
    if (codesOf(error).includes('EAUTH')) {
      return faultFinding('mail', {
        says: 'The mail server refuses user or password.',
        todo: 'Correct them in MAIL_URL.',
      });
    }
    return faultFinding('mail', explainFailure(error, 'The mail server'));
  } finally {
    transport.close();
  }
}

/** Sends the EICAR test file and a harmless one to clamd. */
export async function examineScanner({ clamdUrl, scanner: kind, production }: Config): Promise<Finding> {
  if (clamdUrl === undefined) {
    const says = kind === 'eicar' ? 'It knows the EICAR test file alone.' : 'Uploads are not scanned.';
    return production
      ? warningFinding('scanner', { says, todo: 'Install clamd, and set CLAMD_URL.' })
      : okFinding('scanner', says);
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'brand-console-doctor-'));
  try {
    const scanner = createClamdScanner({ url: clamdUrl, silenceMilliseconds: TIMEOUT_MILLISECONDS });
    const [infected, harmless] = [path.join(folder, 'test'), path.join(folder, 'harmless')];
    await writeFile(infected, EICAR);
    await writeFile(harmless, 'Nothing.');
    const found = await scanner.scan(infected);
    if (found.status === 'not_scanned') {
      return faultFinding('scanner', {
        says: `clamd does not scan: ${found.reason}.`,
        todo: 'Start it, and compare CLAMD_URL with its LocalSocket or TCPSocket.',
      });
    }
    if (found.status === 'clean') {
      return faultFinding('scanner', {
        says: 'clamd takes the EICAR test file for clean.',
        todo: 'Load its signatures: freshclam.',
      });
    }
    const other = await scanner.scan(harmless);
    if (other.status === 'clean') return okFinding('scanner', 'clamd finds the EICAR test file.');
    return faultFinding('scanner', { says: 'clamd calls a harmless file infected.', todo: 'Look at its signatures.' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Checks the identity provider of SSO_ISSUER: its discovery document and its clock. */
export async function examineProvider({ sso, production }: Config, { now }: Machine): Promise<readonly Finding[]> {
  if (!sso) {
    const says = 'The embedded provider asks nobody for a password.';
    return [production ? warningFinding('sign-in', { says, todo: 'Set SSO_ISSUER.' }) : okFinding('sign-in', says)];
  }
  const address = `${sso.issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
    const answer: unknown = await response.json().catch(() => undefined);
    const metadata = isObject(answer) ? answer : undefined;
    if (!response.ok || metadata === undefined) {
      return [
        faultFinding('sign-in', {
          says: `${address} answers ${response.status}${metadata ? '' : ' without JSON'}.`,
          todo: 'Correct SSO_ISSUER.',
        }),
      ];
    }
    // The client library compares the issuers: it has exceptions for some providers.
    const isSameIssuer = await discover({ ...sso, fetch: () => Promise.resolve(Response.json(metadata)) }).then(
      () => true,
      () => false,
    );
    if (!isSameIssuer) {
      return [
        faultFinding('sign-in', {
          says: `The provider calls itself ${String(metadata['issuer'])}, SSO_ISSUER is ${sso.issuer}.`,
          todo: 'Write SSO_ISSUER letter by letter as the provider calls itself.',
        }),
      ];
    }
    const clock = clockFinding(response.headers.get('date'), now());
    return [okFinding('sign-in', `${sso.issuer} answers.`), ...(clock ? [clock] : [])];
  } catch (error) {
    return [faultFinding('sign-in', explainFailure(error, 'The identity provider'))];
  }
}

function clockFinding(date: string | null, now: Date): Finding | undefined {
  const seconds = Math.abs(Date.parse(date ?? '') - now.getTime()) / 1000;
  if (!(seconds > MAX_CLOCK_DIFFERENCE_SECONDS)) return undefined;
  return faultFinding('clock', {
    says: `This machine and the identity provider are ${Math.round(seconds)} s apart: its tokens count as expired, or as not good yet.`,
    todo: 'Set the clock of this machine by NTP.',
  });
}

const TIMEOUT_MILLISECONDS = 5_000;
/** More than the tolerance of client libraries and the rounding of the header to seconds. */
const MAX_CLOCK_DIFFERENCE_SECONDS = 30;

import { makeImage } from '../../tests/services/support/uploads';
import type { Outcome, Staff } from '../support/staff';
import { mustHold, type Tally } from './fault';

/** A simulated person who uploads pictures and knows which of them must be stored. */
export interface Uploader {
  /** Keys of acknowledged uploads. */
  readonly keys: readonly string[];
  /** Uploads one picture. */
  upload(staff: Staff): Promise<Outcome>;
  /**
   * Uploads until the time is over or an upload is not acknowledged.
   * @returns the outcome of the upload that was not acknowledged, if there was one
   */
  work(staff: Staff, isOver: () => boolean): Promise<Outcome | undefined>;
  /**
   * Checks that every upload acknowledged since the last time is served byte for byte.
   * @throws Violation
   */
  verify(url: string): Promise<void>;
}

/**
 * Checks that an upload during a fault is stored, or refused with a message (API-REST-024), and does not hang.
 * @throws Violation
 */
export function mustBeStoredOrRefused({ code, message, milliseconds }: Outcome, maxMilliseconds: number): void {
  mustHold(
    code === 'OK' || (/^HTTP 50[03]$/.test(code) && message !== ''),
    `an upload should be stored, or refused with 500 or 503 and a message, got ${code} ${message}`,
  );
  mustHold(
    milliseconds <= maxMilliseconds,
    `an upload should end within ${maxMilliseconds} ms, took ${Math.round(milliseconds)}`,
  );
}

/** An uploader that has uploaded nothing yet. */
export async function createUploader(tally: Tally): Promise<Uploader> {
  const bytes = new Uint8Array(await makeImage('png', { width: 200, height: 100 }));
  const keys: string[] = [];
  let verified = 0;

  async function upload(staff: Staff): Promise<Outcome> {
    const outcome = await staff.upload('/uploads/images', { bytes, name: 'picture.png' });
    if (outcome.code === 'OK') {
      keys.push(String(outcome.data['key']));
      tally.add('uploads acknowledged');
    }
    return outcome;
  }

  return {
    keys,
    upload,
    async work(staff, isOver) {
      while (!isOver()) {
        const outcome = await upload(staff);
        if (outcome.code !== 'OK') return outcome;
      }
      return undefined;
    },
    async verify(url) {
      for (const key of keys.slice(verified)) {
        const answer = await fetch(`${url}/${key}`);
        const served = new Uint8Array(await answer.arrayBuffer());
        mustHold(
          answer.ok && Buffer.compare(served, bytes) === 0,
          `the upload ${key} should be served as it was sent, got HTTP ${answer.status} with ${served.length} bytes`,
        );
      }
      verified = keys.length;
    },
  };
}

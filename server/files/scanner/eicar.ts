import { containsBytes } from '../containsBytes';
import type { Scanner, ScanResult } from './scanner';

/**
 * For the demo: detects the EICAR test file anywhere in a file, and reports everything else as clean. It is no protection.
 */
export function createEicarScanner(): Scanner {
  return { scan };
}

async function scan(localPath: string): Promise<ScanResult> {
  try {
    const isInfected = await containsBytes(localPath, EICAR);
    return isInfected ? { status: 'infected', signature: 'EICAR test file' } : { status: 'clean' };
  } catch (error) {
    return { status: 'not_scanned', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** The EICAR test file; in pieces, so that no scanner detects this source file. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE', '!$H+H*'].join(''),
);

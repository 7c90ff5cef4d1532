import type { Config } from '../../config';
import type { Services } from '../../services';
import { createClamdScanner } from './clamd';
import { createEicarScanner } from './eicar';
import type { Scanner } from './scanner';

/** The scanner of the settings: clamd by CLAMD_URL, else the one that only detects the test file, else none. */
export function openScanner({ config, logger, metrics }: Pick<Services, 'config' | 'logger' | 'metrics'>): Scanner {
  const scanner = choose(config);
  return {
    async scan(localPath) {
      const stop = metrics.scanSeconds.startTimer();
      const result = await scanner.scan(localPath);
      stop({ result: result.status });
      if (result.status === 'not_scanned') logger.warn({ reason: result.reason }, 'an upload was not scanned');
      if (result.status === 'infected') logger.warn({ signature: result.signature }, 'an upload is infected');
      return result;
    },
  };
}

function choose({ clamdUrl, scanner }: Pick<Config, 'clamdUrl' | 'scanner'>): Scanner {
  if (clamdUrl !== undefined) return createClamdScanner({ url: clamdUrl });
  if (scanner === 'eicar') return createEicarScanner();
  return { scan: () => Promise.resolve({ status: 'not_scanned', reason: 'no scanner is configured' }) };
}

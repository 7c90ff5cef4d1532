import { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { createLogger } from '../../server/logger';
import { terminalLog } from '../../server/terminalLog';

/** The lines that a person at a terminal reads, without colours. */
async function read(write: (logger: ReturnType<typeof createLogger>) => void): Promise<readonly string[]> {
  let text = '';
  const terminal = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  write(createLogger({ logLevel: 'info' }, await terminalLog(terminal)));
  return stripVTControlCharacters(text).trimEnd().split('\n');
}

it('a person at a terminal reads one line for each event, with the time, what happened and what belongs to it', async () => {
  const lines = await read((logger) => {
    logger.info({ url: 'http://localhost:4000', engine: 'embedded' }, 'ready');
    const req = { method: 'GET', url: '/plans?brand_id=a' };
    logger.info({ reqId: 'a', req, res: { statusCode: 200 }, responseTime: 12.34 }, 'request');
    logger.warn('Demo accounts are on');
  });
  expect(lines).toEqual([
    expect.stringMatching(/^\[\d\d:\d\d:\d\d\] INFO: ready \{.*"url":"http:\/\/localhost:4000".*\}$/),
    expect.stringMatching(/^\[\d\d:\d\d:\d\d\] INFO: request GET \/plans 200 12 ms$/),
    expect.stringMatching(/^\[\d\d:\d\d:\d\d\] WARN: Demo accounts are on$/),
  ]);
});

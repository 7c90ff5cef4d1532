import { request as httpRequest } from 'node:http';
import { newPlace } from '../../support/engines';
import { startServicesProcess } from '../../support/servicesProcess';
import { signInStaff, type Staff } from '../../support/staff';
import { mustHold, type Fault } from '../fault';
import { anyRequest, fuzzFiles, type FuzzRequest, type Vocabulary } from './requests';

const REQUESTS_PER_ROUND = 100;
const CONCURRENT_REQUESTS = 4;
const TIMEOUT_MILLISECONDS = 30_000;
const ACCOUNTS = ['alp.editor', 'alp.reader', 'alp.contracts', 'platform.administrator'] as const;

/** Requests by the grammar of every interface, most of them hostile: each is answered, and none causes an error of the services. */
export const fuzz: Fault = {
  summary: `${REQUESTS_PER_ROUND} requests of a grammar-based fuzzer over GraphQL, REST, uploads and OpenID Connect`,
  engines: ['embedded', 'postgres'],
  rounds: 100,
  async begin({ engine, tally }) {
    const place = await newPlace(engine);
    // Every request names an address of its own; otherwise the limit of sign-ins would reject most of them.
    const env = { ...place.env, TRUST_PROXY: 'loopback', ACCESS_TOKEN_SECONDS: '86400' };
    const services = await startServicesProcess({ entry: 'sources', env });
    const staff = await Promise.all(ACCOUNTS.map((account) => signInStaff(services.url, account)));
    const [editor] = staff;
    if (!editor) throw new TypeError('Nobody is signed in.');
    const vocabulary: Vocabulary = {
      ids: await knownIds(editor),
      files: await fuzzFiles(),
      tokens: [editor.token, ...staff.map(({ token }) => token)],
    };
    return {
      async round(random) {
        const requests = Array.from({ length: REQUESTS_PER_ROUND }, () => anyRequest(random, vocabulary));
        for (let start = 0; start < requests.length; start += CONCURRENT_REQUESTS) {
          await Promise.all(
            requests.slice(start, start + CONCURRENT_REQUESTS).map(async (request) => {
              const { status, text } = await send(services.url, request);
              tally.add(`${request.kind}: ${Math.floor(status / 100)}xx`);
              const isFault = status >= 500 && status !== 503;
              mustHold(
                !isFault && !text.includes('INTERNAL_SERVER_ERROR'),
                `${describe(request)} should be no fault, got ${status} ${text.slice(0, 300)}`,
              );
            }),
          );
          const logged = errorsIn(services.said());
          const sent = requests
            .slice(start, start + CONCURRENT_REQUESTS)
            .map(describe)
            .join('\n');
          mustHold(logged === '', `nothing should be logged as an error, got ${logged} after ${sent}`);
        }
        mustHold(services.isRunning(), 'the services should still run');
      },
      async end() {
        await services.stop();
        await place.remove();
      },
    };
  },
};

/** Ids of the demo data, and one that does not exist. */
async function knownIds(staff: Staff): Promise<Vocabulary['ids']> {
  const brands = await staff.ask('{ found: getAllBrands { id } }');
  const [brand] = brands.data['found'] as readonly { readonly id: string }[];
  const pages = await staff.ask(
    `query ($brand: ID!) { found: searchPages(brand_id: $brand, tag: "COMPANY-INFO-ALP", limit: 20) {
      pages { id containers { id field_collections { id fields { id } } } }
    } }`,
    { brand: brand?.id },
  );
  const ids = JSON.stringify(pages.data).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
  return ['00000000-0000-4000-8000-000000000000', ...(brand ? [brand.id, brand.id] : []), ...ids.slice(0, 60)];
}

/** The lines of the services' own log, which contains only errors; libraries print lines of their own at the start. */
function errorsIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.endsWith('}') && line.includes('"msg":'));
  return lines.join('\n');
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends a request verbatim, which fetch would correct, on a connection of its own: the services may close one on which they did not read
 * all of a body.
 */
function send(url: string, request: FuzzRequest): Promise<Answer> {
  const { method, path, headers, body } = request;
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const fail = (what: string): void => reject(new Error(`${describe(request)}: ${what}`));
    const outgoing = httpRequest(
      { hostname, port, method, path, headers, agent: false, timeout: TIMEOUT_MILLISECONDS },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
        answer.on('error', (error) => fail(error.message));
      },
    );
    outgoing.on('timeout', () => {
      fail(`no answer within ${TIMEOUT_MILLISECONDS} ms`);
      outgoing.destroy();
    });
    outgoing.on('error', (error) => fail(error.message));
    outgoing.end(body);
  });
}

function describe({ method, path, headers, body }: FuzzRequest): string {
  const type = headers['content-type'] ?? '';
  return `${method} ${path.slice(0, 600)} (${type}) ${body === undefined ? '' : JSON.stringify(body.toString('latin1').slice(0, 1500))}`;
}

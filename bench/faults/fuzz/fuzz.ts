import { request as httpRequest } from 'node:http';
import { newPlace } from '../../support/engines';
import { startServicesProcess } from '../../support/servicesProcess';
import { signInStaff, type Staff } from '../../support/staff';
import { mustHold, type Fault } from '../fault';
import { anyRequest, fuzzFiles, type FuzzRequest, type Vocabulary } from './requests';

const REQUESTS_OF_ROUND = 100;
const AT_ONCE = 4;
const LONGEST_MILLISECONDS = 30_000;
const ACCOUNTS = ['alp.editor', 'alp.reader', 'alp.contracts', 'platform.administrator'] as const;

/** Requests by the grammar of every door, most of them hostile: whatever arrives is answered, and is no fault of the services. */
export const fuzz: Fault = {
  summary: `${REQUESTS_OF_ROUND} requests of a grammar-based fuzzer over GraphQL, REST, uploads and OpenID Connect`,
  engines: ['embedded', 'postgres'],
  rounds: 100,
  async begin({ engine, tally }) {
    const place = await newPlace(engine);
    // Every request names an address of its own, or the limit of sign-ins would answer most.
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
        const requests = Array.from({ length: REQUESTS_OF_ROUND }, () => anyRequest(random, vocabulary));
        for (let start = 0; start < requests.length; start += AT_ONCE) {
          await Promise.all(
            requests.slice(start, start + AT_ONCE).map(async (asked) => {
              const { status, text } = await send(services.url, asked);
              tally.add(`${asked.kind}: ${Math.floor(status / 100)}xx`);
              const isFault = status >= 500 && status !== 503;
              mustHold(
                !isFault && !text.includes('INTERNAL_SERVER_ERROR'),
                `${describe(asked)} should be no fault, got ${status} ${text.slice(0, 300)}`,
              );
            }),
          );
          const logged = errorsIn(services.said());
          const sent = requests
            .slice(start, start + AT_ONCE)
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

/** Ids of what the demo has, and one that nothing has. */
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

/** The lines of the services' own log, which has errors alone; libraries say a word of their own at the start. */
function errorsIn(said: string): string {
  const lines = said.split('\n').filter((line) => line.endsWith('}') && line.includes('"msg":'));
  return lines.join('\n');
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends a request as it is, which fetch would put right, on a connection of its own: the services may close one on which they did not
 * read all of a body.
 */
function send(url: string, asked: FuzzRequest): Promise<Answer> {
  const { method, path, headers, body } = asked;
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const fail = (what: string): void => reject(new Error(`${describe(asked)}: ${what}`));
    const outgoing = httpRequest(
      { hostname, port, method, path, headers, agent: false, timeout: LONGEST_MILLISECONDS },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
        answer.on('error', (error) => fail(error.message));
      },
    );
    outgoing.on('timeout', () => {
      fail(`no answer within ${LONGEST_MILLISECONDS} ms`);
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

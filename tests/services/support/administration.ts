import { SEED_BRANDS, type SeedBrand } from '../../../server/seed/brands';
import { signIn } from './signIn';
import { startServices, type RunningServices } from './startServices';

export interface Item {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly [field: string]: unknown;
}

export interface RestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The `data` of an answer with one record. */
  readonly data: Item;
  /** The `data` of a list. */
  readonly list: readonly Item[];
  readonly meta: {
    readonly data: Readonly<Record<string, number>>;
    readonly pagination: { readonly page: number; readonly limit: number; readonly total: number };
  };
  /** `data.message` of a refused call (API-REST-017). */
  readonly message: unknown;
  /** `data.argument` of a refused call: the refused part of the input. */
  readonly argument: unknown;
}

export type Call = (method: string, path: string, body?: unknown) => Promise<RestAnswer>;

export interface RunningAdministration extends RunningServices {
  /** Calls as the platform administrator. */
  readonly call: Call;
  /** Calls as `<account>@demo.example`; undefined: without a token. */
  callAs(account: string | undefined): Promise<Call>;
}

/** The services with a signed-in platform administrator. */
export async function startAdministration(env: Readonly<Record<string, string>> = {}): Promise<RunningAdministration> {
  const running = await startServices({ env });
  async function callAs(account: string | undefined): Promise<Call> {
    const token = account && (await signIn(running.url, `${account}@demo.example`)).accessToken;
    return callWith(running.url, token);
  }
  return { ...running, call: await callAs('platform.administrator'), callAs };
}

/** Calls the identity service at a URL with a token; undefined: without one. */
export function callWith(url: string, token: string | undefined): Call {
  return (method, path, body) => request(`${url}/iam/${path}`, { method, token, body });
}

async function request(
  url: string,
  { method, token, body }: { readonly method: string; readonly token: string | undefined; readonly body: unknown },
): Promise<RestAnswer> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const { data, meta } = (text === '' ? {} : JSON.parse(text)) as Pick<RestAnswer, 'data' | 'meta'>;
  const list = Array.isArray(data) ? (data as readonly Item[]) : [];
  const { message, argument } = (data as Partial<Item> | undefined) ?? {};
  return { status: response.status, headers: response.headers, data, list, meta, message, argument };
}

/** The tenant of a brand. */
export function tenantOf(name: SeedBrand['name']): string {
  const brand = SEED_BRANDS.find((candidate) => candidate.name === name);
  if (!brand) throw new Error(`There is no brand ${name}.`);
  return brand.tenantId;
}

/** The id of the demo role with this name. */
export async function roleNamed(call: Call, name: string): Promise<string> {
  const { list } = await call('GET', `roles?limit=100&q=${encodeURIComponent(name)}`);
  const role = list.find((candidate) => candidate.name === name);
  if (!role) throw new Error(`There is no role ${name}.`);
  return role.id;
}

/** The create payload of a user of ALP (USR-020). */
export async function userPayload(call: Call, changes: Readonly<Record<string, unknown>> = {}) {
  return {
    firstName: 'Ada',
    middleName: 'Q.',
    lastName: 'Example',
    email: 'ada@demo.example',
    contactNumber: '09171234567',
    isActive: false,
    tenantId: tenantOf('ALP'),
    roleId: await roleNamed(call, 'ALP Editor'),
    ...changes,
  };
}

/** The log entries of a user, oldest first. */
export async function activitiesOf(call: Call, userId: string): Promise<readonly unknown[]> {
  const { list } = await call('GET', `users/${userId}/activities?limit=100&order=ASC`);
  return list.map((item) => item['activity']);
}

/** The newest mail to an address, from the outbox. */
export async function mailTo(call: Call, address: string): Promise<{ readonly link: string; readonly text: string }> {
  const { list } = await call('GET', 'outbox?limit=100');
  const mail = list.find((item) => item['to'] === address);
  if (!mail) throw new Error(`There is no mail to ${address}.`);
  return { link: String(mail['link']), text: String(mail['text']) };
}

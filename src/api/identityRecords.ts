import { listParameters, totalOf, type CallIdentity, type IdentityQuery, type Parameters } from './identityCalls';
import { numberOf, parseList, parseRecord, type AnswerRecord, type Parser } from './parse';

/** A page of users or roles. */
export interface IdentityPage<Profile> {
  readonly profiles: readonly Profile[];
  readonly total: number;
  /** For both sides of the toggle (USR-004, ROLE-001). */
  readonly counts: { readonly active: number; readonly inactive: number };
  /** All data about the list that the service returns. */
  readonly details: AnswerRecord;
}

/** The calls for the users or the roles; they fail with the errors of `errors.ts`. */
export interface IdentityRecords<Profile, Input, Change> {
  /** @param filters further parameters */
  list(query: IdentityQuery, filters?: Parameters): Promise<IdentityPage<Profile>>;
  read(id: string): Promise<Profile>;
  /** @param key idempotency key */
  create(input: Input, key?: string): Promise<Profile>;
  /** @param options.key idempotency key */
  update(id: string, change: Change, options: { readonly key?: string | undefined }): Promise<Profile>;
}

/** `GET`, `POST /iam/users`, `GET`, `PUT /iam/users/{id}`, and the same for roles. */
export function createIdentityRecords<Profile, Input extends object, Change extends object>(
  call: CallIdentity,
  kind: 'user' | 'role',
  parse: Parser<Profile>,
): IdentityRecords<Profile, Input, Change> {
  const all = `${kind}s`;
  const path = `/${all}`;
  const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const profileIn = (answer: AnswerRecord) => parse(answer['data'], kind);
  return {
    async list(query, filters) {
      const answer = await call({ method: 'GET', path, parameters: { ...listParameters(query), ...filters } });
      const meta = parseRecord(answer['meta'], `${all}.meta`);
      const details = parseRecord(meta['data'], `${all}.meta.data`);
      const count = (name: string) => numberOf(details[name], `${all}.meta.data.${name}`);
      const [active, inactive] = kind === 'user' ? ['activeUsers', 'inactiveUsers'] : ['activeRoles', 'inactiveRoles'];
      return {
        profiles: parseList(answer['data'], all, parse),
        total: totalOf(meta, all),
        counts: { active: count(active), inactive: count(inactive) },
        details,
      };
    },
    read: async (id) => profileIn(await call({ method: 'GET', path: pathOf(id) })),
    create: async (input, key) => profileIn(await call({ method: 'POST', path, body: input, key })),
    update: async (id, change, { key }) =>
      profileIn(await call({ method: 'PUT', path: pathOf(id), body: change, key })),
  };
}

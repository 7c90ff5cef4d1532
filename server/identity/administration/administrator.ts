import type { FastifyRequest } from 'fastify';
import { answerOnce, readIdempotencyKey, type KeyedRequest, type IdempotentAnswer } from '../../answeredRequests';
import type { Queryable } from '../../database/database';
import type { Exchange } from '../../errorAnswers';
import { Forbidden } from '../../errors';
import type { Caller, Identity, Services } from '../../services';
import { requireCaller } from '../bearer';
import { NoAdministratorLeft, DuplicateValue } from '../errors';
import { FIRST_ROLE } from '../firsts';
import type { Verifications } from '../mail/verifications';
import { messages } from '../messages';
import { ADVISORY_LOCKS } from '../../database/advisoryLocks';
import { violatedUniqueness } from '../../database/constraints';
import { sha256OfJson } from '../../sha256';

/** Dependencies of the administration routes. */
export interface AdministrationOptions extends Pick<Services, 'database' | 'identity' | 'clock' | 'newId'> {
  readonly verifications: Verifications;
}

/**
 * Authenticates a platform administrator (B-8). Browsers must not store the response.
 * @throws Unauthenticated, Forbidden
 */
export async function requireAdministrator(identity: Identity, { request, reply }: Exchange): Promise<Caller> {
  const caller = await requireCaller(identity, request);
  if (!caller.isPlatformAdministrator) throw new Forbidden(messages.onlyAdministrators);
  void reply.header('cache-control', 'no-store');
  return caller;
}

export interface RequestedChange<Input> {
  readonly input: Input;
  readonly caller: Caller;
  /** Undefined: not deduplicated. */
  readonly keyed: KeyedRequest | undefined;
}

/**
 * Reads the optional header `Idempotency-Key`.
 * @returns undefined without the header
 * @throws BadInput for a key that is not a text of 1 to 200 characters
 */
export function readKeyedRequest(
  { headers, method, url, body }: FastifyRequest,
  { caller, clock }: { readonly caller: Caller; readonly clock: () => Date },
): KeyedRequest | undefined {
  const key = readIdempotencyKey(headers['idempotency-key'], ARGUMENT);
  if (key === undefined) return undefined;
  return { key, userId: caller.userId, hash: sha256OfJson([method, url, body]), argument: ARGUMENT, now: clock() };
}

const ARGUMENT = 'Idempotency-Key';

/** A unique index, and the error for a duplicate value. */
interface Uniqueness {
  readonly index: string;
  readonly argument: string;
  readonly message: string;
}

/**
 * Changes users or roles in a transaction, one change at a time, and once per idempotency key.
 * @throws DuplicateValue for a duplicate of the unique value
 */
export async function changeOnce<Answer>(
  { database, clock }: Pick<AdministrationOptions, 'database' | 'clock'>,
  { keyed, unique }: { readonly keyed: KeyedRequest | undefined; readonly unique: Uniqueness },
  work: (transaction: Queryable, now: Date) => Promise<Answer>,
): Promise<IdempotentAnswer<Answer>> {
  try {
    return await database.transaction((transaction) =>
      answerOnce(transaction, keyed, async () => {
        const now = clock();
        await lockAdministration(transaction);
        return work(transaction, now);
      }),
    );
  } catch (error) {
    if (violatedUniqueness(error) === unique.index) throw new DuplicateValue(unique.argument, unique.message);
    throw error;
  }
}

/** Serializes changes of users and roles, so that two concurrent ones cannot together lock everybody out. */
export async function lockAdministration(transaction: Queryable): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.administration]);
}

/**
 * Call it at the end of a change of users or roles.
 * @throws NoAdministratorLeft if nobody would be left who can undo it
 */
export async function requireRemainingAdministrator(transaction: Queryable): Promise<void> {
  const rows = await transaction.query(
    `SELECT 1 FROM app_user u ${FIRST_ROLE}
     WHERE u.is_active AND u.verified_at IS NOT NULL AND r.is_active AND r.is_platform LIMIT 1`,
  );
  if (rows.length === 0) throw new NoAdministratorLeft();
}

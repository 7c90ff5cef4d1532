import type { CallIdentity } from './identityCalls';
import { flagOf, optionalText, parseList, parseRecord, parseText, textOrEmpty, type AnswerRecord } from './parse';

/** Where a user is signed in. Times are ISO 8601. */
export interface ListedSignIn {
  readonly id: string;
  /** 'Chrome on Windows'; undefined where the browser did not say. */
  readonly browser: string | undefined;
  /** The address of the last use. */
  readonly address: string | undefined;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  /** Whether it is that of this browser. */
  readonly isCurrent: boolean;
}

/** Whose sign-ins: one's own, or by the id of a user, for platform administrators. */
export type SignInOwner = 'me' | { readonly userId: string };

/** The calls of the list of sign-ins; they fail with the errors of `errors.ts`. */
export interface SignInCalls {
  /** What was used last first. */
  list(owner: SignInOwner): Promise<readonly ListedSignIn[]>;
  /** @returns those that are left */
  end(owner: SignInOwner, id: string): Promise<readonly ListedSignIn[]>;
}

/** `GET /iam/users/{me or id}/sign-ins` and `POST …/{id}/end`. */
export function createSignInCalls(call: CallIdentity): SignInCalls {
  return {
    list: async (owner) => parseSignIns(await call({ method: 'GET', path: pathOf(owner) })),
    end: async (owner, id) =>
      parseSignIns(await call({ method: 'POST', path: `${pathOf(owner)}/${encodeURIComponent(id)}/end`, body: {} })),
  };
}

function pathOf(owner: SignInOwner): string {
  return `/users/${owner === 'me' ? owner : encodeURIComponent(owner.userId)}/sign-ins`;
}

function parseSignIns(answer: AnswerRecord): readonly ListedSignIn[] {
  return parseList(answer['data'], 'sign-ins', (value, where) => {
    const signIn = parseRecord(value, where);
    return {
      id: parseText(signIn['id'], `${where}.id`),
      browser: optionalText(signIn['browser']),
      address: optionalText(signIn['address']),
      createdAt: textOrEmpty(signIn['createdAt']),
      lastUsedAt: textOrEmpty(signIn['lastUsedAt']),
      isCurrent: flagOf(signIn['isCurrent']),
    };
  });
}

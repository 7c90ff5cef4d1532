import type { CallIdentity } from './identityCalls';
import { flagOf, objectOf, optionalText, parseList, parseText, textOrEmpty, type AnswerRecord } from './parse';

/** A sign-in of a user. Times are ISO 8601. */
export interface ListedSignIn {
  readonly id: string;
  /** 'Chrome on Windows'; undefined if the browser did not identify itself. */
  readonly browser: string | undefined;
  /** The IP address of the last use. */
  readonly address: string | undefined;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  /** Whether it belongs to this browser. */
  readonly isCurrent: boolean;
}

/** The current user, or, for platform administrators, any user by id. */
export type SignInOwner = 'me' | { readonly userId: string };

/** The sign-in calls; they fail with the errors of `errors.ts`. */
export interface SignInCalls {
  /** Most recently used first. */
  list(owner: SignInOwner): Promise<readonly ListedSignIn[]>;
  /** @returns the remaining sign-ins */
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
  return parseList(answer['data'], 'sign-ins', parseSignIn);
}

const parseSignIn = objectOf<ListedSignIn>({
  id: parseText,
  browser: optionalText,
  address: optionalText,
  createdAt: textOrEmpty,
  lastUsedAt: textOrEmpty,
  isCurrent: flagOf,
});

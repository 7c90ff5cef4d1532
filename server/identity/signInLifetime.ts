import { addSeconds } from '../instants';

/** The maximum durations of a sign-in, in seconds. */
export interface SignInLimits {
  /** Since the sign-in, regardless of activity. */
  readonly signInSeconds: number;
  /** Without any call. */
  readonly idleSeconds: number;
}

/** The timestamps that determine whether a sign-in is active. */
export interface SignInTimestamps {
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly ended_at: Date | null;
}

/** Whether a sign-in is active: not ended, and neither too old nor idle (OWASP ASVS 4.0, 3.3.2). */
export function isSignInActive(
  { created_at: createdAt, last_used_at: lastUsedAt, ended_at: endedAt }: SignInTimestamps,
  { signInSeconds, idleSeconds }: SignInLimits,
  now: Date,
): boolean {
  return endedAt === null && now < addSeconds(createdAt, signInSeconds) && now < addSeconds(lastUsedAt, idleSeconds);
}

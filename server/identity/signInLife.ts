/** How long a sign-in lasts, in seconds. */
export interface SignInLimits {
  /** From the moment at which the person signed in, whatever they do. */
  readonly signInSeconds: number;
  /** Without any call. */
  readonly idleSeconds: number;
}

/** What decides whether a sign-in goes on. */
export interface SignInLife {
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly ended_at: Date | null;
}

/** Whether a sign-in goes on: nobody ended it, and it is neither too old nor idle (OWASP ASVS 4.0, 3.3.2). */
export function isAlive(
  { created_at: createdAt, last_used_at: lastUsedAt, ended_at: endedAt }: SignInLife,
  { signInSeconds, idleSeconds }: SignInLimits,
  now: Date,
): boolean {
  return (
    endedAt === null && now < secondsAfter(createdAt, signInSeconds) && now < secondsAfter(lastUsedAt, idleSeconds)
  );
}

/** A time so many seconds later. */
export function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}

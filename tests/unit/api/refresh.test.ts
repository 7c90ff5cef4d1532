import { describe, expect, it, vi } from 'vitest';
import { ServiceError, UnreachableError } from '../../../src/api/errors';
import { createRefresh, runExclusivelyByWebLocks, type RunExclusively } from '../../../src/api/refresh';
import { createTokenStore, type Tokens } from '../../../src/api/tokens';
import { memoryStorage } from '../support/storage';

const withoutLock: RunExclusively = (_name, work) => work(false);

function setUp(exchange: (refreshToken: string) => Promise<Tokens>, exclusively = withoutLock) {
  const tokens = createTokenStore(memoryStorage({ ACCESS_TOKEN: 'old', REFRESH_TOKEN: 'r1' }), new EventTarget());
  const spy = vi.fn(exchange);
  return { tokens, exchange: spy, refresh: createRefresh({ tokens, exchange: spy, exclusively }) };
}

describe('refreshing the tokens', () => {
  it('[SESS-008] replaces both stored tokens by the new ones', async () => {
    const { tokens, exchange, refresh } = setUp(async () => ({ accessToken: 'new', refreshToken: 'r2' }));
    await expect(refresh('old')).resolves.toBe('new');
    expect(exchange).toHaveBeenCalledExactlyOnceWith('r1');
    expect(tokens.both()).toEqual({ accessToken: 'new', refreshToken: 'r2' });
  });

  it('[SESS-009] clears both stored tokens when it fails', async () => {
    const { tokens, refresh } = setUp(() => Promise.reject(new ServiceError('Unknown token.', '401')));
    await expect(refresh('old')).resolves.toBeUndefined();
    expect(tokens.access()).toBeUndefined();
    expect(tokens.both()).toBeUndefined();
  });

  it.each([
    new UnreachableError('identity'),
    new ServiceError('Too many requests.', '429'),
    new ServiceError('Something went wrong!', '503'),
  ])('keeps both tokens if the service did not decide: $message', async (error) => {
    const { tokens, refresh } = setUp(() => Promise.reject(error));
    await expect(refresh('old')).rejects.toBe(error);
    expect(tokens.both()).toEqual({ accessToken: 'old', refreshToken: 'r1' });
  });

  it('is done once for calls that fail at the same time', async () => {
    const { exchange, refresh } = setUp(async () => ({ accessToken: 'new', refreshToken: 'r2' }));
    await expect(Promise.all([refresh('old'), refresh('old'), refresh('old')])).resolves.toEqual(['new', 'new', 'new']);
    expect(exchange).toHaveBeenCalledTimes(1);
  });

  it('uses tokens that another tab got while this one waited for the lock', async () => {
    const { tokens, exchange, refresh } = setUp(
      async () => ({ accessToken: 'unused', refreshToken: 'unused' }),
      async (_name, work) => {
        tokens.write({ accessToken: 'from the other tab', refreshToken: 'r2' });
        return work(true);
      },
    );
    await expect(refresh('old')).resolves.toBe('from the other tab');
    expect(exchange).not.toHaveBeenCalled();
  });

  it('does not revive a session that was ended during the request', async () => {
    const { tokens, refresh } = setUp(async () => {
      tokens.clear();
      return { accessToken: 'new', refreshToken: 'r2' };
    });
    await expect(refresh('old')).resolves.toBeUndefined();
    expect(tokens.access()).toBeUndefined();
  });

  it('waits for tokens that another tab is storing, and refreshes if none arrive', async () => {
    const late: ReturnType<typeof setUp> = setUp(
      async () => ({ accessToken: 'unused', refreshToken: 'unused' }),
      async (_name, work) => {
        const result = work(true);
        late.tokens.write({ accessToken: 'late', refreshToken: 'r2' });
        return result;
      },
    );
    await expect(late.refresh('old')).resolves.toBe('late');
    vi.useFakeTimers();
    const never = setUp(
      async () => ({ accessToken: 'new', refreshToken: 'r2' }),
      (_name, work) => work(true),
    );
    const result = never.refresh('old');
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(result).resolves.toBe('new');
    vi.useRealTimers();
  });

  it('uses the browser locks, and works without them', async () => {
    const heldLocks = new Set<string>();
    const request = vi.fn(
      async (
        name: string,
        options: LockOptions | LockGrantedCallback<unknown>,
        callback?: LockGrantedCallback<unknown>,
      ) => {
        if (typeof options === 'function') return options({ name, mode: 'exclusive' });
        return callback?.(heldLocks.has(name) ? null : { name, mode: 'exclusive' });
      },
    );
    const exclusively = runExclusivelyByWebLocks({ request } as unknown as LockManager);
    await expect(exclusively('a', async (waited) => waited)).resolves.toBe(false);
    heldLocks.add('a');
    await expect(exclusively('a', async (waited) => waited)).resolves.toBe(true);
    await expect(runExclusivelyByWebLocks(undefined)('a', async (waited) => waited)).resolves.toBe(false);
  });
});

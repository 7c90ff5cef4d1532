import { expect, it, vi } from 'vitest';
import { createTokenStore } from '../../../src/api/tokens';
import { memoryStorage, storageEvent } from '../support/storage';

it('[SIGN-007] keeps the tokens in local storage as ACCESS_TOKEN and REFRESH_TOKEN', () => {
  const storage = memoryStorage();
  const tokens = createTokenStore(storage, new EventTarget());
  tokens.write({ accessToken: 'a1', refreshToken: 'r1' });
  expect(storage.getItem('ACCESS_TOKEN')).toBe('a1');
  expect(storage.getItem('REFRESH_TOKEN')).toBe('r1');
  expect(tokens.both()).toEqual({ accessToken: 'a1', refreshToken: 'r1' });
});

it('returns both tokens only while both are stored', () => {
  const tokens = createTokenStore(memoryStorage({ ACCESS_TOKEN: 'a1' }), new EventTarget());
  expect(tokens.access()).toBe('a1');
  expect(tokens.both()).toBeUndefined();
});

it('reports its own changes and those of other tabs, but not of other keys', () => {
  const events = new EventTarget();
  const tokens = createTokenStore(memoryStorage(), events);
  const listener = vi.fn();
  const stop = tokens.subscribe(listener);
  tokens.write({ accessToken: 'a1', refreshToken: 'r1' });
  tokens.clear();
  events.dispatchEvent(storageEvent('ACCESS_TOKEN'));
  events.dispatchEvent(storageEvent(null));
  events.dispatchEvent(storageEvent('SIDEBAR'));
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  tokens.clear();
  expect(listener).toHaveBeenCalledTimes(4);
});

it('uses only the tokens of its own sign-in, until it adopts another one', () => {
  const storage = memoryStorage({ ACCESS_TOKEN: 'a1', REFRESH_TOKEN: 'r1' });
  const [first, second] = [createTokenStore(storage, new EventTarget()), createTokenStore(storage, new EventTarget())];
  first.adopt();
  second.begin({ accessToken: 'b1', refreshToken: 's1' });
  expect([first.access(), first.both(), first.newerAccessToken()]).toEqual([undefined, undefined, 'b1']);
  expect([second.access(), second.newerAccessToken()]).toEqual(['b1', undefined]);
  second.write({ accessToken: 'b2', refreshToken: 's2' });
  expect(first.newerAccessToken()).toBe('b2');
  first.adopt();
  expect([first.access(), first.newerAccessToken()]).toEqual(['b2', undefined]);
});

it('never exposes a token under another sign-in while storing', () => {
  const storage = memoryStorage({ ACCESS_TOKEN: 'a1', REFRESH_TOKEN: 'r1' });
  const first = createTokenStore(storage, new EventTarget());
  first.adopt();
  const observedTokens: (string | undefined)[] = [];
  const watched = Object.assign(memoryStorage(), {
    removeItem: (key: string) => storage.removeItem(key),
    setItem: (key: string, value: string) => {
      storage.setItem(key, value);
      observedTokens.push(first.access(), first.newerAccessToken());
    },
  });
  createTokenStore(watched, new EventTarget()).begin({ accessToken: 'b1', refreshToken: 's1' });
  expect(new Set(observedTokens)).toEqual(new Set([undefined, 'b1']));
  expect(first.access()).toBeUndefined();
});

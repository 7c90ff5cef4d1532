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

it('knows both tokens only while both are there', () => {
  const tokens = createTokenStore(memoryStorage({ ACCESS_TOKEN: 'a1' }), new EventTarget());
  expect(tokens.access()).toBe('a1');
  expect(tokens.both()).toBeUndefined();
});

it('tells about its own changes and those of other tabs, but not about other keys', () => {
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

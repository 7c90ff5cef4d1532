import { describe, expect, it } from 'vitest';
import {
  AnswerError,
  isGone,
  orNothing,
  ServiceError,
  SessionEndedError,
  UnreachableError,
  wordsOf,
} from '../../../src/api/errors';

const GONE = new ServiceError('Page not found.', 'NOT_FOUND');
const FORBIDDEN = new ServiceError('Not allowed.', 'FORBIDDEN');

describe('a failed call', () => {
  it('has words for people where a service refused it, or did not answer', () => {
    expect(wordsOf(FORBIDDEN)).toBe('Not allowed.');
    expect(wordsOf(new UnreachableError('identity'))).toBe('The identity service does not answer.');
    expect(wordsOf(new SessionEndedError())).toBeUndefined();
    expect(wordsOf(new AnswerError('page.id', 'a text', 1))).toBeUndefined();
    expect(wordsOf(new TypeError('x is not a function'))).toBeUndefined();
  });

  it('says that something is gone, whether by GraphQL or by HTTP', () => {
    expect([GONE, new ServiceError('Gone.', '404')].every(isGone)).toBe(true);
    expect([FORBIDDEN, new UnreachableError('content'), undefined].some(isGone)).toBe(false);
  });

  it('is no answer where its refusal is expected, and an error otherwise', async () => {
    const refused = (error: Error) => async () => Promise.reject(error);
    await expect(orNothing(async () => 1)).resolves.toBe(1);
    await expect(orNothing(refused(FORBIDDEN))).resolves.toBeUndefined();
    await expect(orNothing(refused(GONE), isGone)).resolves.toBeUndefined();
    await expect(orNothing(refused(FORBIDDEN), isGone)).rejects.toBe(FORBIDDEN);
    await expect(orNothing(refused(new UnreachableError('content')))).rejects.toThrow();
  });
});

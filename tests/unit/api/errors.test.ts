import { describe, expect, it } from 'vitest';
import {
  AnswerError,
  isNotFound,
  undefinedIfRefused,
  ServiceError,
  SessionEndedError,
  UnreachableError,
  errorMessage,
} from '../../../src/api/errors';

const GONE = new ServiceError('Page not found.', 'NOT_FOUND');
const FORBIDDEN = new ServiceError('Not allowed.', 'FORBIDDEN');

describe('a failed call', () => {
  it('has a message for users if a service refused it or did not answer', () => {
    expect(errorMessage(FORBIDDEN)).toBe('Not allowed.');
    expect(errorMessage(new UnreachableError('identity'))).toBe('The identity service does not answer.');
    expect(errorMessage(new SessionEndedError())).toBeUndefined();
    expect(errorMessage(new AnswerError('page.id', 'a text', 1))).toBeUndefined();
    expect(errorMessage(new TypeError('x is not a function'))).toBeUndefined();
  });

  it('reports a missing entry, by GraphQL or by HTTP', () => {
    expect([GONE, new ServiceError('Gone.', '404')].every(isNotFound)).toBe(true);
    expect([FORBIDDEN, new UnreachableError('content'), undefined].some(isNotFound)).toBe(false);
  });

  it('yields undefined if the refusal is expected, and throws otherwise', async () => {
    const refused = (error: Error) => async () => Promise.reject(error);
    await expect(undefinedIfRefused(async () => 1)).resolves.toBe(1);
    await expect(undefinedIfRefused(refused(FORBIDDEN))).resolves.toBeUndefined();
    await expect(undefinedIfRefused(refused(GONE), isNotFound)).resolves.toBeUndefined();
    await expect(undefinedIfRefused(refused(FORBIDDEN), isNotFound)).rejects.toBe(FORBIDDEN);
    await expect(undefinedIfRefused(refused(new UnreachableError('content')))).rejects.toThrow();
  });
});

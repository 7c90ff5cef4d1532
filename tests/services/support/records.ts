import { take, type Answer } from './content';

/** Why an operation was refused; undefined when it was not. */
export function errorOf(answer: Answer): Readonly<Record<string, unknown>> | undefined {
  const [error] = answer.errors;
  return error && { message: error.message, ...error.extensions };
}

/** The record that one field of a document returned. */
export function recordOf(answer: Answer, field: string): Readonly<Record<string, unknown>> {
  return { ...(take(answer, field) as object) };
}

/** Text that must come back as it was sent, character for character. */
export const UNICODE_TEXT = 'Ñandú “curly” – 👩‍👩‍👧 \u202eמימין\u202c 中文 e\u0301 a < b & c';

import { describe, expect, it, vi } from 'vitest';
import { ServiceError, SessionEndedError, UnreachableError } from '../../../src/api/errors';
import { baseOfDraft, createSending, resolveUnanswered } from '../../../src/app/sending';
import { nextSession, startSession } from '../../../src/form/session';
import type { SessionAction } from '../../../src/form/sessionState';
import type { LoadedEntry, SaveOutcome } from '../../../src/stores/editorStore';
import { asBatchOutcome } from '../../../src/stores/saveWithMerge';
import type { FormData } from '../../../src/tree';

const NOW = Date.parse('2026-01-05T03:00:00.000Z');
const NO_RESPONSE = new UnreachableError('content');

function stored(form: FormData): LoadedEntry {
  return { id: 'page-1', form, savedAt: undefined, savedBy: undefined };
}

/** A form with the title 'Old', and a service that does not answer the first saves, or answers them with an error. */
function setUp(given: { readonly failures?: number; readonly error?: Error } = {}) {
  const { failures = 0, error = NO_RESPONSE } = given;
  let session = startSession({ title: 'Old' });
  let loaded = stored({ title: 'Old' });
  let keys = 0;
  const dispatch = (action: SessionAction) => void (session = nextSession(session, action));
  const sent: (readonly [title: unknown, key: string | undefined])[] = [];
  const signedInAgain = vi.fn(async () => undefined);
  const sending = createSending({
    form: { getSnapshot: () => session, dispatch, mergeProblem: () => undefined },
    store: {
      load: async () => stored({ title: sent.at(-1)![0] as string }),
      async save({ form, key }): Promise<SaveOutcome> {
        sent.push([form['title'], key]);
        if (sent.length <= failures) throw error;
        const defaults = { id: 'page-1', isFirst: false, renamed: new Map<string, string>() };
        return { kind: 'saved', form, ...defaults, mergedWith: undefined, theirs: undefined };
      },
    },
    loaded: () => loaded,
    onStored: ({ form }) => (loaded = stored(form)),
    waitForSignIn: signedInAgain,
    clock: () => NOW,
    newKey: () => `key-${++keys}`,
  });
  const type = (title: string) => dispatch({ type: 'edit', form: { title }, path: ['title'], at: 0 });
  /** Saves as a person would; a failure is ignored. */
  async function save() {
    await resolveUnanswered([{ sending, current: session.current }], {
      save: async ([store], [asked]) => asBatchOutcome(await store!.save(asked!)),
      waitForSignIn: signedInAgain,
    })
      .then(() => sending.send(session.current))
      .catch(() => undefined);
  }
  return { sending, sent, signedInAgain, type, save, session: () => session, loaded: () => loaded };
}

describe('a save that is not answered', () => {
  it('is the same save when it is sent again', async () => {
    const { type, save, sent, session } = setUp({ failures: 2 });
    type('New');
    for (let time = 1; time <= 3; time++) await save();
    expect(sent).toEqual([1, 2, 3].map(() => ['New', 'key-1']));
    expect(session().unansweredSave).toBeUndefined();
  });

  it.each(['500', '503', 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'])(
    'may be stored, too, when the answer is %s',
    async (code) => {
      const { type, save, sent } = setUp({ failures: 1, error: new ServiceError('Something went wrong.', code) });
      type('New');
      await save();
      await save();
      expect(sent.map(([, key]) => key)).toEqual(['key-1', 'key-1']);
    },
  );

  it('is settled before later changes are saved', async () => {
    const { type, save, sent, session, loaded } = setUp({ failures: 1 });
    type('New');
    await save();
    type('Newer');
    await save();
    expect(sent).toEqual([
      ['New', 'key-1'],
      ['New', 'key-1'],
      ['Newer', 'key-2'],
    ]);
    expect(loaded().form).toEqual({ title: 'New' });
    expect(session()).toMatchObject({ base: { title: 'New' }, current: { title: 'Newer' } });
  });

  it.each(['FORBIDDEN', 'CONFLICT', 'BAD_USER_INPUT', '400', '422'])(
    'is over once the service has refused it: %s',
    async (code) => {
      const { type, save, sent } = setUp({ failures: 1, error: new ServiceError('No.', code) });
      type('New');
      await save();
      await save();
      expect(sent.map(([, key]) => key)).toEqual(['key-1', 'key-2']);
    },
  );

  it('keeps its key during a new sign-in', async () => {
    const { type, save, sent, signedInAgain } = setUp({ failures: 1, error: new SessionEndedError() });
    type('New');
    await save();
    expect(signedInAgain).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([
      ['New', 'key-1'],
      ['New', 'key-1'],
    ]);
  });
});

describe('a save of an earlier visit that was not answered', () => {
  const unanswered = { form: { title: 'Sent' }, key: 'key-0' };
  const draft = { form: { title: 'Draft' }, base: { title: 'Old' }, at: NOW - 60_000, unanswered };

  it('is settled by the visit that restores its draft', async () => {
    const { sending, type, save, sent } = setUp();
    sending.adoptUnanswered(draft);
    type('Draft');
    await save();
    expect(sent).toEqual([
      ['Sent', 'key-0'],
      ['Draft', 'key-1'],
    ]);
  });

  it.each([
    ['it is too old for the service to know it', { ...draft, at: NOW - 24 * 3_600_000 }],
    ['something else is stored than what it was made on', { ...draft, base: { title: 'Older' } }],
    ['there is none', { ...draft, unanswered: undefined }],
  ])('is left alone when %s', (_, other) => {
    const { sending, session } = setUp();
    sending.adoptUnanswered(other);
    expect(session().unansweredSave).toBeUndefined();
  });

  it('is the base of its draft if it has been stored', () => {
    expect(baseOfDraft(draft, { title: 'Sent' })).toBe(unanswered.form);
    expect(baseOfDraft(draft, { title: 'Other' })).toBe(draft.base);
  });
});

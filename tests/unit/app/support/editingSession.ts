import { vi } from 'vitest';
import { createEditing, type EditingDependencies } from '../../../../src/app/editing';
import { nextSession, startSession } from '../../../../src/form/session';
import type { SessionAction } from '../../../../src/form/sessionState';
import type { LoadedEntry, SaveOutcome } from '../../../../src/stores/editorStore';
import type { FormData, Problem } from '../../../../src/tree';

/** The fixed current time. */
export const NOW = Date.parse('2026-01-05T03:00:00.000Z');

/** A stored page. */
export function stored(form: FormData): LoadedEntry {
  return { id: 'page-1', form, savedAt: '2026-01-05T02:00:00.000Z', savedBy: 'AVIDA Editor' };
}

/** A successful save. */
export function saved(form: FormData, given: Partial<Extract<SaveOutcome, { kind: 'saved' }>> = {}): SaveOutcome {
  const defaults = {
    id: 'page-1',
    isFirst: false,
    renamed: new Map<string, string>(),
    mergedWith: undefined,
    theirs: undefined,
  };
  return { kind: 'saved', form, ...defaults, ...given };
}

/** An editing session over a store that the test controls, with spies for its notifications. */
export function setUp(given: {
  readonly save: (form: FormData, attempt: number) => SaveOutcome | Error;
  readonly problems?: readonly Problem[];
  readonly needs?: Partial<EditingDependencies>;
  /** Resolves when the service responds. */
  readonly delay?: () => Promise<void>;
}) {
  let session = startSession({ title: 'Old' });
  let attempt = 0;
  let keys = 0;
  const dispatch = (action: SessionAction) => void (session = nextSession(session, action));
  const events = { toasts: { success: vi.fn(), error: vi.fn() }, onPageDeleted: vi.fn(), onSaved: vi.fn() };
  const waits: number[] = [];
  const reveal = vi.fn();
  const rejectValue = vi.fn();
  const load = vi.fn(async (): Promise<LoadedEntry> => stored({ title: 'Reloaded' }));
  const editing = createEditing({
    form: {
      getSnapshot: () => session,
      dispatch,
      validateForSave: () => given.problems ?? [],
      reveal,
      mergeProblem: () => undefined,
      rejectValue,
      restore: (form) => dispatch({ type: 'edit', form, path: [], at: 0, step: true }),
    },
    store: {
      load,
      isAffectedBy: ({ kind, id }) => kind === 'page' && id === 'page-1',
      save: async ({ form }) => {
        await given.delay?.();
        const outcome = given.save(form, ++attempt);
        if (outcome instanceof Error) throw outcome;
        return outcome;
      },
    },
    loaded: stored({ title: 'Old' }),
    subject: { kind: 'page', noun: 'page' },
    messages: {},
    reloadDelay: 500,
    isOnline: () => true,
    waitForSignIn: async () => undefined,
    clock: () => NOW,
    newKey: () => `key-${++keys}`,
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...events,
    ...given.needs,
  });
  const type = (title: string) => dispatch({ type: 'edit', form: { title }, path: ['title'], at: 0 });
  return { editing, events, waits, load, reveal, rejectValue, type, session: () => session, attempts: () => attempt };
}

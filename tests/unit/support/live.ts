import type { Live, LiveChange, LiveUpdate } from '../../../src/api/live';

/** Live updates that a test emits itself. */
export function fakeLive(): { readonly live: Live; readonly tell: (update: LiveUpdate) => void } {
  const listeners = new Set<(update: LiveUpdate) => void>();
  return {
    live: {
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    tell: (update) => listeners.forEach((listener) => listener(update)),
  };
}

/** A save by somebody else, with overrides. */
export function liveChange(overrides: Partial<LiveChange> = {}): LiveChange {
  return {
    ...{ kind: 'page', id: 'page-1', action: 'saved', brandId: 'brand-alp', tag: 'GUIDE', revision: 2 },
    ...{ by: 'Nora', at: '2026-01-05T02:59:00.000Z', ...overrides },
  };
}

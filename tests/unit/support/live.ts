import type { Live, LiveChange, LiveUpdate } from '../../../src/api/live';

/** Live news that a test tells itself. */
export function fakeLive(): { readonly live: Live; readonly tell: (news: LiveUpdate) => void } {
  const listeners = new Set<(news: LiveUpdate) => void>();
  return {
    live: {
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    tell: (news) => listeners.forEach((listener) => listener(news)),
  };
}

/** A save of somebody else, but for what a test says. */
export function liveChange(given: Partial<LiveChange> = {}): LiveChange {
  return {
    ...{ kind: 'page', id: 'page-1', action: 'saved', brandId: 'brand-alp', tag: 'GUIDE', revision: 2 },
    ...{ by: 'Nora', at: '2026-01-05T02:59:00.000Z', ...given },
  };
}

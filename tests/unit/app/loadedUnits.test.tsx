import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { properties } from '../../../schemas/properties/area';
import { editors } from '../../../schemas/properties/editors';
import type { WirePage } from '../../../src/api/pages';
import { storedUnits } from '../../../src/app/units/storedUnits';
import { ToastProvider } from '../../../src/shell/toasts';
import type { PageReader } from '../../../src/stores/pageReader';
import { fakeLive, liveChange } from '../support/live';
import { storedProperty } from '../support/storedProperty';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const STORED = storedUnits(properties.units!, editors, 'AVIDA');

/** A property with `count` units, as the service sends it. */
function wirePage(count: number): WirePage {
  return storedProperty({ statuses: Array.from({ length: count }, () => null) }) as unknown as WirePage;
}

it('a live update that overtakes the first response replaces the units', async () => {
  const { services } = await import('../../../src/app/services');
  const { createTypedNames } = await import('../../../src/app/units/typedNames');
  const { useUnits } = await import('../../../src/app/units/useUnits');
  const { live, tell } = fakeLive();
  vi.spyOn(services.live, 'subscribe').mockImplementation(live.subscribe);
  let arrive = (_page: WirePage): void => undefined;
  const late = new Promise<WirePage>((resolve) => {
    arrive = resolve;
  });
  const read = vi.fn<PageReader['read']>().mockReturnValueOnce(late).mockResolvedValue(wirePage(1));
  const page = { id: 'page-1', read, latest: () => undefined, cache: vi.fn(), invalidate: vi.fn(), lastRead: vi.fn() };
  const names = createTypedNames();
  const options = {
    page,
    noun: 'unit',
    stored: STORED,
    names,
    isKept: () => false,
    findDraftedUnit: async () => undefined,
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter>
      <ToastProvider>{children}</ToastProvider>
    </MemoryRouter>
  );
  const { result } = renderHook(() => useUnits(options), { wrapper });
  act(() => tell([liveChange({ id: page.id })]));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await act(async () => arrive(wirePage(2)));
  await act(() => vi.runAllTimersAsync());
  expect(result.current.units).toHaveLength(1);
  expect(read).toHaveBeenCalledTimes(2);
});

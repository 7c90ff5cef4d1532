import 'fake-indexeddb/auto';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

const PAGES = { brandId: 'brand-alp', tag: 'PROPERTIES-ALP' };

afterEach(() => vi.restoreAllMocks());

it('removed pages can be restored while the service supports it, as detected after each sign-in', async () => {
  const { services } = await import('../../../src/app/services');
  const { useListTrash } = await import('../../../src/app/trash/TrashButton');
  const isSupported = vi.fn(() => true);
  vi.spyOn(services.capabilities, 'contract').mockReturnValue({
    fit: (request) => request,
    supports: isSupported,
    has: () => true,
  });
  const { result, rerender } = renderHook(() => useListTrash({ heading: 'Properties', nouns: 'pages', of: PAGES }));
  expect(result.current.restore).toBeTypeOf('function');
  isSupported.mockReturnValue(false);
  rerender();
  expect(result.current.restore).toBeUndefined();
  isSupported.mockReturnValue(true);
  rerender();
  expect(result.current.restore).toBeTypeOf('function');
});

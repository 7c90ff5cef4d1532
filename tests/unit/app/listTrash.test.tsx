import 'fake-indexeddb/auto';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

const PAGES = { brandId: 'brand-alp', tag: 'PROPERTIES-ALP' };

afterEach(() => vi.restoreAllMocks());

it('what was removed can be brought back while the service keeps it, as it says after each sign-in', async () => {
  const { services } = await import('../../../src/app/services');
  const { useListTrash } = await import('../../../src/app/trash/useListTrash');
  const keeps = vi.fn(() => true);
  vi.spyOn(services.abilities, 'contract').mockReturnValue({
    fit: (request) => request,
    supports: keeps,
    has: () => true,
  });
  const { result, rerender } = renderHook(() => useListTrash({ heading: 'Properties', nouns: 'pages', of: PAGES }));
  expect(result.current.restore).toBeTypeOf('function');
  keeps.mockReturnValue(false);
  rerender();
  expect(result.current.restore).toBeUndefined();
  keeps.mockReturnValue(true);
  rerender();
  expect(result.current.restore).toBeTypeOf('function');
});

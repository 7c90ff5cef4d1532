import { afterEach, describe, expect, it, vi } from 'vitest';
import { lostUnit } from '../../../src/app/units/draftedSections';
import type { DraftStorage } from '../../../src/stores/drafts';

const OWNER = { userId: 'me', brandId: 'brand-avida' };

/** A browser with these stored drafts: editor and id. */
function draftsOf(stored: readonly (readonly [editor: string, id: string])[]): Pick<DraftStorage, 'ids'> {
  return { ids: async ({ editor }) => new Set(stored.filter(([name]) => name === editor).map(([, id]) => id)) };
}

function find(drafts: Pick<DraftStorage, 'ids'>, addressed: string | undefined) {
  const editors = ['property-overview', 'property-amenities'];
  return lostUnit({ drafts, of: OWNER, editors, addressed, units: [{ id: 'north', name: 'North' }] });
}

describe('the unit of an address', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is lost if it does not exist but a draft of one of its sections does', async () => {
    expect(await find(draftsOf([['property-amenities', 'south']]), 'south')).toBe('south');
  });

  it.each([
    ['it is there', [['property-amenities', 'north']], 'north'],
    ['nothing of it is kept', [['property-amenities', 'west']], 'south'],
    ['what is kept is of another editor', [['banner', 'south']], 'south'],
    ['the address names none', [['property-amenities', 'south']], undefined],
  ] as const)('is not lost where %s', async (_why, stored, addressed) => {
    expect(await find(draftsOf(stored), addressed)).toBeUndefined();
  });

  it('is not searched in a browser that cannot store drafts', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const ids = async () => Promise.reject(new Error('denied'));
    expect(await find({ ids }, 'south')).toBeUndefined();
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UnitSection } from '../../../src/definition';
import { lostDrafts, lostUnit } from '../../../src/app/units/draftedSections';
import { sectionTitle } from '../../../src/app/units/sectionTitle';
import type { DraftStorage, StoredDraft } from '../../../src/stores/drafts';

const OWNER = { userId: 'me', brandId: 'brand-avida' };
const SECTIONS: readonly UnitSection[] = [
  { key: 'overview', label: 'Overview', editor: 'property-overview', access: 'read:overview', collection: 'OVERVIEW' },
  {
    key: 'amenities',
    label: 'Amenities',
    editor: 'property-amenities',
    access: 'read:amenities',
    collection: 'AMENITIES',
  },
];

interface Stored {
  readonly editor: string;
  readonly id: string;
  readonly title?: string;
}

/** A browser with these stored drafts. */
function draftsOf(...stored: readonly Stored[]): Pick<DraftStorage, 'read'> {
  const draft = { form: {}, base: {}, at: 0, visit: 'before' };
  const draftOf = ({ title }: Stored): StoredDraft =>
    title === undefined ? draft : { ...draft, screen: { path: '/manage-properties', title } };
  return {
    read: async ({ editor, id }) => stored.filter((one) => one.editor === editor && one.id === id).map(draftOf),
  };
}

async function find(drafts: Pick<DraftStorage, 'read'>, addressed: string | undefined) {
  const units = [{ id: 'north', name: 'North' }];
  return lostUnit(await lostDrafts({ drafts, of: OWNER, sections: SECTIONS, addressed, units }));
}

describe('the unit of an address', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is lost if it does not exist but a draft of one of its sections does', async () => {
    const drafts = draftsOf({ editor: 'property-amenities', id: 'south' });
    expect(await find(drafts, 'south')).toEqual({ id: 'south', name: '', isGone: true });
  });

  it.each(['South', 'South › Overview', ''])('has the name %o that the draft was written under', async (name) => {
    const drafts = SECTIONS.map((section) => ({
      editor: section.editor,
      id: 'south',
      title: sectionTitle({ name }, section),
    }));
    expect(await find(draftsOf(...drafts), 'south')).toMatchObject({ name });
  });

  it('has no name if it is the only one of its page, whose forms are named after their sections', async () => {
    const drafts = draftsOf({ editor: 'property-amenities', id: 'south', title: 'Amenities' });
    expect(await find(drafts, 'south')).toMatchObject({ name: '' });
  });

  it.each([
    ['it is there', { editor: 'property-amenities', id: 'north' }, 'north'],
    ['nothing of it is kept', { editor: 'property-amenities', id: 'west' }, 'south'],
    ['what is kept is of another editor', { editor: 'banner', id: 'south' }, 'south'],
    ['the address names none', { editor: 'property-amenities', id: 'south' }, undefined],
  ] as const)('is not lost where %s', async (_why, stored, addressed) => {
    expect(await find(draftsOf(stored), addressed)).toBeUndefined();
  });

  it('is not searched in a browser that cannot store drafts', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const read = async () => Promise.reject(new Error('denied'));
    expect(await find({ read }, 'south')).toBeUndefined();
  });
});

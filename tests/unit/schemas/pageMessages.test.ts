import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { award } from '../../../schemas/awards/award';
import { article } from '../../../schemas/content/article';
import { gallery } from '../../../schemas/gallery/gallery';
import type { EditorDefinition } from '../../../src/definition';
import type { FormData } from '../../../src/tree';
import { nameTaken } from '../support/contentService';
import { savePage } from '../support/savePage';

const LOGO = { key: 'files/logo.png', fileName: 'logo.png' };
const AWARD = { main: { award: 'Greenest', year: '2025', organization: 'Institute', image: LOGO } };
const FORMS: readonly (readonly [string, EditorDefinition, FormData])[] = [
  ['an article', article, { overview: { title: 'The lake' } }],
  ['a gallery', gallery, { main: { title: 'The lake' } }],
  ['an award', award, AWARD],
];
const TAKEN = 'Page name is already exists!';

/** Saves a new page. @param refused error with which the service rejects it */
async function saveNew(definition: EditorDefinition, typed: FormData, refused?: Error) {
  const change = (form: FormData) => ({ ...form, ...typed });
  return savePage({ definition, brand: 'AVIDA', change, ...(refused && { refused }) });
}

describe('a save that fails', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => vi.restoreAllMocks());

  it.each(FORMS)(
    "[CONT-055, GAL-019, AWD-013] of %s says 'Something went wrong upon updating!'",
    async (_name, definition, typed) => {
      const { said, isSaving, form } = await saveNew(definition, typed, new Error('A disk is full.'));
      expect(said).toEqual(['Something went wrong upon updating!']);
      expect(isSaving).toBe(false);
      expect(form.getSnapshot().current).toMatchObject(typed);
    },
  );

  it.each(FORMS)(
    '[CONT-054, GAL-018, AWD-013] because the name of %s is taken shows the message of the service',
    async (_name, definition, typed) => {
      const { said, isSaving, form } = await saveNew(definition, typed, nameTaken());
      expect(said).toEqual([TAKEN]);
      expect(isSaving).toBe(false);
      expect(form.getSnapshot().current).toMatchObject(typed);
      expect(form.getSnapshot().problems).toMatchObject([{ message: TAKEN }]);
    },
  );

  it.each(['award', 'year'])('because a name is taken can be retried with another %s', async (key) => {
    const { form } = await saveNew(award, AWARD, nameTaken());
    form.write(['main', 'organization'], 'Council');
    expect(form.check()).toMatchObject([{ path: ['main', 'award'], message: TAKEN }]);
    form.write(['main', key], 'Another');
    expect(form.check()).toEqual([]);
  });
});

it('[AWD-012] a new award is created as a page, then filled, and the success is announced', async () => {
  const { said, operations } = await saveNew(award, AWARD);
  expect(operations).toEqual(['addOrUpdateBrandPage', 'addOrUpdateContainersFCFields']);
  expect(said).toEqual(['Award successfully created.']);
});

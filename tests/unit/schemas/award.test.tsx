import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { award } from '../../../schemas/awards/award';
import { BRANDS } from '../../../src/definition';
import type { FormData } from '../../../src/tree';
import { fileNamed } from '../fields/support/files';
import { openForm } from '../fields/support/openForm';
import { savedPage, written } from './support/savedPage';

const LOGO = { key: 'files/logo.png', fileName: 'logo.png', fileType: 'image/png', altText: 'A laurel' };
const GIVEN = { award: 'Greenest Estate', year: '2025', organization: 'Garden Institute', image: LOGO };
const REQUIRED = 'This field is required.';

function open(main: FormData = {}, given: Partial<Parameters<typeof openForm>[0]> = {}) {
  return openForm({ definition: award, form: { main }, isNew: true, ...given });
}

function text(name: string): HTMLElement {
  return screen.getByRole('textbox', { name });
}

function saveButton(): HTMLElement {
  return screen.getByRole('button', { name: 'SAVE' });
}

describe('the form of an award', () => {
  it('[AWD-003, AWD-009, AWD-010] is stored in one collection', async () => {
    const { user, saved, store } = open();
    await user.type(text('Award'), GIVEN.award);
    await user.type(text('Year'), GIVEN.year);
    await user.type(text('Organization'), GIVEN.organization);
    await user.upload(screen.getByLabelText('Upload Image', { selector: 'input' }), fileNamed('logo.png'));
    await user.type(await screen.findByLabelText('Alt text of Image'), LOGO.altText);
    await user.type(text('Project'), 'North Estate');
    await waitFor(() => expect(saveButton()).toBeEnabled());
    await user.click(saveButton());

    const { tag, name, containers } = savedPage(store, 'ALP', saved[0] ?? {});
    expect([tag, name]).toEqual(['AWARDS-ALP', 'Greenest Estate 2025']);
    expect(containers.map((container) => container.name)).toEqual(['AWARD']);
    const [overview, ...others] = containers[0]!.field_collections;
    expect(others).toEqual([]);
    expect(written(overview!)).toEqual([
      '0 OVERVIEW',
      [
        '0 AWARD = Greenest Estate',
        '1 YEAR = 2025',
        '2 ORGANIZATION = Garden Institute',
        '3 Image = files/logo.png',
        '4 PROJECT = North Estate',
      ],
    ]);
    expect(overview!.fields[3]!.meta_data).toMatchObject({ key: LOGO.key, alt_text: LOGO.altText });
  });

  /** Expects a form without one value not to be saved, with a message at its input. */
  async function expectRequired(key: keyof typeof GIVEN, input: () => HTMLElement): Promise<void> {
    const { user, showProblems } = open({ ...GIVEN, [key]: undefined });
    await user.click(text('Project'));
    await user.paste('North Estate');
    await showProblems();
    expect(await screen.findByText(REQUIRED)).toBeVisible();
    expect(input()).toHaveAccessibleDescription(new RegExp(REQUIRED));
    expect(saveButton()).toBeDisabled();
  }

  it('[AWD-004] needs the award', () => expectRequired('award', () => text('Award')));

  it('[AWD-005] needs the year', () => expectRequired('year', () => text('Year')));

  it('[AWD-006] needs the organization', () => expectRequired('organization', () => text('Organization')));

  it('[AWD-007] needs the image', () =>
    expectRequired('image', () => screen.getByRole('button', { name: /^Upload Image/ })));

  it('[AWD-008] is saved without a project', async () => {
    const { user } = open(GIVEN);
    await user.type(text('Award'), '!');
    await waitFor(() => expect(saveButton()).toBeEnabled());
  });

  it.each(BRANDS)('[AWD-011] of %s has an alt text for ALP only', (brand) => {
    const { store } = open(GIVEN, { brand });
    const logo = screen.getByRole('group', { name: 'Image' });
    expect(within(logo).queryAllByLabelText('Alt text of Image')).toHaveLength(brand === 'ALP' ? 1 : 0);
    const [container] = savedPage(store, brand, { main: GIVEN }).containers;
    const meta = container?.field_collections[0]?.fields[3]?.meta_data;
    expect(meta?.alt_text ?? null).toBe(brand === 'ALP' ? LOGO.altText : null);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../../../schemas/brands';
import { topicEditors } from '../../../schemas/home-buying-guide/topics';
import { compileEditor } from '../../../src/compile';
import { newPage, type FieldCollection, type FormItem, type Page } from '../../../src/tree';
import { refusal } from '../support/contentService';
import { pageService } from '../support/pageService';
import { newStoredId } from '../support/storedProperty';
import { openScreen } from './support/openScreen';

const PATH = '/manage-home-buying-guide';
const SCOPES = ['read', 'create', 'update', 'delete'].map((action) => `${action}:hbg`);
const NAME = 'Buyers Guide AVIDA';
const TOPICS = ['RESERVATION-PROCESS', 'DOCUMENTARY-REQUIREMENTS', 'PAYMENT-CHANNEL', 'FREQUENTLY-ASKED-QUESTIONS'];
const SECTIONS = ['Choose your home', 'Visit a showroom'].map((header) => ({ type: 'RICH-TEXT', header }));

/** The guide of AVIDA with sections in each of its topics, named after it. */
function storedGuide(): Page {
  return topicEditors.reduce<Page | undefined>((page, definition) => {
    const { editor, lens } = compileEditor(definition, brands.AVIDA);
    const sections: readonly FormItem[] = SECTIONS.map(({ type, header }) => ({
      ...{ $id: newStoredId(), type, header: `${definition.title}: ${header}` },
    }));
    const form = { main: { sections } };
    const before = page ?? newPage({ editor, brandId: 'brand-avida', newId: newStoredId, form });
    return { ...lens.formToTree(form, before, newStoredId), slug: 'buyers-guide-avida' };
  }, undefined)!;
}

async function open(topic: string, pages: readonly Page[] = [storedGuide()]) {
  const service = pageService(pages);
  const opened = await openScreen({ path: `${PATH}/${topic}`, scopes: SCOPES, answer: service.answer });
  const { user } = opened;
  await screen.findByText(pages.length > 0 ? 'Nothing changed yet' : /Not saved yet\.$/);
  return {
    ...opened,
    service,
    async fill(input: HTMLElement, text: string) {
      await user.click(input);
      await user.paste(text);
    },
    /** Adds a section of a kind, and returns its fields. */
    async addSection(kind: string, name: string) {
      await user.click(screen.getByRole('button', { name: '+ Add Section' }));
      const picker = await screen.findByRole('dialog');
      await user.click(within(picker).getByRole('button', { name: new RegExp(`^${kind}`) }));
      return within(await screen.findByRole('group', { name }));
    },
    async save() {
      await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
      await user.click(screen.getByRole('button', { name: 'SAVE' }));
    },
    /** The topics of the stored guide, in order. */
    stored(): readonly FieldCollection[] {
      const [container, ...others] = service.stored(NAME)!.containers;
      expect(container?.name).toBe('BUYERS-GUIDE');
      expect(others).toEqual([]);
      return [...container!.field_collections].sort((a, b) => a.order - b.order);
    },
  };
}

// What is refused is logged.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

describe('a topic of the guide', () => {
  it('[HBG-002, HBG-003, HBG-004] has a default label, sections with rich text, and sections with an image', async () => {
    const { addSection } = await open('reservation-process');
    expect(screen.getByRole('textbox', { name: 'Reservation Process (Default)' })).toHaveValue('');
    const text = await addSection('Rich Text Field', 'Section 3');
    expect(text.getByRole('textbox', { name: 'Header' })).toBeVisible();
    expect(text.getByRole('textbox', { name: 'Body' })).toBeVisible();
    const picture = await addSection('Text Field with Image', 'Section 4');
    expect(picture.getByLabelText('Upload Image', { selector: 'input' })).toBeEnabled();
    expect(picture.getByRole('textbox', { name: 'Description' })).toBeVisible();
  });

  it('[HBG-014] takes a jpeg, jpg or png as the image of a section', async () => {
    const { addSection } = await open('reservation-process');
    const picture = await addSection('Text Field with Image', 'Section 3');
    expect(picture.getByText('.jpeg, .jpg, .png (max 50 MB)')).toBeVisible();
    const choose = (name: string, type: string) =>
      userEvent
        .setup({ applyAccept: false })
        .upload(picture.getByLabelText('Upload Image', { selector: 'input' }), new File(['a'], name, { type }));
    await choose('plan.gif', 'image/gif');
    expect(await picture.findByText('You can only upload jpeg, jpg, png file type')).toBeVisible();
    await choose('keys.png', 'image/png');
    expect(await picture.findByText('keys.png')).toBeVisible();
  });

  it('[HBG-008, HBG-016] stores a section by its kind, and says that it is saved', async () => {
    const { fill, addSection, save, stored } = await open('reservation-process');
    const text = await addSection('Rich Text Field', 'Section 3');
    await fill(text.getByRole('textbox', { name: 'Header' }), 'Move in — Niño');
    await addSection('Text Field with Image', 'Section 4');
    await save();
    expect(await screen.findByText('Update Success')).toBeVisible();
    const [topic] = stored();
    expect(topic?.children.map(({ name, fields }) => [name, ...fields.map((field) => field.name)])).toEqual([
      ['RICH-TEXT', 'SUBTITLE', 'TEXT'],
      ['RICH-TEXT', 'SUBTITLE', 'TEXT'],
      ['RICH-TEXT', 'SUBTITLE', 'TEXT'],
      ['IMAGE-TEXT', 'IMAGE', 'DESCRIPTION'],
    ]);
    expect(topic?.children[2]?.fields[0]?.value).toBe('Move in — Niño');
  });

  it('[HBG-011, HBG-012] deletes removed sections, and leaves the other topics as they are', async () => {
    const { user, save, stored } = await open('payment-channel');
    const before = stored();
    await user.click(screen.getByRole('button', { name: 'Remove Section 1' }));
    await save();
    expect(await screen.findByText('Update Success')).toBeVisible();
    const after = stored();
    expect(after[2]?.children.map(({ fields }) => fields[0]?.value)).toEqual(['Payment Channel: Visit a showroom']);
    expect(after.toSpliced(2, 1)).toEqual(before.toSpliced(2, 1));
  });

  it('[HBG-013] keeps what was typed when a save fails; CANCEL discards it, undo restores it', async () => {
    const { user, address, fill, save, service } = await open('faq');
    const label = screen.getByRole('textbox', { name: 'FAQ (Default)' });
    await fill(label, 'Good questions');
    service.refuse('Save', refusal('INTERNAL_SERVER_ERROR', 'No.'));
    await save();
    expect(await screen.findByText('Something went wrong!')).toBeVisible();
    expect(label).toHaveValue('Good questions');
    service.refuse('Save', undefined);
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'FAQ (Default)' })).toHaveValue(''));
    expect(address()).toBe(`${PATH}/faq`);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'FAQ (Default)' })).toHaveValue('Good questions'));
    await save();
    expect(await screen.findByText('Update Success')).toBeVisible();
  });
});

describe('the first save of a topic', () => {
  it('[HBG-005, HBG-009] creates the page, then its content', async () => {
    const { fill, save, service } = await open('faq', []);
    await fill(screen.getByRole('textbox', { name: 'FAQ (Default)' }), 'Good questions');
    await save();
    expect(await screen.findByText('Update Success')).toBeVisible();
    expect(service.saves().map((plan) => plan.map(({ operation }) => operation))).toEqual([
      ['addOrUpdateBrandPage', 'addOrUpdateContainersFCFields'],
    ]);
    const place = { tag: 'buyers-guide-avida', slug: 'buyers-guide-avida' };
    expect(service.asked('BrandPage')[0]?.variables).toMatchObject(place);
    expect(service.stored(NAME)).toMatchObject(place);
  });

  it('[HBG-006, HBG-007, HBG-010] stores all four topics, each with its default label and its sections', async () => {
    const { fill, addSection, save, stored } = await open('faq', []);
    const section = await addSection('Rich Text Field', 'Section 1');
    await fill(section.getByRole('textbox', { name: 'Header' }), 'May I pay by check?');
    await save();
    expect(await screen.findByText('Update Success')).toBeVisible();
    expect(stored().map(({ name, fields }) => [name, ...fields.map((field) => field.name)])).toEqual(
      TOPICS.map((name) => [name, `${name}-DEFAULT`]),
    );
    expect(stored().map(({ children }) => children.map(({ fields }) => fields[0]?.value))).toEqual([
      ...[[], [], [], ['May I pay by check?']],
    ]);
  });
});

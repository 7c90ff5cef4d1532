import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { article } from '../../../schemas/content/article';
import { fileNamed } from '../fields/support/files';
import { layNothingOut } from '../fields/support/layout';
import { openForm } from '../fields/support/openForm';
import { savedPage, written } from './support/savedPage';

beforeAll(layNothingOut);

type User = ReturnType<typeof openForm>['user'];

/** Adds a component in the form of an article; its row opens. */
async function addComponent(user: User, type: string): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: '+ Add Row' }));
  const picker = await screen.findByRole('dialog', { name: 'Choose a layout' });
  await user.click(within(picker).getByRole('button', { name: new RegExp(`^Component ${type} `) }));
  await waitFor(() => expect(picker).not.toBeInTheDocument());
  return screen.findByRole('group', { name: 'Row 1' });
}

/** The text input or file input of a value. */
function inputOf(row: HTMLElement, label: string): HTMLElement {
  if (!/^(Image|Image \d|Videos)$/.test(label)) return within(row).getByRole('textbox', { name: label });
  const name = label === 'Videos' ? 'Add to Videos' : `Upload ${label}`;
  return within(row).getByLabelText(name, { selector: 'input' });
}

/** Fills in an input as a user would. @returns the stored value */
async function fill(user: User, row: HTMLElement, label: string): Promise<string> {
  if (label.startsWith('Description')) return writeFormatted(user, row, label);
  const input = inputOf(row, label);
  if (input instanceof HTMLInputElement && input.type === 'file') {
    const file = fileNamed(`${label}.${label === 'Videos' ? 'mp4' : 'png'}`);
    await user.upload(input, file);
    return `files/${file.name}`;
  }
  const text = /Link|Video/.test(label) ? 'https://vimeo.com/76979871' : `The ${label}`;
  await user.click(input);
  await user.paste(text);
  return text;
}

async function writeFormatted(user: User, row: HTMLElement, label: string): Promise<string> {
  await user.click(inputOf(row, label));
  await within(row).findByRole('toolbar', { name: `Formatting of ${label}` });
  const html = `<p>The <strong>${label}</strong></p>`;
  const getData = (type: string) => (type === 'text/html' ? html : '');
  const editor = inputOf(row, label);
  // user-event cannot paste HTML.
  fireEvent(editor, createEvent.paste(editor, { clipboardData: { getData, types: [], files: [], items: [] } }));
  return html;
}

function precedes(above: HTMLElement, below: HTMLElement | undefined): boolean {
  return below === undefined || (above.compareDocumentPosition(below) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/**
 * Adds a component, fills in every input of it and saves.
 * @param type of the component
 * @param labels of its inputs, from top to bottom
 * @param fields stored names of the labels; that of a list is the name of its items, in a collection named by the plural
 */
async function write(type: string, labels: readonly string[], fields: readonly string[]): Promise<void> {
  const opened = openForm({ definition: article, brand: 'AVIDA', form: { overview: { title: 'An article' } } });
  const row = await addComponent(opened.user, type);
  const inputs = labels.map((label) => inputOf(row, label));
  expect(inputs.every((input, index) => precedes(input, inputs[index + 1]))).toBe(true);
  const given: string[] = [];
  for (const label of labels) given.push(await fill(opened.user, row, label));
  const save = screen.getByRole('button', { name: 'SAVE' });
  await waitFor(() => expect(save).toBeEnabled());
  await opened.user.click(save);

  const [form] = opened.saved;
  const [container] = savedPage(opened.store, 'AVIDA', form ?? {}).containers;
  const stored = container?.field_collections.find(({ name }) => name === 'COMPONENTS')?.children ?? [];
  const values = labels.map((label, index) => ({
    isList: label === 'Videos',
    name: fields[index],
    value: given[index],
  }));
  const own = values.filter(({ isList }) => !isList);
  const lists = values.filter(({ isList }) => isList);
  expect(stored.map(written)).toEqual([
    [
      `0 COMPONENT-${type}`,
      own.map(({ name, value }, order) => `${order} ${name} = ${value}`),
      ...lists.map(({ name, value }, order) => [`${order} ${name}S`, [`0 ${name} = ${value}`]]),
    ],
  ]);
}

describe('a component of an article is added, filled in and stored in order', () => {
  it('[COMP-001] image, title, description', async () => {
    await write('1', ['Image', 'Title', 'Description'], ['IMAGE', 'TITLE', 'DESCRIPTION']);
  });

  it('[COMP-002] video link, title, description', async () => {
    await write('2', ['Video Link', 'Title', 'Description'], ['VIDEO-LINK', 'TITLE', 'DESCRIPTION']);
  });

  it('[COMP-003] title, description, image', async () => {
    await write('3', ['Title', 'Description', 'Image'], ['TITLE', 'DESCRIPTION', 'IMAGE']);
  });

  it('[COMP-004] title, description, video', async () => {
    await write('4', ['Title', 'Description', 'Video'], ['TITLE', 'DESCRIPTION', 'VIDEO']);
  });

  it('[COMP-006] image, title, description', async () => {
    await write('5', ['Image', 'Title', 'Description'], ['IMAGE', 'TITLE', 'DESCRIPTION']);
  });

  it('[COMP-007] video, title, description', async () => {
    await write('6', ['Video', 'Title', 'Description'], ['VIDEO', 'TITLE', 'DESCRIPTION']);
  });

  it('[COMP-008] three images with captions', async () => {
    await write('7', picturesWith('Caption', 3), picturesWith('CAPTION', 3));
  });

  it('[COMP-009] four images with captions', async () => {
    await write('8', picturesWith('Caption', 4), picturesWith('CAPTION', 4));
  });

  it('[COMP-010] title, description', async () => {
    await write('9', ['Title', 'Description'], ['TITLE', 'DESCRIPTION']);
  });

  it('[COMP-011] message, caption', async () => {
    await write('10', ['Message', 'Caption'], ['MESSAGE', 'CAPTION']);
  });

  it('[COMP-012] videos, title, description', async () => {
    await write('11', ['Videos', 'Title', 'Description'], ['VIDEO', 'TITLE', 'DESCRIPTION']);
  });

  it('[COMP-013] title, description, videos', async () => {
    await write('12', ['Title', 'Description', 'Videos'], ['TITLE', 'DESCRIPTION', 'VIDEO']);
  });

  it('[COMP-014] two images, each with title and description', async () => {
    const parts = (of: readonly string[], gap: string) =>
      [1, 2].flatMap((at) => of.map((part) => `${part}${gap}${at}`));
    await write('13', parts(['Image', 'Title', 'Description'], ' '), parts(['IMAGE', 'TITLE', 'DESCRIPTION'], '-'));
  });

  it('[COMP-015] image, image link, title, description', async () => {
    await write('14', ['Image', 'Image Link', 'Title', 'Description'], ['IMAGE', 'IMAGE-LINK', 'TITLE', 'DESCRIPTION']);
  });
});

/** `Image 1`, `Caption 1`, …, or their stored names. */
function picturesWith(caption: string, count: number): readonly string[] {
  const isStored = caption === caption.toUpperCase();
  const [picture, gap] = isStored ? ['IMAGE', '-'] : ['Image', ' '];
  return Array.from({ length: count }, (_, index) => index + 1).flatMap((at) => [
    `${picture}${gap}${at}`,
    `${caption}${gap}${at}`,
  ]);
}

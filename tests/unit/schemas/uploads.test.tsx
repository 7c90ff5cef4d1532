import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { award } from '../../../schemas/awards/award';
import { careersInformationDetails } from '../../../schemas/careers-information/details';
import { article } from '../../../schemas/content/article';
import { gallery } from '../../../schemas/gallery/gallery';
import { addContract } from '../../../schemas/contracts/add-contract';
import { editContract } from '../../../schemas/contracts/edit-contract';
import { heroBanner } from '../../../schemas/hero-banner/heroBanner';
import { topicEditors } from '../../../schemas/home-buying-guide/topics';
import { externalLinks } from '../../../schemas/links/external-links';
import { socialMediaLinks } from '../../../schemas/links/social-media-links';
import { addPropertyDocument } from '../../../schemas/property-documents/add-property-document';
import { editPropertyDocument } from '../../../schemas/property-documents/edit-property-document';
import { BRANDS, type Brand, type EditorDefinition } from '../../../src/definition';
import type { FormData } from '../../../src/tree';
import { fileNamed, manualUploads, transferOf } from '../fields/support/files';
import { openForm } from '../fields/support/openForm';

const LIMIT = 50 * 1024 * 1024;

interface Given {
  readonly definition: EditorDefinition;
  readonly brand?: Brand;
  readonly form?: FormData;
  /** Label of the file input. */
  readonly control: string;
}

/** Opens the form; the returned function drops a file on its upload control. */
async function openControl({ control, ...given }: Given) {
  const { services, running } = manualUploads();
  const { user } = openForm({ ...given, services });
  const row = screen.queryByRole('button', { name: /^(Link|Section) 1\b/ });
  if (row) await user.click(row);

  /** Drops a file. @returns the message that rejects it, or 'uploads' if its upload begins */
  async function drop(name: string, bytes?: number): Promise<string | null> {
    const before = running.length;
    const file = fileNamed(name, bytes);
    fireEvent.drop(screen.getByLabelText(control, { selector: 'input' }), { dataTransfer: transferOf(file) });
    const dismiss = () => screen.queryByRole('button', { name: 'Dismiss' });
    await waitFor(() => expect(running.length > before || dismiss() !== null).toBe(true));
    if (running.length > before) return 'uploads';
    const { textContent } = screen.getByRole('alert');
    await user.click(dismiss()!);
    return textContent;
  }
  return drop;
}

const LINKS = { form: { links: [{ $id: 'a' }] }, control: 'Upload Image' };
const SECTION = { main: { sections: [{ $id: 'a', type: 'IMAGE-TEXT' }] } };

describe('a picture', () => {
  // AVIDA, because that brand accepts webp elsewhere.
  it.each<[string, Given]>([
    ['articles', { definition: article, control: 'Upload Banner Image' }],
    ['galleries', { definition: gallery, control: 'Add to Images' }],
    ['awards', { definition: award, control: 'Upload Image' }],
    ['social media links', { definition: socialMediaLinks, ...LINKS }],
    ['external links', { definition: externalLinks, ...LINKS }],
    ['the careers information', { definition: careersInformationDetails, control: 'Add to Image Gallery' }],
    ...topicEditors.map((definition): [string, Given] => [
      `the guide's ${definition.title}`,
      { definition, form: SECTION, control: 'Upload Image' },
    ]),
  ])('[UPL-033] of %s is jpeg, jpg or png of less than 50 MB', async (_name, given) => {
    const drop = await openControl({ ...given, brand: 'AVIDA' });
    for (const name of ['a.jpeg', 'a.jpg', 'a.png']) expect(await drop(name, LIMIT - 1)).toBe('uploads');
    for (const name of ['a.gif', 'a.webp']) {
      expect(await drop(name)).toContain('You can only upload jpeg, jpg, png file type');
    }
    expect(await drop('a.png', LIMIT)).toContain('File is too big');
  });

  it.each(BRANDS)('[UPL-034] of a banner of %s may be webp too, of less than 50 MB', async (brand) => {
    const drop = await openControl({ definition: heroBanner, brand, control: 'Upload Image' });
    for (const name of ['a.jpeg', 'a.jpg', 'a.png', 'a.webp']) expect(await drop(name, LIMIT - 1)).toBe('uploads');
    expect(await drop('a.gif')).toContain('You can only upload jpeg, jpg, png, webp file type');
    expect(await drop('a.webp', LIMIT)).toContain('File is too big');
  });
});

describe('a document', () => {
  const form = { document: { project: 'HRW - Harbor Row - B1' } };

  it.each<[string, EditorDefinition]>([
    ['a new property document', addPropertyDocument],
    ['a property document', editPropertyDocument],
    ['a new contract document', addContract],
    ['a contract document', editContract],
  ])('[UPL-035] of %s is a PDF', async (_name, definition) => {
    const drop = await openControl({ definition, form, control: 'Upload Document' });
    expect(await drop('a.pdf')).toBe('uploads');
    for (const name of ['a.doc', 'a.docx', 'a.png']) {
      expect(await drop(name)).toContain('You can only upload pdf file type');
    }
  });
});

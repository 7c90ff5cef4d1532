import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defineEditor, type Field } from '../../../src/definition';
import { UploadRefusedError } from '../../../src/form';
import { storyServices, type UploadFate } from '../../../stories/support/services';
import { oneField } from '../../../stories/support/store';
import { fileNamed, manualUploads, transferOf } from './support/files';
import { openForm } from './support/openForm';

const BROCHURE = { type: 'document', label: 'Brochure', stored: 'File', accept: ['pdf'] } as const;

function open(field: Field, { fate }: { fate?: UploadFate } = {}) {
  const opened = openForm({ definition: oneField(field), services: storyServices(fate) });
  return { ...opened, value: () => opened.current()['field'] };
}

function input(name: string): HTMLElement {
  return screen.getByLabelText(name, { selector: 'input' });
}

describe('a document', () => {
  it.each(['plan.pdf', 'plan.doc', 'plan.docx'])('[UPL-004] may be %s by default', async (name) => {
    const { user, value } = open({ type: 'document', label: 'Brochure', stored: 'File' });
    await user.upload(input('Upload Brochure'), fileNamed(name));
    await waitFor(() => expect(value()).toMatchObject({ key: `files/${name}` }));
  });

  it('[UPL-004, UPL-005] is rejected if it is of another type', async () => {
    open(BROCHURE);
    fireEvent.drop(input('Upload Brochure'), { dataTransfer: transferOf(fileNamed('plan.doc')) });
    expect(await screen.findByText('You can only upload pdf file type')).toBeVisible();
  });

  it('[UPL-019] that is infected says so, and SAVE is disabled', async () => {
    const { user } = open(BROCHURE, { fate: { kind: 'refused', status: 422, message: 'virus' } });
    await user.upload(input('Upload Brochure'), fileNamed('plan.pdf'));
    expect(await screen.findByText('The file is infected, Saving this attachment is disabled.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '1 problem: Brochure' })).toBeVisible());
    expect(screen.getByRole('button', { name: 'SAVE' })).toBeDisabled();
  });

  it('[UPL-014] that the server rejects shows the message of the server, and can be retried', async () => {
    const { services, running } = manualUploads();
    const { user, current } = openForm({ definition: oneField(BROCHURE), services });
    await user.upload(input('Upload Brochure'), fileNamed('plan.pdf'));
    running[0]?.fail(new UploadRefusedError(400, 'The file is empty.'));
    expect(await screen.findByText('The file is empty.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry upload of Brochure' }));
    running[1]?.finish({ key: 'k', fileName: 'plan.pdf', fileType: 'application/pdf', scanned: true });
    await waitFor(() => expect(current()).toMatchObject({ field: { key: 'k' } }));
  });

  it.each([
    ['at its address where that is public', false, /files\/plan\.pdf$/],
    ['with the bytes that were loaded where it needs a link', true, /^blob:/],
  ])('opens in a tab %s', async (_how, hasSignedDocuments, address) => {
    const services = { ...storyServices(), fileUrl: (key: string) => `/${key}`, hasSignedDocuments };
    const plan = { key: 'files/plan.pdf', fileType: 'application/pdf' };
    const { user } = openForm({ definition: oneField(BROCHURE), services, form: { field: plan } });
    await user.click(screen.getByRole('button', { name: 'Preview Brochure' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByTitle('Brochure');
    expect(within(dialog).getByRole('link')).toHaveAttribute('href', expect.stringMatching(address));
  });

  it('says when its preview cannot be loaded', async () => {
    const services = { ...storyServices(), fetchFile: async () => Promise.reject(new Error('gone')) };
    const plan = { key: 'files/plan.pdf', fileType: 'application/pdf' };
    const { user } = openForm({ definition: oneField(BROCHURE), services, form: { field: plan } });
    await user.click(screen.getByRole('button', { name: 'Preview Brochure' }));
    expect(await screen.findByText('The preview could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('a document that belongs to a project', () => {
  const message = 'Please assign a project first.';
  const definition = defineEditor({
    ...oneField(BROCHURE),
    fields: {
      project: { type: 'text', label: 'Project', stored: 'PROJECT' },
      file: { ...BROCHURE, uploadTo: '/upload/mdor-docs', belongsTo: { field: 'project', sentAs: 'project', message } },
    },
  });

  it('accepts no file before the project is chosen, and says so', async () => {
    const { user } = openForm({ definition });
    const control = screen.getByRole('button', { name: /^Upload Brochure/ });
    expect(control).toBeDisabled();
    expect(control).toHaveAccessibleDescription(message);
    fireEvent.drop(input('Upload Brochure'), { dataTransfer: transferOf(fileNamed('plan.pdf')) });
    expect(await within(screen.getByRole('alert')).findByText(message)).toBeVisible();
    await user.type(screen.getByLabelText('Project'), 'p1');
    expect(control).toBeEnabled();
  });

  it('is sent with its brand and its project', async () => {
    const { services, running } = manualUploads();
    const { user } = openForm({ definition, services, form: { project: 'p1' }, brand: 'AVIDA' });
    await user.upload(input('Upload Brochure'), fileNamed('plan.pdf'));
    expect(running[0]?.options).toMatchObject({
      to: '/upload/mdor-docs',
      fields: { brand: 'AVIDA', project: 'p1' },
    });
  });
});

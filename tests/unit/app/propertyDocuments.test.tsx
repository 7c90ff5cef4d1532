import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileNamed, transferOf } from '../fields/support/files';
import { refusal, type GraphQLCall } from '../support/contentService';
import { openScreen } from './support/openScreen';

const DOCUMENTS = '/manage-mddor-documents';
const EDITOR = ['read', 'create', 'update', 'delete'].map((action) => `${action}:mdor`);
const CUSTOM_ID = 'MDDOR-AVIDA-000002';
const PROJECTS = [
  { ProjectName: 'Harbor Row', ProjectCode: 'HRW', PropertyCode: null, BldgCode: 'B1' },
  { ProjectName: 'First Fields', ProjectCode: 'FFC', PropertyCode: 'FFC-PH1', BldgCode: 'B9' },
].map((project) => ({ __typename: 'MdorProject', ...project }));
const DOCUMENT = {
  ...{ __typename: 'MdorDocument', id: 'document-1', document_custom_id: CUSTOM_ID, document_name: 'Fire plan' },
  ...{ assigned_project: 'HRW - Harbor Row - B1', brand_id: 'brand-avida', created_at: '2026-01-05T02:00:00.000Z' },
  file: 'files/fire.pdf',
  meta_data: {
    ...{ __typename: 'MdorMetaData', key: 'files/fire.pdf', file_name: 'fire.pdf', file_type: 'application/pdf' },
  },
};

/** A service with one property document. */
function serve(given: { readonly fails?: string } = {}) {
  const state = { isRemoved: false };
  return ({ name, variables }: GraphQLCall) => {
    if (name === given.fails) return new Error('The words of the service.');
    switch (name) {
      case 'MdorDocuments':
        return {
          getFilteredMdorDocuments: {
            __typename: 'MdorDocumentSearchResult',
            mdor_documents: state.isRemoved ? [] : [DOCUMENT],
            total_count: state.isRemoved ? 0 : 1,
          },
        };
      case 'MdorDocument':
        return variables['id'] === 'document-1'
          ? { getMdorDocument: DOCUMENT }
          : refusal('NOT_FOUND', 'Document not found.');
      case 'MdorProjects':
        return { mdorProjectListRequest: PROJECTS };
      case 'SaveMdorDocument':
        return { addOrUpdateMdorDocument: DOCUMENT };
      case 'RemoveMdorDocument':
        state.isRemoved = true;
        return { removeMdorDocument: true };
      default:
        return new Error(`Nothing is known of ${name}.`);
    }
  };
}

interface Opened {
  readonly at?: string;
  readonly scopes?: readonly string[];
  readonly fails?: string;
  readonly offers?: readonly string[];
}

async function open({ at = '', scopes = EDITOR, offers = [], ...outcome }: Opened = {}) {
  const opened = await openScreen({
    path: `${DOCUMENTS}${at}`,
    brand: 'AVIDA',
    scopes,
    offers,
    answer: serve(outcome),
  });
  if (outcome.fails !== 'MdorDocuments') await screen.findByText(CUSTOM_ID);
  return opened;
}

async function panelNamed(name: string) {
  return within(await screen.findByRole('dialog', { name }));
}

async function openAdd(given: { readonly offers?: readonly string[] } = {}) {
  const opened = await open(given);
  await opened.user.click(screen.getByRole('link', { name: /Upload Document/ }));
  const panel = await panelNamed('Upload Documents');
  await panel.findByRole('option', { name: 'HRW - Harbor Row - B1' });
  return { ...opened, panel, chooseProject: (name: string) => opened.user.selectOptions(projectOf(panel), name) };
}

type Panel = Awaited<ReturnType<typeof panelNamed>>;

function projectOf(panel: Panel): HTMLElement {
  return panel.getByRole('combobox', { name: 'Project' });
}

function uploadButton(panel: Panel): HTMLElement {
  return panel.getByRole('button', { name: /^Upload Document/ });
}

function chooseFile(panel: Panel): HTMLElement {
  return panel.getByLabelText('Upload Document', { selector: 'input' });
}

afterEach(() => vi.restoreAllMocks());

describe('the property documents', () => {
  it('[MDDOR-001, MDDOR-004] have a list, and each of them an address that opens it in the update panel', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('link', { name: `Edit ${CUSTOM_ID}` }));
    expect(router.state.location.pathname).toBe(`${DOCUMENTS}/document-1`);
    expect(await screen.findByRole('dialog', { name: 'Update Documents' })).toBeInTheDocument();
  });

  it('report a deleted one, whose panel closes over the same page of the list', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { router } = await open({ at: '/gone?search=fire' });
    expect(await screen.findByText('Document not found.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location).toMatchObject({ pathname: DOCUMENTS, search: '?search=fire' });
  });

  it("[MDDOR-002, MDDOR-003, MDDOR-004] have the list 'List of Documents', and a button to upload one in a panel", async () => {
    const { user } = await open();
    expect(screen.getByRole('heading', { name: 'List of Documents' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: /Upload Document/ }));
    expect(await screen.findByRole('dialog', { name: 'Upload Documents' })).toBeInTheDocument();
  });

  it('[MDDOR-003] are not uploaded without create:mdor', async () => {
    await open({ scopes: EDITOR.filter((scope) => scope !== 'create:mdor') });
    expect(screen.queryByRole('link', { name: /Upload Document/ })).not.toBeInTheDocument();
  });

  it('[MDDOR-005] are previewed as PDF in a dialog', async () => {
    const { user, fetched } = await open();
    await user.click(screen.getByRole('button', { name: `Preview: ${CUSTOM_ID}` }));
    const dialog = await panelNamed('Fire plan');
    expect(await dialog.findByTitle('Fire plan')).toHaveAttribute('src', 'blob:file');
    expect(fetched).toEqual(['/files/fire.pdf']);
  });

  it('[MDDOR-006] are no area of ALISI', async () => {
    await openScreen({ path: DOCUMENTS, brand: 'ALISI', scopes: EDITOR, answer: serve() });
    expect(await screen.findByRole('heading', { name: 'Invalid Page' })).toBeVisible();
    expect(screen.queryByText('List of Documents')).not.toBeInTheDocument();
  });

  it('[MDDOR-007, MDDOR-008] come last uploaded first, searched and page by page', async () => {
    const { user, asked } = await open();
    const last = () => asked.filter(({ name }) => name === 'MdorDocuments').at(-1)?.variables;
    const given = { brand_id: 'brand-avida', sort: { by: 'created_at', order: 'DESC' } };
    expect(last()).toEqual({ ...given, search: '', page: 1, limit: 10 });
    expect(screen.getByText('1-1 of 1 items')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search Documents' }), 'fire');
    await waitFor(() => expect(last()).toEqual({ ...given, search: 'fire', page: 1, limit: 10 }));
  });

  it('[MDDOR-009, MDDOR-010] are uploaded for a project that is picked first', async () => {
    const { panel, chooseProject } = await openAdd();
    expect(uploadButton(panel)).toBeDisabled();
    expect(panel.getByText('Please assign a project first.')).toBeVisible();
    await chooseProject('HRW - Harbor Row - B1');
    expect(uploadButton(panel)).toBeEnabled();
    expect(panel.queryByText('Please assign a project first.')).not.toBeInTheDocument();
  });

  it('[MDDOR-010] refuse a file without a project, with a message', async () => {
    const { panel, uploaded } = await openAdd();
    fireEvent.drop(uploadButton(panel), { dataTransfer: transferOf(fileNamed('a.pdf')) });
    expect(await panel.findByText('a.pdf')).toBeVisible();
    expect(panel.getAllByText('Please assign a project first.')).toHaveLength(2);
    expect(uploaded).toEqual([]);
  });

  it('[MDDOR-011] lose their file with another project', async () => {
    const { user, panel, chooseProject } = await openAdd();
    await chooseProject('HRW - Harbor Row - B1');
    await user.upload(chooseFile(panel), fileNamed('a.pdf'));
    expect(await panel.findByText('a.pdf')).toBeVisible();
    await chooseProject('FFC - First Fields - FFC-PH1');
    await waitFor(() => expect(panel.queryByText('a.pdf')).not.toBeInTheDocument());
    expect(uploadButton(panel)).toBeEnabled();
  });

  it('[MDDOR-012] keep their project', async () => {
    await open({ at: '/document-1' });
    const panel = await panelNamed('Update Documents');
    const project = () => panel.getByRole('textbox', { name: 'Project' });
    await waitFor(() => expect(project()).toHaveValue('HRW - Harbor Row - B1'));
    expect(project()).toHaveAttribute('readonly');
  });

  it('[MDDOR-016] are PDF files', async () => {
    const { user, panel, chooseProject, uploaded } = await openAdd();
    await chooseProject('HRW - Harbor Row - B1');
    expect(chooseFile(panel)).toHaveAttribute('accept', '.pdf');
    await userEvent.setup({ applyAccept: false }).upload(chooseFile(panel), fileNamed('a.docx'));
    expect(await panel.findByText('You can only upload pdf file type')).toBeVisible();
    expect(uploaded).toEqual([]);
    await user.upload(chooseFile(panel), fileNamed('a.pdf'));
    await waitFor(() => expect(uploaded).toHaveLength(1));
  });

  it("[MDDOR-017] are offered projects as 'code - name - property or building code'", async () => {
    const { panel } = await openAdd();
    const offered = within(projectOf(panel)).getAllByRole('option').slice(1);
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'HRW - Harbor Row - B1',
      'FFC - First Fields - FFC-PH1',
    ]);
  });

  it('[MDDOR-019, MDDOR-027] are sent with brand and project, and saved', async () => {
    const { user, panel, chooseProject, uploaded, asked } = await openAdd();
    await chooseProject('HRW - Harbor Row - B1');
    await user.upload(chooseFile(panel), fileNamed('Fire plan.pdf'));
    await waitFor(() => expect(panel.getByRole('button', { name: 'SAVE' })).toBeEnabled());
    expect(uploaded).toEqual([
      {
        to: '/upload/mdor-docs',
        fields: { brand: 'AVIDA', project: 'HRW - Harbor Row - B1', file: expect.any(File) },
      },
    ]);
    expect(uploaded[0]?.fields['file']).toHaveProperty('name', 'Fire plan.pdf');
    await user.click(panel.getByRole('button', { name: 'SAVE' }));
    expect(await screen.findByText('Successfully added/updated document.')).toBeVisible();
    expect(asked.find(({ name }) => name === 'SaveMdorDocument')?.variables).toMatchObject({
      ...{ brand_id: 'brand-avida', assigned_project: 'HRW - Harbor Row - B1', file: 'files/Fire plan.pdf' },
    });
  });

  it('[UPL-005, UPL-035] send the accepted types to a service that reads them', async () => {
    const { user, panel, chooseProject, uploaded } = await openAdd({ offers: ['accepted_types'] });
    await chooseProject('HRW - Harbor Row - B1');
    await user.upload(chooseFile(panel), fileNamed('Fire plan.pdf'));
    await waitFor(() => expect(uploaded).toHaveLength(1));
    expect(uploaded[0]?.fields).toMatchObject({ accept: 'pdf' });
  });

  it('[MDDOR-020] show the message of the service if they cannot be saved', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user } = await open({ at: '/document-1', fails: 'SaveMdorDocument' });
    const panel = await panelNamed('Update Documents');
    await user.upload(await panel.findByLabelText('Upload Document', { selector: 'input' }), fileNamed('b.pdf'));
    await waitFor(() => expect(panel.getByRole('button', { name: 'SAVE' })).toBeEnabled());
    await user.click(panel.getByRole('button', { name: 'SAVE' }));
    expect((await screen.findAllByText('The words of the service.')).length).toBeGreaterThan(0);
    expect(panel.getByText('b.pdf')).toBeInTheDocument();
  });

  it('[MDDOR-021] are deleted after a confirmation that names them', async () => {
    const { user, asked } = await open();
    await user.click(screen.getByRole('button', { name: `Delete ${CUSTOM_ID}` }));
    const question = await screen.findByRole('dialog', { name: 'Delete Document?' });
    expect(question).toHaveAccessibleDescription(
      `Are you sure you want to delete this document? ${CUSTOM_ID} · Fire plan`,
    );
    expect(asked.map(({ name }) => name)).not.toContain('RemoveMdorDocument');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Successfully deleted document')).toBeVisible();
    expect(asked.find(({ name }) => name === 'RemoveMdorDocument')?.variables).toEqual({ id: 'document-1' });
  });

  it("[MDDOR-022] stay if they cannot be deleted: 'Something went wrong'", async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user } = await open({ fails: 'RemoveMdorDocument' });
    await user.click(screen.getByRole('button', { name: `Delete ${CUSTOM_ID}` }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(await screen.findByText(CUSTOM_ID)).toBeVisible();
  });

  it("[MDDOR-023] may not be listed: 'Something went wrong.'", async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await open({ fails: 'MdorDocuments' });
    expect(await screen.findByText('Something went wrong.')).toBeVisible();
  });

  it("[MDDOR-024] may have no projects: 'Could not retrieve projects list.'", async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user } = await open({ fails: 'MdorProjects' });
    await user.click(screen.getByRole('link', { name: /Upload Document/ }));
    const panel = await panelNamed('Upload Documents');
    expect(await panel.findByText(/^Could not retrieve projects list\./)).toBeVisible();
  });

  it('[MDDOR-025] are not offered to be changed without update:mdor', async () => {
    await open({ scopes: EDITOR.filter((scope) => scope !== 'update:mdor') });
    expect(screen.queryByRole('link', { name: `Edit ${CUSTOM_ID}` })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: `Delete ${CUSTOM_ID}` })).toBeInTheDocument();
  });

  it('[MDDOR-026] are not offered to be deleted without delete:mdor', async () => {
    await open({ scopes: EDITOR.filter((scope) => scope !== 'delete:mdor') });
    expect(screen.queryByRole('button', { name: `Delete ${CUSTOM_ID}` })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: `Edit ${CUSTOM_ID}` })).toBeInTheDocument();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../../server/seed/seed';
import { brandId, personOf, readPage, WHOLE_PAGE, type Person, take } from './support/content';
import { signIn } from './support/signIn';
import { startServices, type RunningServices } from './support/startServices';

let running: RunningServices;
beforeAll(async () => {
  running = await startServices({ env: { SEED: 'demo' } });
});
afterAll(() => running.stop());

const BRANDS = ['ALP', 'AVIDA', 'AMAIA', 'ALISI'] as const;

async function editorOf(brand: string): Promise<Person> {
  return personOf(running.url, (await signIn(running.url, `${brand.toLowerCase()}.editor@demo.example`)).accessToken);
}

interface StoredField {
  readonly name: string;
  readonly value: string | null;
  readonly meta_data: Readonly<Record<string, unknown>> | null;
}

/** Every field of a page, from all levels. */
function fieldsOf(node: unknown): readonly StoredField[] {
  const {
    containers = [],
    field_collections = [],
    children = [],
    fields = [],
  } = node as Record<string, readonly unknown[] | undefined>;
  return [
    ...(fields as readonly StoredField[]),
    ...[...containers, ...field_collections, ...children].flatMap(fieldsOf),
  ];
}

async function expectPdf(key: string): Promise<void> {
  const response = await fetch(`${running.url}/${key}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(await response.text()).toMatch(/^%PDF-1\.7\n[\s\S]*%%EOF\n$/);
}

describe('the demo', () => {
  it.each(BRANDS)('[CI-021, CI-022] has the company-information pages of %s under their slugs', async (brand) => {
    const editor = await editorOf(brand);
    const { data } = await editor.ask(
      'query ($b: ID!, $t: String!) { searchPages(brandId: $b, tag: $t, limit: 100) { pages { id slug name } } }',
      { b: brandId(brand), t: `COMPANY-INFO-${brand}` },
    );
    const found = take({ data }, 'searchPages')
      .pages.map(({ slug }) => slug)
      .sort();
    const kinds = ['about-us', 'awards', 'facts', 'mission-vision', 'privacy-policy', 'terms-and-conditions'];
    const own = brand === 'AMAIA' ? 'footer-links' : 'seo-tags';
    expect(found).toEqual([...kinds, own].map((kind) => `${kind}-${brand.toLowerCase()}`).sort());
  });

  it.each(BRANDS)('shows pictures of %s that exist', async (brand) => {
    const editor = await editorOf(brand);
    const { data } = await editor.ask(
      `query ($b: ID!, $t: String!, $s: String!) { getSpecificBrandPage(brand_id: $b, tag: $t, slug: $s) { ${WHOLE_PAGE} } }`,
      { b: brandId(brand), t: `COMPANY-INFO-${brand}`, s: `about-us-${brand.toLowerCase()}` },
    );
    const pictures = fieldsOf(data?.['getSpecificBrandPage']).filter((field) => field.name === 'File');
    expect(pictures.length).toBeGreaterThan(0);
    for (const { value, meta_data } of pictures) {
      expect(meta_data).toMatchObject({ key: value, featured: 'false', file_type: 'image/png' });
      const response = await fetch(`${running.url}/${value}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/png');
    }
  });

  it.each(BRANDS)('has properties of %s with units whose five sections hold something', async (brand) => {
    const editor = await editorOf(brand);
    const { data } = await editor.ask(
      `query ($b: ID!, $t: String!) { searchPages(brandId: $b, tag: $t, limit: 100) { pages { id name card } } }`,
      { b: brandId(brand), t: `PROPERTIES-${brand}` },
    );
    const pages = take({ data }, 'searchPages').pages as unknown as readonly { id: string; card: object }[];
    expect(pages.length).toBeGreaterThan(2);
    for (const { id, card } of pages) {
      expect(card).toMatchObject({ category: expect.any(String), cover: { file_type: 'image/png' } });
      const { containers } = (await readPage(editor, id)) as unknown as {
        readonly containers: readonly {
          readonly field_collections: readonly { readonly children: readonly object[] }[];
        }[];
      };
      for (const unit of containers[1]?.field_collections ?? []) {
        expect(unit.children.map((section) => fieldsOf(section).some(({ value }) => value !== null))).toEqual(
          Array.from({ length: 5 }, () => true),
        );
      }
    }
  });

  it('[CI-FOOT-006] has the footer links of AMAIA in one field', async () => {
    const editor = await editorOf('AMAIA');
    const [row] = await running.services.database.query<{ id: string }>('SELECT id FROM page WHERE slug = $1', [
      'footer-links-amaia',
    ]);
    const [items] = fieldsOf(await readPage(editor, row?.id ?? ''));
    expect(items?.name).toBe('ITEMS');
    expect(JSON.parse(items?.value ?? '')).toContainEqual({ text: 'Sales hotline', link: '(02) 8555 0142', isLink: 1 });
  });

  it.each(['ALP', 'AVIDA', 'AMAIA'])(
    'has projects and property documents of %s with files that exist',
    async (brand) => {
      const editor = await editorOf(brand);
      const { data, errors } = await editor.ask(
        `query ($b: ID!) {
        getFilteredMdorDocuments(brand_id: $b, sort: { by: "document_custom_id", order: "ASC" }) {
          mdor_documents { document_custom_id file }
        }
      }`,
        { b: brandId(brand as 'ALP') },
      );
      expect(errors).toEqual([]);
      const { mdor_documents: documents } = data?.['getFilteredMdorDocuments'] as unknown as {
        readonly mdor_documents: readonly { readonly document_custom_id: string; readonly file: string }[];
      };
      expect(documents[0]?.document_custom_id).toBe(`MDDOR-${brand}-000001`);
      for (const { file } of documents) await expectPdf(file);
      const list = 'mutation ($b: String!) { mdorProjectListRequest(brand: $b) { ProjectCode } }';
      const projects = await editor.ask(list, { b: brand });
      expect(projects.data?.['mdorProjectListRequest']?.length).toBeGreaterThan(2);
    },
  );

  it('has contract documents with former versions, all with files that exist', async () => {
    const { accessToken } = await signIn(running.url, 'alp.contracts@demo.example');
    const officer = personOf(running.url, accessToken);
    const { data } = await officer.ask('{ filterContractDocuments { id file { version } } }');
    const contracts = data?.['filterContractDocuments'] as unknown as readonly {
      id: string;
      file: { version: string };
    }[];
    expect(contracts.map(({ file }) => file.version)).toEqual(['1', '3', '2']);
    const uploads = await officer.ask(
      'query ($id: ID!) { getLinkedUploadFilesByContractEntryId(id: $id) { file { version file_link } } }',
      { id: contracts[1]?.id },
    );
    const files = uploads.data?.['getLinkedUploadFilesByContractEntryId'] as unknown as readonly {
      file: { file_link: string };
    }[];
    expect(files).toHaveLength(3);
    for (const { file } of files) await expectPdf(file.file_link);
  });

  it('is stored once: removed pages stay removed', async () => {
    const count = () => running.services.database.query('SELECT count(*)::int AS pages FROM page');
    await running.services.database.query('DELETE FROM page WHERE slug = $1', ['facts-alp']);
    const before = await count();
    await seed(running.services);
    expect(await running.services.database.query('SELECT id FROM page WHERE slug = $1', ['facts-alp'])).toEqual([]);
    expect(await count()).toEqual(before);
  });
});

import type { Queryable } from '../database/database';
import { newAlias } from '../content/contracts/contracts';
import { nextDocumentNumber } from '../content/propertyDocuments/documentNumber';
import { propertyDocumentStore } from '../content/propertyDocuments/propertyDocuments';
import type { Services } from '../services';
import { SEED_BRANDS, type SeedBrand } from './brands';
import { writePdf } from './pdf';
import {
  contractTexts,
  projectTexts,
  propertyDocumentTexts,
  type ContractText,
  type ProjectText,
  type PropertyDocumentText,
} from './texts/documentTexts';

/** The demo documents with their stored files. */
export interface StoredDocuments {
  readonly propertyDocuments: readonly {
    readonly brand: SeedBrand;
    readonly text: PropertyDocumentText;
    readonly file: StoredPdf;
  }[];
  readonly contracts: readonly { readonly text: ContractText; readonly files: readonly StoredPdf[] }[];
}

interface StoredPdf {
  readonly key: string;
  readonly fileName: string;
}

/** Stores the files of the demo documents. Separately, because it waits for the disk, which must not happen within a transaction. */
export async function storeDocuments(services: Services): Promise<StoredDocuments> {
  const propertyDocuments = [];
  for (const brand of SEED_BRANDS) {
    for (const text of propertyDocumentTexts[brand.name]) {
      const pdf = { title: text.name, lines: [`Sample document of ${brand.name}`, ...text.lines] };
      propertyDocuments.push({ brand, text, file: await storePdf(services, { ...pdf, owner: brand }) });
    }
  }
  const contracts = [];
  for (const text of contractTexts) {
    const files: StoredPdf[] = [];
    for (const [index, wording] of text.versions.entries()) {
      const lines = ['Sample contract of the group', `Version ${index + 1}`, wording];
      const title = `${text.type} - ${text.usageType}`;
      files.push(await storePdf(services, { title, lines, owner: SEED_BRANDS[0] }));
    }
    contracts.push({ text, files });
  }
  return { propertyDocuments, contracts };
}

async function storePdf(
  services: Services,
  { title, lines, owner }: { readonly title: string; readonly lines: readonly string[]; readonly owner: SeedBrand },
): Promise<StoredPdf> {
  const fileName = `${title}.pdf`;
  const bytes = writePdf(title, lines);
  const { key } = await services.files.put({ bytes, fileName, fileType: PDF, tenantId: owner.tenantId });
  return { key, fileName };
}

/** Stores the demo projects, property documents and contract documents. The brands must exist. */
export async function seedDocuments(
  services: Services,
  transaction: Queryable,
  { propertyDocuments, contracts }: StoredDocuments,
): Promise<void> {
  for (const brand of SEED_BRANDS) await storeProjects(transaction, brand);
  const now = services.clock();
  for (const [index, { brand, text, file }] of propertyDocuments.entries()) {
    // Higher numbers were added later.
    const addedAt = new Date(now.getTime() - (propertyDocuments.length - index) * DAY_MILLISECONDS);
    const values = {
      ...(await nextDocumentNumber(transaction, { ...brand, tenant_id: brand.tenantId })),
      document_name: text.name,
      assigned_project: nameOf(projectTexts[brand.name][text.project]),
      file: file.key,
      meta_data: { key: file.key, file_name: file.fileName, file_type: PDF },
    };
    const saved = {
      id: services.newId(),
      brandId: brand.id,
      brandName: brand.name,
      revision: 1,
      at: addedAt,
      by: 'Demo',
    };
    await propertyDocumentStore.write(transaction, { ...saved, values });
  }
  for (const [index, contract] of contracts.entries()) {
    const updatedAt = new Date(now.getTime() - index * DAY_MILLISECONDS);
    await storeContract(services, transaction, { ...contract, updatedAt });
  }
}

async function storeProjects(transaction: Queryable, brand: SeedBrand): Promise<void> {
  for (const [name, code, property, building] of projectTexts[brand.name]) {
    await transaction.query(
      `INSERT INTO mdor_project (brand_id, project_name, project_code, property_code, bldg_code)
       VALUES ($1, $2, $3, $4, $5)`,
      [brand.id, name, code, property, building],
    );
  }
}

/** The display name of a project in the console (B-26). */
function nameOf(project: ProjectText | undefined): string {
  if (project === undefined) throw new Error('A demo document names a project that does not exist.');
  const [name, code, property, building] = project;
  return [code, name, property ?? building].filter((part) => part !== null).join(' - ');
}

async function storeContract(
  services: Services,
  transaction: Queryable,
  { text, files, updatedAt }: StoredDocuments['contracts'][number] & { readonly updatedAt: Date },
): Promise<void> {
  const id = services.newId();
  await transaction.query(
    `INSERT INTO contract_document (id, name, type, usage_type, version, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      `${text.type} - ${text.usageType}`,
      text.type,
      text.usageType,
      files.length,
      monthsBefore(updatedAt, files.length - 1),
      updatedAt,
    ],
  );
  for (const [index, { key, fileName }] of files.entries()) {
    await transaction.query(
      `INSERT INTO contract_upload (id, contract_id, version, name, file_link, file_alias, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
      [
        services.newId(),
        id,
        index + 1,
        fileName,
        key,
        newAlias(services.newId()),
        monthsBefore(updatedAt, files.length - 1 - index),
      ],
    );
  }
}

function monthsBefore(date: Date, months: number): Date {
  return new Date(date.getTime() - months * MONTH_MILLISECONDS);
}

const PDF = 'application/pdf';
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const MONTH_MILLISECONDS = 30 * DAY_MILLISECONDS;

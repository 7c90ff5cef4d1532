import type { Client } from 'urql';
import { readContent } from '../../api/ask';
import { EmailsDocument } from '../../api/generated/graphql';
import { textOrEmpty } from '../../api/parse';
import type { JsonRecord } from '../../tree';
import { planUnique, type UniqueStep } from './planUnique';
import { removalOf, type RowsMutation, type RowsSource, type StoredRow } from './source';

/** The e-mail addresses of a brand, each for a category; an address stands in a category once, in whatever case (MAIL-006). */
export function createEmailsSource(client: Client, brandId: string): RowsSource {
  return {
    keptAs: 'email_record',
    async list() {
      const { getListOfEmails } = await readContent(client, EmailsDocument, { brandId });
      return getListOfEmails.map((record): StoredRow => ({ ...record }));
    },
    plan({ stored, next }) {
      const isSame = (a: JsonRecord, b: JsonRecord) => JSON.stringify(emailOf(a)) === JSON.stringify(emailOf(b));
      const steps = planUnique({ stored, next, isSame: ({ values }, row) => isSame(values, row), keyOf });
      return steps.map((step) => mutationOf(step, { stored, brandId }));
    },
  };
}

function mutationOf(
  step: UniqueStep,
  { stored, brandId }: { readonly stored: readonly StoredRow[]; readonly brandId: string },
): RowsMutation {
  if (step.kind === 'remove') {
    return { operation: 'removeEmailRecords', arguments: removalOf(step.ids, stored), rows: [] };
  }
  const { row } = step;
  const { id, values } = row;
  const revision = stored.find((known) => known.id === id)?.revision;
  const given = {
    ...{ id, brand_id: brandId, ...emailOf(values) },
    ...(revision !== undefined && { expected_revision: revision }),
  };
  return { operation: 'addUpdateEmailRecord', arguments: given, rows: [row] };
}

function emailOf(values: JsonRecord) {
  return { email: textOrEmpty(values['email']).trim(), category: textOrEmpty(values['category']) };
}

function keyOf(values: JsonRecord): string {
  const { email, category } = emailOf(values);
  return JSON.stringify([category, email.toLowerCase()]);
}

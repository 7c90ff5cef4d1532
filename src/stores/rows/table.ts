import type { Client } from 'urql';
import type { RowSetName } from '../../definition';
import { createEmailsSource } from './emails';
import { createLinksSource } from './links';
import type { RowsSource } from './source';

/** The source of each set of records. */
export type RowsSources = { readonly [Name in RowSetName]: RowsSource };

/** Makes the source of every set of a brand. A new set is a new entry here and a file beside it. */
export function createRowsSources(client: Client, brandId: string): RowsSources {
  return {
    links: createLinksSource(client, brandId),
    emails: createEmailsSource(client, brandId),
  };
}

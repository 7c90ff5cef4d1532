import type { Client } from 'urql';
import type { RowSetName } from '../../definition';
import { createEmailsSource } from './emails';
import { createLinksSource } from './links';
import type { RowsSource } from './source';

/** The source of each set of records. */
export type RowsSources = { readonly [Name in RowSetName]: RowsSource };

/** Creates the sources of all sets of a brand. A new set needs an entry and a file here. */
export function createRowsSources(client: Client, brandId: string): RowsSources {
  return {
    links: createLinksSource(client, brandId),
    emails: createEmailsSource(client, brandId),
  };
}

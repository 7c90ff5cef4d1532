import type { Client } from 'urql';
import type { CallIdentity } from '../../api/identityCalls';
import type { RecordName } from '../../definition';
import { createBannerSource } from './banners';
import { createCareerSource } from './careers';
import { createContractSource } from './contracts';
import { createPropertyDocumentSource } from './propertyDocuments';
import { createRoleSource } from './roles';
import type { RecordSource } from './source';
import { createUserSource } from './users';

/** What sources are made from; each takes what it needs. */
export interface RecordNeeds {
  readonly identity: CallIdentity;
  readonly content: Client;
  /** Whose records; undefined for those of the platform. */
  readonly brandId: string | undefined;
}

/** The source of each record. */
export type RecordSources = { readonly [Name in RecordName]: RecordSource };

/** Makes the source of every record. A new record is a new entry here and a file beside it. */
export function createRecordSources({ identity, content, brandId = '' }: RecordNeeds): RecordSources {
  return {
    user: createUserSource(identity),
    role: createRoleSource(identity),
    career: createCareerSource(content, brandId),
    'property-document': createPropertyDocumentSource(content, brandId),
    contract: createContractSource(content),
    'home-banner': createBannerSource(content, brandId),
  };
}

import type { ContentCalls } from '../../api/ask';
import type { CallIdentity } from '../../api/identityCalls';
import type { RecordName, SpecifiedRecord } from '../../definition';
import { createBannerSource } from './banners';
import { createCareerSource } from './careers';
import { createContractSource } from './contracts';
import { createDefinedSource } from './defined';
import { createPropertyDocumentSource } from './propertyDocuments';
import { createRoleSource } from './roles';
import type { RecordSource } from './source';
import { createUserSource } from './users';

/** What sources are made from; each takes what it needs. */
export interface RecordNeeds {
  readonly identity: CallIdentity;
  readonly content: ContentCalls;
  /** Whose records; undefined for those of the platform. */
  readonly brandId: string | undefined;
}

/** The source of the records of a name, the same one each time. */
export type RecordSources = (name: RecordName) => RecordSource;

/**
 * Makes the sources of records. A new record of the specification is a new entry here and a file beside it; every other
 * name is that of records that definitions describe.
 */
export function createRecordSources({ identity, content, brandId = '' }: RecordNeeds): RecordSources {
  const specified: Readonly<Record<SpecifiedRecord, RecordSource>> = {
    user: createUserSource(identity),
    role: createRoleSource(identity),
    career: createCareerSource(content, brandId),
    'property-document': createPropertyDocumentSource(content, brandId),
    contract: createContractSource(content),
    'home-banner': createBannerSource(content, brandId),
  };
  const sources = new Map<string, RecordSource>(Object.entries(specified));
  return (name) => {
    const source = sources.get(name) ?? createDefinedSource(content, { brandId, area: name });
    sources.set(name, source);
    return source;
  };
}

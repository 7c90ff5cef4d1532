import type { ContentCalls } from '../../api/contentCalls';
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

export interface RecordSourceDependencies {
  readonly identity: CallIdentity;
  readonly content: ContentCalls;
  /** The brand of the records; undefined for those of the platform. */
  readonly brandId: string | undefined;
}

/** Returns the source of the records with a name, the same object each time. */
export type RecordSources = (name: RecordName) => RecordSource;

/**
 * Creates the sources of records. A new kind of record of the specification needs an entry and a file here; every other name
 * stands for records that are described by definitions.
 */
export function createRecordSources({ identity, content, brandId = '' }: RecordSourceDependencies): RecordSources {
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

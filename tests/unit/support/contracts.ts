import { graphqlSync, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { CONTRACT_QUERY, createContract, type IntrospectionResult } from '../../../src/api/contract/contract';
import * as generated from '../../../src/api/generated/graphql';
import { PRODUCT, requestFaults, SPECIFICATION } from '../../support/plainServices/requestFaults';

const CARD = { type: 'BrandPage', field: 'card', from: generated.CardSourceFragmentDoc };

/** What the console knows of a content service, once it has asked. */
export function contractOf(schema: GraphQLSchema) {
  const { data } = graphqlSync({ schema, source: CONTRACT_QUERY });
  return createContract(data as unknown as IntrospectionResult, [CARD]);
}

const specified = contractOf(SPECIFICATION);
const documents = new Map<string, DocumentNode>();

/**
 * What a content service would not understand of a request, whatever a test has it answer: the product's own, or one of the specification
 * alone, to which the console fits what it sends.
 */
export function notUnderstood({
  query,
  variables,
}: {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}): readonly string[] {
  const document = documents.get(query) ?? parse(query);
  documents.set(query, document);
  const sent = { document, variables };
  const faults = requestFaults(PRODUCT, sent);
  return specified.supports(document) ? [...faults, ...requestFaults(SPECIFICATION, specified.fit(sent))] : faults;
}

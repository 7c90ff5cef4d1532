import { graphqlSync, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { CONTRACT_QUERY, createContract, type IntrospectionResult } from '../../../src/api/contract/contract';
import * as generated from '../../../src/api/generated/graphql';
import { PRODUCT, requestFaults, SPECIFICATION } from '../../support/plainServices/requestFaults';

const CARD = { type: 'BrandPage', field: 'card', from: generated.CardSourceFragmentDoc };

/** The contract that the console derives from a content service's introspection. */
export function contractOf(schema: GraphQLSchema) {
  const { data } = graphqlSync({ schema, source: CONTRACT_QUERY });
  return createContract(data as unknown as IntrospectionResult, [CARD]);
}

const specificationContract = contractOf(SPECIFICATION);
const documents = new Map<string, DocumentNode>();

/**
 * The problems that a content service would find in a request, whatever response a test prepared: the product's own service, or one of the
 * specification alone, to whose contract the console fits its requests.
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
  const problems = requestFaults(PRODUCT, sent);
  return specificationContract.supports(document)
    ? [...problems, ...requestFaults(SPECIFICATION, specificationContract.fit(sent))]
    : problems;
}

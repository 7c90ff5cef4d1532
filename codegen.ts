import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types and documents of the console's GraphQL operations, made from the contract of the content service. */
const config: CodegenConfig = {
  schema: 'server/content/schema.graphql',
  documents: 'src/api/operations/*.graphql',
  generates: {
    'src/api/generated/graphql.ts': {
      plugins: ['typescript', 'typescript-operations', 'typed-document-node'],
      config: {
        useTypeImports: true,
        immutableTypes: true,
        arrayInputCoercion: false,
        onlyOperationTypes: true,
        inputMaybeValue: 'T | null | undefined',
        strictScalars: true,
        scalars: { DateTime: 'string', JSON: 'unknown' },
      },
    },
  },
};

export default config;

import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types and documents of the console's GraphQL operations, made from the contract of the content service. */
const config: CodegenConfig = {
  schema: 'server/content/schema.graphql',
  documents: 'src/api/operations/*.graphql',
  generates: {
    'src/api/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        immutableTypes: true,
        arrayInputCoercion: false,
        onlyOperationTypes: true,
        strictScalars: true,
        scalars: { DateTime: 'string', JSON: 'unknown' },
      },
    },
  },
};

export default config;

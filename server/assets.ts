import { fileURLToPath } from 'node:url';

/**
 * The path of a file that is read at run time (SQL, the GraphQL contract, the database worker).
 * The build copies these files to the same relative paths beside the bundled entry, dist/server/main.js.
 * @param name relative to the folder `server`, for example `content/schema.graphql`
 */
export function assetPath(name: string): string {
  return fileURLToPath(new URL(`./${name}`, import.meta.url));
}

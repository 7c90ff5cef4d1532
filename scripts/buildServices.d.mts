/** Bundles programs of the services with their packages and assets into a folder. */
export function buildServices(options: { readonly entries: readonly string[]; readonly output: string }): Promise<void>;

/** Builds programs of the services and all they need into a folder. */
export function buildServices(options: { readonly entries: readonly string[]; readonly output: string }): Promise<void>;

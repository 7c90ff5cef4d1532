/** Builds a program of the services and all it needs into a folder. */
export function buildServices(options: { readonly entry: string; readonly output: string }): Promise<void>;

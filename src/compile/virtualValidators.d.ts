declare module 'virtual:validators' {
  type Validator = ((data: unknown) => boolean) & { readonly errors?: readonly import('./types').SchemaError[] | null };
  /** The precompiled validator of each editor and brand, by `editor/BRAND`, or `editor/PLATFORM`. */
  export const validators: Readonly<Record<string, () => Promise<{ readonly default: Validator }>>>;
}

/**
 * Replaces the URI library that RJSF uses to resolve references between schemas (vite.config.ts): the browser has its own, and our
 * schemas contain no references.
 */
const resolver = {
  /** @throws TypeError if the base is not an absolute URI */
  resolve: (base: string, reference: string): string => new URL(reference, base).href,
  equal: (a: string, b: string): boolean => a === b,
};

// oxlint-disable-next-line syntax/no-default-export -- RJSF imports the default export of the library.
export { resolver as default };

/**
 * Takes the place of the URI library that RJSF brings to follow references between schemas (vite.config.ts): the browser has one
 * of its own, and the structures that we give it hold no references at all.
 */
const resolver = {
  /** @throws TypeError for a base that is no absolute URI */
  resolve: (base: string, reference: string): string => new URL(reference, base).href,
  equal: (a: string, b: string): boolean => a === b,
};

// oxlint-disable-next-line syntax/no-default-export -- RJSF imports the library's default.
export { resolver as default };

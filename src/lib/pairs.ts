/** Zips two lists, truncated to the shorter one. */
export function pairs<A, B>(first: readonly A[], second: readonly B[]): readonly (readonly [A, B])[] {
  return first.slice(0, second.length).map((item, index) => [item, second[index] as B] as const);
}

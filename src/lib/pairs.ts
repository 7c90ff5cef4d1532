/** The items of two lists, each with the one at its place in the other; what is longer is cut off. */
export function pairs<A, B>(first: readonly A[], second: readonly B[]): readonly (readonly [A, B])[] {
  return first.slice(0, second.length).map((item, index) => [item, second[index] as B] as const);
}

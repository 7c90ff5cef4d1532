/** For each of some distinct numbers: the length of the longest increasing subsequence that ends with it. */
export function increasingLengths(numbers: readonly number[]): readonly number[] {
  /** By length minus one: the smallest number at the end of a subsequence of that length. */
  const ends: number[] = [];
  return numbers.map((number) => {
    const found = ends.findIndex((end) => end > number);
    const at = found === -1 ? ends.length : found;
    ends[at] = number;
    return at + 1;
  });
}

declare module 'virtual:definition-problems' {
  /** What is wrong with the definitions of an area, by its name; of what is built, nothing is. */
  export const problemsOfArea: Readonly<Record<string, readonly string[]>>;
}

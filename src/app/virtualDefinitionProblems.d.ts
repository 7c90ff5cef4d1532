declare module 'virtual:definition-problems' {
  /** Problems of the definitions of each area, by its name; always empty in a build. */
  export const problemsOfArea: Readonly<Record<string, readonly string[]>>;
}

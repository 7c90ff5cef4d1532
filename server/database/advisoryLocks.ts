/** The keys of the advisory locks. Nodes of other versions use them too: never reuse one for another purpose. */
export const ADVISORY_LOCKS = {
  migrations: 8_120_418,
  recordIndexes: 8_120_419,
  administration: 8_120_420,
  seed: 8_120_421,
} as const;

/** The numbers of the advisory locks. Nodes of other versions use them, too: none is given to something else. */
export const ADVISORY_LOCKS = {
  migrations: 8_120_418,
  recordIndexes: 8_120_419,
  administration: 8_120_420,
  seed: 8_120_421,
} as const;

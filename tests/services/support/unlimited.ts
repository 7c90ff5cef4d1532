/** Settings with limits that no test reaches. */
export const UNLIMITED = {
  DOCUMENTS_PER_MINUTE: '1000000',
  COST_PER_MINUTE: '100000000',
  UPLOADS_PER_MINUTE: '1000000',
  DEPLOYS_PER_MINUTE: '1000000',
} as const;

/** The records that the specification names, which are no pages. Each has a source in src/stores/records. */
export const SPECIFIED_RECORDS = ['user', 'role', 'career', 'property-document', 'contract', 'home-banner'] as const;

/** One of them. */
export type SpecifiedRecord = (typeof SPECIFIED_RECORDS)[number];

/** The records of an area: those of the specification, or those that the services keep by definitions alone, by the name of their store. */
export type RecordName = SpecifiedRecord | (string & {});

/** The sets of records that are edited as rows of one form. Each has a source in src/stores/rows. */
export type RowSetName = 'links' | 'emails';

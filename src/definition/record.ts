/** The records that editors and lists work on, which are no pages. Each has a source in src/stores/records. */
export type RecordName = 'user' | 'role' | 'career' | 'property-document' | 'contract' | 'home-banner';

/** The sets of records that are edited as rows of one form. Each has a source in src/stores/rows. */
export type RowSetName = 'links' | 'emails';

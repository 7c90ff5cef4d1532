/** Records (not pages) that the specification names. Each has a source in src/stores/records. */
export const SPECIFIED_RECORDS = ['user', 'role', 'career', 'property-document', 'contract', 'home-banner'] as const;

/** The name of records that the specification names. */
export type SpecifiedRecord = (typeof SPECIFIED_RECORDS)[number];

/** The name of an area's records: those of the specification, or the store of records that definitions alone describe. */
export type RecordName = SpecifiedRecord | (string & {});

/** A set of records that are edited as rows of one form. Each has a source in src/stores/rows. */
export type RowSetName = 'links' | 'emails';

/** Properties of the listed rows of specified records; the type `ListedRow` requires their sources in src/stores/records to return them. */
export const LISTED_PROPERTIES = {
  user: [
    'name',
    'email',
    'contactNumber',
    'status',
    'role',
    'roleName',
    'brand',
    'brandName',
    'brands',
    'createdAt',
    'updatedAt',
    'verifiedAt',
  ],
  role: ['name', 'description', 'brand', 'createdAt', 'updatedAt'],
  career: ['title', 'description', 'employment_type', 'location'],
  'property-document': ['document_custom_id', 'document_name', 'assigned_project', 'created_at', 'file'],
  contract: ['name', 'type', 'usage_type', 'updated_at', 'version', 'file', 'file_name', 'file_alias'],
  'home-banner': ['title', 'excerpt', 'link_type', 'category', 'picture', 'alt_text', 'video_link', 'updated_at'],
} as const satisfies Readonly<Record<SpecifiedRecord, readonly string[]>>;

/** Properties of the rows of an entry's log. */
export const LOGGED_PROPERTIES = ['id', 'createdAt', 'activity'] as const;

/** Filters that the services support for specified records; types require the sources in src/stores/records to send them. */
export const SPECIFIED_FILTERS = {
  user: ['tenantIds', 'roleIds'],
  role: [],
  career: ['employment_type', 'location'],
  'property-document': [],
  contract: [],
  'home-banner': ['link_type', 'category'],
} as const satisfies Readonly<Record<SpecifiedRecord, readonly string[]>>;

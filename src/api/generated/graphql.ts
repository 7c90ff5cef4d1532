/* eslint-disable */
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant as ISO 8601 text in UTC, for example 2026-01-31T08:00:00.000Z. */
  DateTime: { input: string; output: string; }
  /** A JSON object whose keys the contract does not define. */
  JSON: { input: unknown; output: unknown; }
};

export type BannerMetaData = {
  readonly __typename?: 'BannerMetaData';
  readonly alt_text?: Maybe<Scalars['String']['output']>;
  readonly key?: Maybe<Scalars['String']['output']>;
};

export type BannerMetaDataInput = {
  readonly alt_text?: InputMaybe<Scalars['String']['input']>;
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

export type Brand = {
  readonly __typename?: 'Brand';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly preview_url?: Maybe<Scalars['String']['output']>;
  readonly tenant_id: Scalars['ID']['output'];
};

export type BrandPage = {
  readonly __typename?: 'BrandPage';
  readonly alternative_featured: Scalars['Boolean']['output'];
  readonly brand_id: Scalars['ID']['output'];
  /**
   * The values of the page that lists show, by the names in the card of its tag (schemas/cards.ts); a file is { key, alt_text,
   * file_type }. They are those of the last finished document. Selecting them does not load the tree.
   */
  readonly card?: Maybe<Scalars['JSON']['output']>;
  /** Siblings are sorted by order, then by time of creation. */
  readonly containers: ReadonlyArray<Container>;
  readonly created_at: Scalars['DateTime']['output'];
  readonly featured: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly published: Scalars['Boolean']['output'];
  /** The number of saves of the page and its tree; 1 after creation. */
  readonly revision?: Maybe<Scalars['Int']['output']>;
  readonly slug: Scalars['String']['output'];
  readonly tag: Scalars['String']['output'];
  readonly updated_at: Scalars['DateTime']['output'];
  /** The name of the person who saved the page last. */
  readonly updated_by?: Maybe<Scalars['String']['output']>;
};

export type BrandPageInput = {
  readonly alternative_featured?: InputMaybe<Scalars['Boolean']['input']>;
  readonly featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** An existing id updates the page. Any other UUID creates a page with that id, none a page with a generated id. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** Required on creation. The slug is derived from it. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

export type CardValueFilter = {
  /** Case-insensitive; '' does not filter. */
  readonly is: Scalars['String']['input'];
  /** The name of a value of the card; for one with several texts, one match is enough. */
  readonly value: Scalars['String']['input'];
};

export type Career = {
  readonly __typename?: 'Career';
  readonly apply_before_at?: Maybe<Scalars['DateTime']['output']>;
  readonly brand_id: Scalars['ID']['output'];
  readonly careers_heading_tag?: Maybe<Scalars['String']['output']>;
  readonly employmentType?: Maybe<EmploymentType>;
  readonly employment_type_id?: Maybe<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isVisible: Scalars['Boolean']['output'];
  readonly job_description?: Maybe<Scalars['String']['output']>;
  readonly job_description_label?: Maybe<Scalars['String']['output']>;
  readonly location?: Maybe<Scalars['String']['output']>;
  readonly qualifications?: Maybe<Scalars['String']['output']>;
  readonly qualifications_label?: Maybe<Scalars['String']['output']>;
  /** The number of saves of the record; 1 after creation. */
  readonly revision: Scalars['Int']['output'];
  readonly seo_careers_description?: Maybe<Scalars['String']['output']>;
  readonly seo_careers_title?: Maybe<Scalars['String']['output']>;
  readonly tags?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly updated_at: Scalars['DateTime']['output'];
  readonly updated_by?: Maybe<Scalars['String']['output']>;
};

export type CareerFilter = {
  readonly employment_type?: InputMaybe<Scalars['ID']['input']>;
  readonly is_visible?: InputMaybe<Scalars['Boolean']['input']>;
  readonly location?: InputMaybe<Scalars['String']['input']>;
};

export type CareerInput = {
  readonly apply_before_at?: InputMaybe<Scalars['DateTime']['input']>;
  readonly brand_id: Scalars['ID']['input'];
  readonly careers_heading_tag?: InputMaybe<Scalars['String']['input']>;
  readonly employment_type_id?: InputMaybe<Scalars['ID']['input']>;
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  readonly job_description?: InputMaybe<Scalars['String']['input']>;
  readonly job_description_label?: InputMaybe<Scalars['String']['input']>;
  readonly location?: InputMaybe<Scalars['String']['input']>;
  readonly qualifications?: InputMaybe<Scalars['String']['input']>;
  readonly qualifications_label?: InputMaybe<Scalars['String']['input']>;
  readonly seo_careers_description?: InputMaybe<Scalars['String']['input']>;
  readonly seo_careers_title?: InputMaybe<Scalars['String']['input']>;
  readonly tags?: InputMaybe<Scalars['String']['input']>;
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

export type CareerSearchResult = {
  readonly __typename?: 'CareerSearchResult';
  readonly careers: ReadonlyArray<Career>;
  readonly location_filter_opts: ReadonlyArray<Scalars['String']['output']>;
  readonly total_hidden: Scalars['Int']['output'];
  readonly total_visible: Scalars['Int']['output'];
};

export type CareerSort = {
  /** ASC or DESC. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

export type CollectionDataInput = {
  readonly collections: ReadonlyArray<FieldCollectionInput>;
};

export type Container = {
  readonly __typename?: 'Container';
  readonly field_collections: ReadonlyArray<FieldCollection>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly order: Scalars['Int']['output'];
  readonly page_id: Scalars['ID']['output'];
};

export type ContainerDataInput = {
  readonly containers: ReadonlyArray<ContainerInput>;
};

/** Properties that are omitted keep their stored values; null clears a property that may be empty. */
export type ContainerInput = {
  readonly field_collections?: InputMaybe<ReadonlyArray<FieldCollectionInput>>;
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** Required for a new container. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Default for a new container: 0. */
  readonly order?: InputMaybe<Scalars['Int']['input']>;
  /** Required for a new container. */
  readonly page_id?: InputMaybe<Scalars['ID']['input']>;
};

export type ContentFilter = {
  readonly type?: InputMaybe<Scalars['String']['input']>;
};

export type ContractDocument = {
  readonly __typename?: 'ContractDocument';
  readonly created_at: Scalars['DateTime']['output'];
  readonly deleted_at?: Maybe<Scalars['DateTime']['output']>;
  readonly file?: Maybe<ContractFile>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** The number of saves of the record; 1 after creation. */
  readonly revision: Scalars['Int']['output'];
  /** CTS or DOAS. */
  readonly type: Scalars['String']['output'];
  readonly updated_at: Scalars['DateTime']['output'];
  readonly updated_by?: Maybe<Scalars['String']['output']>;
  readonly usage_type: Scalars['String']['output'];
};

export type ContractDocumentSearchResult = {
  readonly __typename?: 'ContractDocumentSearchResult';
  readonly contract_documents: ReadonlyArray<ContractDocument>;
  readonly total_count: Scalars['Int']['output'];
};

export type ContractFile = {
  readonly __typename?: 'ContractFile';
  readonly file_alias?: Maybe<Scalars['String']['output']>;
  readonly file_link?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<Scalars['String']['output']>;
  readonly usage_type?: Maybe<Scalars['String']['output']>;
  readonly version?: Maybe<Scalars['String']['output']>;
};

export type ContractFileInput = {
  readonly file_alias?: InputMaybe<Scalars['String']['input']>;
  readonly file_link: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  readonly version?: InputMaybe<Scalars['String']['input']>;
};

export type DocumentSort = {
  readonly by?: InputMaybe<Scalars['String']['input']>;
  readonly order?: InputMaybe<Scalars['String']['input']>;
};

export type EmailRecord = {
  readonly __typename?: 'EmailRecord';
  readonly brand_id: Scalars['ID']['output'];
  readonly category: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** The number of saves of the record; 1 after creation. */
  readonly revision: Scalars['Int']['output'];
};

export type EmploymentType = {
  readonly __typename?: 'EmploymentType';
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** The number of saves of the record; 1 after creation. */
  readonly revision: Scalars['Int']['output'];
};

export type Field = {
  readonly __typename?: 'Field';
  readonly id: Scalars['ID']['output'];
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly meta_data?: Maybe<MetaData>;
  readonly name: Scalars['String']['output'];
  readonly order: Scalars['Int']['output'];
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type FieldCollection = {
  readonly __typename?: 'FieldCollection';
  readonly children: ReadonlyArray<FieldCollection>;
  readonly fields: ReadonlyArray<Field>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly order: Scalars['Int']['output'];
  /** The parent collection; null directly below a container. */
  readonly parentId?: Maybe<Scalars['ID']['output']>;
};

export type FieldCollectionInput = {
  readonly children?: InputMaybe<ReadonlyArray<FieldCollectionInput>>;
  /** The container of a new top-level collection, unless the collection is sent inside its container. */
  readonly container_id?: InputMaybe<Scalars['ID']['input']>;
  readonly fields?: InputMaybe<ReadonlyArray<FieldInput>>;
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** Required for a new collection. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly order?: InputMaybe<Scalars['Int']['input']>;
  /** The parent of a new nested collection, unless the collection is sent inside its parent. */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
};

export type FieldInput = {
  /** The collection of a new field, unless the field is sent inside its collection. */
  readonly collection_id?: InputMaybe<Scalars['ID']['input']>;
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly label?: InputMaybe<Scalars['String']['input']>;
  /** Keys that are omitted keep their stored values. */
  readonly meta_data?: InputMaybe<MetaDataInput>;
  /** Required for a new field. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly order?: InputMaybe<Scalars['Int']['input']>;
  readonly value?: InputMaybe<Scalars['String']['input']>;
};

export type Geocode = {
  readonly __typename?: 'Geocode';
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
};

export type HomeBanner = {
  readonly __typename?: 'HomeBanner';
  readonly banner_heading_tag?: Maybe<Scalars['String']['output']>;
  readonly brand_id: Scalars['ID']['output'];
  readonly category?: Maybe<Scalars['String']['output']>;
  readonly created_at: Scalars['DateTime']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly description_mobile?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly image?: Maybe<Scalars['String']['output']>;
  /** PROPERTIES or CONTENT. */
  readonly link_type?: Maybe<Scalars['String']['output']>;
  readonly meta_data?: Maybe<BannerMetaData>;
  readonly page_id?: Maybe<Scalars['ID']['output']>;
  /** The number of saves of the record; 1 after creation. */
  readonly revision: Scalars['Int']['output'];
  readonly seo_banner_description?: Maybe<Scalars['String']['output']>;
  readonly seo_banner_title?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly updated_at: Scalars['DateTime']['output'];
  readonly updated_by?: Maybe<Scalars['String']['output']>;
  readonly video_link?: Maybe<Scalars['String']['output']>;
};

export type HomeBannerInput = {
  readonly banner_heading_tag?: InputMaybe<Scalars['String']['input']>;
  readonly brand_id: Scalars['ID']['input'];
  readonly category?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly description_mobile?: InputMaybe<Scalars['String']['input']>;
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly image?: InputMaybe<Scalars['String']['input']>;
  readonly link_type?: InputMaybe<Scalars['String']['input']>;
  readonly meta_data?: InputMaybe<BannerMetaDataInput>;
  readonly page_id?: InputMaybe<Scalars['ID']['input']>;
  readonly seo_banner_description?: InputMaybe<Scalars['String']['input']>;
  readonly seo_banner_title?: InputMaybe<Scalars['String']['input']>;
  readonly title?: InputMaybe<Scalars['String']['input']>;
  readonly video_link?: InputMaybe<Scalars['String']['input']>;
};

export type HomeBannerSearchResult = {
  readonly __typename?: 'HomeBannerSearchResult';
  readonly home_banners: ReadonlyArray<HomeBanner>;
  readonly total_count: Scalars['Int']['output'];
};

export type Link = {
  readonly __typename?: 'Link';
  readonly brand: Scalars['ID']['output'];
  /** social_media or external. */
  readonly category: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly imageKey?: Maybe<Scalars['String']['output']>;
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The number of saves of the record; 1 after creation. */
  readonly revision: Scalars['Int']['output'];
};

export type LinkInput = {
  readonly category: Scalars['String']['input'];
  readonly imageKey?: InputMaybe<Scalars['String']['input']>;
  readonly link: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
};

export type LinkedUpload = {
  readonly __typename?: 'LinkedUpload';
  readonly created_at: Scalars['DateTime']['output'];
  readonly file?: Maybe<ContractFile>;
  readonly id: Scalars['ID']['output'];
  readonly updated_at: Scalars['DateTime']['output'];
};

/** A named state of a list: its search, filters, order and columns. */
export type ListView = {
  readonly __typename?: 'ListView';
  readonly id: Scalars['ID']['output'];
  /** Whether the list opens with this view for the caller. */
  readonly is_default: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  /** The query string of the list's URL. */
  readonly query: Scalars['String']['output'];
  /** Whether the view is available to everybody of the brand, or only to the caller. */
  readonly shared: Scalars['Boolean']['output'];
};

export type MdorDocument = {
  readonly __typename?: 'MdorDocument';
  readonly assigned_project?: Maybe<Scalars['String']['output']>;
  readonly brand_id: Scalars['ID']['output'];
  readonly created_at: Scalars['DateTime']['output'];
  readonly document_custom_id: Scalars['String']['output'];
  readonly document_name?: Maybe<Scalars['String']['output']>;
  readonly file?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly meta_data?: Maybe<MdorMetaData>;
  /** The number of saves of the record; 1 after creation. */
  readonly revision: Scalars['Int']['output'];
  readonly updated_at: Scalars['DateTime']['output'];
  readonly updated_by?: Maybe<Scalars['String']['output']>;
};

export type MdorDocumentSearchResult = {
  readonly __typename?: 'MdorDocumentSearchResult';
  readonly mdor_documents: ReadonlyArray<MdorDocument>;
  readonly total_count: Scalars['Int']['output'];
};

export type MdorMetaData = {
  readonly __typename?: 'MdorMetaData';
  readonly file_name?: Maybe<Scalars['String']['output']>;
  readonly file_type?: Maybe<Scalars['String']['output']>;
  readonly key?: Maybe<Scalars['String']['output']>;
};

export type MdorMetaDataInput = {
  readonly file_name?: InputMaybe<Scalars['String']['input']>;
  readonly file_type?: InputMaybe<Scalars['String']['input']>;
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

export type MdorProject = {
  readonly __typename?: 'MdorProject';
  readonly BldgCode?: Maybe<Scalars['String']['output']>;
  readonly ProjectCode?: Maybe<Scalars['String']['output']>;
  readonly ProjectName?: Maybe<Scalars['String']['output']>;
  readonly PropertyCode?: Maybe<Scalars['String']['output']>;
};

export type MetaData = {
  readonly __typename?: 'MetaData';
  readonly alt_text?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Stored keys that the contract does not define; null if there are none. */
  readonly extra?: Maybe<Scalars['JSON']['output']>;
  /** 'true' or 'false'. */
  readonly featured?: Maybe<Scalars['String']['output']>;
  readonly file_name?: Maybe<Scalars['String']['output']>;
  readonly file_type?: Maybe<Scalars['String']['output']>;
  readonly key?: Maybe<Scalars['String']['output']>;
};

export type MetaDataInput = {
  readonly alt_text?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** An object with further keys; it must not repeat the keys above. */
  readonly extra?: InputMaybe<Scalars['JSON']['input']>;
  readonly featured?: InputMaybe<Scalars['String']['input']>;
  readonly file_name?: InputMaybe<Scalars['String']['input']>;
  readonly file_type?: InputMaybe<Scalars['String']['input']>;
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Adds links after the existing ones. */
  readonly addManyLinks: ReadonlyArray<Link>;
  readonly addOrUpdateBrandPage: BrandPage;
  /** Omitted properties of a stored career keep their values. */
  readonly addOrUpdateCareer: Career;
  readonly addOrUpdateContainers: ReadonlyArray<Container>;
  /** One of containerData and containers is required. */
  readonly addOrUpdateContainersFCFields: ReadonlyArray<Container>;
  /** Staff of a single brand may omit brand_id. Names are unique within a brand, ignoring case. */
  readonly addOrUpdateEmploymentType: EmploymentType;
  readonly addOrUpdateFields: ReadonlyArray<Field>;
  /** page_id, link_type and category cannot be changed later. Omitted properties of a stored banner keep their values. */
  readonly addOrUpdateHomeBanner: HomeBanner;
  /** assigned_project cannot be changed later. Omitted properties of a stored document keep their values. */
  readonly addOrUpdateMdorDocument: MdorDocument;
  /** The address must be unique within its brand and category, ignoring case. */
  readonly addUpdateEmailRecord: EmailRecord;
  readonly addUpdateMultipleFieldCollection: ReadonlyArray<FieldCollection>;
  /** Reports that the tab no longer has the page open. */
  readonly leavePage: Scalars['Boolean']['output'];
  /** Like leavePage, for a record. */
  readonly leaveRecord: Scalars['Boolean']['output'];
  readonly massRemoveLinkRecords: RemovedIds;
  /** Read-only; brand is a name or an id. If the projects come from another system, it must be the only field of its document. */
  readonly mdorProjectListRequest: ReadonlyArray<MdorProject>;
  /** Moves a record before another one, in an area that people order; to the end if `before` is null. */
  readonly moveRecord: Scalars['Boolean']['output'];
  /** Sets the view that the list opens with for the caller; none if id is null. */
  readonly openListWith: Scalars['Boolean']['output'];
  /** Publishes or hides a page on the website. Requires the right to update the page, and counts as a save. */
  readonly publishPage: BrandPage;
  readonly removeContainer: Scalars['Boolean']['output'];
  readonly removeCtsDoas: Scalars['Boolean']['output'];
  readonly removeEmailRecords: RemovedIds;
  /** Rejected while a career uses one of them. */
  readonly removeEmploymentTypes: RemovedIds;
  readonly removeFC: Scalars['Boolean']['output'];
  /** Removes fields. */
  readonly removeFieldCategories: RemovedIds;
  readonly removeHomeBanners: RemovedIds;
  /** A missing view is not an error. */
  readonly removeListView: Scalars['Boolean']['output'];
  readonly removeMdorDocument: Scalars['Boolean']['output'];
  /** Removes collections with their children. */
  readonly removeMultipleFieldCollection: RemovedIds;
  readonly removePage: Scalars['Boolean']['output'];
  readonly removeRecords: RemovedIds;
  /** New collections without container_id and parentId get the parent of the first old one. */
  readonly replaceFieldCollection: ReadonlyArray<FieldCollection>;
  /** Restores the page, removed or not, to a revision. Counts as a save. */
  readonly restorePageRevision: BrandPage;
  /** Restores the record, removed or not, to a revision. Counts as a save. */
  readonly restoreRecordRevision: RestoredRecord;
  /**
   * Saves a view, replacing one with the same name. Sharing a view, and removing a shared one, requires the right to update the
   * content of the list.
   */
  readonly saveListView: ListView;
  /** Adds or changes records of an area that is described by definitions alone, in the order sent. At most 100. */
  readonly saveRecords: ReadonlyArray<Record>;
  /**
   * Makes its whole document a dry run: everything is executed, validated and answered as usual, but nothing is stored. An
   * idempotency key has no effect on it.
   */
  readonly trial: Scalars['Boolean']['output'];
  /** type and usage_type cannot be changed later. A different file_link creates the next version; omitted properties keep their values. */
  readonly updateCtsDoas: ContractDocument;
  /** There is one document per type and usage type. The service assigns the version, and an alias if none is sent. */
  readonly uploadCtsDoas: ContractDocument;
  /**
   * Reports that the caller has the page open in a tab; visit is a UUID for the tab. The report expires after 90 s unless it is
   * repeated. Returns the other visitors of the caller's own brands, earliest first. Changes no content.
   */
  readonly visitPage: ReadonlyArray<PageVisitor>;
  /** Like visitPage, for a record. */
  readonly visitRecord: ReadonlyArray<PageVisitor>;
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationAddManyLinksArgs = {
  brandId: Scalars['ID']['input'];
  links: ReadonlyArray<LinkInput>;
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationAddOrUpdateBrandPageArgs = {
  brand_id: Scalars['ID']['input'];
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  item: BrandPageInput;
  tag: Scalars['String']['input'];
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationAddOrUpdateCareerArgs = {
  careerData: CareerInput;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationAddOrUpdateContainersArgs = {
  containerData: ContainerDataInput;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationAddOrUpdateContainersFcFieldsArgs = {
  containerData?: InputMaybe<ContainerDataInput>;
  containers?: InputMaybe<ReadonlyArray<ContainerInput>>;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationAddOrUpdateEmploymentTypeArgs = {
  brand_id?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationAddOrUpdateFieldsArgs = {
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  fields: ReadonlyArray<FieldInput>;
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationAddOrUpdateHomeBannerArgs = {
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  homeBannerData: HomeBannerInput;
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationAddOrUpdateMdorDocumentArgs = {
  assigned_project?: InputMaybe<Scalars['String']['input']>;
  brand_id: Scalars['ID']['input'];
  document_name?: InputMaybe<Scalars['String']['input']>;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  file?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  meta_data?: InputMaybe<MdorMetaDataInput>;
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationAddUpdateEmailRecordArgs = {
  brand_id: Scalars['ID']['input'];
  category: Scalars['String']['input'];
  email: Scalars['String']['input'];
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationAddUpdateMultipleFieldCollectionArgs = {
  collectionData: CollectionDataInput;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationLeavePageArgs = {
  page_id: Scalars['ID']['input'];
  visit: Scalars['ID']['input'];
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationLeaveRecordArgs = {
  id: Scalars['ID']['input'];
  of: Scalars['String']['input'];
  visit: Scalars['ID']['input'];
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationMassRemoveLinkRecordsArgs = {
  expected_revisions?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationMdorProjectListRequestArgs = {
  brand: Scalars['String']['input'];
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationMoveRecordArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationOpenListWithArgs = {
  brand_id: Scalars['ID']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  list: Scalars['String']['input'];
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationPublishPageArgs = {
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  published: Scalars['Boolean']['input'];
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationRemoveContainerArgs = {
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationRemoveCtsDoasArgs = {
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationRemoveEmailRecordsArgs = {
  expected_revisions?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationRemoveEmploymentTypesArgs = {
  expected_revisions?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationRemoveFcArgs = {
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationRemoveFieldCategoriesArgs = {
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  removeFieldData: RemoveFieldDataInput;
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationRemoveHomeBannersArgs = {
  expected_revisions?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationRemoveListViewArgs = {
  brand_id: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  list: Scalars['String']['input'];
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationRemoveMdorDocumentArgs = {
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationRemoveMultipleFieldCollectionArgs = {
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationRemovePageArgs = {
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationRemoveRecordsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationReplaceFieldCollectionArgs = {
  collectionData: CollectionDataInput;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  oldFcIds: OldFcIdsInput;
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationRestorePageRevisionArgs = {
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  page_id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationRestoreRecordRevisionArgs = {
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  of: Scalars['String']['input'];
  revision: Scalars['Int']['input'];
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationSaveListViewArgs = {
  brand_id: Scalars['ID']['input'];
  list: Scalars['String']['input'];
  name: Scalars['String']['input'];
  query: Scalars['String']['input'];
  shared: Scalars['Boolean']['input'];
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationSaveRecordsArgs = {
  area: Scalars['String']['input'];
  brand_id: Scalars['ID']['input'];
  records: ReadonlyArray<RecordInput>;
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationUpdateCtsDoasArgs = {
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  file?: InputMaybe<ContractFileInput>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  usage_type?: InputMaybe<Scalars['String']['input']>;
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationUploadCtsDoasArgs = {
  file: ContractFileInput;
  name: Scalars['String']['input'];
  type: Scalars['String']['input'];
  usage_type: Scalars['String']['input'];
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationVisitPageArgs = {
  page_id: Scalars['ID']['input'];
  visit: Scalars['ID']['input'];
};


/**
 * expected_revision: the revision of the page or record that the caller has read. It is compared with the revision at the
 * start of the transaction (0 for a page that does not exist yet); if they differ, the document is rejected with CONFLICT.
 * expected_revisions are the revisions of several records, in the order of their ids.
 * Nodes that are omitted are kept: only the remove operations and replaceFieldCollection remove nodes.
 */
export type MutationVisitRecordArgs = {
  id: Scalars['ID']['input'];
  of: Scalars['String']['input'];
  visit: Scalars['ID']['input'];
};

/** The collections that replaceFieldCollection removes. */
export type OldFcIdsInput = {
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
};

export type PageFilters = {
  /** All filters must match, at most 50. Only the values that the list of the tag filters by are allowed. */
  readonly card?: InputMaybe<ReadonlyArray<CardValueFilter>>;
  readonly content?: InputMaybe<ContentFilter>;
  readonly property?: InputMaybe<PropertyFilter>;
  readonly published?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The state of a page after a save. Revisions are kept for a limited time (settings REVISIONS_KEPT and TRASH_DAYS). */
export type PageRevision = {
  readonly __typename?: 'PageRevision';
  /** saved, removed or restored. */
  readonly action: Scalars['String']['output'];
  readonly brand_id: Scalars['ID']['output'];
  readonly containers: ReadonlyArray<Container>;
  readonly name: Scalars['String']['output'];
  readonly page_id: Scalars['ID']['output'];
  /** When saved_by scheduled the save; null for an immediate save. */
  readonly planned_at?: Maybe<Scalars['DateTime']['output']>;
  readonly revision: Scalars['Int']['output'];
  readonly saved_at: Scalars['DateTime']['output'];
  readonly saved_by?: Maybe<Scalars['String']['output']>;
  readonly slug: Scalars['String']['output'];
  readonly tag: Scalars['String']['output'];
};

export type PageSearchResult = {
  readonly __typename?: 'PageSearchResult';
  readonly pages: ReadonlyArray<BrandPage>;
  readonly totalCount: Scalars['Int']['output'];
  /** False: there are more than totalCount. Text searches are counted only up to a bound after the requested page. */
  readonly totalIsExact?: Maybe<Scalars['Boolean']['output']>;
  /** The number of published pages in the search; null if not all were counted. */
  readonly total_active?: Maybe<Scalars['Int']['output']>;
  /** The number of unpublished pages in the search; null if not all were counted. */
  readonly total_inactive?: Maybe<Scalars['Int']['output']>;
};

export type PageSort = {
  /** One of name, slug, created_at, updated_at. */
  readonly by?: InputMaybe<Scalars['String']['input']>;
  /** ASC or DESC, in either case. */
  readonly order?: InputMaybe<Scalars['String']['input']>;
};

/** A person who has a page or a record open. */
export type PageVisitor = {
  readonly __typename?: 'PageVisitor';
  readonly name: Scalars['String']['output'];
  readonly user_id: Scalars['ID']['output'];
};

export type Place = {
  readonly __typename?: 'Place';
  readonly name: Scalars['String']['output'];
  readonly place_id: Scalars['ID']['output'];
};

export type PropertyFilter = {
  readonly location?: InputMaybe<Scalars['String']['input']>;
  readonly status?: InputMaybe<Scalars['String']['input']>;
  readonly type?: InputMaybe<Scalars['String']['input']>;
};

export type PropertyLocationFilters = {
  readonly __typename?: 'PropertyLocationFilters';
  readonly location: ReadonlyArray<Scalars['String']['output']>;
};

export type PropertyStatusFilters = {
  readonly __typename?: 'PropertyStatusFilters';
  readonly status: ReadonlyArray<Scalars['String']['output']>;
};

export type Query = {
  readonly __typename?: 'Query';
  /** All matching documents, sorted by name. */
  readonly filterContractDocuments: ReadonlyArray<ContractDocument>;
  /** Fails with NOT_FOUND 'Document not found.', also for a removed document. */
  readonly findContractDocument?: Maybe<ContractDocument>;
  readonly getAllBrands: ReadonlyArray<Brand>;
  readonly getAllContainers: ReadonlyArray<Container>;
  /** The fields of one collection. */
  readonly getAllFieldCategories: ReadonlyArray<Field>;
  readonly getBrand?: Maybe<Brand>;
  /** Fails with NOT_FOUND 'Career not found.' */
  readonly getCareer?: Maybe<Career>;
  readonly getContainer?: Maybe<Container>;
  /** Fails with NOT_FOUND 'Department not found.' */
  readonly getEmploymentType?: Maybe<EmploymentType>;
  /** Sorted by name; empty for a brand without departments. */
  readonly getEmploymentTypes: ReadonlyArray<EmploymentType>;
  /** sort.title defaults to DESC. Without filter.is_visible, both visible and hidden careers. limit defaults to 10 (at most 100). */
  readonly getFilteredCareers: CareerSearchResult;
  /** Last saved first. search matches the title and the name of the linked page. limit defaults to 10 (at most 100). */
  readonly getFilteredHomeBanners: HomeBannerSearchResult;
  /**
   * search matches name, id and project. sort.by is one of document_custom_id, document_name, assigned_project and
   * created_at (the default), sort.order ASC or DESC (the default). limit defaults to 10 (at most 100).
   */
  readonly getFilteredMdorDocuments: MdorDocumentSearchResult;
  /** Fails with NOT_FOUND 'Page not found.' */
  readonly getHomeBanner?: Maybe<HomeBanner>;
  /** All uploads of the entry: the current one first, then the earlier ones, newest first. */
  readonly getLinkedUploadFilesByContractEntryId: ReadonlyArray<LinkedUpload>;
  /** In the order in which they were added. */
  readonly getLinks: ReadonlyArray<Link>;
  /** In the order in which they were added. */
  readonly getListOfEmails: ReadonlyArray<EmailRecord>;
  /** Fails with NOT_FOUND 'Place not found.' */
  readonly getLocationGeocode?: Maybe<Geocode>;
  /** Matching places in the Philippines, best match first, at most ten. */
  readonly getLocations: ReadonlyArray<Place>;
  /** Fails with NOT_FOUND 'Document not found.' */
  readonly getMdorDocument?: Maybe<MdorDocument>;
  /** The values of filters.property.location that have matches. */
  readonly getPropertyLocationFilters: PropertyLocationFilters;
  /** The values of filters.property.status that have matches. */
  readonly getPropertyStatusFilters: PropertyStatusFilters;
  /** Fails with NOT_FOUND 'Page not found.' */
  readonly getSpecificBrandPage?: Maybe<BrandPage>;
  /** Fails with NOT_FOUND 'Page not found.' */
  readonly getSpecificBrandPageById?: Maybe<BrandPage>;
  /** The caller's own views of a list and the shared ones of the brand, sorted by name. A list has the name of its area. */
  readonly listViews: ReadonlyArray<ListView>;
  /** The texts for which filters.card has matches, for one value of the cards of a tag; in alphabetical order. */
  readonly pageFacets: ReadonlyArray<Scalars['String']['output']>;
  readonly pageRevision: PageRevision;
  /** The revisions of a page, removed or not, newest first; limit defaults to 50 (at most 100). */
  readonly pageRevisions: ReadonlyArray<PageRevision>;
  /** Fails with NOT_FOUND 'Record not found.' */
  readonly record?: Maybe<Record>;
  readonly recordRevision: RecordRevision;
  /** The revisions of a record, removed or not, newest first; limit defaults to 50 (at most 100). */
  readonly recordRevisions: ReadonlyArray<RecordRevision>;
  /**
   * Records of an area that is described by definitions alone. search matches everything that the form shows as text; sort
   * defaults to that of the area's list. All filters must match, at most 50. limit defaults to 10 (at most 100).
   */
  readonly records: RecordSearchResult;
  /**
   * The pages and records that refer to some others of a brand, according to the definitions: by id, or by a link whose URL
   * contains the slug of the page, the id of the record or one of its files. limit defaults to 10 (at most 50); at most 500 ids.
   */
  readonly referringEntries: ReferringEntries;
  /** Pages that were removed and not restored, last removed first, each as its last revision. */
  readonly removedPages: ReadonlyArray<PageRevision>;
  /** Records that were removed and not restored, last removed first, each as its last revision. */
  readonly removedRecords: ReadonlyArray<RecordRevision>;
  /**
   * The pages and records of a brand that contain all words of a text, in their names or in the texts that their forms show.
   * Names rank before texts, exact before typo-corrected matches, then newest first. Words match as prefixes, ignoring accents
   * and case. limit defaults to 12 (at most 50). Only entries that the caller may read are found.
   */
  readonly search: ReadonlyArray<SearchHit>;
  /** Last changed first. pageSize defaults to 10 (at most 100). */
  readonly searchContractDocuments: ContractDocumentSearchResult;
  /** tag and one of brandId and brand_id are required. page is 1-based and defaults to 1, limit defaults to 10 (at most 100). */
  readonly searchPages: PageSearchResult;
  readonly setRevision: SetRevision;
  /** The revisions of a set, newest first; limit defaults to 50 (at most 100). Empty for kinds that are edited one by one. */
  readonly setRevisions: ReadonlyArray<SetRevision>;
};


export type QueryFilterContractDocumentsArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFindContractDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetAllContainersArgs = {
  page_id: Scalars['ID']['input'];
};


export type QueryGetAllFieldCategoriesArgs = {
  collection_id: Scalars['ID']['input'];
};


export type QueryGetBrandArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetCareerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetContainerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetEmploymentTypeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetEmploymentTypesArgs = {
  brand_id: Scalars['ID']['input'];
};


export type QueryGetFilteredCareersArgs = {
  brand_id: Scalars['ID']['input'];
  filter?: InputMaybe<CareerFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<CareerSort>;
};


export type QueryGetFilteredHomeBannersArgs = {
  brand_id: Scalars['ID']['input'];
  category?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  link_type?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetFilteredMdorDocumentsArgs = {
  brand_id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<DocumentSort>;
};


export type QueryGetHomeBannerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetLinkedUploadFilesByContractEntryIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetLinksArgs = {
  brandId: Scalars['ID']['input'];
};


export type QueryGetListOfEmailsArgs = {
  brandId: Scalars['ID']['input'];
};


export type QueryGetLocationGeocodeArgs = {
  brand_id: Scalars['ID']['input'];
  place_id: Scalars['ID']['input'];
};


export type QueryGetLocationsArgs = {
  brand_id: Scalars['ID']['input'];
  location: Scalars['String']['input'];
};


export type QueryGetMdorDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetPropertyLocationFiltersArgs = {
  brand_id: Scalars['ID']['input'];
};


export type QueryGetPropertyStatusFiltersArgs = {
  brand_id: Scalars['ID']['input'];
};


export type QueryGetSpecificBrandPageArgs = {
  brand_id: Scalars['ID']['input'];
  slug: Scalars['String']['input'];
  tag: Scalars['String']['input'];
};


export type QueryGetSpecificBrandPageByIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryListViewsArgs = {
  brand_id: Scalars['ID']['input'];
  list: Scalars['String']['input'];
};


export type QueryPageFacetsArgs = {
  brand_id: Scalars['ID']['input'];
  tag: Scalars['String']['input'];
  value: Scalars['String']['input'];
};


export type QueryPageRevisionArgs = {
  page_id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


export type QueryPageRevisionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  page_id: Scalars['ID']['input'];
};


export type QueryRecordArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRecordRevisionArgs = {
  id: Scalars['ID']['input'];
  of: Scalars['String']['input'];
  revision: Scalars['Int']['input'];
};


export type QueryRecordRevisionsArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  of: Scalars['String']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRecordsArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  area: Scalars['String']['input'];
  brand_id: Scalars['ID']['input'];
  filters?: InputMaybe<ReadonlyArray<RecordFilter>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<RecordSort>;
};


export type QueryReferringEntriesArgs = {
  brand_id: Scalars['ID']['input'];
  ids: ReadonlyArray<Scalars['ID']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRemovedPagesArgs = {
  brand_id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  tag: Scalars['String']['input'];
};


export type QueryRemovedRecordsArgs = {
  brand_id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  of: Scalars['String']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySearchArgs = {
  brand_id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
};


export type QuerySearchContractDocumentsArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySearchPagesArgs = {
  brandId?: InputMaybe<Scalars['ID']['input']>;
  brand_id?: InputMaybe<Scalars['ID']['input']>;
  filters?: InputMaybe<PageFilters>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<PageSort>;
  tag?: InputMaybe<Scalars['String']['input']>;
  withoutHomeBanner?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QuerySetRevisionArgs = {
  brand_id: Scalars['ID']['input'];
  of: Scalars['String']['input'];
  revision: Scalars['Int']['input'];
};


export type QuerySetRevisionsArgs = {
  brand_id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  of: Scalars['String']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** A record of an area that is described by definitions alone (docs/add-a-screen.md). */
export type Record = {
  readonly __typename?: 'Record';
  /** The name of its area's store. */
  readonly area: Scalars['String']['output'];
  readonly brand_id: Scalars['ID']['output'];
  readonly created_at: Scalars['DateTime']['output'];
  readonly created_by?: Maybe<Scalars['String']['output']>;
  /** The values, by the properties in which the fields of the editor are stored. */
  readonly data: Scalars['JSON']['output'];
  readonly id: Scalars['ID']['output'];
  /** The number of saves of the record; 1 after creation. */
  readonly revision: Scalars['Int']['output'];
  readonly updated_at: Scalars['DateTime']['output'];
  readonly updated_by?: Maybe<Scalars['String']['output']>;
};

export type RecordChoices = {
  readonly __typename?: 'RecordChoices';
  readonly property: Scalars['String']['output'];
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

/** Either is, or contains, or a range: from, to or both. */
export type RecordFilter = {
  /** A part of the text, case-insensitive. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The minimum number, or the first day as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The value, case-insensitive; true or false for a flag. */
  readonly is?: InputMaybe<Scalars['String']['input']>;
  /** The property, by its name in the list of the area. */
  readonly property: Scalars['String']['input'];
  /** The maximum number, or the last day (inclusive). */
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

export type RecordInput = {
  /** Properties that are omitted keep their stored values; null clears a property. */
  readonly data: Scalars['JSON']['input'];
  /** The revision that the caller has read. If it differs at the start of the transaction, the document is rejected with CONFLICT. */
  readonly expected_revision?: InputMaybe<Scalars['Int']['input']>;
  /** An existing id updates the record. Any other UUID creates a record with that id, none a record with a generated id. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
};

/**
 * The state of a record after a save, for records that are described by definitions alone and those of the specification.
 * Revisions are kept for a limited time (settings REVISIONS_KEPT and TRASH_DAYS).
 */
export type RecordRevision = {
  readonly __typename?: 'RecordRevision';
  /** saved, removed or restored. */
  readonly action: Scalars['String']['output'];
  readonly brand_id?: Maybe<Scalars['ID']['output']>;
  readonly data: Scalars['JSON']['output'];
  /** One line that identifies the record. */
  readonly name: Scalars['String']['output'];
  /** The name of a store, or a kind of record of the specification: career. */
  readonly of: Scalars['String']['output'];
  /** When saved_by scheduled the save; null for an immediate save. */
  readonly planned_at?: Maybe<Scalars['DateTime']['output']>;
  readonly record_id: Scalars['ID']['output'];
  readonly revision: Scalars['Int']['output'];
  readonly saved_at: Scalars['DateTime']['output'];
  readonly saved_by?: Maybe<Scalars['String']['output']>;
};

export type RecordSearchResult = {
  readonly __typename?: 'RecordSearchResult';
  /** The choices of those filters that define none. */
  readonly choices: ReadonlyArray<RecordChoices>;
  readonly records: ReadonlyArray<Record>;
  /** Active records in the search, regardless of the argument `active`; null if the area has no active flag or not all were counted. */
  readonly total_active?: Maybe<Scalars['Int']['output']>;
  readonly total_count: Scalars['Int']['output'];
  readonly total_inactive?: Maybe<Scalars['Int']['output']>;
  /** False: there are more than total_count. Text searches are counted only up to a bound after the requested page. */
  readonly total_is_exact?: Maybe<Scalars['Boolean']['output']>;
};

export type RecordSort = {
  /** A property that is a column of the list, or one of position, created_at and updated_at. */
  readonly by: Scalars['String']['input'];
  /** ASC or DESC, in either case. */
  readonly order?: InputMaybe<Scalars['String']['input']>;
};

export type ReferringEntries = {
  readonly __typename?: 'ReferringEntries';
  /** Those that the caller may read, last saved first. */
  readonly entries: ReadonlyArray<ReferringEntry>;
  /** The number of other entries, including those of other brands. */
  readonly hidden: Scalars['Int']['output'];
  /** The number of entries that the caller may read. */
  readonly total: Scalars['Int']['output'];
};

export type ReferringEntry = {
  readonly __typename?: 'ReferringEntry';
  readonly category?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** page or record. */
  readonly kind: Scalars['String']['output'];
  /** The label of the field in its form. */
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  /** The reference in the field, in lower case: the id, or in a URL the slug or the file. */
  readonly named: Scalars['String']['output'];
  /** The tag of the page, or the kind of the record. */
  readonly of: Scalars['String']['output'];
  /** The names from the container down to the referring field, or the property. */
  readonly place: ReadonlyArray<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
};

/** The fields that removeFieldCategories removes. */
export type RemoveFieldDataInput = {
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
};

export type RemovedIds = {
  readonly __typename?: 'RemovedIds';
  readonly ids: ReadonlyArray<Scalars['ID']['output']>;
};

export type RestoredRecord = {
  readonly __typename?: 'RestoredRecord';
  readonly id: Scalars['ID']['output'];
  readonly revision: Scalars['Int']['output'];
};

/** A page or record found by a search. */
export type SearchHit = {
  readonly __typename?: 'SearchHit';
  /** For pages only, if their area has categories. */
  readonly category?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** page or record. */
  readonly kind: Scalars['String']['output'];
  /** The label of the field in its form. */
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  /** The tag of the page, or the kind of the record. */
  readonly of: Scalars['String']['output'];
  /** The names from the container down to the field of the snippet, or the property; empty if the name of the entry matches. */
  readonly place: ReadonlyArray<Scalars['String']['output']>;
  readonly saved_at: Scalars['DateTime']['output'];
  /** For pages only. */
  readonly slug?: Maybe<Scalars['String']['output']>;
  /** The sentence that contains the words, as plain text. */
  readonly snippet: SearchSnippet;
};

/** In UTF-16 code units from 0; `to` is exclusive. */
export type SearchMark = {
  readonly __typename?: 'SearchMark';
  readonly from: Scalars['Int']['output'];
  readonly to: Scalars['Int']['output'];
};

export type SearchSnippet = {
  readonly __typename?: 'SearchSnippet';
  /** The positions of the matches in the text. */
  readonly marks: ReadonlyArray<SearchMark>;
  readonly text: Scalars['String']['output'];
};

/**
 * The state of a set after a save: all records of a kind and a brand, for kinds that one form edits together (link,
 * email_record). Revisions are kept for a limited time (setting REVISIONS_KEPT).
 */
export type SetRevision = {
  readonly __typename?: 'SetRevision';
  readonly brand_id: Scalars['ID']['output'];
  readonly of: Scalars['String']['output'];
  /** When saved_by scheduled the save; null for an immediate save. */
  readonly planned_at?: Maybe<Scalars['DateTime']['output']>;
  /** In their order; each as the data of a single record, with its id. */
  readonly records: ReadonlyArray<Scalars['JSON']['output']>;
  readonly revision: Scalars['Int']['output'];
  readonly saved_at: Scalars['DateTime']['output'];
  readonly saved_by?: Maybe<Scalars['String']['output']>;
};

export type BannerFieldsFragment = { readonly __typename?: 'HomeBanner', readonly id: string, readonly brand_id: string, readonly page_id?: string | null, readonly link_type?: string | null, readonly category?: string | null, readonly title?: string | null, readonly description?: string | null, readonly description_mobile?: string | null, readonly seo_banner_title?: string | null, readonly seo_banner_description?: string | null, readonly banner_heading_tag?: string | null, readonly image?: string | null, readonly video_link?: string | null, readonly created_at: string, readonly updated_at: string, readonly revision: number, readonly updated_by?: string | null, readonly meta_data?: { readonly __typename?: 'BannerMetaData', readonly key?: string | null, readonly alt_text?: string | null } | null };

export type BannersQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  page: Scalars['Int']['input'];
  limit: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  link_type?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
}>;


export type BannersQuery = { readonly __typename?: 'Query', readonly getFilteredHomeBanners: { readonly __typename?: 'HomeBannerSearchResult', readonly total_count: number, readonly home_banners: ReadonlyArray<{ readonly __typename?: 'HomeBanner', readonly id: string, readonly brand_id: string, readonly page_id?: string | null, readonly link_type?: string | null, readonly category?: string | null, readonly title?: string | null, readonly description?: string | null, readonly description_mobile?: string | null, readonly seo_banner_title?: string | null, readonly seo_banner_description?: string | null, readonly banner_heading_tag?: string | null, readonly image?: string | null, readonly video_link?: string | null, readonly created_at: string, readonly updated_at: string, readonly revision: number, readonly updated_by?: string | null, readonly meta_data?: { readonly __typename?: 'BannerMetaData', readonly key?: string | null, readonly alt_text?: string | null } | null }> } };

export type BannerQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type BannerQuery = { readonly __typename?: 'Query', readonly getHomeBanner?: { readonly __typename?: 'HomeBanner', readonly id: string, readonly brand_id: string, readonly page_id?: string | null, readonly link_type?: string | null, readonly category?: string | null, readonly title?: string | null, readonly description?: string | null, readonly description_mobile?: string | null, readonly seo_banner_title?: string | null, readonly seo_banner_description?: string | null, readonly banner_heading_tag?: string | null, readonly image?: string | null, readonly video_link?: string | null, readonly created_at: string, readonly updated_at: string, readonly revision: number, readonly updated_by?: string | null, readonly meta_data?: { readonly __typename?: 'BannerMetaData', readonly key?: string | null, readonly alt_text?: string | null } | null } | null };

export type SaveBannerMutationVariables = Exact<{
  homeBannerData: HomeBannerInput;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
}>;


export type SaveBannerMutation = { readonly __typename?: 'Mutation', readonly addOrUpdateHomeBanner: { readonly __typename?: 'HomeBanner', readonly id: string, readonly brand_id: string, readonly page_id?: string | null, readonly link_type?: string | null, readonly category?: string | null, readonly title?: string | null, readonly description?: string | null, readonly description_mobile?: string | null, readonly seo_banner_title?: string | null, readonly seo_banner_description?: string | null, readonly banner_heading_tag?: string | null, readonly image?: string | null, readonly video_link?: string | null, readonly created_at: string, readonly updated_at: string, readonly revision: number, readonly updated_by?: string | null, readonly meta_data?: { readonly __typename?: 'BannerMetaData', readonly key?: string | null, readonly alt_text?: string | null } | null } };

export type RemoveBannersMutationVariables = Exact<{
  ids: ReadonlyArray<Scalars['ID']['input']>;
}>;


export type RemoveBannersMutation = { readonly __typename?: 'Mutation', readonly removeHomeBanners: { readonly __typename?: 'RemovedIds', readonly ids: ReadonlyArray<string> } };

export type LinkablePagesQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  tag: Scalars['String']['input'];
  limit: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<PageFilters>;
}>;


export type LinkablePagesQuery = { readonly __typename?: 'Query', readonly searchPages: { readonly __typename?: 'PageSearchResult', readonly totalCount: number, readonly pages: ReadonlyArray<{ readonly __typename?: 'BrandPage', readonly id: string, readonly name: string, readonly card?: unknown | null, readonly updated_at: string }> } };

export type LinkedPageQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type LinkedPageQuery = { readonly __typename?: 'Query', readonly getSpecificBrandPageById?: { readonly __typename?: 'BrandPage', readonly id: string, readonly name: string, readonly card?: unknown | null, readonly updated_at: string } | null };

export type BrandNameQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type BrandNameQuery = { readonly __typename?: 'Query', readonly getBrand?: { readonly __typename?: 'Brand', readonly id: string, readonly name: string } | null };

export type CardPagesQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  tag: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  limit: Scalars['Int']['input'];
  filters?: InputMaybe<PageFilters>;
  sort?: InputMaybe<PageSort>;
}>;


export type CardPagesQuery = { readonly __typename?: 'Query', readonly searchPages: { readonly __typename?: 'PageSearchResult', readonly totalCount: number, readonly totalIsExact?: boolean | null, readonly pages: ReadonlyArray<{ readonly __typename?: 'BrandPage', readonly id: string, readonly name: string, readonly slug: string, readonly tag: string, readonly brand_id: string, readonly featured: boolean, readonly alternative_featured: boolean, readonly published: boolean, readonly created_at: string, readonly updated_at: string, readonly card?: unknown | null }> } };

export type PageFacetsQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  tag: Scalars['String']['input'];
  value: Scalars['String']['input'];
}>;


export type PageFacetsQuery = { readonly __typename?: 'Query', readonly pageFacets: ReadonlyArray<string> };

export type FeaturePageMutationVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  tag: Scalars['String']['input'];
  item: BrandPageInput;
}>;


export type FeaturePageMutation = { readonly __typename?: 'Mutation', readonly addOrUpdateBrandPage: { readonly __typename?: 'BrandPage', readonly id: string, readonly featured: boolean, readonly alternative_featured: boolean } };

export type PublishPageMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  published: Scalars['Boolean']['input'];
}>;


export type PublishPageMutation = { readonly __typename?: 'Mutation', readonly publishPage: { readonly __typename?: 'BrandPage', readonly id: string, readonly published: boolean } };

export type RemovePageMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RemovePageMutation = { readonly __typename?: 'Mutation', readonly removePage: boolean };

export type CareerFieldsFragment = { readonly __typename?: 'Career', readonly id: string, readonly brand_id: string, readonly title?: string | null, readonly location?: string | null, readonly employment_type_id?: string | null, readonly isVisible: boolean, readonly apply_before_at?: string | null, readonly job_description_label?: string | null, readonly job_description?: string | null, readonly qualifications_label?: string | null, readonly qualifications?: string | null, readonly tags?: string | null, readonly careers_heading_tag?: string | null, readonly seo_careers_title?: string | null, readonly seo_careers_description?: string | null, readonly revision: number, readonly updated_at: string, readonly updated_by?: string | null };

export type CareersQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CareerFilter>;
  sort?: InputMaybe<CareerSort>;
}>;


export type CareersQuery = { readonly __typename?: 'Query', readonly getFilteredCareers: { readonly __typename?: 'CareerSearchResult', readonly total_visible: number, readonly total_hidden: number, readonly location_filter_opts: ReadonlyArray<string>, readonly careers: ReadonlyArray<{ readonly __typename?: 'Career', readonly id: string, readonly title?: string | null, readonly location?: string | null, readonly job_description?: string | null, readonly employmentType?: { readonly __typename?: 'EmploymentType', readonly id: string, readonly name: string } | null }> } };

export type CareerQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CareerQuery = { readonly __typename?: 'Query', readonly getCareer?: { readonly __typename?: 'Career', readonly id: string, readonly brand_id: string, readonly title?: string | null, readonly location?: string | null, readonly employment_type_id?: string | null, readonly isVisible: boolean, readonly apply_before_at?: string | null, readonly job_description_label?: string | null, readonly job_description?: string | null, readonly qualifications_label?: string | null, readonly qualifications?: string | null, readonly tags?: string | null, readonly careers_heading_tag?: string | null, readonly seo_careers_title?: string | null, readonly seo_careers_description?: string | null, readonly revision: number, readonly updated_at: string, readonly updated_by?: string | null } | null };

export type SaveCareerMutationVariables = Exact<{
  careerData: CareerInput;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
}>;


export type SaveCareerMutation = { readonly __typename?: 'Mutation', readonly addOrUpdateCareer: { readonly __typename?: 'Career', readonly id: string, readonly brand_id: string, readonly title?: string | null, readonly location?: string | null, readonly employment_type_id?: string | null, readonly isVisible: boolean, readonly apply_before_at?: string | null, readonly job_description_label?: string | null, readonly job_description?: string | null, readonly qualifications_label?: string | null, readonly qualifications?: string | null, readonly tags?: string | null, readonly careers_heading_tag?: string | null, readonly seo_careers_title?: string | null, readonly seo_careers_description?: string | null, readonly revision: number, readonly updated_at: string, readonly updated_by?: string | null } };

export type DepartmentFieldsFragment = { readonly __typename?: 'EmploymentType', readonly id: string, readonly name: string, readonly description?: string | null };

export type DepartmentsQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
}>;


export type DepartmentsQuery = { readonly __typename?: 'Query', readonly getEmploymentTypes: ReadonlyArray<{ readonly __typename?: 'EmploymentType', readonly id: string, readonly name: string, readonly description?: string | null }> };

export type DepartmentQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DepartmentQuery = { readonly __typename?: 'Query', readonly getEmploymentType?: { readonly __typename?: 'EmploymentType', readonly id: string, readonly name: string, readonly description?: string | null } | null };

export type SaveDepartmentMutationVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
}>;


export type SaveDepartmentMutation = { readonly __typename?: 'Mutation', readonly addOrUpdateEmploymentType: { readonly __typename?: 'EmploymentType', readonly id: string, readonly name: string, readonly description?: string | null } };

export type RemoveDepartmentsMutationVariables = Exact<{
  ids: ReadonlyArray<Scalars['ID']['input']>;
}>;


export type RemoveDepartmentsMutation = { readonly __typename?: 'Mutation', readonly removeEmploymentTypes: { readonly __typename?: 'RemovedIds', readonly ids: ReadonlyArray<string> } };

export type ContractFieldsFragment = { readonly __typename?: 'ContractDocument', readonly id: string, readonly name: string, readonly type: string, readonly usage_type: string, readonly created_at: string, readonly updated_at: string, readonly revision: number, readonly updated_by?: string | null, readonly file?: { readonly __typename?: 'ContractFile', readonly name?: string | null, readonly file_link?: string | null, readonly version?: string | null, readonly file_alias?: string | null } | null };

export type ContractsQueryVariables = Exact<{
  name?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
}>;


export type ContractsQuery = { readonly __typename?: 'Query', readonly searchContractDocuments: { readonly __typename?: 'ContractDocumentSearchResult', readonly total_count: number, readonly contract_documents: ReadonlyArray<{ readonly __typename?: 'ContractDocument', readonly id: string, readonly name: string, readonly type: string, readonly usage_type: string, readonly created_at: string, readonly updated_at: string, readonly revision: number, readonly updated_by?: string | null, readonly file?: { readonly __typename?: 'ContractFile', readonly name?: string | null, readonly file_link?: string | null, readonly version?: string | null, readonly file_alias?: string | null } | null }> } };

export type ContractQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ContractQuery = { readonly __typename?: 'Query', readonly findContractDocument?: { readonly __typename?: 'ContractDocument', readonly id: string, readonly name: string, readonly type: string, readonly usage_type: string, readonly created_at: string, readonly updated_at: string, readonly revision: number, readonly updated_by?: string | null, readonly file?: { readonly __typename?: 'ContractFile', readonly name?: string | null, readonly file_link?: string | null, readonly version?: string | null, readonly file_alias?: string | null } | null } | null };

export type ContractUploadsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ContractUploadsQuery = { readonly __typename?: 'Query', readonly getLinkedUploadFilesByContractEntryId: ReadonlyArray<{ readonly __typename?: 'LinkedUpload', readonly id: string, readonly created_at: string, readonly file?: { readonly __typename?: 'ContractFile', readonly name?: string | null, readonly file_link?: string | null, readonly version?: string | null, readonly file_alias?: string | null } | null }> };

export type UploadContractMutationVariables = Exact<{
  name: Scalars['String']['input'];
  type: Scalars['String']['input'];
  usage_type: Scalars['String']['input'];
  file: ContractFileInput;
}>;


export type UploadContractMutation = { readonly __typename?: 'Mutation', readonly uploadCtsDoas: { readonly __typename?: 'ContractDocument', readonly id: string, readonly name: string, readonly type: string, readonly usage_type: string, readonly created_at: string, readonly updated_at: string, readonly revision: number, readonly updated_by?: string | null, readonly file?: { readonly __typename?: 'ContractFile', readonly name?: string | null, readonly file_link?: string | null, readonly version?: string | null, readonly file_alias?: string | null } | null } };

export type UpdateContractMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  usage_type?: InputMaybe<Scalars['String']['input']>;
  file?: InputMaybe<ContractFileInput>;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
}>;


export type UpdateContractMutation = { readonly __typename?: 'Mutation', readonly updateCtsDoas: { readonly __typename?: 'ContractDocument', readonly id: string, readonly name: string, readonly type: string, readonly usage_type: string, readonly created_at: string, readonly updated_at: string, readonly revision: number, readonly updated_by?: string | null, readonly file?: { readonly __typename?: 'ContractFile', readonly name?: string | null, readonly file_link?: string | null, readonly version?: string | null, readonly file_alias?: string | null } | null } };

export type RemoveContractMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RemoveContractMutation = { readonly __typename?: 'Mutation', readonly removeCtsDoas: boolean };

export type MdorDocumentFieldsFragment = { readonly __typename?: 'MdorDocument', readonly id: string, readonly document_custom_id: string, readonly document_name?: string | null, readonly assigned_project?: string | null, readonly brand_id: string, readonly created_at: string, readonly file?: string | null, readonly revision: number, readonly updated_at: string, readonly updated_by?: string | null, readonly meta_data?: { readonly __typename?: 'MdorMetaData', readonly key?: string | null, readonly file_name?: string | null, readonly file_type?: string | null } | null };

export type MdorDocumentsQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DocumentSort>;
}>;


export type MdorDocumentsQuery = { readonly __typename?: 'Query', readonly getFilteredMdorDocuments: { readonly __typename?: 'MdorDocumentSearchResult', readonly total_count: number, readonly mdor_documents: ReadonlyArray<{ readonly __typename?: 'MdorDocument', readonly id: string, readonly document_custom_id: string, readonly document_name?: string | null, readonly assigned_project?: string | null, readonly brand_id: string, readonly created_at: string, readonly file?: string | null, readonly revision: number, readonly updated_at: string, readonly updated_by?: string | null, readonly meta_data?: { readonly __typename?: 'MdorMetaData', readonly key?: string | null, readonly file_name?: string | null, readonly file_type?: string | null } | null }> } };

export type MdorDocumentQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type MdorDocumentQuery = { readonly __typename?: 'Query', readonly getMdorDocument?: { readonly __typename?: 'MdorDocument', readonly id: string, readonly document_custom_id: string, readonly document_name?: string | null, readonly assigned_project?: string | null, readonly brand_id: string, readonly created_at: string, readonly file?: string | null, readonly revision: number, readonly updated_at: string, readonly updated_by?: string | null, readonly meta_data?: { readonly __typename?: 'MdorMetaData', readonly key?: string | null, readonly file_name?: string | null, readonly file_type?: string | null } | null } | null };

export type SaveMdorDocumentMutationVariables = Exact<{
  id?: InputMaybe<Scalars['ID']['input']>;
  brand_id: Scalars['ID']['input'];
  assigned_project?: InputMaybe<Scalars['String']['input']>;
  document_name?: InputMaybe<Scalars['String']['input']>;
  file?: InputMaybe<Scalars['String']['input']>;
  meta_data?: InputMaybe<MdorMetaDataInput>;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
}>;


export type SaveMdorDocumentMutation = { readonly __typename?: 'Mutation', readonly addOrUpdateMdorDocument: { readonly __typename?: 'MdorDocument', readonly id: string, readonly document_custom_id: string, readonly document_name?: string | null, readonly assigned_project?: string | null, readonly brand_id: string, readonly created_at: string, readonly file?: string | null, readonly revision: number, readonly updated_at: string, readonly updated_by?: string | null, readonly meta_data?: { readonly __typename?: 'MdorMetaData', readonly key?: string | null, readonly file_name?: string | null, readonly file_type?: string | null } | null } };

export type RemoveMdorDocumentMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RemoveMdorDocumentMutation = { readonly __typename?: 'Mutation', readonly removeMdorDocument: boolean };

export type MdorProjectsMutationVariables = Exact<{
  brand: Scalars['String']['input'];
}>;


export type MdorProjectsMutation = { readonly __typename?: 'Mutation', readonly mdorProjectListRequest: ReadonlyArray<{ readonly __typename?: 'MdorProject', readonly ProjectName?: string | null, readonly ProjectCode?: string | null, readonly PropertyCode?: string | null, readonly BldgCode?: string | null }> };

export type FindPagesQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  search: Scalars['String']['input'];
  page: Scalars['Int']['input'];
  limit: Scalars['Int']['input'];
}>;


export type FindPagesQuery = { readonly __typename?: 'Query', readonly searchPages: { readonly __typename?: 'PageSearchResult', readonly totalCount: number, readonly pages: ReadonlyArray<{ readonly __typename?: 'BrandPage', readonly id: string, readonly name: string, readonly tag: string, readonly slug: string, readonly updated_at: string, readonly updated_by?: string | null, readonly card?: unknown | null }> } };

export type ListViewFieldsFragment = { readonly __typename?: 'ListView', readonly id: string, readonly name: string, readonly query: string, readonly shared: boolean, readonly is_default: boolean };

export type ListViewsQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  list: Scalars['String']['input'];
}>;


export type ListViewsQuery = { readonly __typename?: 'Query', readonly listViews: ReadonlyArray<{ readonly __typename?: 'ListView', readonly id: string, readonly name: string, readonly query: string, readonly shared: boolean, readonly is_default: boolean }> };

export type SaveListViewMutationVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  list: Scalars['String']['input'];
  name: Scalars['String']['input'];
  query: Scalars['String']['input'];
  shared: Scalars['Boolean']['input'];
}>;


export type SaveListViewMutation = { readonly __typename?: 'Mutation', readonly saveListView: { readonly __typename?: 'ListView', readonly id: string, readonly name: string, readonly query: string, readonly shared: boolean, readonly is_default: boolean } };

export type RemoveListViewMutationVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  list: Scalars['String']['input'];
  id: Scalars['ID']['input'];
}>;


export type RemoveListViewMutation = { readonly __typename?: 'Mutation', readonly removeListView: boolean };

export type OpenListWithMutationVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  list: Scalars['String']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
}>;


export type OpenListWithMutation = { readonly __typename?: 'Mutation', readonly openListWith: boolean };

export type FieldPartsFragment = { readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null };

export type CollectionPartsFragment = { readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> };

export type ContainerPartsFragment = { readonly __typename?: 'Container', readonly id: string, readonly page_id: string, readonly name: string, readonly order: number, readonly field_collections: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }> };

export type PageTreeFragment = { readonly __typename?: 'BrandPage', readonly id: string, readonly name: string, readonly tag: string, readonly slug: string, readonly brand_id: string, readonly featured: boolean, readonly alternative_featured: boolean, readonly published: boolean, readonly created_at: string, readonly updated_at: string, readonly revision?: number | null, readonly updated_by?: string | null, readonly containers: ReadonlyArray<{ readonly __typename?: 'Container', readonly id: string, readonly page_id: string, readonly name: string, readonly order: number, readonly field_collections: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }> }> };

export type BrandPageQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  tag: Scalars['String']['input'];
  slug: Scalars['String']['input'];
}>;


export type BrandPageQuery = { readonly __typename?: 'Query', readonly getSpecificBrandPage?: { readonly __typename?: 'BrandPage', readonly id: string, readonly name: string, readonly tag: string, readonly slug: string, readonly brand_id: string, readonly featured: boolean, readonly alternative_featured: boolean, readonly published: boolean, readonly created_at: string, readonly updated_at: string, readonly revision?: number | null, readonly updated_by?: string | null, readonly containers: ReadonlyArray<{ readonly __typename?: 'Container', readonly id: string, readonly page_id: string, readonly name: string, readonly order: number, readonly field_collections: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }> }> } | null };

export type BrandPageByIdQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type BrandPageByIdQuery = { readonly __typename?: 'Query', readonly getSpecificBrandPageById?: { readonly __typename?: 'BrandPage', readonly id: string, readonly name: string, readonly tag: string, readonly slug: string, readonly brand_id: string, readonly featured: boolean, readonly alternative_featured: boolean, readonly published: boolean, readonly created_at: string, readonly updated_at: string, readonly revision?: number | null, readonly updated_by?: string | null, readonly containers: ReadonlyArray<{ readonly __typename?: 'Container', readonly id: string, readonly page_id: string, readonly name: string, readonly order: number, readonly field_collections: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }> }> } | null };

export type PageRevisionQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type PageRevisionQuery = { readonly __typename?: 'Query', readonly getSpecificBrandPageById?: { readonly __typename?: 'BrandPage', readonly id: string, readonly revision?: number | null } | null };

export type SearchPagesQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  tag: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<PageSort>;
}>;


export type SearchPagesQuery = { readonly __typename?: 'Query', readonly searchPages: { readonly __typename?: 'PageSearchResult', readonly totalCount: number, readonly pages: ReadonlyArray<{ readonly __typename?: 'BrandPage', readonly id: string, readonly name: string, readonly tag: string, readonly slug: string, readonly published: boolean, readonly created_at: string, readonly updated_at: string }> } };

export type AllBrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type AllBrandsQuery = { readonly __typename?: 'Query', readonly getAllBrands: ReadonlyArray<{ readonly __typename?: 'Brand', readonly id: string, readonly name: string, readonly tenant_id: string, readonly preview_url?: string | null }> };

export type CardSourceFragment = { readonly __typename?: 'BrandPage', readonly tag: string, readonly containers: ReadonlyArray<{ readonly __typename?: 'Container', readonly id: string, readonly page_id: string, readonly name: string, readonly order: number, readonly field_collections: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }> }> };

export type PickablePagesQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  tag: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  limit: Scalars['Int']['input'];
  filters?: InputMaybe<PageFilters>;
}>;


export type PickablePagesQuery = { readonly __typename?: 'Query', readonly searchPages: { readonly __typename?: 'PageSearchResult', readonly totalCount: number, readonly pages: ReadonlyArray<{ readonly __typename?: 'BrandPage', readonly id: string, readonly name: string }> } };

export type PlacesQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  location: Scalars['String']['input'];
}>;


export type PlacesQuery = { readonly __typename?: 'Query', readonly getLocations: ReadonlyArray<{ readonly __typename?: 'Place', readonly name: string, readonly place_id: string }> };

export type PlaceGeocodeQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  place_id: Scalars['ID']['input'];
}>;


export type PlaceGeocodeQuery = { readonly __typename?: 'Query', readonly getLocationGeocode?: { readonly __typename?: 'Geocode', readonly latitude: number, readonly longitude: number } | null };

export type VisitPageMutationVariables = Exact<{
  page_id: Scalars['ID']['input'];
  visit: Scalars['ID']['input'];
}>;


export type VisitPageMutation = { readonly __typename?: 'Mutation', readonly visitPage: ReadonlyArray<{ readonly __typename?: 'PageVisitor', readonly user_id: string, readonly name: string }> };

export type LeavePageMutationVariables = Exact<{
  page_id: Scalars['ID']['input'];
  visit: Scalars['ID']['input'];
}>;


export type LeavePageMutation = { readonly __typename?: 'Mutation', readonly leavePage: boolean };

export type RecordFieldsFragment = { readonly __typename?: 'Record', readonly id: string, readonly data: unknown, readonly revision: number, readonly updated_at: string, readonly updated_by?: string | null };

export type RecordsQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  area: Scalars['String']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  active?: InputMaybe<Scalars['Boolean']['input']>;
  filters?: InputMaybe<ReadonlyArray<RecordFilter>>;
  sort?: InputMaybe<RecordSort>;
}>;


export type RecordsQuery = { readonly __typename?: 'Query', readonly records: { readonly __typename?: 'RecordSearchResult', readonly total_count: number, readonly total_is_exact?: boolean | null, readonly total_active?: number | null, readonly total_inactive?: number | null, readonly records: ReadonlyArray<{ readonly __typename?: 'Record', readonly id: string, readonly data: unknown, readonly revision: number, readonly updated_at: string, readonly updated_by?: string | null }>, readonly choices: ReadonlyArray<{ readonly __typename?: 'RecordChoices', readonly property: string, readonly values: ReadonlyArray<string> }> } };

export type RecordQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RecordQuery = { readonly __typename?: 'Query', readonly record?: { readonly __typename?: 'Record', readonly id: string, readonly data: unknown, readonly revision: number, readonly updated_at: string, readonly updated_by?: string | null } | null };

export type SaveRecordsMutationVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  area: Scalars['String']['input'];
  records: ReadonlyArray<RecordInput>;
}>;


export type SaveRecordsMutation = { readonly __typename?: 'Mutation', readonly saveRecords: ReadonlyArray<{ readonly __typename?: 'Record', readonly id: string, readonly data: unknown, readonly revision: number, readonly updated_at: string, readonly updated_by?: string | null }> };

export type RemoveRecordsMutationVariables = Exact<{
  ids: ReadonlyArray<Scalars['ID']['input']>;
}>;


export type RemoveRecordsMutation = { readonly __typename?: 'Mutation', readonly removeRecords: { readonly __typename?: 'RemovedIds', readonly ids: ReadonlyArray<string> } };

export type MoveRecordMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  before?: InputMaybe<Scalars['ID']['input']>;
}>;


export type MoveRecordMutation = { readonly __typename?: 'Mutation', readonly moveRecord: boolean };

export type RecordRevisionsQueryVariables = Exact<{
  of: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
}>;


export type RecordRevisionsQuery = { readonly __typename?: 'Query', readonly recordRevisions: ReadonlyArray<{ readonly __typename?: 'RecordRevision', readonly revision: number, readonly action: string, readonly saved_by?: string | null, readonly saved_at: string, readonly planned_at?: string | null }> };

export type RecordAtRevisionQueryVariables = Exact<{
  of: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
}>;


export type RecordAtRevisionQuery = { readonly __typename?: 'Query', readonly recordRevision: { readonly __typename?: 'RecordRevision', readonly data: unknown } };

export type RemovedRecordsQueryVariables = Exact<{
  of: Scalars['String']['input'];
  brand_id: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
}>;


export type RemovedRecordsQuery = { readonly __typename?: 'Query', readonly removedRecords: ReadonlyArray<{ readonly __typename?: 'RecordRevision', readonly record_id: string, readonly revision: number, readonly name: string, readonly saved_by?: string | null, readonly saved_at: string }> };

export type RestoreRecordRevisionMutationVariables = Exact<{
  of: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
}>;


export type RestoreRecordRevisionMutation = { readonly __typename?: 'Mutation', readonly restoreRecordRevision: { readonly __typename?: 'RestoredRecord', readonly id: string, readonly revision: number } };

export type VisitRecordMutationVariables = Exact<{
  of: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  visit: Scalars['ID']['input'];
}>;


export type VisitRecordMutation = { readonly __typename?: 'Mutation', readonly visitRecord: ReadonlyArray<{ readonly __typename?: 'PageVisitor', readonly user_id: string, readonly name: string }> };

export type LeaveRecordMutationVariables = Exact<{
  of: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  visit: Scalars['ID']['input'];
}>;


export type LeaveRecordMutation = { readonly __typename?: 'Mutation', readonly leaveRecord: boolean };

export type SetRevisionsQueryVariables = Exact<{
  of: Scalars['String']['input'];
  brand_id: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
}>;


export type SetRevisionsQuery = { readonly __typename?: 'Query', readonly setRevisions: ReadonlyArray<{ readonly __typename?: 'SetRevision', readonly revision: number, readonly saved_by?: string | null, readonly saved_at: string, readonly planned_at?: string | null }> };

export type SetAtRevisionQueryVariables = Exact<{
  of: Scalars['String']['input'];
  brand_id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
}>;


export type SetAtRevisionQuery = { readonly __typename?: 'Query', readonly setRevision: { readonly __typename?: 'SetRevision', readonly records: ReadonlyArray<unknown> } };

export type ReferringEntriesQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  ids: ReadonlyArray<Scalars['ID']['input']>;
  limit: Scalars['Int']['input'];
}>;


export type ReferringEntriesQuery = { readonly __typename?: 'Query', readonly referringEntries: { readonly __typename?: 'ReferringEntries', readonly total: number, readonly hidden: number, readonly entries: ReadonlyArray<{ readonly __typename?: 'ReferringEntry', readonly kind: string, readonly of: string, readonly id: string, readonly name: string, readonly slug?: string | null, readonly category?: string | null, readonly place: ReadonlyArray<string>, readonly label?: string | null, readonly named: string }> } };

export type PageRevisionsQueryVariables = Exact<{
  page_id: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
}>;


export type PageRevisionsQuery = { readonly __typename?: 'Query', readonly pageRevisions: ReadonlyArray<{ readonly __typename?: 'PageRevision', readonly revision: number, readonly action: string, readonly saved_by?: string | null, readonly saved_at: string, readonly planned_at?: string | null }> };

export type PageAtRevisionQueryVariables = Exact<{
  page_id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
}>;


export type PageAtRevisionQuery = { readonly __typename?: 'Query', readonly pageRevision: { readonly __typename?: 'PageRevision', readonly containers: ReadonlyArray<{ readonly __typename?: 'Container', readonly id: string, readonly page_id: string, readonly name: string, readonly order: number, readonly field_collections: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly children: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string, readonly name: string, readonly order: number, readonly parentId?: string | null, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }>, readonly fields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string, readonly name: string, readonly label?: string | null, readonly value?: string | null, readonly order: number, readonly meta_data?: { readonly __typename?: 'MetaData', readonly description?: string | null, readonly featured?: string | null, readonly key?: string | null, readonly alt_text?: string | null, readonly file_type?: string | null, readonly file_name?: string | null, readonly extra?: unknown | null } | null }> }> }> } };

export type RemovedPagesQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  tag: Scalars['String']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
}>;


export type RemovedPagesQuery = { readonly __typename?: 'Query', readonly removedPages: ReadonlyArray<{ readonly __typename?: 'PageRevision', readonly page_id: string, readonly revision: number, readonly name: string, readonly saved_by?: string | null, readonly saved_at: string }> };

export type RestorePageRevisionMutationVariables = Exact<{
  page_id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
}>;


export type RestorePageRevisionMutation = { readonly __typename?: 'Mutation', readonly restorePageRevision: { readonly __typename?: 'BrandPage', readonly id: string, readonly name: string, readonly slug: string } };

export type LinksQueryVariables = Exact<{
  brandId: Scalars['ID']['input'];
}>;


export type LinksQuery = { readonly __typename?: 'Query', readonly getLinks: ReadonlyArray<{ readonly __typename?: 'Link', readonly id: string, readonly name?: string | null, readonly link?: string | null, readonly image?: string | null, readonly imageKey?: string | null, readonly category: string, readonly revision: number }> };

export type EmailsQueryVariables = Exact<{
  brandId: Scalars['ID']['input'];
}>;


export type EmailsQuery = { readonly __typename?: 'Query', readonly getListOfEmails: ReadonlyArray<{ readonly __typename?: 'EmailRecord', readonly id: string, readonly email: string, readonly category: string, readonly revision: number }> };

export type AddOrUpdateBrandPageMutationVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  tag: Scalars['String']['input'];
  item: BrandPageInput;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
}>;


export type AddOrUpdateBrandPageMutation = { readonly __typename?: 'Mutation', readonly addOrUpdateBrandPage: { readonly __typename?: 'BrandPage', readonly id: string, readonly slug: string, readonly revision?: number | null } };

export type AddOrUpdateContainersFcFieldsMutationVariables = Exact<{
  containerData?: InputMaybe<ContainerDataInput>;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
}>;


export type AddOrUpdateContainersFcFieldsMutation = { readonly __typename?: 'Mutation', readonly addOrUpdateContainersFCFields: ReadonlyArray<{ readonly __typename?: 'Container', readonly id: string }> };

export type AddOrUpdateFieldsMutationVariables = Exact<{
  fields: ReadonlyArray<FieldInput>;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
}>;


export type AddOrUpdateFieldsMutation = { readonly __typename?: 'Mutation', readonly addOrUpdateFields: ReadonlyArray<{ readonly __typename?: 'Field', readonly id: string }> };

export type AddUpdateMultipleFieldCollectionMutationVariables = Exact<{
  collectionData: CollectionDataInput;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
}>;


export type AddUpdateMultipleFieldCollectionMutation = { readonly __typename?: 'Mutation', readonly addUpdateMultipleFieldCollection: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string }> };

export type ReplaceFieldCollectionMutationVariables = Exact<{
  oldFcIds: OldFcIdsInput;
  collectionData: CollectionDataInput;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
}>;


export type ReplaceFieldCollectionMutation = { readonly __typename?: 'Mutation', readonly replaceFieldCollection: ReadonlyArray<{ readonly __typename?: 'FieldCollection', readonly id: string }> };

export type RemoveMultipleFieldCollectionMutationVariables = Exact<{
  ids: ReadonlyArray<Scalars['ID']['input']>;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
}>;


export type RemoveMultipleFieldCollectionMutation = { readonly __typename?: 'Mutation', readonly removeMultipleFieldCollection: { readonly __typename?: 'RemovedIds', readonly ids: ReadonlyArray<string> } };

export type RemoveFieldCategoriesMutationVariables = Exact<{
  removeFieldData: RemoveFieldDataInput;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
}>;


export type RemoveFieldCategoriesMutation = { readonly __typename?: 'Mutation', readonly removeFieldCategories: { readonly __typename?: 'RemovedIds', readonly ids: ReadonlyArray<string> } };

export type RemoveContainerMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
}>;


export type RemoveContainerMutation = { readonly __typename?: 'Mutation', readonly removeContainer: boolean };

export type AddManyLinksMutationVariables = Exact<{
  brandId: Scalars['ID']['input'];
  links: ReadonlyArray<LinkInput>;
}>;


export type AddManyLinksMutation = { readonly __typename?: 'Mutation', readonly addManyLinks: ReadonlyArray<{ readonly __typename?: 'Link', readonly id: string }> };

export type MassRemoveLinkRecordsMutationVariables = Exact<{
  ids: ReadonlyArray<Scalars['ID']['input']>;
  expected_revisions?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
}>;


export type MassRemoveLinkRecordsMutation = { readonly __typename?: 'Mutation', readonly massRemoveLinkRecords: { readonly __typename?: 'RemovedIds', readonly ids: ReadonlyArray<string> } };

export type AddUpdateEmailRecordMutationVariables = Exact<{
  id?: InputMaybe<Scalars['ID']['input']>;
  brand_id: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  category: Scalars['String']['input'];
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
}>;


export type AddUpdateEmailRecordMutation = { readonly __typename?: 'Mutation', readonly addUpdateEmailRecord: { readonly __typename?: 'EmailRecord', readonly id: string } };

export type RemoveEmailRecordsMutationVariables = Exact<{
  ids: ReadonlyArray<Scalars['ID']['input']>;
  expected_revisions?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
}>;


export type RemoveEmailRecordsMutation = { readonly __typename?: 'Mutation', readonly removeEmailRecords: { readonly __typename?: 'RemovedIds', readonly ids: ReadonlyArray<string> } };

export type SearchQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  limit: Scalars['Int']['input'];
}>;


export type SearchQuery = { readonly __typename?: 'Query', readonly search: ReadonlyArray<{ readonly __typename?: 'SearchHit', readonly kind: string, readonly of: string, readonly id: string, readonly name: string, readonly slug?: string | null, readonly category?: string | null, readonly saved_at: string, readonly place: ReadonlyArray<string>, readonly label?: string | null, readonly snippet: { readonly __typename?: 'SearchSnippet', readonly text: string, readonly marks: ReadonlyArray<{ readonly __typename?: 'SearchMark', readonly from: number, readonly to: number }> } }> };

export type TrialMutationVariables = Exact<{ [key: string]: never; }>;


export type TrialMutation = { readonly __typename?: 'Mutation', readonly trial: boolean };

export const BannerFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeBanner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"link_type"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"description_mobile"}},{"kind":"Field","name":{"kind":"Name","value":"seo_banner_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_banner_description"}},{"kind":"Field","name":{"kind":"Name","value":"banner_heading_tag"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"video_link"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}}]}}]} as unknown as DocumentNode<BannerFieldsFragment, unknown>;
export const CareerFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CareerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Career"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"employment_type_id"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"apply_before_at"}},{"kind":"Field","name":{"kind":"Name","value":"job_description_label"}},{"kind":"Field","name":{"kind":"Name","value":"job_description"}},{"kind":"Field","name":{"kind":"Name","value":"qualifications_label"}},{"kind":"Field","name":{"kind":"Name","value":"qualifications"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"careers_heading_tag"}},{"kind":"Field","name":{"kind":"Name","value":"seo_careers_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_careers_description"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}}]}}]} as unknown as DocumentNode<CareerFieldsFragment, unknown>;
export const DepartmentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepartmentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmploymentType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<DepartmentFieldsFragment, unknown>;
export const ContractFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"usage_type"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"file_link"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"file_alias"}}]}}]}}]} as unknown as DocumentNode<ContractFieldsFragment, unknown>;
export const MdorDocumentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MdorDocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MdorDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"document_custom_id"}},{"kind":"Field","name":{"kind":"Name","value":"document_name"}},{"kind":"Field","name":{"kind":"Name","value":"assigned_project"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}}]}}]} as unknown as DocumentNode<MdorDocumentFieldsFragment, unknown>;
export const ListViewFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListViewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}},{"kind":"Field","name":{"kind":"Name","value":"is_default"}}]}}]} as unknown as DocumentNode<ListViewFieldsFragment, unknown>;
export const FieldPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Field"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"extra"}}]}}]}}]} as unknown as DocumentNode<FieldPartsFragment, unknown>;
export const CollectionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Field"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"extra"}}]}}]}}]} as unknown as DocumentNode<CollectionPartsFragment, unknown>;
export const ContainerPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContainerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Container"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"field_collections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}}]}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Field"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"extra"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldParts"}}]}}]}}]} as unknown as DocumentNode<ContainerPartsFragment, unknown>;
export const PageTreeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageTree"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"alternative_featured"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}},{"kind":"Field","name":{"kind":"Name","value":"containers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContainerParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Field"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"extra"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContainerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Container"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"field_collections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PageTreeFragment, unknown>;
export const CardSourceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"containers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContainerParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Field"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"extra"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContainerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Container"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"field_collections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CardSourceFragment, unknown>;
export const RecordFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Record"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}}]}}]} as unknown as DocumentNode<RecordFieldsFragment, unknown>;
export const BannersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Banners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"link_type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getFilteredHomeBanners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"link_type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"link_type"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"home_banners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannerFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeBanner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"link_type"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"description_mobile"}},{"kind":"Field","name":{"kind":"Name","value":"seo_banner_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_banner_description"}},{"kind":"Field","name":{"kind":"Name","value":"banner_heading_tag"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"video_link"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}}]}}]} as unknown as DocumentNode<BannersQuery, BannersQueryVariables>;
export const BannerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Banner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getHomeBanner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeBanner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"link_type"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"description_mobile"}},{"kind":"Field","name":{"kind":"Name","value":"seo_banner_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_banner_description"}},{"kind":"Field","name":{"kind":"Name","value":"banner_heading_tag"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"video_link"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}}]}}]} as unknown as DocumentNode<BannerQuery, BannerQueryVariables>;
export const SaveBannerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBanner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"homeBannerData"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HomeBannerInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addOrUpdateHomeBanner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"homeBannerData"},"value":{"kind":"Variable","name":{"kind":"Name","value":"homeBannerData"}}},{"kind":"Argument","name":{"kind":"Name","value":"expected_revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeBanner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"link_type"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"description_mobile"}},{"kind":"Field","name":{"kind":"Name","value":"seo_banner_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_banner_description"}},{"kind":"Field","name":{"kind":"Name","value":"banner_heading_tag"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"video_link"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}}]}}]} as unknown as DocumentNode<SaveBannerMutation, SaveBannerMutationVariables>;
export const RemoveBannersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveBanners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeHomeBanners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}}]}}]}}]} as unknown as DocumentNode<RemoveBannersMutation, RemoveBannersMutationVariables>;
export const LinkablePagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkablePages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filters"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageFilters"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}},{"kind":"Argument","name":{"kind":"Name","value":"withoutHomeBanner"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"by"},"value":{"kind":"StringValue","value":"name","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"order"},"value":{"kind":"StringValue","value":"ASC","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"card"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]}}]}}]} as unknown as DocumentNode<LinkablePagesQuery, LinkablePagesQueryVariables>;
export const LinkedPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkedPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getSpecificBrandPageById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"card"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]}}]} as unknown as DocumentNode<LinkedPageQuery, LinkedPageQueryVariables>;
export const BrandNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrandName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getBrand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BrandNameQuery, BrandNameQueryVariables>;
export const CardPagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardPages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filters"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageFilters"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"alternative_featured"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"card"}}]}}]}}]}}]} as unknown as DocumentNode<CardPagesQuery, CardPagesQueryVariables>;
export const PageFacetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageFacets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"value"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageFacets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"value"},"value":{"kind":"Variable","name":{"kind":"Name","value":"value"}}}]}]}}]} as unknown as DocumentNode<PageFacetsQuery, PageFacetsQueryVariables>;
export const FeaturePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FeaturePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"item"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BrandPageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addOrUpdateBrandPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"item"},"value":{"kind":"Variable","name":{"kind":"Name","value":"item"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"alternative_featured"}}]}}]}}]} as unknown as DocumentNode<FeaturePageMutation, FeaturePageMutationVariables>;
export const PublishPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"published"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"published"},"value":{"kind":"Variable","name":{"kind":"Name","value":"published"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}}]} as unknown as DocumentNode<PublishPageMutation, PublishPageMutationVariables>;
export const RemovePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemovePageMutation, RemovePageMutationVariables>;
export const CareersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Careers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CareerFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CareerSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getFilteredCareers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"careers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"job_description"}},{"kind":"Field","name":{"kind":"Name","value":"employmentType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_visible"}},{"kind":"Field","name":{"kind":"Name","value":"total_hidden"}},{"kind":"Field","name":{"kind":"Name","value":"location_filter_opts"}}]}}]}}]} as unknown as DocumentNode<CareersQuery, CareersQueryVariables>;
export const CareerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Career"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getCareer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CareerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CareerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Career"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"employment_type_id"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"apply_before_at"}},{"kind":"Field","name":{"kind":"Name","value":"job_description_label"}},{"kind":"Field","name":{"kind":"Name","value":"job_description"}},{"kind":"Field","name":{"kind":"Name","value":"qualifications_label"}},{"kind":"Field","name":{"kind":"Name","value":"qualifications"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"careers_heading_tag"}},{"kind":"Field","name":{"kind":"Name","value":"seo_careers_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_careers_description"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}}]}}]} as unknown as DocumentNode<CareerQuery, CareerQueryVariables>;
export const SaveCareerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCareer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"careerData"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CareerInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addOrUpdateCareer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"careerData"},"value":{"kind":"Variable","name":{"kind":"Name","value":"careerData"}}},{"kind":"Argument","name":{"kind":"Name","value":"expected_revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CareerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CareerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Career"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"employment_type_id"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"apply_before_at"}},{"kind":"Field","name":{"kind":"Name","value":"job_description_label"}},{"kind":"Field","name":{"kind":"Name","value":"job_description"}},{"kind":"Field","name":{"kind":"Name","value":"qualifications_label"}},{"kind":"Field","name":{"kind":"Name","value":"qualifications"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"careers_heading_tag"}},{"kind":"Field","name":{"kind":"Name","value":"seo_careers_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_careers_description"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}}]}}]} as unknown as DocumentNode<SaveCareerMutation, SaveCareerMutationVariables>;
export const DepartmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Departments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getEmploymentTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepartmentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepartmentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmploymentType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<DepartmentsQuery, DepartmentsQueryVariables>;
export const DepartmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Department"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getEmploymentType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepartmentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepartmentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmploymentType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<DepartmentQuery, DepartmentQueryVariables>;
export const SaveDepartmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDepartment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"description"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addOrUpdateEmploymentType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"description"},"value":{"kind":"Variable","name":{"kind":"Name","value":"description"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepartmentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepartmentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmploymentType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<SaveDepartmentMutation, SaveDepartmentMutationVariables>;
export const RemoveDepartmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDepartments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeEmploymentTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}}]}}]}}]} as unknown as DocumentNode<RemoveDepartmentsMutation, RemoveDepartmentsMutationVariables>;
export const ContractsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contracts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchContractDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract_documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"usage_type"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"file_link"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"file_alias"}}]}}]}}]} as unknown as DocumentNode<ContractsQuery, ContractsQueryVariables>;
export const ContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findContractDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"usage_type"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"file_link"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"file_alias"}}]}}]}}]} as unknown as DocumentNode<ContractQuery, ContractQueryVariables>;
export const ContractUploadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractUploads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getLinkedUploadFilesByContractEntryId"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"file_link"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"file_alias"}}]}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}}]}}]}}]} as unknown as DocumentNode<ContractUploadsQuery, ContractUploadsQueryVariables>;
export const UploadContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"usage_type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadCtsDoas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"usage_type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"usage_type"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"usage_type"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"file_link"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"file_alias"}}]}}]}}]} as unknown as DocumentNode<UploadContractMutation, UploadContractMutationVariables>;
export const UpdateContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"usage_type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractFileInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCtsDoas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"usage_type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"usage_type"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"expected_revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"usage_type"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"file_link"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"file_alias"}}]}}]}}]} as unknown as DocumentNode<UpdateContractMutation, UpdateContractMutationVariables>;
export const RemoveContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCtsDoas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveContractMutation, RemoveContractMutationVariables>;
export const MdorDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MdorDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getFilteredMdorDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mdor_documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MdorDocumentFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MdorDocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MdorDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"document_custom_id"}},{"kind":"Field","name":{"kind":"Name","value":"document_name"}},{"kind":"Field","name":{"kind":"Name","value":"assigned_project"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}}]}}]} as unknown as DocumentNode<MdorDocumentsQuery, MdorDocumentsQueryVariables>;
export const MdorDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MdorDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getMdorDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MdorDocumentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MdorDocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MdorDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"document_custom_id"}},{"kind":"Field","name":{"kind":"Name","value":"document_name"}},{"kind":"Field","name":{"kind":"Name","value":"assigned_project"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}}]}}]} as unknown as DocumentNode<MdorDocumentQuery, MdorDocumentQueryVariables>;
export const SaveMdorDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMdorDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assigned_project"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"document_name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"meta_data"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MdorMetaDataInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addOrUpdateMdorDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"assigned_project"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assigned_project"}}},{"kind":"Argument","name":{"kind":"Name","value":"document_name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"document_name"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"meta_data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"meta_data"}}},{"kind":"Argument","name":{"kind":"Name","value":"expected_revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MdorDocumentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MdorDocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MdorDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"document_custom_id"}},{"kind":"Field","name":{"kind":"Name","value":"document_name"}},{"kind":"Field","name":{"kind":"Name","value":"assigned_project"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}}]}}]} as unknown as DocumentNode<SaveMdorDocumentMutation, SaveMdorDocumentMutationVariables>;
export const RemoveMdorDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMdorDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMdorDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveMdorDocumentMutation, RemoveMdorDocumentMutationVariables>;
export const MdorProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MdorProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mdorProjectListRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ProjectName"}},{"kind":"Field","name":{"kind":"Name","value":"ProjectCode"}},{"kind":"Field","name":{"kind":"Name","value":"PropertyCode"}},{"kind":"Field","name":{"kind":"Name","value":"BldgCode"}}]}}]}}]} as unknown as DocumentNode<MdorProjectsMutation, MdorProjectsMutationVariables>;
export const FindPagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindPages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}},{"kind":"Field","name":{"kind":"Name","value":"card"}}]}}]}}]}}]} as unknown as DocumentNode<FindPagesQuery, FindPagesQueryVariables>;
export const ListViewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListViews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listViews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListViewFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListViewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}},{"kind":"Field","name":{"kind":"Name","value":"is_default"}}]}}]} as unknown as DocumentNode<ListViewsQuery, ListViewsQueryVariables>;
export const SaveListViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveListView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shared"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveListView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"shared"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shared"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListViewFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListViewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}},{"kind":"Field","name":{"kind":"Name","value":"is_default"}}]}}]} as unknown as DocumentNode<SaveListViewMutation, SaveListViewMutationVariables>;
export const RemoveListViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveListView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeListView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveListViewMutation, RemoveListViewMutationVariables>;
export const OpenListWithDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenListWith"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openListWith"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<OpenListWithMutation, OpenListWithMutationVariables>;
export const BrandPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrandPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getSpecificBrandPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageTree"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Field"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"extra"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContainerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Container"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"field_collections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}}]}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageTree"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"alternative_featured"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}},{"kind":"Field","name":{"kind":"Name","value":"containers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContainerParts"}}]}}]}}]} as unknown as DocumentNode<BrandPageQuery, BrandPageQueryVariables>;
export const BrandPageByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrandPageById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getSpecificBrandPageById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageTree"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Field"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"extra"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContainerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Container"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"field_collections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}}]}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageTree"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"alternative_featured"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}},{"kind":"Field","name":{"kind":"Name","value":"containers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContainerParts"}}]}}]}}]} as unknown as DocumentNode<BrandPageByIdQuery, BrandPageByIdQueryVariables>;
export const PageRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getSpecificBrandPageById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<PageRevisionQuery, PageRevisionQueryVariables>;
export const SearchPagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchPages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]}}]}}]} as unknown as DocumentNode<SearchPagesQuery, SearchPagesQueryVariables>;
export const AllBrandsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllBrands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getAllBrands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tenant_id"}},{"kind":"Field","name":{"kind":"Name","value":"preview_url"}}]}}]}}]} as unknown as DocumentNode<AllBrandsQuery, AllBrandsQueryVariables>;
export const PickablePagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PickablePages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filters"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageFilters"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"by"},"value":{"kind":"StringValue","value":"name","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"order"},"value":{"kind":"StringValue","value":"ASC","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PickablePagesQuery, PickablePagesQueryVariables>;
export const PlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Places"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getLocations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"location"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"place_id"}}]}}]}}]} as unknown as DocumentNode<PlacesQuery, PlacesQueryVariables>;
export const PlaceGeocodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaceGeocode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"place_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getLocationGeocode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"place_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"place_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<PlaceGeocodeQuery, PlaceGeocodeQueryVariables>;
export const VisitPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"visit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"visit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"visit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<VisitPageMutation, VisitPageMutationVariables>;
export const LeavePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeavePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"visit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leavePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"visit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"visit"}}}]}]}}]} as unknown as DocumentNode<LeavePageMutation, LeavePageMutationVariables>;
export const RecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Records"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"area"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"active"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filters"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordFilter"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"area"},"value":{"kind":"Variable","name":{"kind":"Name","value":"area"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"active"},"value":{"kind":"Variable","name":{"kind":"Name","value":"active"}}},{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_count"}},{"kind":"Field","name":{"kind":"Name","value":"total_is_exact"}},{"kind":"Field","name":{"kind":"Name","value":"total_active"}},{"kind":"Field","name":{"kind":"Name","value":"total_inactive"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Record"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}}]}}]} as unknown as DocumentNode<RecordsQuery, RecordsQueryVariables>;
export const RecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Record"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"record"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Record"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}}]}}]} as unknown as DocumentNode<RecordQuery, RecordQueryVariables>;
export const SaveRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"area"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"records"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"area"},"value":{"kind":"Variable","name":{"kind":"Name","value":"area"}}},{"kind":"Argument","name":{"kind":"Name","value":"records"},"value":{"kind":"Variable","name":{"kind":"Name","value":"records"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Record"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}}]}}]} as unknown as DocumentNode<SaveRecordsMutation, SaveRecordsMutationVariables>;
export const RemoveRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}}]}}]}}]} as unknown as DocumentNode<RemoveRecordsMutation, RemoveRecordsMutationVariables>;
export const MoveRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}]}]}}]} as unknown as DocumentNode<MoveRecordMutation, MoveRecordMutationVariables>;
export const RecordRevisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordRevisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordRevisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"saved_by"}},{"kind":"Field","name":{"kind":"Name","value":"saved_at"}},{"kind":"Field","name":{"kind":"Name","value":"planned_at"}}]}}]}}]} as unknown as DocumentNode<RecordRevisionsQuery, RecordRevisionsQueryVariables>;
export const RecordAtRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordAtRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"}}]}}]}}]} as unknown as DocumentNode<RecordAtRevisionQuery, RecordAtRevisionQueryVariables>;
export const RemovedRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RemovedRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}},{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"record_id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"saved_by"}},{"kind":"Field","name":{"kind":"Name","value":"saved_at"}}]}}]}}]} as unknown as DocumentNode<RemovedRecordsQuery, RemovedRecordsQueryVariables>;
export const RestoreRecordRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreRecordRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreRecordRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<RestoreRecordRevisionMutation, RestoreRecordRevisionMutationVariables>;
export const VisitRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"visit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"visit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"visit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<VisitRecordMutation, VisitRecordMutationVariables>;
export const LeaveRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"visit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"visit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"visit"}}}]}]}}]} as unknown as DocumentNode<LeaveRecordMutation, LeaveRecordMutationVariables>;
export const SetRevisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetRevisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRevisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}},{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"saved_by"}},{"kind":"Field","name":{"kind":"Name","value":"saved_at"}},{"kind":"Field","name":{"kind":"Name","value":"planned_at"}}]}}]}}]} as unknown as DocumentNode<SetRevisionsQuery, SetRevisionsQueryVariables>;
export const SetAtRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetAtRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}},{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"}}]}}]}}]} as unknown as DocumentNode<SetAtRevisionQuery, SetAtRevisionQueryVariables>;
export const ReferringEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReferringEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referringEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"of"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"named"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<ReferringEntriesQuery, ReferringEntriesQueryVariables>;
export const PageRevisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageRevisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageRevisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"saved_by"}},{"kind":"Field","name":{"kind":"Name","value":"saved_at"}},{"kind":"Field","name":{"kind":"Name","value":"planned_at"}}]}}]}}]} as unknown as DocumentNode<PageRevisionsQuery, PageRevisionsQueryVariables>;
export const PageAtRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageAtRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"containers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContainerParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Field"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"extra"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContainerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Container"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"field_collections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PageAtRevisionQuery, PageAtRevisionQueryVariables>;
export const RemovedPagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RemovedPages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"saved_by"}},{"kind":"Field","name":{"kind":"Name","value":"saved_at"}}]}}]}}]} as unknown as DocumentNode<RemovedPagesQuery, RemovedPagesQueryVariables>;
export const RestorePageRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestorePageRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restorePageRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"expected_revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<RestorePageRevisionMutation, RestorePageRevisionMutationVariables>;
export const LinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Links"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brandId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brandId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageKey"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<LinksQuery, LinksQueryVariables>;
export const EmailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Emails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brandId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getListOfEmails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brandId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<EmailsQuery, EmailsQueryVariables>;
export const AddOrUpdateBrandPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddOrUpdateBrandPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"item"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BrandPageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addOrUpdateBrandPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"item"},"value":{"kind":"Variable","name":{"kind":"Name","value":"item"}}},{"kind":"Argument","name":{"kind":"Name","value":"expected_revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<AddOrUpdateBrandPageMutation, AddOrUpdateBrandPageMutationVariables>;
export const AddOrUpdateContainersFcFieldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddOrUpdateContainersFCFields"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"containerData"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContainerDataInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addOrUpdateContainersFCFields"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"containerData"},"value":{"kind":"Variable","name":{"kind":"Name","value":"containerData"}}},{"kind":"Argument","name":{"kind":"Name","value":"expected_revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddOrUpdateContainersFcFieldsMutation, AddOrUpdateContainersFcFieldsMutationVariables>;
export const AddOrUpdateFieldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddOrUpdateFields"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fields"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FieldInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addOrUpdateFields"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fields"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fields"}}},{"kind":"Argument","name":{"kind":"Name","value":"expected_revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddOrUpdateFieldsMutation, AddOrUpdateFieldsMutationVariables>;
export const AddUpdateMultipleFieldCollectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddUpdateMultipleFieldCollection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"collectionData"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionDataInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addUpdateMultipleFieldCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"collectionData"},"value":{"kind":"Variable","name":{"kind":"Name","value":"collectionData"}}},{"kind":"Argument","name":{"kind":"Name","value":"expected_revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddUpdateMultipleFieldCollectionMutation, AddUpdateMultipleFieldCollectionMutationVariables>;
export const ReplaceFieldCollectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceFieldCollection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oldFcIds"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OldFcIdsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"collectionData"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionDataInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replaceFieldCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"oldFcIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oldFcIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"collectionData"},"value":{"kind":"Variable","name":{"kind":"Name","value":"collectionData"}}},{"kind":"Argument","name":{"kind":"Name","value":"expected_revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReplaceFieldCollectionMutation, ReplaceFieldCollectionMutationVariables>;
export const RemoveMultipleFieldCollectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMultipleFieldCollection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMultipleFieldCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"expected_revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}}]}}]}}]} as unknown as DocumentNode<RemoveMultipleFieldCollectionMutation, RemoveMultipleFieldCollectionMutationVariables>;
export const RemoveFieldCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFieldCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"removeFieldData"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveFieldDataInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFieldCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"removeFieldData"},"value":{"kind":"Variable","name":{"kind":"Name","value":"removeFieldData"}}},{"kind":"Argument","name":{"kind":"Name","value":"expected_revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}}]}}]}}]} as unknown as DocumentNode<RemoveFieldCategoriesMutation, RemoveFieldCategoriesMutationVariables>;
export const RemoveContainerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveContainer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeContainer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"expected_revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}}}]}]}}]} as unknown as DocumentNode<RemoveContainerMutation, RemoveContainerMutationVariables>;
export const AddManyLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddManyLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brandId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"links"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addManyLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brandId"}}},{"kind":"Argument","name":{"kind":"Name","value":"links"},"value":{"kind":"Variable","name":{"kind":"Name","value":"links"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddManyLinksMutation, AddManyLinksMutationVariables>;
export const MassRemoveLinkRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MassRemoveLinkRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expected_revisions"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"massRemoveLinkRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"expected_revisions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expected_revisions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}}]}}]}}]} as unknown as DocumentNode<MassRemoveLinkRecordsMutation, MassRemoveLinkRecordsMutationVariables>;
export const AddUpdateEmailRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddUpdateEmailRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addUpdateEmailRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"expected_revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expected_revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddUpdateEmailRecordMutation, AddUpdateEmailRecordMutationVariables>;
export const RemoveEmailRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveEmailRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expected_revisions"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeEmailRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"expected_revisions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expected_revisions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}}]}}]}}]} as unknown as DocumentNode<RemoveEmailRecordsMutation, RemoveEmailRecordsMutationVariables>;
export const SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"of"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"saved_at"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"snippet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export const TrialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trial"}}]}}]} as unknown as DocumentNode<TrialMutation, TrialMutationVariables>;
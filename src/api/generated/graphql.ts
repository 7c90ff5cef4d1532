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
  /** A JSON object whose keys the contract does not name. */
  JSON: { input: unknown; output: unknown; }
};

export type BannerMetaData = {
  __typename?: 'BannerMetaData';
  alt_text?: Maybe<Scalars['String']['output']>;
  key?: Maybe<Scalars['String']['output']>;
};

export type BannerMetaDataInput = {
  alt_text?: InputMaybe<Scalars['String']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
};

export type Brand = {
  __typename?: 'Brand';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  tenant_id: Scalars['ID']['output'];
};

export type BrandPage = {
  __typename?: 'BrandPage';
  alternative_featured: Scalars['Boolean']['output'];
  brand_id: Scalars['ID']['output'];
  /**
   * What lists show of the page, by the names of the card of its tag (schemas/cards.ts); a file is { key, alt_text,
   * file_type }. As of the last finished document. A list that selects it reads no tree.
   */
  card?: Maybe<Scalars['JSON']['output']>;
  /** Siblings are sorted by order, then by creation. */
  containers: Array<Container>;
  created_at: Scalars['DateTime']['output'];
  featured: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  published: Scalars['Boolean']['output'];
  /** Counts the saves of the page, its tree included; 1 after creation. */
  revision?: Maybe<Scalars['Int']['output']>;
  slug: Scalars['String']['output'];
  tag: Scalars['String']['output'];
  updated_at: Scalars['DateTime']['output'];
  /** The name of the person who saved last. */
  updated_by?: Maybe<Scalars['String']['output']>;
};

export type BrandPageInput = {
  alternative_featured?: InputMaybe<Scalars['Boolean']['input']>;
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** A known id updates the page; an unknown one (UUID) creates the page with it; none creates with a generated one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Required on creation. The slug follows from it. */
  name?: InputMaybe<Scalars['String']['input']>;
};

export type Career = {
  __typename?: 'Career';
  apply_before_at?: Maybe<Scalars['DateTime']['output']>;
  brand_id: Scalars['ID']['output'];
  careers_heading_tag?: Maybe<Scalars['String']['output']>;
  employmentType?: Maybe<EmploymentType>;
  employment_type_id?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  isVisible: Scalars['Boolean']['output'];
  job_description?: Maybe<Scalars['String']['output']>;
  job_description_label?: Maybe<Scalars['String']['output']>;
  location?: Maybe<Scalars['String']['output']>;
  qualifications?: Maybe<Scalars['String']['output']>;
  qualifications_label?: Maybe<Scalars['String']['output']>;
  seo_careers_description?: Maybe<Scalars['String']['output']>;
  seo_careers_title?: Maybe<Scalars['String']['output']>;
  tags?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type CareerFilter = {
  employment_type?: InputMaybe<Scalars['ID']['input']>;
  is_visible?: InputMaybe<Scalars['Boolean']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
};

export type CareerInput = {
  apply_before_at?: InputMaybe<Scalars['DateTime']['input']>;
  brand_id: Scalars['ID']['input'];
  careers_heading_tag?: InputMaybe<Scalars['String']['input']>;
  employment_type_id?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  job_description?: InputMaybe<Scalars['String']['input']>;
  job_description_label?: InputMaybe<Scalars['String']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  qualifications?: InputMaybe<Scalars['String']['input']>;
  qualifications_label?: InputMaybe<Scalars['String']['input']>;
  seo_careers_description?: InputMaybe<Scalars['String']['input']>;
  seo_careers_title?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type CareerSearchResult = {
  __typename?: 'CareerSearchResult';
  careers: Array<Career>;
  location_filter_opts: Array<Scalars['String']['output']>;
  total_hidden: Scalars['Int']['output'];
  total_visible: Scalars['Int']['output'];
};

export type CareerSort = {
  /** ASC or DESC. */
  title?: InputMaybe<Scalars['String']['input']>;
};

export type CollectionDataInput = {
  collections: Array<FieldCollectionInput>;
};

export type Container = {
  __typename?: 'Container';
  field_collections: Array<FieldCollection>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  order: Scalars['Int']['output'];
  page_id: Scalars['ID']['output'];
};

export type ContainerDataInput = {
  containers: Array<ContainerInput>;
};

/** A property that is not sent stays as stored; null empties it where it may be empty. */
export type ContainerInput = {
  field_collections?: InputMaybe<Array<FieldCollectionInput>>;
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Required for a new container. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 0 when not sent for a new container. */
  order?: InputMaybe<Scalars['Int']['input']>;
  /** Required for a new container. */
  page_id?: InputMaybe<Scalars['ID']['input']>;
};

export type ContentFilter = {
  type?: InputMaybe<Scalars['String']['input']>;
};

export type ContractDocument = {
  __typename?: 'ContractDocument';
  created_at: Scalars['DateTime']['output'];
  deleted_at?: Maybe<Scalars['DateTime']['output']>;
  file?: Maybe<ContractFile>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** CTS or DOAS. */
  type: Scalars['String']['output'];
  updated_at: Scalars['DateTime']['output'];
  usage_type: Scalars['String']['output'];
};

export type ContractDocumentSearchResult = {
  __typename?: 'ContractDocumentSearchResult';
  contract_documents: Array<ContractDocument>;
  total_count: Scalars['Int']['output'];
};

export type ContractFile = {
  __typename?: 'ContractFile';
  file_alias?: Maybe<Scalars['String']['output']>;
  file_link?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  usage_type?: Maybe<Scalars['String']['output']>;
  version?: Maybe<Scalars['String']['output']>;
};

export type ContractFileInput = {
  file_alias?: InputMaybe<Scalars['String']['input']>;
  file_link: Scalars['String']['input'];
  name: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type DocumentSort = {
  by?: InputMaybe<Scalars['String']['input']>;
  order?: InputMaybe<Scalars['String']['input']>;
};

export type EmailRecord = {
  __typename?: 'EmailRecord';
  brand_id: Scalars['ID']['output'];
  category: Scalars['String']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type EmploymentType = {
  __typename?: 'EmploymentType';
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type Field = {
  __typename?: 'Field';
  id: Scalars['ID']['output'];
  label?: Maybe<Scalars['String']['output']>;
  meta_data?: Maybe<MetaData>;
  name: Scalars['String']['output'];
  order: Scalars['Int']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

export type FieldCollection = {
  __typename?: 'FieldCollection';
  children: Array<FieldCollection>;
  fields: Array<Field>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  order: Scalars['Int']['output'];
  /** The collection this one is nested in; null directly under a container. */
  parentId?: Maybe<Scalars['ID']['output']>;
};

export type FieldCollectionInput = {
  children?: InputMaybe<Array<FieldCollectionInput>>;
  /** Where a new top-level collection goes, when the collection is not sent inside its container. */
  container_id?: InputMaybe<Scalars['ID']['input']>;
  fields?: InputMaybe<Array<FieldInput>>;
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Required for a new collection. */
  name?: InputMaybe<Scalars['String']['input']>;
  order?: InputMaybe<Scalars['Int']['input']>;
  /** Where a new nested collection goes, when the collection is not sent inside its parent. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

export type FieldInput = {
  /** Where a new field goes, when it is not sent inside its collection. */
  collection_id?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  label?: InputMaybe<Scalars['String']['input']>;
  /** Stored keys that are not sent stay. */
  meta_data?: InputMaybe<MetaDataInput>;
  /** Required for a new field. */
  name?: InputMaybe<Scalars['String']['input']>;
  order?: InputMaybe<Scalars['Int']['input']>;
  value?: InputMaybe<Scalars['String']['input']>;
};

export type Geocode = {
  __typename?: 'Geocode';
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
};

export type HomeBanner = {
  __typename?: 'HomeBanner';
  banner_heading_tag?: Maybe<Scalars['String']['output']>;
  brand_id: Scalars['ID']['output'];
  category?: Maybe<Scalars['String']['output']>;
  created_at: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  description_mobile?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  /** PROPERTIES or CONTENT. */
  link_type?: Maybe<Scalars['String']['output']>;
  meta_data?: Maybe<BannerMetaData>;
  page_id?: Maybe<Scalars['ID']['output']>;
  seo_banner_description?: Maybe<Scalars['String']['output']>;
  seo_banner_title?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  updated_at: Scalars['DateTime']['output'];
  video_link?: Maybe<Scalars['String']['output']>;
};

export type HomeBannerInput = {
  banner_heading_tag?: InputMaybe<Scalars['String']['input']>;
  brand_id: Scalars['ID']['input'];
  category?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  description_mobile?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  image?: InputMaybe<Scalars['String']['input']>;
  link_type?: InputMaybe<Scalars['String']['input']>;
  meta_data?: InputMaybe<BannerMetaDataInput>;
  page_id?: InputMaybe<Scalars['ID']['input']>;
  seo_banner_description?: InputMaybe<Scalars['String']['input']>;
  seo_banner_title?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  video_link?: InputMaybe<Scalars['String']['input']>;
};

export type HomeBannerSearchResult = {
  __typename?: 'HomeBannerSearchResult';
  home_banners: Array<HomeBanner>;
  total_count: Scalars['Int']['output'];
};

export type Link = {
  __typename?: 'Link';
  brand: Scalars['ID']['output'];
  /** social_media or external. */
  category: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  imageKey?: Maybe<Scalars['String']['output']>;
  link?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type LinkInput = {
  category: Scalars['String']['input'];
  imageKey?: InputMaybe<Scalars['String']['input']>;
  link: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type LinkedUpload = {
  __typename?: 'LinkedUpload';
  created_at: Scalars['DateTime']['output'];
  file?: Maybe<ContractFile>;
  id: Scalars['ID']['output'];
  updated_at: Scalars['DateTime']['output'];
};

export type MdorDocument = {
  __typename?: 'MdorDocument';
  assigned_project?: Maybe<Scalars['String']['output']>;
  brand_id: Scalars['ID']['output'];
  created_at: Scalars['DateTime']['output'];
  document_custom_id: Scalars['String']['output'];
  document_name?: Maybe<Scalars['String']['output']>;
  file?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  meta_data?: Maybe<MdorMetaData>;
};

export type MdorDocumentSearchResult = {
  __typename?: 'MdorDocumentSearchResult';
  mdor_documents: Array<MdorDocument>;
  total_count: Scalars['Int']['output'];
};

export type MdorMetaData = {
  __typename?: 'MdorMetaData';
  file_name?: Maybe<Scalars['String']['output']>;
  file_type?: Maybe<Scalars['String']['output']>;
  key?: Maybe<Scalars['String']['output']>;
};

export type MdorMetaDataInput = {
  file_name?: InputMaybe<Scalars['String']['input']>;
  file_type?: InputMaybe<Scalars['String']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
};

export type MdorProject = {
  __typename?: 'MdorProject';
  BldgCode?: Maybe<Scalars['String']['output']>;
  ProjectCode?: Maybe<Scalars['String']['output']>;
  ProjectName?: Maybe<Scalars['String']['output']>;
  PropertyCode?: Maybe<Scalars['String']['output']>;
};

export type MetaData = {
  __typename?: 'MetaData';
  alt_text?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  /** Stored keys that the contract does not name; null when there are none. */
  extra?: Maybe<Scalars['JSON']['output']>;
  /** 'true' or 'false'. */
  featured?: Maybe<Scalars['String']['output']>;
  file_name?: Maybe<Scalars['String']['output']>;
  file_type?: Maybe<Scalars['String']['output']>;
  key?: Maybe<Scalars['String']['output']>;
};

export type MetaDataInput = {
  alt_text?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** An object of further keys; it may not repeat the keys named here. */
  extra?: InputMaybe<Scalars['JSON']['input']>;
  featured?: InputMaybe<Scalars['String']['input']>;
  file_name?: InputMaybe<Scalars['String']['input']>;
  file_type?: InputMaybe<Scalars['String']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
};

/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds behind those that are there. */
  addManyLinks: Array<Link>;
  addOrUpdateBrandPage: BrandPage;
  /** What is not sent of a stored career stays. */
  addOrUpdateCareer: Career;
  addOrUpdateContainers: Array<Container>;
  /** One of containerData and containers is required. */
  addOrUpdateContainersFCFields: Array<Container>;
  /** brand_id may be left out by staff of one brand. A name is unique in its brand, in whatever case. */
  addOrUpdateEmploymentType: EmploymentType;
  addOrUpdateFields: Array<Field>;
  /** page_id, link_type and category cannot be changed afterwards. What is not sent of a stored banner stays. */
  addOrUpdateHomeBanner: HomeBanner;
  /** assigned_project cannot be changed afterwards. What is not sent of a stored document stays. */
  addOrUpdateMdorDocument: MdorDocument;
  /** The address must be unique in its brand and category, in whatever case. */
  addUpdateEmailRecord: EmailRecord;
  addUpdateMultipleFieldCollection: Array<FieldCollection>;
  /** Says that the tab has the page open no more. */
  leavePage: Scalars['Boolean']['output'];
  massRemoveLinkRecords: RemovedIds;
  /** Reads only; brand is a name or an id. Where the projects come from another system it must be alone in its document. */
  mdorProjectListRequest: Array<MdorProject>;
  removeContainer: Scalars['Boolean']['output'];
  removeCtsDoas: Scalars['Boolean']['output'];
  removeEmailRecords: RemovedIds;
  /** Refused as long as a career uses one of them. */
  removeEmploymentTypes: RemovedIds;
  removeFC: Scalars['Boolean']['output'];
  /** Removes fields. */
  removeFieldCategories: RemovedIds;
  removeHomeBanners: RemovedIds;
  removeMdorDocument: Scalars['Boolean']['output'];
  /** Removes collections with their children. */
  removeMultipleFieldCollection: RemovedIds;
  removePage: Scalars['Boolean']['output'];
  /** New collections without container_id and parentId go where the first old one was. */
  replaceFieldCollection: Array<FieldCollection>;
  /** The page as it was at the revision, also a removed one; a save of its own. */
  restorePageRevision: BrandPage;
  /** type and usage_type cannot be changed afterwards. Another file_link is the next version; what is not sent stays. */
  updateCtsDoas: ContractDocument;
  /** There is one document for each type and usage type. The service gives the version, and an alias where none is sent. */
  uploadCtsDoas: ContractDocument;
  /**
   * Says that the caller has the page open in a tab, whose visit is a UUID of its own; said again at least every 90 s. Answers
   * who else has, of the caller's own brands, who came first standing first. Changes no content.
   */
  visitPage: Array<PageVisitor>;
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationAddManyLinksArgs = {
  brandId: Scalars['ID']['input'];
  links: Array<LinkInput>;
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationAddOrUpdateBrandPageArgs = {
  brand_id: Scalars['ID']['input'];
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  item: BrandPageInput;
  tag: Scalars['String']['input'];
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationAddOrUpdateCareerArgs = {
  careerData: CareerInput;
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationAddOrUpdateContainersArgs = {
  containerData: ContainerDataInput;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationAddOrUpdateContainersFcFieldsArgs = {
  containerData?: InputMaybe<ContainerDataInput>;
  containers?: InputMaybe<Array<ContainerInput>>;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationAddOrUpdateEmploymentTypeArgs = {
  brand_id?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationAddOrUpdateFieldsArgs = {
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  fields: Array<FieldInput>;
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationAddOrUpdateHomeBannerArgs = {
  homeBannerData: HomeBannerInput;
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationAddOrUpdateMdorDocumentArgs = {
  assigned_project?: InputMaybe<Scalars['String']['input']>;
  brand_id: Scalars['ID']['input'];
  document_name?: InputMaybe<Scalars['String']['input']>;
  file?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  meta_data?: InputMaybe<MdorMetaDataInput>;
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationAddUpdateEmailRecordArgs = {
  brand_id: Scalars['ID']['input'];
  category: Scalars['String']['input'];
  email: Scalars['String']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationAddUpdateMultipleFieldCollectionArgs = {
  collectionData: CollectionDataInput;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationLeavePageArgs = {
  page_id: Scalars['ID']['input'];
  visit: Scalars['ID']['input'];
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationMassRemoveLinkRecordsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationMdorProjectListRequestArgs = {
  brand: Scalars['String']['input'];
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationRemoveContainerArgs = {
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationRemoveCtsDoasArgs = {
  id: Scalars['ID']['input'];
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationRemoveEmailRecordsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationRemoveEmploymentTypesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationRemoveFcArgs = {
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationRemoveFieldCategoriesArgs = {
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  removeFieldData: RemoveFieldDataInput;
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationRemoveHomeBannersArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationRemoveMdorDocumentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationRemoveMultipleFieldCollectionArgs = {
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationRemovePageArgs = {
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationReplaceFieldCollectionArgs = {
  collectionData: CollectionDataInput;
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  oldFcIds: OldFcIdsInput;
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationRestorePageRevisionArgs = {
  expected_revision?: InputMaybe<Scalars['Int']['input']>;
  page_id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationUpdateCtsDoasArgs = {
  file?: InputMaybe<ContractFileInput>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  usage_type?: InputMaybe<Scalars['String']['input']>;
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationUploadCtsDoasArgs = {
  file: ContractFileInput;
  name: Scalars['String']['input'];
  type: Scalars['String']['input'];
  usage_type: Scalars['String']['input'];
};


/**
 * expected_revision: the revision of the page the caller has read. It is compared with the revision at the start of the
 * transaction (0 for a page that does not exist yet); a difference refuses the document with CONFLICT.
 * Nodes that are not sent stay: only the remove operations (and replaceFieldCollection) remove.
 */
export type MutationVisitPageArgs = {
  page_id: Scalars['ID']['input'];
  visit: Scalars['ID']['input'];
};

/** The collections that replaceFieldCollection removes. */
export type OldFcIdsInput = {
  ids: Array<Scalars['ID']['input']>;
};

export type PageFilters = {
  content?: InputMaybe<ContentFilter>;
  property?: InputMaybe<PropertyFilter>;
  published?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page as a save left it. Revisions are kept for a while (settings REVISIONS_KEPT and TRASH_DAYS). */
export type PageRevision = {
  __typename?: 'PageRevision';
  /** saved, removed or restored. */
  action: Scalars['String']['output'];
  brand_id: Scalars['ID']['output'];
  containers: Array<Container>;
  name: Scalars['String']['output'];
  page_id: Scalars['ID']['output'];
  revision: Scalars['Int']['output'];
  saved_at: Scalars['DateTime']['output'];
  saved_by?: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  tag: Scalars['String']['output'];
};

export type PageSearchResult = {
  __typename?: 'PageSearchResult';
  pages: Array<BrandPage>;
  totalCount: Scalars['Int']['output'];
  /** How many pages of the search are published. */
  total_active?: Maybe<Scalars['Int']['output']>;
  /** How many pages of the search are not published. */
  total_inactive?: Maybe<Scalars['Int']['output']>;
};

export type PageSort = {
  /** One of name, slug, created_at, updated_at. */
  by?: InputMaybe<Scalars['String']['input']>;
  /** ASC or DESC, in either case. */
  order?: InputMaybe<Scalars['String']['input']>;
};

/** Somebody who has a page open. */
export type PageVisitor = {
  __typename?: 'PageVisitor';
  name: Scalars['String']['output'];
  user_id: Scalars['ID']['output'];
};

export type Place = {
  __typename?: 'Place';
  name: Scalars['String']['output'];
  place_id: Scalars['ID']['output'];
};

export type PropertyFilter = {
  location?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};

export type PropertyLocationFilters = {
  __typename?: 'PropertyLocationFilters';
  location: Array<Scalars['String']['output']>;
};

export type PropertyStatusFilters = {
  __typename?: 'PropertyStatusFilters';
  status: Array<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /** All of them, by name. */
  filterContractDocuments: Array<ContractDocument>;
  /** Fails with NOT_FOUND 'Document not found.', also for a removed one. */
  findContractDocument?: Maybe<ContractDocument>;
  getAllBrands: Array<Brand>;
  getAllContainers: Array<Container>;
  /** The fields of one collection. */
  getAllFieldCategories: Array<Field>;
  getBrand?: Maybe<Brand>;
  /** Fails with NOT_FOUND 'Career not found.' */
  getCareer?: Maybe<Career>;
  getContainer?: Maybe<Container>;
  /** Fails with NOT_FOUND 'Department not found.' */
  getEmploymentType?: Maybe<EmploymentType>;
  /** By name; a brand without departments (ALP) has none. */
  getEmploymentTypes: Array<EmploymentType>;
  /** sort.title defaults to DESC; without filter.is_visible both visible and hidden ones. limit defaults to 10 (at most 100). */
  getFilteredCareers: CareerSearchResult;
  /** The last saved first; search looks in the title and in the name of the linked page. limit defaults to 10 (at most 100). */
  getFilteredHomeBanners: HomeBannerSearchResult;
  /**
   * search looks in name, id and project. sort.by is one of document_custom_id, document_name, assigned_project and
   * created_at (the default), sort.order ASC or DESC (the default). limit defaults to 10 (at most 100).
   */
  getFilteredMdorDocuments: MdorDocumentSearchResult;
  /** Fails with NOT_FOUND 'Page not found.' */
  getHomeBanner?: Maybe<HomeBanner>;
  /** Every upload of the entry: the present one first, then the earlier ones, the newest first. */
  getLinkedUploadFilesByContractEntryId: Array<LinkedUpload>;
  /** In the order of their addition. */
  getLinks: Array<Link>;
  /** In the order of their addition. */
  getListOfEmails: Array<EmailRecord>;
  /** Fails with NOT_FOUND 'Place not found.' */
  getLocationGeocode?: Maybe<Geocode>;
  /** Places of the Philippines that fit, the best first, at most ten. */
  getLocations: Array<Place>;
  /** Fails with NOT_FOUND 'Document not found.' */
  getMdorDocument?: Maybe<MdorDocument>;
  /** The values of filters.property.location that find something. */
  getPropertyLocationFilters: PropertyLocationFilters;
  /** The values of filters.property.status that find something. */
  getPropertyStatusFilters: PropertyStatusFilters;
  /** Fails with NOT_FOUND 'Page not found.' */
  getSpecificBrandPage?: Maybe<BrandPage>;
  /** Fails with NOT_FOUND 'Page not found.' */
  getSpecificBrandPageById?: Maybe<BrandPage>;
  pageRevision: PageRevision;
  /** The kept revisions of a page, newest first, also of one that was removed; limit defaults to 50 (at most 100). */
  pageRevisions: Array<PageRevision>;
  /** Pages that were removed and are not there again, last removed first, as their last revisions. */
  removedPages: Array<PageRevision>;
  /** The last changed first. pageSize defaults to 10 (at most 100). */
  searchContractDocuments: ContractDocumentSearchResult;
  /** One of brandId and brand_id is required, and tag. page is 1-based and defaults to 1, limit defaults to 10 (at most 100). */
  searchPages: PageSearchResult;
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


export type QueryPageRevisionArgs = {
  page_id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


export type QueryPageRevisionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  page_id: Scalars['ID']['input'];
};


export type QueryRemovedPagesArgs = {
  brand_id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  tag: Scalars['String']['input'];
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

/** The fields that removeFieldCategories removes. */
export type RemoveFieldDataInput = {
  ids: Array<Scalars['ID']['input']>;
};

export type RemovedIds = {
  __typename?: 'RemovedIds';
  ids: Array<Scalars['ID']['output']>;
};

export type BannerFieldsFragment = { __typename?: 'HomeBanner', id: string, brand_id: string, page_id?: string | null, link_type?: string | null, category?: string | null, title?: string | null, description?: string | null, description_mobile?: string | null, seo_banner_title?: string | null, seo_banner_description?: string | null, banner_heading_tag?: string | null, image?: string | null, video_link?: string | null, created_at: string, updated_at: string, meta_data?: { __typename?: 'BannerMetaData', key?: string | null, alt_text?: string | null } | null };

export type BannersQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  page: Scalars['Int']['input'];
  limit: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  link_type?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
}>;


export type BannersQuery = { __typename?: 'Query', getFilteredHomeBanners: { __typename?: 'HomeBannerSearchResult', total_count: number, home_banners: Array<{ __typename?: 'HomeBanner', id: string, brand_id: string, page_id?: string | null, link_type?: string | null, category?: string | null, title?: string | null, description?: string | null, description_mobile?: string | null, seo_banner_title?: string | null, seo_banner_description?: string | null, banner_heading_tag?: string | null, image?: string | null, video_link?: string | null, created_at: string, updated_at: string, meta_data?: { __typename?: 'BannerMetaData', key?: string | null, alt_text?: string | null } | null }> } };

export type BannerQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type BannerQuery = { __typename?: 'Query', getHomeBanner?: { __typename?: 'HomeBanner', id: string, brand_id: string, page_id?: string | null, link_type?: string | null, category?: string | null, title?: string | null, description?: string | null, description_mobile?: string | null, seo_banner_title?: string | null, seo_banner_description?: string | null, banner_heading_tag?: string | null, image?: string | null, video_link?: string | null, created_at: string, updated_at: string, meta_data?: { __typename?: 'BannerMetaData', key?: string | null, alt_text?: string | null } | null } | null };

export type SaveBannerMutationVariables = Exact<{
  homeBannerData: HomeBannerInput;
}>;


export type SaveBannerMutation = { __typename?: 'Mutation', addOrUpdateHomeBanner: { __typename?: 'HomeBanner', id: string, brand_id: string, page_id?: string | null, link_type?: string | null, category?: string | null, title?: string | null, description?: string | null, description_mobile?: string | null, seo_banner_title?: string | null, seo_banner_description?: string | null, banner_heading_tag?: string | null, image?: string | null, video_link?: string | null, created_at: string, updated_at: string, meta_data?: { __typename?: 'BannerMetaData', key?: string | null, alt_text?: string | null } | null } };

export type RemoveBannersMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type RemoveBannersMutation = { __typename?: 'Mutation', removeHomeBanners: { __typename?: 'RemovedIds', ids: Array<string> } };

export type LinkablePagesQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  tag: Scalars['String']['input'];
  limit: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<PageFilters>;
}>;


export type LinkablePagesQuery = { __typename?: 'Query', searchPages: { __typename?: 'PageSearchResult', totalCount: number, pages: Array<{ __typename?: 'BrandPage', id: string, name: string, card?: unknown | null, updated_at: string }> } };

export type LinkedPageQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type LinkedPageQuery = { __typename?: 'Query', getSpecificBrandPageById?: { __typename?: 'BrandPage', id: string, name: string, card?: unknown | null, updated_at: string } | null };

export type BrandNameQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type BrandNameQuery = { __typename?: 'Query', getBrand?: { __typename?: 'Brand', id: string, name: string } | null };

export type CardPagesQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  tag: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  limit: Scalars['Int']['input'];
  filters?: InputMaybe<PageFilters>;
  sort?: InputMaybe<PageSort>;
}>;


export type CardPagesQuery = { __typename?: 'Query', searchPages: { __typename?: 'PageSearchResult', totalCount: number, pages: Array<{ __typename?: 'BrandPage', id: string, name: string, slug: string, tag: string, brand_id: string, featured: boolean, alternative_featured: boolean, created_at: string, updated_at: string, card?: unknown | null }> } };

export type PropertyFiltersQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
}>;


export type PropertyFiltersQuery = { __typename?: 'Query', getPropertyStatusFilters: { __typename?: 'PropertyStatusFilters', status: Array<string> }, getPropertyLocationFilters: { __typename?: 'PropertyLocationFilters', location: Array<string> } };

export type FeaturePageMutationVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  tag: Scalars['String']['input'];
  item: BrandPageInput;
}>;


export type FeaturePageMutation = { __typename?: 'Mutation', addOrUpdateBrandPage: { __typename?: 'BrandPage', id: string, featured: boolean, alternative_featured: boolean } };

export type RemovePageMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RemovePageMutation = { __typename?: 'Mutation', removePage: boolean };

export type CareerFieldsFragment = { __typename?: 'Career', id: string, brand_id: string, title?: string | null, location?: string | null, employment_type_id?: string | null, isVisible: boolean, apply_before_at?: string | null, job_description_label?: string | null, job_description?: string | null, qualifications_label?: string | null, qualifications?: string | null, tags?: string | null, careers_heading_tag?: string | null, seo_careers_title?: string | null, seo_careers_description?: string | null };

export type CareersQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CareerFilter>;
  sort?: InputMaybe<CareerSort>;
}>;


export type CareersQuery = { __typename?: 'Query', getFilteredCareers: { __typename?: 'CareerSearchResult', total_visible: number, total_hidden: number, location_filter_opts: Array<string>, careers: Array<{ __typename?: 'Career', id: string, title?: string | null, location?: string | null, job_description?: string | null, employmentType?: { __typename?: 'EmploymentType', id: string, name: string } | null }> } };

export type CareerQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CareerQuery = { __typename?: 'Query', getCareer?: { __typename?: 'Career', id: string, brand_id: string, title?: string | null, location?: string | null, employment_type_id?: string | null, isVisible: boolean, apply_before_at?: string | null, job_description_label?: string | null, job_description?: string | null, qualifications_label?: string | null, qualifications?: string | null, tags?: string | null, careers_heading_tag?: string | null, seo_careers_title?: string | null, seo_careers_description?: string | null } | null };

export type SaveCareerMutationVariables = Exact<{
  careerData: CareerInput;
}>;


export type SaveCareerMutation = { __typename?: 'Mutation', addOrUpdateCareer: { __typename?: 'Career', id: string, brand_id: string, title?: string | null, location?: string | null, employment_type_id?: string | null, isVisible: boolean, apply_before_at?: string | null, job_description_label?: string | null, job_description?: string | null, qualifications_label?: string | null, qualifications?: string | null, tags?: string | null, careers_heading_tag?: string | null, seo_careers_title?: string | null, seo_careers_description?: string | null } };

export type DepartmentFieldsFragment = { __typename?: 'EmploymentType', id: string, name: string, description?: string | null };

export type DepartmentsQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
}>;


export type DepartmentsQuery = { __typename?: 'Query', getEmploymentTypes: Array<{ __typename?: 'EmploymentType', id: string, name: string, description?: string | null }> };

export type DepartmentQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DepartmentQuery = { __typename?: 'Query', getEmploymentType?: { __typename?: 'EmploymentType', id: string, name: string, description?: string | null } | null };

export type SaveDepartmentMutationVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
}>;


export type SaveDepartmentMutation = { __typename?: 'Mutation', addOrUpdateEmploymentType: { __typename?: 'EmploymentType', id: string, name: string, description?: string | null } };

export type RemoveDepartmentsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type RemoveDepartmentsMutation = { __typename?: 'Mutation', removeEmploymentTypes: { __typename?: 'RemovedIds', ids: Array<string> } };

export type ContractFieldsFragment = { __typename?: 'ContractDocument', id: string, name: string, type: string, usage_type: string, created_at: string, updated_at: string, file?: { __typename?: 'ContractFile', name?: string | null, file_link?: string | null, version?: string | null, file_alias?: string | null } | null };

export type ContractsQueryVariables = Exact<{
  name?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
}>;


export type ContractsQuery = { __typename?: 'Query', searchContractDocuments: { __typename?: 'ContractDocumentSearchResult', total_count: number, contract_documents: Array<{ __typename?: 'ContractDocument', id: string, name: string, type: string, usage_type: string, created_at: string, updated_at: string, file?: { __typename?: 'ContractFile', name?: string | null, file_link?: string | null, version?: string | null, file_alias?: string | null } | null }> } };

export type ContractQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ContractQuery = { __typename?: 'Query', findContractDocument?: { __typename?: 'ContractDocument', id: string, name: string, type: string, usage_type: string, created_at: string, updated_at: string, file?: { __typename?: 'ContractFile', name?: string | null, file_link?: string | null, version?: string | null, file_alias?: string | null } | null } | null };

export type ContractUploadsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ContractUploadsQuery = { __typename?: 'Query', getLinkedUploadFilesByContractEntryId: Array<{ __typename?: 'LinkedUpload', id: string, created_at: string, file?: { __typename?: 'ContractFile', name?: string | null, file_link?: string | null, version?: string | null, file_alias?: string | null } | null }> };

export type UploadContractMutationVariables = Exact<{
  name: Scalars['String']['input'];
  type: Scalars['String']['input'];
  usage_type: Scalars['String']['input'];
  file: ContractFileInput;
}>;


export type UploadContractMutation = { __typename?: 'Mutation', uploadCtsDoas: { __typename?: 'ContractDocument', id: string, name: string, type: string, usage_type: string, created_at: string, updated_at: string, file?: { __typename?: 'ContractFile', name?: string | null, file_link?: string | null, version?: string | null, file_alias?: string | null } | null } };

export type UpdateContractMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  file?: InputMaybe<ContractFileInput>;
}>;


export type UpdateContractMutation = { __typename?: 'Mutation', updateCtsDoas: { __typename?: 'ContractDocument', id: string, name: string, type: string, usage_type: string, created_at: string, updated_at: string, file?: { __typename?: 'ContractFile', name?: string | null, file_link?: string | null, version?: string | null, file_alias?: string | null } | null } };

export type RemoveContractMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RemoveContractMutation = { __typename?: 'Mutation', removeCtsDoas: boolean };

export type MdorDocumentFieldsFragment = { __typename?: 'MdorDocument', id: string, document_custom_id: string, document_name?: string | null, assigned_project?: string | null, brand_id: string, created_at: string, file?: string | null, meta_data?: { __typename?: 'MdorMetaData', key?: string | null, file_name?: string | null, file_type?: string | null } | null };

export type MdorDocumentsQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DocumentSort>;
}>;


export type MdorDocumentsQuery = { __typename?: 'Query', getFilteredMdorDocuments: { __typename?: 'MdorDocumentSearchResult', total_count: number, mdor_documents: Array<{ __typename?: 'MdorDocument', id: string, document_custom_id: string, document_name?: string | null, assigned_project?: string | null, brand_id: string, created_at: string, file?: string | null, meta_data?: { __typename?: 'MdorMetaData', key?: string | null, file_name?: string | null, file_type?: string | null } | null }> } };

export type MdorDocumentQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type MdorDocumentQuery = { __typename?: 'Query', getMdorDocument?: { __typename?: 'MdorDocument', id: string, document_custom_id: string, document_name?: string | null, assigned_project?: string | null, brand_id: string, created_at: string, file?: string | null, meta_data?: { __typename?: 'MdorMetaData', key?: string | null, file_name?: string | null, file_type?: string | null } | null } | null };

export type SaveMdorDocumentMutationVariables = Exact<{
  id?: InputMaybe<Scalars['ID']['input']>;
  brand_id: Scalars['ID']['input'];
  assigned_project?: InputMaybe<Scalars['String']['input']>;
  document_name?: InputMaybe<Scalars['String']['input']>;
  file?: InputMaybe<Scalars['String']['input']>;
  meta_data?: InputMaybe<MdorMetaDataInput>;
}>;


export type SaveMdorDocumentMutation = { __typename?: 'Mutation', addOrUpdateMdorDocument: { __typename?: 'MdorDocument', id: string, document_custom_id: string, document_name?: string | null, assigned_project?: string | null, brand_id: string, created_at: string, file?: string | null, meta_data?: { __typename?: 'MdorMetaData', key?: string | null, file_name?: string | null, file_type?: string | null } | null } };

export type RemoveMdorDocumentMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RemoveMdorDocumentMutation = { __typename?: 'Mutation', removeMdorDocument: boolean };

export type MdorProjectsMutationVariables = Exact<{
  brand: Scalars['String']['input'];
}>;


export type MdorProjectsMutation = { __typename?: 'Mutation', mdorProjectListRequest: Array<{ __typename?: 'MdorProject', ProjectName?: string | null, ProjectCode?: string | null, PropertyCode?: string | null, BldgCode?: string | null }> };

export type FindPagesQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  search: Scalars['String']['input'];
  page: Scalars['Int']['input'];
  limit: Scalars['Int']['input'];
}>;


export type FindPagesQuery = { __typename?: 'Query', searchPages: { __typename?: 'PageSearchResult', totalCount: number, pages: Array<{ __typename?: 'BrandPage', id: string, name: string, tag: string, slug: string, updated_at: string, updated_by?: string | null, card?: unknown | null }> } };

export type FieldPartsFragment = { __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null };

export type CollectionPartsFragment = { __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> };

export type ContainerPartsFragment = { __typename?: 'Container', id: string, page_id: string, name: string, order: number, field_collections: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }> };

export type PageTreeFragment = { __typename?: 'BrandPage', id: string, name: string, tag: string, slug: string, brand_id: string, featured: boolean, alternative_featured: boolean, published: boolean, created_at: string, updated_at: string, revision?: number | null, updated_by?: string | null, containers: Array<{ __typename?: 'Container', id: string, page_id: string, name: string, order: number, field_collections: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }> }> };

export type BrandPageQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  tag: Scalars['String']['input'];
  slug: Scalars['String']['input'];
}>;


export type BrandPageQuery = { __typename?: 'Query', getSpecificBrandPage?: { __typename?: 'BrandPage', id: string, name: string, tag: string, slug: string, brand_id: string, featured: boolean, alternative_featured: boolean, published: boolean, created_at: string, updated_at: string, revision?: number | null, updated_by?: string | null, containers: Array<{ __typename?: 'Container', id: string, page_id: string, name: string, order: number, field_collections: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }> }> } | null };

export type BrandPageByIdQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type BrandPageByIdQuery = { __typename?: 'Query', getSpecificBrandPageById?: { __typename?: 'BrandPage', id: string, name: string, tag: string, slug: string, brand_id: string, featured: boolean, alternative_featured: boolean, published: boolean, created_at: string, updated_at: string, revision?: number | null, updated_by?: string | null, containers: Array<{ __typename?: 'Container', id: string, page_id: string, name: string, order: number, field_collections: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }> }> } | null };

export type PageRevisionQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type PageRevisionQuery = { __typename?: 'Query', getSpecificBrandPageById?: { __typename?: 'BrandPage', id: string, revision?: number | null } | null };

export type SearchPagesQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  tag: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<PageSort>;
}>;


export type SearchPagesQuery = { __typename?: 'Query', searchPages: { __typename?: 'PageSearchResult', totalCount: number, pages: Array<{ __typename?: 'BrandPage', id: string, name: string, tag: string, slug: string, published: boolean, created_at: string, updated_at: string }> } };

export type AllBrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type AllBrandsQuery = { __typename?: 'Query', getAllBrands: Array<{ __typename?: 'Brand', id: string, name: string, tenant_id: string }> };

export type CardSourceFragment = { __typename?: 'BrandPage', tag: string, containers: Array<{ __typename?: 'Container', id: string, page_id: string, name: string, order: number, field_collections: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }> }> };

export type PickablePagesQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  tag: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  limit: Scalars['Int']['input'];
  filters?: InputMaybe<PageFilters>;
}>;


export type PickablePagesQuery = { __typename?: 'Query', searchPages: { __typename?: 'PageSearchResult', totalCount: number, pages: Array<{ __typename?: 'BrandPage', id: string, name: string }> } };

export type PlacesQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  location: Scalars['String']['input'];
}>;


export type PlacesQuery = { __typename?: 'Query', getLocations: Array<{ __typename?: 'Place', name: string, place_id: string }> };

export type PlaceGeocodeQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  place_id: Scalars['ID']['input'];
}>;


export type PlaceGeocodeQuery = { __typename?: 'Query', getLocationGeocode?: { __typename?: 'Geocode', latitude: number, longitude: number } | null };

export type VisitPageMutationVariables = Exact<{
  page_id: Scalars['ID']['input'];
  visit: Scalars['ID']['input'];
}>;


export type VisitPageMutation = { __typename?: 'Mutation', visitPage: Array<{ __typename?: 'PageVisitor', user_id: string, name: string }> };

export type LeavePageMutationVariables = Exact<{
  page_id: Scalars['ID']['input'];
  visit: Scalars['ID']['input'];
}>;


export type LeavePageMutation = { __typename?: 'Mutation', leavePage: boolean };

export type PageRevisionsQueryVariables = Exact<{
  page_id: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
}>;


export type PageRevisionsQuery = { __typename?: 'Query', pageRevisions: Array<{ __typename?: 'PageRevision', revision: number, action: string, saved_by?: string | null, saved_at: string }> };

export type PageAtRevisionQueryVariables = Exact<{
  page_id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
}>;


export type PageAtRevisionQuery = { __typename?: 'Query', pageRevision: { __typename?: 'PageRevision', containers: Array<{ __typename?: 'Container', id: string, page_id: string, name: string, order: number, field_collections: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, children: Array<{ __typename?: 'FieldCollection', id: string, name: string, order: number, parentId?: string | null, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }>, fields: Array<{ __typename?: 'Field', id: string, name: string, label?: string | null, value?: string | null, order: number, meta_data?: { __typename?: 'MetaData', description?: string | null, featured?: string | null, key?: string | null, alt_text?: string | null, file_type?: string | null, file_name?: string | null, extra?: unknown | null } | null }> }> }> } };

export type RemovedPagesQueryVariables = Exact<{
  brand_id: Scalars['ID']['input'];
  tag: Scalars['String']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
}>;


export type RemovedPagesQuery = { __typename?: 'Query', removedPages: Array<{ __typename?: 'PageRevision', page_id: string, revision: number, name: string, saved_by?: string | null, saved_at: string }> };

export type RestorePageRevisionMutationVariables = Exact<{
  page_id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
}>;


export type RestorePageRevisionMutation = { __typename?: 'Mutation', restorePageRevision: { __typename?: 'BrandPage', id: string, name: string, slug: string } };

export type LinksQueryVariables = Exact<{
  brandId: Scalars['ID']['input'];
}>;


export type LinksQuery = { __typename?: 'Query', getLinks: Array<{ __typename?: 'Link', id: string, name?: string | null, link?: string | null, image?: string | null, imageKey?: string | null, category: string }> };

export type EmailsQueryVariables = Exact<{
  brandId: Scalars['ID']['input'];
}>;


export type EmailsQuery = { __typename?: 'Query', getListOfEmails: Array<{ __typename?: 'EmailRecord', id: string, email: string, category: string }> };

export const BannerFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeBanner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"link_type"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"description_mobile"}},{"kind":"Field","name":{"kind":"Name","value":"seo_banner_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_banner_description"}},{"kind":"Field","name":{"kind":"Name","value":"banner_heading_tag"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"video_link"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]} as unknown as DocumentNode<BannerFieldsFragment, unknown>;
export const CareerFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CareerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Career"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"employment_type_id"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"apply_before_at"}},{"kind":"Field","name":{"kind":"Name","value":"job_description_label"}},{"kind":"Field","name":{"kind":"Name","value":"job_description"}},{"kind":"Field","name":{"kind":"Name","value":"qualifications_label"}},{"kind":"Field","name":{"kind":"Name","value":"qualifications"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"careers_heading_tag"}},{"kind":"Field","name":{"kind":"Name","value":"seo_careers_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_careers_description"}}]}}]} as unknown as DocumentNode<CareerFieldsFragment, unknown>;
export const DepartmentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepartmentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmploymentType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<DepartmentFieldsFragment, unknown>;
export const ContractFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"usage_type"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"file_link"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"file_alias"}}]}}]}}]} as unknown as DocumentNode<ContractFieldsFragment, unknown>;
export const MdorDocumentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MdorDocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MdorDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"document_custom_id"}},{"kind":"Field","name":{"kind":"Name","value":"document_name"}},{"kind":"Field","name":{"kind":"Name","value":"assigned_project"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}}]}}]}}]} as unknown as DocumentNode<MdorDocumentFieldsFragment, unknown>;
export const FieldPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Field"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"extra"}}]}}]}}]} as unknown as DocumentNode<FieldPartsFragment, unknown>;
export const CollectionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Field"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"extra"}}]}}]}}]} as unknown as DocumentNode<CollectionPartsFragment, unknown>;
export const ContainerPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContainerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Container"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"field_collections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}}]}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Field"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"extra"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldParts"}}]}}]}}]} as unknown as DocumentNode<ContainerPartsFragment, unknown>;
export const PageTreeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageTree"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"alternative_featured"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}},{"kind":"Field","name":{"kind":"Name","value":"containers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContainerParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Field"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"extra"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContainerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Container"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"field_collections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PageTreeFragment, unknown>;
export const CardSourceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"containers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContainerParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Field"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"extra"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContainerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Container"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"field_collections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CardSourceFragment, unknown>;
export const BannersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Banners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"link_type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getFilteredHomeBanners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"link_type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"link_type"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"home_banners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannerFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeBanner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"link_type"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"description_mobile"}},{"kind":"Field","name":{"kind":"Name","value":"seo_banner_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_banner_description"}},{"kind":"Field","name":{"kind":"Name","value":"banner_heading_tag"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"video_link"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]} as unknown as DocumentNode<BannersQuery, BannersQueryVariables>;
export const BannerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Banner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getHomeBanner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeBanner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"link_type"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"description_mobile"}},{"kind":"Field","name":{"kind":"Name","value":"seo_banner_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_banner_description"}},{"kind":"Field","name":{"kind":"Name","value":"banner_heading_tag"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"video_link"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]} as unknown as DocumentNode<BannerQuery, BannerQueryVariables>;
export const SaveBannerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBanner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"homeBannerData"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HomeBannerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addOrUpdateHomeBanner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"homeBannerData"},"value":{"kind":"Variable","name":{"kind":"Name","value":"homeBannerData"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeBanner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"link_type"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"description_mobile"}},{"kind":"Field","name":{"kind":"Name","value":"seo_banner_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_banner_description"}},{"kind":"Field","name":{"kind":"Name","value":"banner_heading_tag"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"video_link"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]} as unknown as DocumentNode<SaveBannerMutation, SaveBannerMutationVariables>;
export const RemoveBannersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveBanners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeHomeBanners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}}]}}]}}]} as unknown as DocumentNode<RemoveBannersMutation, RemoveBannersMutationVariables>;
export const LinkablePagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkablePages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filters"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageFilters"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}},{"kind":"Argument","name":{"kind":"Name","value":"withoutHomeBanner"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"by"},"value":{"kind":"StringValue","value":"name","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"order"},"value":{"kind":"StringValue","value":"ASC","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"card"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]}}]}}]} as unknown as DocumentNode<LinkablePagesQuery, LinkablePagesQueryVariables>;
export const LinkedPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkedPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getSpecificBrandPageById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"card"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]}}]} as unknown as DocumentNode<LinkedPageQuery, LinkedPageQueryVariables>;
export const BrandNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrandName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getBrand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BrandNameQuery, BrandNameQueryVariables>;
export const CardPagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardPages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filters"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageFilters"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"alternative_featured"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"card"}}]}}]}}]}}]} as unknown as DocumentNode<CardPagesQuery, CardPagesQueryVariables>;
export const PropertyFiltersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyFilters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getPropertyStatusFilters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"getPropertyLocationFilters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}}]} as unknown as DocumentNode<PropertyFiltersQuery, PropertyFiltersQueryVariables>;
export const FeaturePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FeaturePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"item"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BrandPageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addOrUpdateBrandPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"item"},"value":{"kind":"Variable","name":{"kind":"Name","value":"item"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"alternative_featured"}}]}}]}}]} as unknown as DocumentNode<FeaturePageMutation, FeaturePageMutationVariables>;
export const RemovePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemovePageMutation, RemovePageMutationVariables>;
export const CareersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Careers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CareerFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CareerSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getFilteredCareers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"careers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"job_description"}},{"kind":"Field","name":{"kind":"Name","value":"employmentType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_visible"}},{"kind":"Field","name":{"kind":"Name","value":"total_hidden"}},{"kind":"Field","name":{"kind":"Name","value":"location_filter_opts"}}]}}]}}]} as unknown as DocumentNode<CareersQuery, CareersQueryVariables>;
export const CareerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Career"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getCareer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CareerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CareerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Career"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"employment_type_id"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"apply_before_at"}},{"kind":"Field","name":{"kind":"Name","value":"job_description_label"}},{"kind":"Field","name":{"kind":"Name","value":"job_description"}},{"kind":"Field","name":{"kind":"Name","value":"qualifications_label"}},{"kind":"Field","name":{"kind":"Name","value":"qualifications"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"careers_heading_tag"}},{"kind":"Field","name":{"kind":"Name","value":"seo_careers_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_careers_description"}}]}}]} as unknown as DocumentNode<CareerQuery, CareerQueryVariables>;
export const SaveCareerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCareer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"careerData"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CareerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addOrUpdateCareer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"careerData"},"value":{"kind":"Variable","name":{"kind":"Name","value":"careerData"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CareerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CareerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Career"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"employment_type_id"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"apply_before_at"}},{"kind":"Field","name":{"kind":"Name","value":"job_description_label"}},{"kind":"Field","name":{"kind":"Name","value":"job_description"}},{"kind":"Field","name":{"kind":"Name","value":"qualifications_label"}},{"kind":"Field","name":{"kind":"Name","value":"qualifications"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"careers_heading_tag"}},{"kind":"Field","name":{"kind":"Name","value":"seo_careers_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_careers_description"}}]}}]} as unknown as DocumentNode<SaveCareerMutation, SaveCareerMutationVariables>;
export const DepartmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Departments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getEmploymentTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepartmentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepartmentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmploymentType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<DepartmentsQuery, DepartmentsQueryVariables>;
export const DepartmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Department"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getEmploymentType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepartmentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepartmentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmploymentType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<DepartmentQuery, DepartmentQueryVariables>;
export const SaveDepartmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDepartment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"description"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addOrUpdateEmploymentType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"description"},"value":{"kind":"Variable","name":{"kind":"Name","value":"description"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepartmentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepartmentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmploymentType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<SaveDepartmentMutation, SaveDepartmentMutationVariables>;
export const RemoveDepartmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDepartments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeEmploymentTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}}]}}]}}]} as unknown as DocumentNode<RemoveDepartmentsMutation, RemoveDepartmentsMutationVariables>;
export const ContractsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contracts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchContractDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract_documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"usage_type"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"file_link"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"file_alias"}}]}}]}}]} as unknown as DocumentNode<ContractsQuery, ContractsQueryVariables>;
export const ContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findContractDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"usage_type"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"file_link"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"file_alias"}}]}}]}}]} as unknown as DocumentNode<ContractQuery, ContractQueryVariables>;
export const ContractUploadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractUploads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getLinkedUploadFilesByContractEntryId"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"file_link"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"file_alias"}}]}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}}]}}]}}]} as unknown as DocumentNode<ContractUploadsQuery, ContractUploadsQueryVariables>;
export const UploadContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"usage_type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadCtsDoas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"usage_type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"usage_type"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"usage_type"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"file_link"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"file_alias"}}]}}]}}]} as unknown as DocumentNode<UploadContractMutation, UploadContractMutationVariables>;
export const UpdateContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractFileInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCtsDoas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"usage_type"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"file_link"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"file_alias"}}]}}]}}]} as unknown as DocumentNode<UpdateContractMutation, UpdateContractMutationVariables>;
export const RemoveContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCtsDoas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveContractMutation, RemoveContractMutationVariables>;
export const MdorDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MdorDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getFilteredMdorDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mdor_documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MdorDocumentFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MdorDocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MdorDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"document_custom_id"}},{"kind":"Field","name":{"kind":"Name","value":"document_name"}},{"kind":"Field","name":{"kind":"Name","value":"assigned_project"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}}]}}]}}]} as unknown as DocumentNode<MdorDocumentsQuery, MdorDocumentsQueryVariables>;
export const MdorDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MdorDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getMdorDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MdorDocumentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MdorDocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MdorDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"document_custom_id"}},{"kind":"Field","name":{"kind":"Name","value":"document_name"}},{"kind":"Field","name":{"kind":"Name","value":"assigned_project"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}}]}}]}}]} as unknown as DocumentNode<MdorDocumentQuery, MdorDocumentQueryVariables>;
export const SaveMdorDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMdorDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assigned_project"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"document_name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"meta_data"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MdorMetaDataInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addOrUpdateMdorDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"assigned_project"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assigned_project"}}},{"kind":"Argument","name":{"kind":"Name","value":"document_name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"document_name"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"meta_data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"meta_data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MdorDocumentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MdorDocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MdorDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"document_custom_id"}},{"kind":"Field","name":{"kind":"Name","value":"document_name"}},{"kind":"Field","name":{"kind":"Name","value":"assigned_project"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}}]}}]}}]} as unknown as DocumentNode<SaveMdorDocumentMutation, SaveMdorDocumentMutationVariables>;
export const RemoveMdorDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMdorDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMdorDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveMdorDocumentMutation, RemoveMdorDocumentMutationVariables>;
export const MdorProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MdorProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mdorProjectListRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ProjectName"}},{"kind":"Field","name":{"kind":"Name","value":"ProjectCode"}},{"kind":"Field","name":{"kind":"Name","value":"PropertyCode"}},{"kind":"Field","name":{"kind":"Name","value":"BldgCode"}}]}}]}}]} as unknown as DocumentNode<MdorProjectsMutation, MdorProjectsMutationVariables>;
export const FindPagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindPages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}},{"kind":"Field","name":{"kind":"Name","value":"card"}}]}}]}}]}}]} as unknown as DocumentNode<FindPagesQuery, FindPagesQueryVariables>;
export const BrandPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrandPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getSpecificBrandPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageTree"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Field"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"extra"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContainerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Container"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"field_collections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}}]}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageTree"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"alternative_featured"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}},{"kind":"Field","name":{"kind":"Name","value":"containers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContainerParts"}}]}}]}}]} as unknown as DocumentNode<BrandPageQuery, BrandPageQueryVariables>;
export const BrandPageByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrandPageById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getSpecificBrandPageById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageTree"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Field"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"extra"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContainerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Container"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"field_collections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}}]}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageTree"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"brand_id"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"alternative_featured"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updated_by"}},{"kind":"Field","name":{"kind":"Name","value":"containers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContainerParts"}}]}}]}}]} as unknown as DocumentNode<BrandPageByIdQuery, BrandPageByIdQueryVariables>;
export const PageRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getSpecificBrandPageById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<PageRevisionQuery, PageRevisionQueryVariables>;
export const SearchPagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchPages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]}}]}}]} as unknown as DocumentNode<SearchPagesQuery, SearchPagesQueryVariables>;
export const AllBrandsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllBrands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getAllBrands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tenant_id"}}]}}]}}]} as unknown as DocumentNode<AllBrandsQuery, AllBrandsQueryVariables>;
export const PickablePagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PickablePages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filters"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageFilters"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"by"},"value":{"kind":"StringValue","value":"name","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"order"},"value":{"kind":"StringValue","value":"ASC","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PickablePagesQuery, PickablePagesQueryVariables>;
export const PlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Places"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getLocations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"location"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"place_id"}}]}}]}}]} as unknown as DocumentNode<PlacesQuery, PlacesQueryVariables>;
export const PlaceGeocodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaceGeocode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"place_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getLocationGeocode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"place_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"place_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<PlaceGeocodeQuery, PlaceGeocodeQueryVariables>;
export const VisitPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"visit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"visit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"visit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<VisitPageMutation, VisitPageMutationVariables>;
export const LeavePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeavePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"visit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leavePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"visit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"visit"}}}]}]}}]} as unknown as DocumentNode<LeavePageMutation, LeavePageMutationVariables>;
export const PageRevisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageRevisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageRevisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"saved_by"}},{"kind":"Field","name":{"kind":"Name","value":"saved_at"}}]}}]}}]} as unknown as DocumentNode<PageRevisionsQuery, PageRevisionsQueryVariables>;
export const PageAtRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageAtRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"containers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContainerParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Field"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"meta_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alt_text"}},{"kind":"Field","name":{"kind":"Name","value":"file_type"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"extra"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContainerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Container"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"field_collections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionParts"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PageAtRevisionQuery, PageAtRevisionQueryVariables>;
export const RemovedPagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RemovedPages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page_id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"saved_by"}},{"kind":"Field","name":{"kind":"Name","value":"saved_at"}}]}}]}}]} as unknown as DocumentNode<RemovedPagesQuery, RemovedPagesQueryVariables>;
export const RestorePageRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestorePageRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restorePageRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<RestorePageRevisionMutation, RestorePageRevisionMutationVariables>;
export const LinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Links"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brandId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brandId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageKey"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}}]}}]} as unknown as DocumentNode<LinksQuery, LinksQueryVariables>;
export const EmailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Emails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brandId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getListOfEmails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brandId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}}]}}]} as unknown as DocumentNode<EmailsQuery, EmailsQueryVariables>;
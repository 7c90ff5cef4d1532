import type { Choice, ChoiceField, DaysField } from './choiceFields';
import type {
  BlocksField,
  BlockType,
  FileField,
  FilesField,
  GroupField,
  LinksField,
  ListField,
  PermissionsField,
  ScalarField,
} from './field';
import type { PagesField } from './pagesField';
import type { CodecName, StoredJoined } from './stored';
import type { TagsField } from './textFields';
import type { TimeRangeField } from './timeFields';

/** A kind of node below the page. */
export type NodeKind = 'container' | 'collection';

/** One node on the way from a parent to where values live. */
export interface NodeStep {
  readonly kind: NodeKind;
  readonly name: string;
  readonly order: number;
}

/** Where a scalar lives: one stored field. */
export interface FieldPlace {
  readonly name: string;
  readonly order: number;
  readonly as: CodecName;
  /** The label stored with a new field. */
  readonly label: string | undefined;
}

/** Where the items of a list live. `from` is the order of the first item. */
export interface ItemsPlace {
  readonly in: NodeStep | undefined;
  readonly kind: NodeKind | 'field';
  /** The items' stored name; for blocks it holds `{type}`. */
  readonly name: string;
  readonly from: number;
  /** The label stored with a new item that is a field, where it is not the label on screen. */
  readonly label?: string;
}

/** A list kept as JSON in the value of one field. */
export interface JsonPlace {
  readonly json: FieldPlace;
}

/** Texts joined in the value of one field. */
export interface JoinedPlace {
  readonly joined: FieldPlace;
  readonly by: StoredJoined['as']['join'];
}

type Without<F, K extends string> = F extends unknown ? Omit<F, K> : never;

export type PlacedChoice = Omit<ChoiceField, 'stored' | 'choices'> & {
  readonly place: FieldPlace;
  readonly choices: readonly Choice[];
};
export type PlacedScalar =
  (Without<Exclude<ScalarField, ChoiceField>, 'stored'> & { readonly place: FieldPlace }) | PlacedChoice;
export type PlacedTimeRange = Omit<TimeRangeField, 'stored'> & {
  readonly place: { readonly start: FieldPlace; readonly end: FieldPlace };
};
export type PlacedDays = Omit<DaysField, 'stored'> & { readonly place: ItemsPlace };
export type PlacedTags = Omit<TagsField, 'stored'> & { readonly place: ItemsPlace | JoinedPlace };
export type PlacedFile = Without<FileField, 'stored'> & { readonly place: FieldPlace };
export type PlacedFiles = Without<FilesField, 'stored'> & { readonly place: ItemsPlace };
export type PlacedLinks = Omit<LinksField, 'stored'> & { readonly place: ItemsPlace };
export type PlacedPages = Omit<PagesField, 'stored'> & { readonly place: JoinedPlace };
export type PlacedPermissions = Omit<PermissionsField, 'stored'> & { readonly place: FieldPlace };
export type PlacedGroup = Omit<GroupField, 'stored' | 'fields'> & {
  /** The nodes to descend into; empty when the group lives in its parent's node. */
  readonly place: readonly NodeStep[];
  readonly fields: PlacedFields;
};
export type PlacedList = Omit<ListField, 'stored' | 'fields'> & {
  readonly place: ItemsPlace | JsonPlace;
  readonly fields: PlacedFields;
};
export type PlacedBlockType = Omit<BlockType, 'fields'> & { readonly fields: PlacedFields };
export type PlacedBlocks = Omit<BlocksField, 'stored' | 'types'> & {
  readonly place: ItemsPlace;
  readonly types: Readonly<Record<string, PlacedBlockType>>;
};

/** A field whose storage is spelled out: every kind, name and order explicit. */
export type PlacedField =
  | PlacedScalar
  | PlacedTimeRange
  | PlacedDays
  | PlacedTags
  | PlacedFile
  | PlacedFiles
  | PlacedLinks
  | PlacedPages
  | PlacedPermissions
  | PlacedGroup
  | PlacedList
  | PlacedBlocks;

/** Placed fields by key, in the order of the definition. */
export interface PlacedFields {
  readonly [key: string]: PlacedField;
}

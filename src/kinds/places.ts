import type { CodecName, StoredJoined } from './stored';

/** A kind of node below the page. */
export type NodeKind = 'container' | 'collection';

/** One node on the path from a parent to a stored value. */
export interface NodeStep {
  readonly kind: NodeKind;
  readonly name: string;
  readonly order: number;
}

/** Storage location of a scalar: one stored field. */
export interface FieldPlace {
  readonly name: string;
  readonly order: number;
  readonly as: CodecName;
  /** The label stored with a new field. */
  readonly label: string | undefined;
}

/** Storage location of the items of a list. */
export interface ItemsPlace {
  readonly in: NodeStep | undefined;
  readonly kind: NodeKind | 'field';
  /** The items' stored name; contains `{type}` for blocks. */
  readonly name: string;
  /** The order of the first item. */
  readonly from: number;
  /** The label stored with a new item that is a field, if it differs from the label on screen. */
  readonly label?: string;
}

/** Storage location of a list stored as JSON in the value of one field. */
export interface JsonPlace {
  readonly json: FieldPlace;
}

/** Storage location of texts joined in the value of one field. */
export interface JoinedPlace {
  readonly joined: FieldPlace;
  readonly by: StoredJoined['as']['join'];
}

/** Storage locations of the two ends of a range. */
export interface RangePlace {
  readonly start: FieldPlace;
  readonly end: FieldPlace;
}

/** Storage locations of a number and its unit. */
export interface QuantityPlace {
  readonly amount: FieldPlace;
  readonly unit: FieldPlace;
}

/** Settings with resolved storage: every node kind, name and order is explicit. */
export type WithPlace<Settings, Place = FieldPlace> = Settings extends unknown
  ? Omit<Settings, 'stored'> & { readonly place: Place }
  : never;

import type { CodecName, StoredJoined } from './stored';

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

/** Where the two ends of a range live. */
export interface RangePlace {
  readonly start: FieldPlace;
  readonly end: FieldPlace;
}

/** Where a number and its unit live. */
export interface QuantityPlace {
  readonly amount: FieldPlace;
  readonly unit: FieldPlace;
}

/** Settings of a field whose storage is spelled out: every kind, name and order explicit. */
export type Placed<Settings, Place = FieldPlace> = Settings extends unknown
  ? Omit<Settings, 'stored'> & { readonly place: Place }
  : never;

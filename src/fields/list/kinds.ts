import type { ComponentType, ReactElement } from 'react';
import type { PlacedFields } from '../../definition';
import { isGroup, type FormItem, type FormValue } from '../../tree';
import type { SchemaPart } from '../shared/rjsf';

/** The structure of the items of a list, or of one type of block. */
export interface ItemKind extends SchemaPart {
  readonly fields: PlacedFields;
  /** Keys of the fields shown in the summary. */
  readonly summary: readonly string[] | undefined;
  /** Its name, if there are several kinds. */
  readonly label: string | undefined;
  /** A short description. */
  readonly help?: string | undefined;
  readonly sketch?: ReactElement;
  readonly newItem: () => FormItem;
}

/** The kinds of item that a list may hold. */
export interface ItemKinds {
  readonly all: readonly ItemKind[];
  /** Undefined for an item of an unknown kind. */
  readonly of: (item: FormItem) => ItemKind | undefined;
}

/** A copy to be stored as a new item: without the ids of the original, at any depth. */
export function copyWithoutIds<Value extends FormValue>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyWithoutIds) as unknown as Value;
  if (!isGroup(value)) return value;
  const entries = Object.entries(value).filter(([key]) => key !== '$id');
  return Object.fromEntries(entries.map(([key, part]) => [key, copyWithoutIds(part)])) as unknown as Value;
}

/** Lets the user pick the kind of a new item. */
export type KindPicker = ComponentType<{
  readonly kinds: readonly ItemKind[];
  readonly choose: (kind: ItemKind) => void;
  readonly cancel: () => void;
}>;

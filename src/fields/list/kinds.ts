import type { ComponentType, ReactElement } from 'react';
import type { PlacedFields } from '../../definition';
import type { FormItem } from '../../tree';
import type { Part } from '../shared/rjsf';

/** What the items of a list, or some of the items of a blocks field, are made of. */
export interface ItemKind extends Part {
  readonly fields: PlacedFields;
  /** Keys of the fields that make up the summary. */
  readonly summary: readonly string[] | undefined;
  /** What this kind is called, where there are several. */
  readonly label: string | undefined;
  /** What it is, in a few words. */
  readonly help?: string | undefined;
  /** A small drawing of it. */
  readonly sketch?: ReactElement;
  readonly newItem: () => FormItem;
}

/** The kinds of item that a list may hold. */
export interface ItemKinds {
  readonly all: readonly ItemKind[];
  /** Undefined for an item this console does not know. */
  readonly of: (item: FormItem) => ItemKind | undefined;
}

/** A copy that is stored as new: without the ids of the original, at any depth. */
export function copyOf(item: FormItem): FormItem {
  return withoutIds(item) as FormItem;
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== '$id');
  return Object.fromEntries(entries.map(([key, part]) => [key, withoutIds(part)]));
}

/** Asks which kind of item is added. */
export type KindPicker = ComponentType<{
  readonly kinds: readonly ItemKind[];
  readonly choose: (kind: ItemKind) => void;
  readonly cancel: () => void;
}>;

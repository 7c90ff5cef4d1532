import type { Brand } from '../lib/brand';
import type { Scalar } from './scalars';
import type { StoredField } from './stored';

/** A condition on a sibling field's value; it does not hold while that field is hidden. */
export interface Condition {
  /** Key of a field in the same group or list item. */
  readonly field: string;
  readonly in: readonly Scalar[];
}

/** Settings that every field may carry. */
export interface CommonSettings {
  /** Shown above the input, and stored as the label of a new field. */
  readonly label?: string;
  /** One sentence below the input. */
  readonly help?: string;
  /** Only these brands have the field. Stored values of the field are kept for the others. */
  readonly brands?: readonly Brand[];
  /** Scope needed to change the value; without it the field is read-only. */
  readonly access?: string;
  /** Shows the value without letting anybody change it. */
  readonly readOnly?: boolean;
  /** Share of the row on wide screens. */
  readonly width?: 'full' | 'half';
  /** Shows the field only while a sibling has one of these values. */
  readonly visibleWhen?: Condition;
  /** Lets the field be edited only while a sibling has one of these values. */
  readonly enabledWhen?: Condition;
  /** Empties the value once `visibleWhen` or `enabledWhen` no longer holds. */
  readonly clearWhenHidden?: boolean;
  /** Key of a sibling, or several; whenever a person changes one of them, the value here is emptied. */
  readonly clearedBy?: string | readonly string[];
}

/** Settings of a field that holds one value. */
export interface ValueSettings<Stored = StoredField> extends CommonSettings {
  readonly label: string;
  /** Where the value is stored. */
  readonly stored: Stored;
  /** Shown in the empty input. */
  readonly placeholder?: string;
  /** The message shown when the value is missing. */
  readonly required?: string;
  /** Asks for a value only while a sibling has one of these values. */
  readonly requiredWhen?: Condition;
  /** Shows it to nobody; it is stored all the same, empty unless it is there already. */
  readonly hidden?: boolean;
  /** Lets a value be given once: what is stored, or preset by the address, cannot be changed. */
  readonly lockedOnceStored?: boolean;
  /**
   * `new`: nothing can be given before the first save. `preset`: what the address gave to something new cannot be changed.
   * `stored`: nothing can be changed or given after the first save.
   */
  readonly lockedWhile?: 'new' | 'preset' | 'stored';
}

/** A part of a definition, unless it is of other brands. */
export type Kept = <Part extends { readonly brands?: readonly Brand[] }>(
  part: Part,
) => Omit<Part, 'brands'> | undefined;

import type { Brand } from '../lib/brand';
import type { RuleName } from './namedRules';
import type { Scalar } from './scalars';
import type { StoredField } from './stored';

/**
 * Where another field stands: a key beside the own field, `../key` in the group or item around, `/group/key` from the
 * beginning of the form. Paths lead down into groups, never into lists.
 * @title a key, or a path such as '../kind' or '/overview/kind'
 * @pattern ^(?:/|(?:\.\./)+)?[a-zA-Z][a-zA-Z0-9]*(?:/[a-zA-Z][a-zA-Z0-9]*)*$
 */
export type FieldPath = string;

/** Holds while a field has one of these values; of several choices, while one of these is among the chosen. */
export interface OneOfValues {
  /** The field that is looked at. */
  readonly field: FieldPath;
  /** The values of which it has one. */
  readonly in: readonly Scalar[];
}

/** Holds while a field has a value at all, or, with false, while it has none. */
export interface PresenceCondition {
  /** The field that is looked at. */
  readonly field: FieldPath;
  /** Whether it has a value or has none. */
  readonly present: boolean;
}

/** What a value is compared with: a number, or a day, month or time as the form keeps it, such as `2026-01-31`. */
export type Bound = number | string;

/** Holds while a field has a value between these bounds; what cannot be compared with them is outside. */
export interface BoundsCondition {
  /** The field that is looked at. */
  readonly field: FieldPath;
  /** More than this. */
  readonly above?: Bound;
  /** Less than this. */
  readonly below?: Bound;
  /** This, or more. */
  readonly from?: Bound;
  /** This, or less. */
  readonly to?: Bound;
}

/** Holds while every one of these does. */
export interface AllOfConditions {
  /**
   * What has to hold, all of it.
   * @minItems 1
   */
  readonly all: readonly Condition[];
}

/** Holds while at least one of these does. */
export interface AnyOfConditions {
  /**
   * Of what one has to hold.
   * @minItems 1
   */
  readonly any: readonly Condition[];
}

/** Holds while this one does not. */
export interface NegatedCondition {
  /** What must not hold. */
  readonly not: Condition;
}

/** A condition on the value of one other field; the value of a hidden field counts as absent. */
export type FieldCondition = OneOfValues | PresenceCondition | BoundsCondition;

/**
 * A condition on the values of other fields, or several of them.
 * @title a condition
 */
export type Condition = FieldCondition | AllOfConditions | AnyOfConditions | NegatedCondition;

/** Messages by the rules that they are about. */
export interface RuleMessages {
  /** Where nothing was given. */
  readonly required?: string;
  /** Of a number, a day or a count below the limit. */
  readonly min?: string;
  /** Of a number, a day or a count above the limit. */
  readonly max?: string;
  /** Of zero and of what is less. */
  readonly positive?: string;
  /** Of a number with decimals. */
  readonly integer?: string;
  /** Of a number that is no multiple. */
  readonly step?: string;
  /** Of a number above that of the other field. */
  readonly atMost?: string;
  /** Of a text that is too long. */
  readonly maxLength?: string;
  /** Of a text that does not match. */
  readonly pattern?: string;
  /** Of a date that is not after that of the other field. */
  readonly laterThan?: string;
  /** Of a date before that of the other field. */
  readonly notBefore?: string;
  /** Of a date after that of the other field. */
  readonly notAfter?: string;
  /** Of a value unlike that of the other field. */
  readonly sameAs?: string;
  /** Of a value that the named rule refuses. */
  readonly rule?: string;
  /** Of an item that has the same values as one before it. */
  readonly uniqueBy?: string;
  /** Of a value that is none of the field's type: no number, no date, none of the choices. */
  readonly invalid?: string;
}

/**
 * How the parts of a form or of a group are shown: as tabs, or as steps with a way back and on. A part is what stands in one group, list,
 * blocks or field of several files; the single values are one together.
 */
export type SectionsAs = 'tabs' | 'steps';

/** Settings that every field may carry. */
export interface CommonSettings {
  /** Shown above the input, and stored as the label of a new field. */
  readonly label?: string;
  /** One sentence below the input. */
  readonly help?: string;
  /** Only these brands have the field. Stored values of the field are kept for the others. */
  readonly brands?: readonly Brand[];
  /** What is said of a value that breaks a rule, by the setting that the rule is; without one the shared text. */
  readonly messages?: RuleMessages;
  /** Scope needed to change the value; without it the field is read-only. */
  readonly access?: string;
  /** Shows the value without letting anybody change it. */
  readonly readOnly?: boolean;
  /** Share of the row on wide screens. */
  readonly width?: 'full' | 'half' | 'third' | 'quarter';
  /** Shows the field only while this holds. */
  readonly visibleWhen?: Condition;
  /** Lets the field be edited only while this holds. */
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
  /** Key of a sibling that has to have the same value. */
  readonly sameAs?: string;
  /** A rule by its name: a function that the form and the services hold values to. */
  readonly rule?: RuleName;
  /** Asks for a value only while this holds. */
  readonly requiredWhen?: Condition;
  /** Shows it to nobody; it is stored all the same: what is there already, of something new its default, or else empty. */
  readonly hidden?: boolean;
  /** Lets a value be given once: what is stored, or preset by the address, cannot be changed. */
  readonly lockedOnceStored?: boolean;
  /**
   * `new`: nothing can be given before the first save. `preset`: what the address gave to something new cannot be changed.
   * `stored`: nothing can be changed or given after the first save.
   */
  readonly lockedWhile?: 'new' | 'preset' | 'stored';
}

/** Returns a part of a definition without its `brands`, or undefined if the part belongs to other brands. */
export type BrandFilter = <Part extends { readonly brands?: readonly Brand[] }>(
  part: Part,
) => Omit<Part, 'brands'> | undefined;

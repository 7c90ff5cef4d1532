import type { Brand } from '../lib/brand';
import type { RuleName } from './namedRules';
import type { Scalar } from './scalars';
import type { StoredField } from './stored';

/**
 * The path of another field: `key` for a sibling, `../key` for a field of the enclosing group or outside the enclosing list,
 * `/group/key` from the root of the form. Paths lead into groups, never into lists.
 * @title a key, or a path such as '../kind' or '/overview/kind'
 * @pattern ^(?:/|(?:\.\./)+)?[a-zA-Z][a-zA-Z0-9]*(?:/[a-zA-Z][a-zA-Z0-9]*)*$
 */
export type FieldPath = string;

/** Holds while a field has one of these values; for a field with several selected values, while one of these is among them. */
export interface OneOfValues {
  /** The field whose value is tested. */
  readonly field: FieldPath;
  /** The values, one of which the field must have. */
  readonly in: readonly Scalar[];
}

/** Holds while a field has a value, or with `present: false`, while it has none. */
export interface PresenceCondition {
  /** The field whose value is tested. */
  readonly field: FieldPath;
  /** True: the field must have a value; false: it must have none. */
  readonly present: boolean;
}

/** A bound to compare a value with: a number, or a day, month or time in the format of form data, such as `2026-01-31`. */
export type Bound = number | string;

/** Holds while a field has a value within these bounds. A value of another type than a bound is outside. */
export interface BoundsCondition {
  /** The field whose value is tested. */
  readonly field: FieldPath;
  /** Lower bound, exclusive. */
  readonly above?: Bound;
  /** Upper bound, exclusive. */
  readonly below?: Bound;
  /** Lower bound, inclusive. */
  readonly from?: Bound;
  /** Upper bound, inclusive. */
  readonly to?: Bound;
}

/** Holds while all of these conditions hold. */
export interface AllOfConditions {
  /**
   * The conditions, all of which must hold.
   * @minItems 1
   */
  readonly all: readonly Condition[];
}

/** Holds while at least one of these conditions holds. */
export interface AnyOfConditions {
  /**
   * The conditions, at least one of which must hold.
   * @minItems 1
   */
  readonly any: readonly Condition[];
}

/** Holds while this condition does not. */
export interface NegatedCondition {
  /** The condition that must not hold. */
  readonly not: Condition;
}

/** A condition on the value of one other field; the value of a hidden field counts as absent. */
export type FieldCondition = OneOfValues | PresenceCondition | BoundsCondition;

/**
 * A condition on the value of another field, or a combination of conditions.
 * @title a condition
 */
export type Condition = FieldCondition | AllOfConditions | AnyOfConditions | NegatedCondition;

/** Messages for broken rules, by the name of the setting that defines the rule. */
export interface RuleMessages {
  /** Message for a missing value. */
  readonly required?: string;
  /** Message for a number, day or count below `min`. */
  readonly min?: string;
  /** Message for a number, day or count above `max`. */
  readonly max?: string;
  /** Message for zero or a negative number. */
  readonly positive?: string;
  /** Message for a number with decimals. */
  readonly integer?: string;
  /** Message for a number that is not a multiple of `step`. */
  readonly step?: string;
  /** Message for a number above that of the other field. */
  readonly atMost?: string;
  /** Message for a text that is too long. */
  readonly maxLength?: string;
  /** Message for a text that does not match `pattern`. */
  readonly pattern?: string;
  /** Message for a date that is not later than that of the other field. */
  readonly laterThan?: string;
  /** Message for a date earlier than that of the other field. */
  readonly notBefore?: string;
  /** Message for a date later than that of the other field. */
  readonly notAfter?: string;
  /** Message for a value that differs from that of the other field. */
  readonly sameAs?: string;
  /** Message for a value that breaks the named rule. */
  readonly rule?: string;
  /** Message for an item with the same values as an earlier one. */
  readonly uniqueBy?: string;
  /** Message for a value that does not fit the field's type: not a number, not a date, not one of the choices. */
  readonly invalid?: string;
}

/**
 * How the parts of a form or group are shown: as tabs, or as steps with Next and Back. Each group, list, blocks field and field with
 * several rows or files is a part; all single values together are another.
 */
export type SectionsAs = 'tabs' | 'steps';

/**
 * Keys of fields.
 * @title a list with a key at least
 * @minItems 1
 * @uniqueItems true
 */
export type FieldKeys = readonly string[];

/** Settings of every field. */
export interface CommonSettings {
  /** Label above the input; it is also stored as the label of a new field. */
  readonly label?: string;
  /** Help text below the input, in one sentence. */
  readonly help?: string;
  /** Only these brands have the field. Other brands keep its stored values unchanged. */
  readonly brands?: readonly Brand[];
  /** Messages for broken rules, by the name of the rule's setting. Default: the shared messages. */
  readonly messages?: RuleMessages;
  /** Scope required to change the value. The field is read-only for people without the scope. */
  readonly access?: string;
  /** Makes the field read-only for everybody. `disabled`: also greyed out, out of reach of the keyboard. */
  readonly readOnly?: boolean | 'disabled';
  /** Width on wide screens, as a share of the row. */
  readonly width?: 'full' | 'half' | 'third' | 'quarter';
  /** Shows the field only while this condition holds. */
  readonly visibleWhen?: Condition;
  /** Enables the field only while this condition holds. */
  readonly enabledWhen?: Condition;
  /** Clears the value as soon as `visibleWhen` or `enabledWhen` no longer holds. */
  readonly clearWhenHidden?: boolean;
  /** Key of a sibling, or several: when a person changes one of them, this value is cleared. */
  readonly clearedBy?: string | FieldKeys;
}

/** Settings of a field that holds one value. */
export interface ValueSettings<Stored = StoredField> extends CommonSettings {
  readonly label: string;
  /** Where the value is stored. */
  readonly stored: Stored;
  /** Shown in the empty input. */
  readonly placeholder?: string;
  /** Makes the value required. The text is the message shown when it is missing. */
  readonly required?: string;
  /** Key of a sibling that must have the same value. */
  readonly sameAs?: string;
  /** Name of a rule: a function with which the form and the services validate the value. */
  readonly rule?: RuleName;
  /** Requires a value only while this condition holds. */
  readonly requiredWhen?: Condition;
  /** Never shows the field. It is stored nevertheless: with its stored value, or if new, with its default or else empty. */
  readonly hidden?: boolean;
  /** Lets people enter a value only once: a stored value, or one preset by the URL, cannot be changed. */
  readonly lockedOnceStored?: boolean;
  /**
   * When the field is locked. `new`: until the first save. `preset`: in a new form, if the URL has preset its value. `stored`: from the
   * first save on, even if it is empty.
   */
  readonly lockedWhile?: 'new' | 'preset' | 'stored';
}

/** Returns a part of a definition without its `brands`, or undefined if the part belongs to other brands. */
export type BrandFilter = <Part extends { readonly brands?: readonly Brand[] }>(
  part: Part,
) => Omit<Part, 'brands'> | undefined;

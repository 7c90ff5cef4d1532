import type { Brand } from './brand';
import type { CommonSettings, Condition, ValueSettings } from './commonSettings';
import type { ServedOptions, SiblingKeys } from './record';
import type { Scalar } from './scalars';
import type { StoredField, StoredFieldList } from './stored';

/** On or off. */
export interface ToggleField extends CommonSettings {
  readonly type: 'toggle';
  readonly label: string;
  readonly stored: StoredField;
  /** What each state is called, for example `Show` and `Hidden`. */
  readonly labels: { readonly on: string; readonly off: string };
  /** What a new form or item begins with. */
  readonly default?: boolean;
}

/** One choice of a radio group or select. */
export interface Choice {
  readonly value: string | number;
  readonly label: string;
  readonly brands?: readonly Brand[];
  /** Scope needed to choose it; without it the choice is offered only where it is chosen already. */
  readonly access?: string;
  /** Of a select: offered only while a sibling has one of these values. */
  readonly when?: Condition;
  /** What is stored for it, where that is not its value. */
  readonly stored?: Scalar;
  /** Stored values of older data that are read as this choice. */
  readonly alsoRead?: readonly Scalar[];
}

/** One of a few choices, all visible. */
export interface RadioField extends ValueSettings {
  readonly type: 'radio';
  readonly choices: readonly Choice[];
  /**
   * What a new form or item begins with.
   * @pattern \S
   */
  readonly default?: string | number;
}

/** How the choices that a service gives are managed beside the input. */
export interface ManagedOptions {
  /** What one of them is called: `Department`. */
  readonly noun: string;
  readonly plural: string;
  /** Scope needed to add, change and remove them. */
  readonly access: string;
  /** Whether each has a description beside its name (CAR-024). */
  readonly described?: boolean;
}

/** One of several choices, picked from a list that can be searched where it is long. */
export interface ChoiceField extends ValueSettings {
  readonly type: 'choice';
  /** A text or number stands for a choice that is shown as it is stored. */
  readonly choices?: readonly (string | number | Choice)[];
  /** Choices that come from a service, instead of `choices`. */
  readonly options?: ServedOptions;
  /** Lets choices of a service be added, changed and removed in place (B-24). */
  readonly manage?: ManagedOptions;
  /**
   * What a person's choice writes into siblings, as a proposal: keys of text fields by the names of what the service says
   * of a choice, for example `{ name: 'title' }`.
   */
  readonly fills?: SiblingKeys;
  /** Shows below the input what the service says of the choice, or this text while there is none (BAN-011, A-40). */
  readonly summaryOrElse?: string;
  /** Accepts any text; the choices are suggestions. */
  readonly freeText?: boolean;
  /**
   * What a new form or item begins with.
   * @pattern \S
   */
  readonly default?: string | number;
}

/** Days of the week, from Sunday to Saturday; each is stored in a field of its own, as its name in small letters. */
export interface DaysField extends CommonSettings {
  readonly type: 'days';
  readonly label: string;
  readonly stored: StoredFieldList;
  /** The message shown when no day is chosen. */
  readonly required?: string;
}

import type {
  PlacedDays,
  PlacedEntries,
  PlacedField,
  PlacedFile,
  PlacedMultiChoice,
  PlacedPages,
  PlacedQuantity,
  PlacedScalar,
  PlacedTags,
  PlacedTimeRange,
} from '../../definition';
import { kindOf } from '../../kinds';
import type { FormPath, FormValue } from '../../tree';

/** A field that is one input, or a few that belong together, below its label. */
export type InputField =
  | PlacedScalar
  | PlacedTimeRange
  | PlacedDays
  | PlacedMultiChoice
  | PlacedQuantity
  | PlacedTags
  | PlacedPages
  | PlacedEntries;

/** Whether a field is one. */
export function isInputField(field: PlacedField): field is InputField {
  return kindOf(field).isInput;
}

/** The settings of one such type. */
export type SettingsOf<Type extends InputField['type']> = Extract<InputField, { readonly type: Type }>;

/** What the widget of such a field is given. */
export interface WidgetProps<Type extends InputField['type'] = InputField['type']> {
  /** The id of the element that takes the focus. */
  readonly id: string;
  readonly path: FormPath;
  readonly settings: SettingsOf<Type>;
  readonly value: FormValue;
  /**
   * Undefined means absent. Stays the same function while the field stays where it is.
   * @param below the place inside the value that is written, where the value has parts
   */
  readonly onChange: (value: FormValue, below?: FormPath) => void;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly invalid: boolean;
  /** Ids of the texts that explain the input: how long it is, help, warning and errors. */
  readonly describedBy: string | undefined;
}

/** The ids of what belongs to a field. */
export function partIds(id: string) {
  return {
    label: `${id}:label`,
    count: `${id}:count`,
    help: `${id}:help`,
    warning: `${id}:warning`,
    error: `${id}:error`,
  } as const;
}

/** Ids of texts that explain an element, for `aria-describedby`; undefined for none. */
export function idList(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

type InputState = Pick<WidgetProps, 'id' | 'required' | 'disabled' | 'readOnly' | 'invalid' | 'describedBy'>;

/**
 * What the one input of a widget tells of its field.
 * @param notes ids of what explains it besides, before the texts of the field
 */
export function inputAttributes(
  { id, required, disabled, readOnly, invalid, describedBy }: InputState,
  ...notes: readonly (string | false | undefined)[]
) {
  return {
    id,
    disabled,
    readOnly,
    'aria-required': required,
    'aria-invalid': invalid,
    'aria-describedby': idList(...notes, describedBy),
  } as const;
}

/** What the element around the inputs of a widget of several tells of its field. */
export function groupAttributes({ id, invalid, describedBy }: Pick<WidgetProps, 'id' | 'invalid' | 'describedBy'>) {
  return {
    role: 'group',
    'aria-labelledby': partIds(id).label,
    'aria-describedby': describedBy,
    'data-invalid': invalid || undefined,
  } as const;
}

/** How many characters a text may have, or should have where that is only advised. */
export interface LengthLimit {
  readonly most: number;
  readonly isAdvice: boolean;
}

/** Undefined without a limit. Rich text is counted with its markup, by the rule alone. */
export function lengthLimit(settings: InputField | PlacedFile): LengthLimit | undefined {
  if (settings.type !== 'text' && settings.type !== 'multiline') return undefined;
  const { maxLength, warn } = settings;
  const most = warn?.maxLength ?? maxLength;
  return most === undefined ? undefined : { most, isAdvice: warn?.maxLength !== undefined };
}

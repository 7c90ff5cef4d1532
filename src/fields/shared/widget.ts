import type { PlacedField } from '../../definition';
import { kindOf } from '../../kinds';
import type { FieldOf, InputField } from '../../kinds/field';
import type { FormPath, FormValue } from '../../tree';

export function isInputField(field: PlacedField): field is InputField {
  return kindOf(field).isInput;
}

/** Props of the widget of an input field. */
export interface WidgetProps<Type extends InputField['type'] = InputField['type']> {
  /** Id of the focusable element. */
  readonly id: string;
  readonly path: FormPath;
  readonly settings: FieldOf<Type>;
  readonly value: FormValue;
  /**
   * Undefined means absent. Stable while the path of the field does not change.
   * @param below path inside a composite value
   */
  readonly onChange: (value: FormValue, below?: FormPath) => void;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly invalid: boolean;
  /** Ids of the texts that describe the input: character count, help, warning and errors. */
  readonly describedBy: string | undefined;
}

/** Element ids of the label and the messages of a field. */
export function partIds(id: string) {
  return {
    label: `${id}:label`,
    count: `${id}:count`,
    help: `${id}:help`,
    warning: `${id}:warning`,
    error: `${id}:error`,
  } as const;
}

/** Joins ids for `aria-describedby`; undefined if there are none. */
export function idList(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

type InputState = Pick<WidgetProps, 'id' | 'required' | 'disabled' | 'readOnly' | 'invalid' | 'describedBy'>;

/**
 * Attributes of the input of a widget that has only one.
 * @param noteIds ids of further descriptions, listed before those of the field
 */
export function inputAttributes(
  { id, required, disabled, readOnly, invalid, describedBy }: InputState,
  ...noteIds: readonly (string | false | undefined)[]
) {
  return {
    id,
    disabled,
    readOnly,
    'aria-required': required,
    'aria-invalid': invalid,
    'aria-describedby': idList(...noteIds, describedBy),
  } as const;
}

/** Attributes of the element around the inputs of a widget that has several. */
export function groupAttributes({ id, invalid, describedBy }: Pick<WidgetProps, 'id' | 'invalid' | 'describedBy'>) {
  return {
    role: 'group',
    'aria-labelledby': partIds(id).label,
    'aria-describedby': describedBy,
    'data-invalid': invalid || undefined,
  } as const;
}

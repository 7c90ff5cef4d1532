import type { ErrorSchema, FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { PlacedField } from '../../definition';
import { isGroup, type FormData, type FormItem, type FormValue } from '../../tree';

/** The props RJSF gives to a field of ours. */
export type Props = FieldProps<FormValue>;

/** What RJSF hands on unchanged from a field to the fields inside it. */
export interface Shared {
  readonly registry: Props['registry'];
  readonly onChange: Props['onChange'];
  readonly onBlur: Props['onBlur'];
  readonly onFocus: Props['onFocus'];
  readonly disabled?: boolean | undefined;
  readonly readonly?: boolean | undefined;
}

/** The same, of a field. */
export function sharedOf({ registry, onChange, onBlur, onFocus, disabled, readonly }: Shared): Shared {
  return { registry, onChange, onBlur, onFocus, disabled, readonly };
}

/** RJSF's own field, which finds out what shows a part of the schema. The registry names it so loosely that it has to be told. */
export type SchemaFieldType = ComponentType<Omit<Props, 'autofocus' | 'hideError' | 'rawErrors'>>;

/** A part of a form as RJSF describes it. */
export interface Part {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema<FormValue>;
}

/** The errors at and below one place. */
export type Errors = ErrorSchema<FormValue> | undefined;

/**
 * The settings of a field, which the compiled uiSchema carries.
 * @throws TypeError when the uiSchema was not made by compileEditor
 */
export function settingsOf(uiSchema: object | undefined): PlacedField {
  const compiled: { 'ui:options'?: { settings?: PlacedField } } | undefined = uiSchema;
  const settings = compiled?.['ui:options']?.settings;
  if (!settings) throw new TypeError('A field without settings: the uiSchema was not compiled from a definition.');
  return settings;
}

/**
 * The settings of a field of a certain kind.
 * @throws TypeError when the field is none
 */
export function settingsAs<Field extends PlacedField>(
  uiSchema: object | undefined,
  isOne: (settings: PlacedField) => settings is Field,
): Field {
  const settings = settingsOf(uiSchema);
  if (!isOne(settings)) throw new TypeError(`A ${settings.type} field has the input of another type.`);
  return settings;
}

/** Whether a field is of a type. */
export function ofType<Type extends PlacedField['type']>(type: Type) {
  return (settings: PlacedField): settings is Extract<PlacedField, { readonly type: Type }> => settings.type === type;
}

/** The errors of a child. */
export function errorsAt(errors: Errors, key: string | number): Errors {
  if (errors === undefined || !Object.hasOwn(errors, key)) return undefined;
  return (errors as Readonly<Record<string | number, Errors>>)[key];
}

/** How many messages there are at and below a place. */
export function countErrors(errors: Errors): number {
  if (errors === undefined) return 0;
  return Object.entries(errors).reduce(
    (sum, [key, below]) =>
      sum + (key === '__errors' ? (below as readonly string[]).length : countErrors(below as Errors)),
    0,
  );
}

/** The data of a group; anything else becomes {}. */
export function groupData(value: FormValue): FormData {
  return isGroup(value) ? value : EMPTY;
}

const EMPTY: FormData = Object.freeze({});

/** The items of a list; anything else has none. */
export function itemsIn(value: FormValue): readonly FormItem[] {
  return Array.isArray(value) ? (value as readonly FormItem[]) : NONE;
}

const NONE: readonly FormItem[] = [];

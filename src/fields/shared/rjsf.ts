import type { ErrorSchema, FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { PlacedField } from '../../definition';
import { isGroup, type FormData, type FormValue } from '../../tree';

/** The props that RJSF passes to our field components. */
export type Props = FieldProps<FormValue>;

/** The props that a field passes on unchanged to the fields inside it. */
export interface SharedProps {
  readonly registry: Props['registry'];
  readonly onChange: Props['onChange'];
  readonly onBlur: Props['onBlur'];
  readonly onFocus: Props['onFocus'];
  readonly disabled?: boolean | undefined;
  readonly readonly?: boolean | undefined;
}

export function sharedPropsOf({ registry, onChange, onBlur, onFocus, disabled, readonly }: SharedProps): SharedProps {
  return { registry, onChange, onBlur, onFocus, disabled, readonly };
}

/** RJSF's SchemaField, which selects the component for a subschema. Declared here because the registry types it too loosely. */
export type SchemaFieldType = ComponentType<Omit<Props, 'autofocus' | 'hideError' | 'rawErrors'>>;

/** Schema and uiSchema of a part of the form. */
export interface SchemaPart {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema<FormValue>;
}

/** The errors at and below one path. */
export type Errors = ErrorSchema<FormValue> | undefined;

/**
 * The settings of a field, from its compiled uiSchema.
 * @throws TypeError when the uiSchema was not made by compileEditor
 */
export function settingsOf(uiSchema: unknown): PlacedField {
  const compiled = uiSchema as { 'ui:options'?: { settings?: PlacedField } } | undefined;
  const settings = compiled?.['ui:options']?.settings;
  if (!settings) throw new TypeError('A field without settings: the uiSchema was not compiled from a definition.');
  return settings;
}

/**
 * The settings of a field of a certain kind.
 * @throws TypeError when the field is of another kind
 */
export function settingsAs<Field extends PlacedField>(
  uiSchema: object | undefined,
  matches: (settings: PlacedField) => settings is Field,
): Field {
  const settings = settingsOf(uiSchema);
  if (!matches(settings)) throw new TypeError(`A ${settings.type} field has the input of another type.`);
  return settings;
}

/** A type guard for fields of one type. */
export function ofType<Type extends PlacedField['type']>(type: Type) {
  return (settings: PlacedField): settings is Extract<PlacedField, { readonly type: Type }> => settings.type === type;
}

/** The errors of a child. */
export function errorsAt(errors: Errors, key: string | number): Errors {
  if (errors === undefined || !Object.hasOwn(errors, key)) return undefined;
  return (errors as Readonly<Record<string | number, Errors>>)[key];
}

/** The number of messages at and below a path. */
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

import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { ScalarFrame } from '../fields/shared/ScalarFrame';
import { fieldTable } from '../fields/table';
import type { FormValue } from '../tree';

/** Our fields under the names by which RJSF looks for them: those of its own types, then ours. */
export const fields = {
  ObjectField: fieldTable.group.field,
  ArrayField: fieldTable.list.field,
  StringField: ScalarFrame,
  ...Object.fromEntries(
    Object.entries(fieldTable).map(([type, entry]) => [type, 'widget' in entry ? ScalarFrame : entry.field]),
  ),
} as unknown as RegistryFieldsType<FormValue>;

/** The inputs of the fields that are one input or a few; `ScalarFrame` gives them the props of our own widgets. */
export const widgets = Object.fromEntries(
  Object.entries(fieldTable).flatMap(([type, entry]) => ('widget' in entry ? [[type, entry.widget]] : [])),
) as unknown as RegistryWidgetsType<FormValue>;

/** Fields draw their own labels, help and errors: RJSF's templates add nothing. */
export const templates: Partial<TemplatesType<FormValue>> = {
  FieldTemplate: Bare,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
};

function Bare({ children }: { readonly children?: ReactNode }) {
  return children;
}

function Nothing() {
  return null;
}

import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { ScalarField } from '../fields/shared/ScalarField';
import { fieldTable } from '../fields/table';
import type { FormValue } from '../tree';

/** Our fields under the names by which RJSF looks for them. */
export const fields: RegistryFieldsType<FormValue> = {
  ObjectField: fieldTable.group.field,
  ArrayField: fieldTable.list.field,
  StringField: ScalarField,
  images: fieldTable.images.field,
  blocks: fieldTable.blocks.field,
};

const { text, multiline, richText, number, radio, link } = fieldTable;

/** The inputs of the fields of one value; `ScalarField` gives them the props of our own widgets. */
export const widgets = {
  text: text.widget,
  multiline: multiline.widget,
  richText: richText.widget,
  number: number.widget,
  radio: radio.widget,
  link: link.widget,
} as unknown as RegistryWidgetsType<FormValue>;

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

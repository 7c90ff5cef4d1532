import type { PlacedScalar } from '../../definition';
import type { FormPath, FormValue } from '../../tree';

/** The settings of one scalar type. */
export type SettingsOf<Type extends PlacedScalar['type']> = Extract<PlacedScalar, { readonly type: Type }>;

/** What the widget of a scalar field is given. */
export interface WidgetProps<Type extends PlacedScalar['type'] = PlacedScalar['type']> {
  /** The id of the element that takes the focus. */
  readonly id: string;
  readonly path: FormPath;
  readonly settings: SettingsOf<Type>;
  readonly value: FormValue;
  /** Undefined means absent. Stays the same function while the field stays where it is. */
  readonly onChange: (value: FormValue) => void;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly invalid: boolean;
  /** Ids of the texts that explain the input: help and errors. */
  readonly describedBy: string | undefined;
}

/** The ids of what belongs to a field. */
export function partIds(id: string) {
  return { label: `${id}:label`, help: `${id}:help`, error: `${id}:error` } as const;
}

/** A scalar as text in an input. */
export function textOf(value: FormValue): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

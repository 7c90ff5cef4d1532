import type { Brand, BrandEditor, Conditions, PlacedField } from '../definition';
import type { JsonSchema } from '../kinds';
import type { FormData, Lens, Problem } from '../tree';

/** An RJSF uiSchema. Every field's node carries its settings as `'ui:options'.settings`. */
export interface UiSchema {
  readonly 'ui:widget'?: string;
  readonly 'ui:field'?: string;
  readonly 'ui:order'?: readonly string[];
  readonly 'ui:options'?: { readonly settings: PlacedField };
  /** The item's uiSchema of a list. */
  readonly items?: UiSchema;
  /** Schema and uiSchema of each kind of item of a blocks field. */
  readonly blockTypes?: Readonly<Record<string, { readonly schema: JsonSchema; readonly uiSchema: UiSchema }>>;
  readonly [field: string]: unknown;
}

/** One error as Ajv reports it. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The name of a property that is not allowed, for rules of names. */
  readonly propertyName?: string;
}

/** Checks form data against an editor's validation schema: precompiled in the browser, Ajv elsewhere. */
export type SchemaValidator = (data: unknown) => readonly SchemaError[];

/** Finds every problem of form data. `base` is the data as loaded: limits that old data exceeds are not held against it. */
export type Validate = (data: FormData, base?: FormData) => readonly Problem[];

/** What the problems of a form are found by, beside its rules. */
export interface CheckedForm {
  readonly editor: Pick<BrandEditor, 'fields'>;
  readonly schema: JsonSchema;
}

/** An editor of a brand, compiled: never one of the platform. */
export interface BrandCompiledEditor extends CompiledEditor {
  readonly brand: Brand;
}

/** An editor as one brand has it, compiled. */
export interface CompiledEditor {
  readonly editor: BrandEditor;
  /** Undefined for the platform, which has none. */
  readonly brand: Brand | undefined;
  /** What RJSF renders: structure without rules, so that no edit needs more than a plain write. */
  readonly schema: JsonSchema;
  readonly uiSchema: UiSchema;
  /** When its fields are shown, can be edited and are asked for. */
  readonly conditions: Conditions;
  /** What Ajv validates: the structure with its rules. */
  readonly validationSchema: JsonSchema;
  readonly lens: Lens;
  /** An empty form: all groups and lists, no values. */
  readonly defaults: FormData;
}

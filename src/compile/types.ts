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
  /** Schema and uiSchema of each block type of a blocks field. */
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

/** Finds every problem of form data. `base` is the data as loaded: limits that it exceeds already are not reported. */
export type Validate = (data: FormData, base?: FormData) => readonly Problem[];

/** What validation needs to know of a form beyond its rules. */
export interface CheckedForm {
  readonly editor: Pick<BrandEditor, 'fields'>;
  readonly schema: JsonSchema;
}

/** A compiled editor of a brand, as opposed to the platform. */
export interface BrandCompiledEditor extends CompiledEditor {
  readonly brand: Brand;
}

/** An editor as one brand has it, compiled. */
export interface CompiledEditor {
  readonly editor: BrandEditor;
  /** Undefined for editors of the platform. */
  readonly brand: Brand | undefined;
  /** Rendered by RJSF: structure without rules, so that an edit is no more than a plain write. */
  readonly schema: JsonSchema;
  readonly uiSchema: UiSchema;
  /** When its fields are visible, enabled and required. */
  readonly conditions: Conditions;
  /** What Ajv validates: the structure with its rules. */
  readonly validationSchema: JsonSchema;
  readonly lens: Lens;
  /** An empty form: all groups and lists, no values. */
  readonly defaults: FormData;
}

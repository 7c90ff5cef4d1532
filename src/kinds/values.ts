/**
 * Form data: what an editor shows and edits. Missing, null and '' are one thing: absent. Groups are always objects and
 * lists always arrays. List items carry the id of the stored node as `$id`; a new item has none.
 */

/** A value inside form data. */
export type FormValue = string | number | boolean | null | undefined | FormData | readonly FormItem[];

/** The data of an editor, a group or an item by field key. */
export interface FormData {
  readonly [key: string]: FormValue;
}

/** One item of a list; blocks also carry their `type`. */
export interface FormItem extends FormData {
  readonly $id?: string;
}

/** The state of an uploaded file beyond `done`, which is no status. */
export type FileStatus = 'uploading' | 'infected' | 'notScanned' | 'failed';

/** One uploaded file. `key` is the stored key, never a temporary browser address (UPL-037). */
export interface FileItem extends FormItem {
  readonly key?: string;
  readonly caption?: string;
  readonly altText?: string;
  readonly featured?: boolean;
  readonly fileType?: string;
  readonly fileName?: string;
  /** Not stored; absent once the upload is done and clean. */
  readonly status?: FileStatus;
  /** Not stored; ties a running upload to its item. */
  readonly uid?: string;
  /** Not stored; why the upload failed, in words for people. */
  readonly error?: string;
}

/** Text without formatting, where a field lets a person choose; formatted text is a text as HTML. */
export interface PlainText extends FormData {
  readonly plain: string;
}

/** Whether a value is text without formatting. */
export function isPlainText(value: unknown): value is PlainText {
  return typeof value === 'object' && value !== null && 'plain' in value && typeof value.plain === 'string';
}

/** One tag. */
export interface TagItem extends FormItem {
  readonly tag?: string;
}

/** One text of a list. */
export interface TextItem extends FormItem {
  readonly text?: string;
}

/** A number with its unit. */
export interface Quantity extends FormData {
  /** A text where it is no number. */
  readonly amount?: number | string;
  readonly unit?: string;
}

/** One chosen day of the week. */
export interface DayItem extends FormItem {
  /** Its name in small letters; another text is of older data. */
  readonly day?: string;
}

/** A time of day from which and one until which, each as `HH:mm`, or as the text that could not be read. */
export interface TimeRange extends FormData {
  readonly start?: string;
  readonly end?: string;
}

/** Where something is in form data: keys and list positions from the root. */
export type FormPath = readonly (string | number)[];

/** A fault in form data, for the person who edits it. */
export interface Problem {
  readonly path: FormPath;
  readonly message: string;
  /** The rule that is broken, for example `required`. */
  readonly rule: string;
  /** Labels from the form's root to the field, list items by position: ['Body 2', 'Web Content']. */
  readonly labels: readonly string[];
}

/** Whether a form value is a group or an item. */
export function isGroup(value: unknown): value is FormData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path of form data; undefined where the path leads nowhere. */
export function valueAt(data: FormValue, path: FormPath): FormValue {
  let value: FormValue = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string | number, FormValue>)[key];
  }
  return value;
}

import { isObject } from '../lib/objects';

/**
 * Form data: what an editor shows and edits. Missing, null and '' all count as absent. Groups are always objects and lists always
 * arrays. List items carry the id of the stored node as `$id`; a new item has none.
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

/** The state of an upload; a completed, clean one has none. */
export type FileStatus = 'uploading' | 'infected' | 'notScanned' | 'failed';

/** One uploaded file. `key` is the stored key, never a temporary browser address (UPL-037). */
export interface FileItem extends FormItem {
  readonly key?: string;
  readonly caption?: string;
  readonly altText?: string;
  readonly featured?: boolean;
  readonly fileType?: string;
  readonly fileName?: string;
  /** Not stored; absent once the upload is complete and clean. */
  readonly status?: FileStatus;
  /** Not stored; links a running upload to its item. */
  readonly uid?: string;
  /** Not stored; the user-facing reason why the upload failed. */
  readonly error?: string;
}

/** Plain text in a field that also allows formatted text, which is an HTML string. */
export interface PlainText extends FormData {
  readonly plain: string;
}

export function isPlainText(value: unknown): value is PlainText {
  return typeof value === 'object' && value !== null && 'plain' in value && typeof value.plain === 'string';
}

export interface TagItem extends FormItem {
  readonly tag?: string;
}

export interface TextItem extends FormItem {
  readonly text?: string;
}

/** A number with its unit. */
export interface Quantity extends FormData {
  /** A string if it could not be read as a number. */
  readonly amount?: number | string;
  readonly unit?: string;
}

/** One selected day of the week. */
export interface DayItem extends FormItem {
  /** Its lowercase name; any other text comes from older data. */
  readonly day?: string;
}

/** Start and end times of day, each as `HH:mm`, or as the text that could not be parsed. */
export interface TimeRange extends FormData {
  readonly start?: string;
  readonly end?: string;
}

/** A path in form data: keys and list positions from the root. */
export type FormPath = readonly (string | number)[];

/** A problem in form data, for the person who edits it. */
export interface Problem {
  readonly path: FormPath;
  readonly message: string;
  /** The broken rule, for example `required`. */
  readonly rule: string;
  /** Labels from the form's root to the field, list items by position: ['Body 2', 'Web Content']. */
  readonly labels: readonly string[];
}

/** Whether a form value is a group or an item. */
export function isGroup(value: unknown): value is FormData {
  return isObject(value);
}

/** The items of a list; anything else becomes []. */
export function itemsIn(value: FormValue): readonly FormItem[] {
  return Array.isArray(value) ? (value as readonly FormItem[]) : NO_ITEMS;
}

const NO_ITEMS: readonly FormItem[] = [];

/** The value at a path of form data; undefined if there is none. */
export function valueAt(data: FormValue, path: FormPath): FormValue {
  let value: FormValue = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string | number, FormValue>)[key];
  }
  return value;
}

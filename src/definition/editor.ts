import type { Fields } from '../kinds/field';
import type { Count } from '../kinds/scalars';
import type { Layout } from '../kinds/layout';
import type { SectionsAs } from '../kinds/settings';
import type { Brand } from '../lib/brand';
import type { StoredEditor } from './stored';

/** Texts an editor shows after saving, where they differ from the shared ones. */
export interface EditorMessages {
  /** Said after the first save. */
  readonly created?: string;
  /** Said after a save. */
  readonly saved?: string;
  /** Said when a save fails, in place of the shared text. */
  readonly failed?: string;
  /** Whether a first save that fails says what the service said, and not `failed` (SHOW-024). */
  readonly createFailedAsServed?: boolean;
}

/** The button that saves, and what it asks before anything is written. */
export interface SaveStep {
  /** What the button says. */
  readonly label: string;
  /** The heading of the question; the label unless given. */
  readonly title?: string;
  /** Answered with yes or no; without one the save goes on at once. */
  readonly question?: string;
}

/** What a preview shows: groups and lists by their `layout`, and blocks. */
export interface EditorPreview {
  /** How the fields are shown that stand in no group. */
  readonly layout?: Layout;
  /** Stands beside the form from the beginning, where there is room; else it is asked for. What a person chose is remembered. */
  readonly opens?: 'beside';
}

/** What a brand changes in an editor: a JSON Merge Patch (RFC 7396) on the definition. */
export interface Overlay {
  readonly [setting: string]: unknown;
}

/** One form: what it holds and where each value is stored. */
export interface EditorDefinition {
  /** Unique over all areas; the name used in routes, files and the command line. */
  readonly name: string;
  /** The heading of the form. */
  readonly title: string;
  /** One sentence below the title: where the website shows this. `{BRAND}` stands for the brand's name. */
  readonly description?: string;
  /** What the form is kept as: a page, a part of one, a record or a set of records. */
  readonly stored: StoredEditor;
  /** What the form holds, in the order in which it is shown. */
  readonly fields: Fields;
  /** Shows the single values, and each group, list and blocks, as tabs or as steps; without it they stand below each other. */
  readonly sections?: SectionsAs;
  /** Only these brands have the form. */
  readonly brands?: readonly Brand[];
  /** How the form of a brand differs: a JSON Merge Patch (RFC 7396) on this definition. */
  readonly overlays?: Readonly<Partial<Record<Brand, Overlay>>>;
  /** What is said about saves, in the words of this form. */
  readonly messages?: EditorMessages;
  /** The button of the first save and that of a later one; `SAVE` unless given (PROP-023, PROP-024). */
  readonly saving?: { readonly create?: SaveStep; readonly change?: SaveStep };
  /** Offers to show what a website might make of the form. */
  readonly preview?: EditorPreview;
  /** From when on SAVE needs a form without problems: the first press of SAVE (MAIL-007, B-25), or the beginning unless given. */
  readonly rulesApply?: 'fromFirstSave';
  /** Milliseconds from a save to the reload of the form; 500 unless given (CI-019, CI-020). */
  readonly reloadDelay?: Count;
}

/**
 * Declares an editor. Returns the definition as it is; `findProblems` checks it.
 * @param definition plain data: no functions, no markup
 */
export function defineEditor(definition: EditorDefinition): EditorDefinition {
  return definition;
}

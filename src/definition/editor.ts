import type { Fields } from '../kinds/field';
import type { Count } from '../kinds/scalars';
import type { Layout } from '../kinds/layout';
import type { SectionsAs } from '../kinds/settings';
import type { Brand } from '../lib/brand';
import type { StoredEditor } from './stored';

/** Messages about saves, where they differ from the shared ones. */
export interface EditorMessages {
  /** Shown after the first save. */
  readonly created?: string;
  /** Shown after a later save. */
  readonly saved?: string;
  /** Shown when a save fails. */
  readonly failed?: string;
  /** Shows the service's own message instead of `failed` when the first save fails (SHOW-024). Default: false. */
  readonly createFailedAsServed?: boolean;
}

/** The button that saves, and its question before anything is written. */
export interface SaveStep {
  /** Label of the button. */
  readonly label: string;
  /** Heading of the question. Default: the label. */
  readonly title?: string;
  /** Confirmation question, answered with yes or no. Absent: the form is saved at once. */
  readonly question?: string;
}

/** What a preview shows: groups and lists by their `layout`, and blocks. */
export interface EditorPreview {
  /** How the preview arranges the fields outside groups. */
  readonly layout?: Layout;
  /** `beside`: opens next to the form from the start, if there is room. Absent: opens on request. A person's choice is remembered. */
  readonly opens?: 'beside';
}

/** A brand's changes to an editor: a JSON Merge Patch (RFC 7396) on the definition. */
export interface Overlay {
  readonly [setting: string]: unknown;
}

/** One form: its fields, and where each value is stored. */
export interface EditorDefinition {
  /** Name of the editor, unique across all areas; used in routes, files and on the command line. */
  readonly name: string;
  /** Heading of the form. */
  readonly title: string;
  /** One sentence below the title: where the website shows the content. `{BRAND}` stands for the brand's name. */
  readonly description?: string;
  /** What the form is stored as: a page, a part of one, a record or a set of records. */
  readonly stored: StoredEditor;
  /** Fields of the form, in the order on screen. */
  readonly fields: Fields;
  /** Shows the parts of the form as tabs or as steps. Absent: they are stacked. */
  readonly sections?: SectionsAs;
  /** Only these brands have the form. */
  readonly brands?: readonly Brand[];
  /** Changes to the form by brand, each a JSON Merge Patch (RFC 7396) on this definition. */
  readonly overlays?: Readonly<Partial<Record<Brand, Overlay>>>;
  /** Messages about saves. Default: the shared messages. */
  readonly messages?: EditorMessages;
  /** The buttons of the first save and of later ones (PROP-023, PROP-024). Default: `SAVE`. */
  readonly saving?: { readonly create?: SaveStep; readonly change?: SaveStep };
  /** Offers a preview of what a website might make of the form. */
  readonly preview?: EditorPreview;
  /**
   * When the form's rules start to apply: from the first press of SAVE on (MAIL-007, B-25). Absent: from the beginning. SAVE then requires
   * a form without problems.
   */
  readonly rulesApply?: 'fromFirstSave';
  /** Delay between a save and the reload of the form, in milliseconds (CI-019, CI-020). Default: 500. */
  readonly reloadDelay?: Count;
}

/**
 * Declares an editor. Returns the definition as it is; `findProblems` checks it.
 * @param definition plain data: no functions, no markup
 */
export function defineEditor(definition: EditorDefinition): EditorDefinition {
  return definition;
}

import type { LiveChange } from '../api/live';
import type { EditorHistory } from './history';
import type { PagePart } from './pageParts';
import type { PageReader } from './pageReader';
import type { PresenceTarget } from './presence';
import type { LoadedEntry, SaveInput, SaveOutcome } from './saveOutcome';

export type { RejectedSave, LoadedEntry, SaveInput, SavedForm, SaveOutcome } from './saveOutcome';

/** Loads and saves the page, record or other entry of one editor. */
export interface EditorStore<State extends LoadedEntry = LoadedEntry> {
  /** @throws the errors of src/api/errors.ts */
  load(): Promise<State>;
  /**
   * Saves atomically. A stale save loads the newer state, merges disjoint changes and is repeated (C-16).
   * @param save.loaded the state that the form was loaded from, as returned by this store
   * @param save.key a UUID: the same form, sent again with the same key because there was no response, is saved once
   * @throws the errors of src/api/errors.ts; then nothing was saved
   */
  save(save: SaveInput<State>): Promise<SaveOutcome>;
  /**
   * Parts of a page only: the save of this part, to be sent together with those of other parts (`savePageParts`).
   * @param save as for `save`
   */
  part?(save: SaveInput<State>): PagePart;
  /** Version history; undefined before the first save. Absent for stores without versions. */
  history?(loaded: State): EditorHistory | undefined;
  /** The entry that presence reports as open. Absent where presence is not reported. */
  presenceTarget?(id: string): PresenceTarget | undefined;
  /** Whether a live change concerns the stored entry. Absent where there are no live changes. */
  isAffectedBy?(change: LiveChange): boolean;
  /** Pages only: the reader shared with other parts of the screen; undefined until the page is loaded from the service. */
  pageReader?(): PageReader | undefined;
}

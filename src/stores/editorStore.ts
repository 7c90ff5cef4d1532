import type { LiveChange } from '../api/live';
import type { EditorHistory } from './history';
import type { PagePart } from './pageParts';
import type { PageReader } from './pageReader';
import type { Visited } from './presence';
import type { Loaded, SaveAsked, SaveOutcome } from './saveOutcome';

export type { HeldSave, Loaded, SaveAsked, SavedForm, SaveOutcome } from './saveOutcome';

/** Loads and saves what one editor works on. */
export interface EditorStore<State extends Loaded = Loaded> {
  /** @throws the errors of src/api/errors.ts */
  load(): Promise<State>;
  /**
   * Saves whole or not at all. A stale save reads the other one's, merges what is disjoint and saves again (C-16).
   * @param save.loaded what the form was loaded from: a state that this very store gave
   * @param save.key a UUID: the same form saved again with the same key, because no answer came, is saved once
   * @throws the errors of src/api/errors.ts; then nothing was saved
   */
  save(save: SaveAsked<State>): Promise<SaveOutcome>;
  /**
   * Of a part of a page: its save, to be sent along with those of other parts of that page (`savePageParts`).
   * @param save as for `save`
   */
  part?(save: SaveAsked<State>): PagePart;
  /** What was saved before; undefined while nothing was. Absent for what keeps no versions. */
  history?(loaded: State): EditorHistory | undefined;
  /** What others are told is open. Absent for what nobody is told of. */
  visited?(id: string): Visited | undefined;
  /** Whether something that happened is about what is stored here. Absent where nothing is heard of it. */
  isAbout?(change: LiveChange): boolean;
  /** Of a page: what the other parts of its screen read it by; undefined until it is loaded from the service. */
  pageReader?(): PageReader | undefined;
}

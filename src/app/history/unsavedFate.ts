/** What becomes of unsaved changes when a version is brought back: they stay as a draft, or go. */
export type UnsavedFate = 'kept' | 'lost';

/** @returns undefined while there are none */
export function fateOfUnsaved(form: {
  readonly isUnsaved: boolean;
  readonly keepsDraft: boolean;
}): UnsavedFate | undefined {
  if (!form.isUnsaved) return undefined;
  return form.keepsDraft ? 'kept' : 'lost';
}

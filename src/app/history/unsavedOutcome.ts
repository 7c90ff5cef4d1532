/** What happens to unsaved changes when a version is restored: they are kept as a draft, or lost. */
export type UnsavedOutcome = 'kept' | 'lost';

/** @returns undefined if there are none */
export function unsavedOutcome(form: {
  readonly isUnsaved: boolean;
  readonly keepsDraft: boolean;
}): UnsavedOutcome | undefined {
  if (!form.isUnsaved) return undefined;
  return form.keepsDraft ? 'kept' : 'lost';
}

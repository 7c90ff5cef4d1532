/** The one door to the form: the rest of the console knows neither RJSF nor a field. */
export { FormServicesProvider, UploadRefusedError } from '../fields/shared/services';
export { writeAt } from '../fields/shared/path';
export type { FormServices, LinkedPage, UploadAnswer, UploadOptions } from '../fields/shared/services';
export { ConflictDialog } from './ConflictDialog';
export { describeValue, withSides } from './conflicts';
export { differences } from './differences';
export type { Difference } from './differences';
export { EditorForm } from './EditorForm';
export { FormOutline } from './FormOutline';
export { partText } from './partText';
export { SaveBar } from './SaveBar';
export { createFormStore } from './store';
export type { FormStore } from './store';
export { useFormSession } from './useSession';
export { useUnsavedChangesGuard } from './useUnsavedChangesGuard';
export type { LeavingTest, WatchedForm } from './useUnsavedChangesGuard';

import { useState } from 'react';
import type { PlacedFile, PlacedFiles } from '../../definition';
import type { FileItem } from '../../tree';
import { useFormView } from '../shared/formView';
import { useFormServices } from '../shared/services';
import { filesOf } from '../../kinds';
import { limitsOf, refusalOf } from './fileRules';
import type { FileRefusal } from './Refusals';
import { uploadTexts } from './texts';
import type { UploadJob } from './uploads';

interface AddFilesResult {
  readonly refusals: readonly FileRefusal[];
  readonly dismiss: () => void;
  /**
   * Validates chosen files and starts the uploads of the accepted ones.
   * @param room how many more files the field may hold
   * @param put writes the new items into the form
   */
  readonly addFiles: (chosen: readonly File[], room: number, put: (added: readonly FileItem[]) => void) => void;
}

/** The context of an upload, beyond the settings of its field. */
export interface UploadContext extends Pick<UploadJob, 'fields' | 'replaces'> {
  /** If set, every chosen file is rejected with this message. */
  readonly blockedReason?: string | undefined;
}

/** Adds chosen, dropped and pasted files to a field. */
export function useAddFiles(
  settings: PlacedFile | PlacedFiles,
  { fields, blockedReason, replaces }: UploadContext = {},
): AddFilesResult {
  const { upload, newUid } = useFormServices();
  const { uploads, brand } = useFormView();
  const [refusals, setRefusals] = useState<readonly FileRefusal[]>([]);

  function addFiles(chosen: readonly File[], room: number, put: (added: readonly FileItem[]) => void): void {
    const limits = limitsOf(settings);
    const to = filesOf(settings).call(settings);
    const full = uploadTexts.maximum({ limit: 'max' in settings ? settings.max : 1 });
    const accepted: File[] = [];
    const rejected: FileRefusal[] = [];
    for (const file of chosen) {
      const message = blockedReason ?? refusalOf(file, limits) ?? (accepted.length < room ? undefined : full);
      if (message === undefined) accepted.push(file);
      else rejected.push({ name: file.name, message });
    }
    setRefusals(rejected);
    if (accepted.length === 0) return;
    const jobs = accepted.map((file) => {
      const uid = newUid();
      // Which types the service accepts depends on the brand (BRAND-005, MDDOR-010).
      const sent = { ...(brand && { brand }), ...fields, ...nameField(to, { file, uid }) };
      return { file, uid, to, fields: sent, accept: limits.accept, replaces };
    });
    put(jobs.map(({ file, uid }) => ({ uid, status: 'uploading', fileName: file.name, fileType: file.type })));
    for (const job of jobs) uploads.start(job, upload);
  }

  return { refusals, dismiss: () => setRefusals([]), addFiles };
}

/** Folders of the file names that these endpoints require (UPL-020, API-REST-019, API-REST-021). */
const FOLDERS: Readonly<Record<string, string>> = { '/uploads/videos': 'videos', '/upload/images': 'images' };

function nameField(to: string, { file, uid }: { readonly file: File; readonly uid: string }): Record<string, string> {
  const folder = FOLDERS[to];
  return folder === undefined ? {} : { filename: `${folder}/${uid}${file.name}` };
}

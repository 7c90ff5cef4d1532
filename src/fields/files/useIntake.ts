import { useState } from 'react';
import type { Brand, PlacedFile, PlacedFiles } from '../../definition';
import type { FileItem } from '../../tree';
import { useFormView } from '../shared/formView';
import { useFormServices } from '../shared/services';
import { uploadCallOf } from '../../kinds/files';
import { limitsOf, refusalOf } from './fileRules';
import type { FileRefusal } from './Refusals';
import { uploadTexts } from './texts';

/** Chosen files on their way into a field. */
interface Intake {
  readonly refusals: readonly FileRefusal[];
  readonly dismiss: () => void;
  /**
   * Judges chosen files and starts the uploads of those that are taken.
   * @param room how many files there is room for
   * @param put writes the new items into the form
   */
  readonly take: (chosen: readonly File[], room: number, put: (added: readonly FileItem[]) => void) => void;
}

/** What is sent along with a file, and why nothing may be sent yet. */
export interface UploadTerms {
  readonly fields?: Readonly<Record<string, string>>;
  /** Said of every chosen file instead of taking it. */
  readonly blocked?: string | undefined;
  /** The stored file whose place a chosen one takes. */
  readonly replaces?: FileItem | undefined;
}

/** Takes chosen, dropped and pasted files into a field. */
export function useIntake(settings: PlacedFile | PlacedFiles, { fields, blocked, replaces }: UploadTerms = {}): Intake {
  const { upload, newUid } = useFormServices();
  const { uploads, brand } = useFormView();
  const [refusals, setRefusals] = useState<readonly FileRefusal[]>([]);

  function take(chosen: readonly File[], room: number, put: (added: readonly FileItem[]) => void): void {
    const limits = limitsOf(settings);
    const to = uploadCallOf(settings);
    const fitting: File[] = [];
    const refused: FileRefusal[] = [];
    for (const file of chosen) {
      const message = blocked ?? refusalOf(file, limits) ?? (fitting.length < room ? undefined : fullMessage(settings));
      if (message === undefined) fitting.push(file);
      else refused.push({ name: file.name, message });
    }
    setRefusals(refused);
    if (fitting.length === 0) return;
    const orders = fitting.map((file) => {
      const uid = newUid();
      const sent = { ...brandField(brand), ...fields, ...nameField(to, { file, uid }) };
      return { file, uid, to, fields: sent, accept: limits.accept, replaces };
    });
    put(orders.map(({ file, uid }) => ({ uid, status: 'uploading', fileName: file.name, fileType: file.type })));
    for (const order of orders) uploads.start(order, upload);
  }

  return { refusals, dismiss: () => setRefusals([]), take };
}

function fullMessage(settings: PlacedFile | PlacedFiles): string {
  return uploadTexts.maximum({ limit: 'max' in settings ? settings.max : 1 });
}

/** The brand that is edited decides which types are taken (BRAND-005, MDDOR-010). */
function brandField(brand: Brand | undefined): Record<string, string> {
  return brand === undefined ? {} : { brand };
}

/** The path before the names under which these calls get their files (UPL-020, API-REST-019, API-REST-021). */
const NAMED_BELOW: Readonly<Record<string, string>> = { '/uploads/videos': 'videos', '/upload/images': 'images' };

function nameField(to: string, { file, uid }: { readonly file: File; readonly uid: string }): Record<string, string> {
  const folder = NAMED_BELOW[to];
  return folder === undefined ? {} : { filename: `${folder}/${uid}${file.name}` };
}

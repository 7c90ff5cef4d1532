import type { ReactNode } from 'react';
import type { PreviewAction } from '../../definition';
import { StoredFileDialog } from './StoredFile';
import type { EntryDialogProps } from './dialog';

/** The PDF file of a row (MDDOR-005, CTR-021). */
export function PreviewFile({ action, row, name, close }: EntryDialogProps<PreviewAction>): ReactNode {
  const key = String(row[action.file] ?? '');
  return <StoredFileDialog fileKey={key} name={String(row[action.fileName] ?? name)} close={close} />;
}

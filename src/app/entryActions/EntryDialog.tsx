import type { ReactNode } from 'react';
import type { EntryAction, PreviewAction } from '../../definition';
import type { EntryDialogProps } from './dialog';
import { FileVersions } from './FileVersions';
import { SiteAddress } from './SiteAddress';
import { StoredFileDialog } from './StoredFile';

/** The dialog of what is done with a row. */
export function EntryDialog(props: EntryDialogProps<EntryAction>): ReactNode {
  const { action } = props;
  switch (action.kind) {
    case 'preview':
      return <PreviewFile {...props} action={action} />;
    case 'versions':
      return <FileVersions {...props} action={action} />;
    case 'address':
      return <SiteAddress {...props} action={action} />;
  }
}

/** The PDF file of a row (MDDOR-005, CTR-021). */
function PreviewFile({ action, row, name, close }: EntryDialogProps<PreviewAction>): ReactNode {
  const key = String(row[action.file] ?? '');
  return <StoredFileDialog fileKey={key} name={String(row[action.fileName] ?? name)} close={close} />;
}

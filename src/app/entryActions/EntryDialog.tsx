import type { ReactNode } from 'react';
import type { EntryAction } from '../../definition';
import type { EntryDialogProps } from './dialog';
import { FileVersions } from './FileVersions';
import { PreviewFile } from './PreviewFile';
import { SiteAddress } from './SiteAddress';

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

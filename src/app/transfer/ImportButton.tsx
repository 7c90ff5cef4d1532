import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { transferTexts } from './texts';
import type { ImportProps } from './ImportDialog';
import type { TransferOptions } from './openTransfer';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog')).ImportDialog }));

/** Opens the list as a file: exported for editing, and read again. */
export function ImportButton(props: TransferOptions & Pick<ImportProps, 'readIds' | 'onChanged'>): ReactNode {
  const { area, readIds, onChanged } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
        {transferTexts.open}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog
            {...{ area, readIds, onChanged }}
            open={async () => (await import('./openTransfer')).openTransfer(props)}
            close={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

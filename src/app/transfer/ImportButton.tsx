import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { transferTexts } from './texts';
import type { TransferOptions } from './openTransfer';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog')).ImportDialog }));

/** Opens the list as a file: exported for editing, and read again. */
export function ImportButton(props: TransferOptions): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
        {transferTexts.open}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog {...props} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

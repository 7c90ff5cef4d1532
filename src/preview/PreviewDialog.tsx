import { Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material';
import { fieldAt } from '../compile';
import type { FormPath } from '../tree';
import { NARROW_SCREEN, PreviewPane } from './PreviewPane';
import type { PreviewSource } from './source';
import { previewTexts } from './texts';

interface PreviewDialogProps {
  readonly source: PreviewSource;
  /** The block to preview; undefined: the whole form. */
  readonly blockPath: FormPath | undefined;
  readonly close: () => void;
}

/** The preview of a form, or of one block, in a dialog. */
export function PreviewDialog({ source, blockPath, close }: PreviewDialogProps) {
  const isPhone = useMediaQuery(NARROW_SCREEN, { noSsr: true });
  const title = blockPath === undefined ? previewTexts.title : previewTexts.of({ name: nameOf(source, blockPath) });
  return (
    <Dialog open onClose={close} fullScreen={isPhone} fullWidth maxWidth="lg">
      <DialogTitle>{title}</DialogTitle>
      <DialogContent sx={{ height: '70vh' }}>
        <PreviewPane source={source} blockPath={blockPath} title={title} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{previewTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

function nameOf({ fields, getForm }: PreviewSource, path: FormPath): string {
  return fieldAt(fields, path, getForm()).labels.at(-1) ?? '';
}

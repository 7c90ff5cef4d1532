import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { fieldAt } from '../compile';
import { previewTexts } from '../lib/blockMessages';
import type { FormPath } from '../tree';
import { PreviewPane } from './PreviewPane';
import type { PreviewSource } from './source';

interface BlockPreviewProps {
  readonly source: PreviewSource;
  /** Where the block stands in the form. */
  readonly path: FormPath;
  readonly close: () => void;
}

/** One block alone, in a dialog. */
export function BlockPreview({ source, path, close }: BlockPreviewProps) {
  const titleId = useId();
  const { labels } = fieldAt(source.fields, path, source.getForm());
  const title = previewTexts.of(labels.at(-1) ?? '');
  return (
    <Dialog open onClose={close} fullWidth maxWidth="lg" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ height: '70vh' }}>
        <PreviewPane source={source} only={path} title={title} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{previewTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

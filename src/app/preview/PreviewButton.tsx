import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { previewTexts } from '../../preview/texts';
import type { PreviewState } from './usePreviewState';

/** Shows the preview of the form, or takes it away. */
export function PreviewButton({ state }: { readonly state: PreviewState }): ReactNode {
  const { isBeside, toggle } = state;
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={isBeside ? <HideIcon /> : <PreviewIcon />}
      onClick={toggle}
      sx={{ flex: 'none', mt: 0.25 }}
    >
      {isBeside ? previewTexts.hide : previewTexts.show}
    </Button>
  );
}

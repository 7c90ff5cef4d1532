import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import type { FormStore } from '../../form';
import type { PreviewSource } from '../../preview';
import { sizes } from '../../theme/tokens';
import type { PreviewState } from './usePreviewState';

const PreviewPane = lazy(async () => ({ default: (await import('../../preview')).PreviewPane }));
const PreviewDialog = lazy(async () => ({ default: (await import('../../preview')).PreviewDialog }));

/** The preview beside a form; it stays in sight while the form is scrolled. */
export function PreviewBeside({ form }: { readonly form: FormStore }): ReactNode {
  const source = useSource(form);
  return (
    <Box sx={BESIDE}>
      <Suspense fallback={<Skeleton variant="rounded" height="100%" />}>
        <PreviewPane source={source} />
      </Suspense>
    </Box>
  );
}

/** The preview over a form: of one block, or of everything. */
export function PreviewOver({ form, state }: { readonly form: FormStore; readonly state: PreviewState }): ReactNode {
  const source = useSource(form);
  if (!state.over) return null;
  return (
    <Suspense>
      <PreviewDialog source={source} only={state.over.only} close={state.closeOver} />
    </Suspense>
  );
}

function useSource({ compiled, getSnapshot, subscribe }: FormStore): PreviewSource {
  return useMemo(
    () => ({ fields: compiled.editor.fields, getForm: () => getSnapshot().current, subscribe }),
    [compiled, getSnapshot, subscribe],
  );
}

/** The height in CSS pixels of the save bar at the foot of the screen, with some air above it. */
const FOOT = 90;

const BESIDE = {
  position: 'sticky',
  top: sizes.header + 20,
  alignSelf: 'start',
  minWidth: 0,
  height: `calc(100vh - ${sizes.header + 20 + FOOT}px)`,
} as const;

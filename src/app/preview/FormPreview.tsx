import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { goTo, type FormStore } from '../../form';
import type { PreviewSource } from '../../preview';
import { sizes } from '../../theme/tokens';
import type { PreviewState } from './usePreviewState';

const PreviewPane = lazy(async () => ({ default: (await import('../../preview')).PreviewPane }));
const PreviewDialog = lazy(async () => ({ default: (await import('../../preview')).PreviewDialog }));

/** The preview beside a form; it stays in sight while the form is scrolled. */
export function PreviewBeside({ form }: { readonly form: FormStore }): ReactNode {
  const source = useSource(form, true);
  const current = useFocusedPlace(form.idPrefix);
  return (
    <Box sx={BESIDE}>
      <Suspense fallback={<Skeleton variant="rounded" height="100%" />}>
        <PreviewPane source={source} current={current} />
      </Suspense>
    </Box>
  );
}

/** The preview over a form: of one block, or of everything. */
export function PreviewOver({ form, state }: { readonly form: FormStore; readonly state: PreviewState }): ReactNode {
  const source = useSource(form, false);
  if (!state.over) return null;
  return (
    <Suspense>
      <PreviewDialog source={source} only={state.over.only} close={state.closeOver} />
    </Suspense>
  );
}

/** @param leads whether a click leads to the field: not from over the form, which stays behind */
function useSource(form: FormStore, leads: boolean): PreviewSource {
  return useMemo(() => {
    const { compiled, getSnapshot, subscribe } = form;
    const { fields, preview } = compiled.editor;
    return {
      ...{ fields, subscribe },
      layout: preview?.layout,
      getForm: () => getSnapshot().current,
      ...(leads && { goTo: (path) => void goTo(form, path) }),
    };
  }, [form, leads]);
}

/** The place of a form that had the focus last, as a preview knows places. */
function useFocusedPlace(idPrefix: string): string | undefined {
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    const start = `${idPrefix}.`;
    function look({ target }: FocusEvent): void {
      const id = target instanceof Element ? target.closest(`[id^="${start}"]`)?.id : undefined;
      if (id !== undefined) setPlace(id.slice(start.length));
    }
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [idPrefix]);
  return place;
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

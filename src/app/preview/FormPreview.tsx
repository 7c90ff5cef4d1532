import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { lazyComponent, lazyOverlay } from '../../hooks/lazyComponent';
import { useStableCallback } from '../../hooks/useStableCallback';
import { focusPath, type FormStore } from '../../form';
import type { PreviewSource } from '../../preview';
import { previewTexts } from '../../preview/texts';
import { useSession } from '../../session/SessionContext';
import type { LoadedEntry } from '../../stores/editorStore';
import { sizes } from '../../theme/tokens';
import type { FormPath } from '../../tree';
import { siteDraft } from './siteDraft';
import type { PreviewState } from './usePreviewState';

const PreviewPane = lazyComponent(
  async () => (await import('../../preview')).PreviewPane,
  <Skeleton variant="rounded" height="100%" />,
);
const PreviewDialog = lazyOverlay(async () => (await import('../../preview')).PreviewDialog);

/** A form with its entry, to be previewed. */
export interface PreviewedForm {
  readonly form: FormStore;
  readonly loaded: LoadedEntry;
}

/** The preview next to a form; sticky while the form scrolls. */
export function PreviewBeside(previewed: PreviewedForm): ReactNode {
  const { form } = previewed;
  const source = useSource(previewed, (path) => void focusPath(form, path));
  const current = useFocusedPlace(form.idPrefix);
  return (
    <Box sx={BESIDE}>
      <PreviewPane source={source} focusedPlace={current} />
    </Box>
  );
}

/** The preview in a dialog over a form: of one block or the whole form. A click in it closes the dialog and goes to the field. */
export function PreviewOver({ state, ...previewed }: PreviewedForm & { readonly state: PreviewState }): ReactNode {
  const { form } = previewed;
  const source = useSource(previewed, (path) => {
    state.closeDialog();
    focusPath(form, path);
  });
  if (!state.dialog) return null;
  return <PreviewDialog source={source} blockPath={state.dialog.only} close={state.closeDialog} />;
}

/** @param pick scrolls to a field of the form */
function useSource({ form, loaded }: PreviewedForm, pick: (path: FormPath) => void): PreviewSource {
  const { selectedBrand: brand } = useSession();
  const goTo = useStableCallback(pick);
  return useMemo(() => {
    const { compiled, getSnapshot, subscribe } = form;
    const { fields, preview } = compiled.editor;
    const url = brand?.previewUrl;
    return {
      ...{ fields, subscribe },
      layout: preview?.layout,
      getForm: () => getSnapshot().current,
      goTo,
      ...(brand &&
        url !== undefined &&
        isOtherSite(url) && { site: { url, draftOf: siteDraft({ compiled, brand, loaded }) } }),
    };
  }, [form, loaded, brand, goTo]);
}

/** A page of the console's own origin could leave the sandbox, so it is never shown. */
function isOtherSite(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin } = new URL(url);
  return /^https?:$/.test(protocol) && origin !== window.location.origin;
}

/** The last focused place of a form, as the preview addresses places. */
function useFocusedPlace(idPrefix: string): string | undefined {
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    const start = `${idPrefix}.`;
    function handleFocus({ target }: FocusEvent): void {
      const id = target instanceof Element ? target.closest(`[id^="${start}"]`)?.id : undefined;
      if (id !== undefined) setPlace(id.slice(start.length));
    }
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [idPrefix]);
  return place;
}

/** Height of the save bar at the foot of the screen with the gap above it, in CSS pixels. */
const FOOT = 90;

const BESIDE = {
  position: 'sticky',
  top: sizes.header + 20,
  alignSelf: 'start',
  minWidth: 0,
  height: `calc(100vh - ${sizes.header + 20 + FOOT}px)`,
} as const;

/** Toggles the preview of the form. */
export function PreviewButton({ state }: { readonly state: PreviewState }): ReactNode {
  const { isBeside, toggle } = state;
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={isBeside ? <HideIcon /> : <PreviewIcon />}
      onClick={toggle}
      sx={{ flex: 'none' }}
    >
      {isBeside ? previewTexts.hide : previewTexts.show}
    </Button>
  );
}

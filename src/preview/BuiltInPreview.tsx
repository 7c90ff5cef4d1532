import { useTheme } from '@mui/material';
import { useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { conditionsIn } from '../definition';
import type { FormData, FormPath } from '../tree';
import { emptyPage, type PreviewWidth } from './page';
import { hiddenPlaces, pathOf, blockPreview, previewParts, type PreviewedPart } from './previewParts';
import { HiddenPlaces, PreviewRows } from './PreviewRows';
import { ScaledFrame } from './ScaledFrame';
import type { PreviewSource } from './source';
import { previewTexts } from './texts';

export interface BuiltInPreviewProps {
  readonly source: PreviewSource;
  readonly form: FormData;
  readonly blockPath: FormPath | undefined;
  readonly title: string;
  readonly width: PreviewWidth;
  readonly focusedPlace: string | undefined;
}

/** The built-in preview: renders a form by its layouts, identically for every brand. */
export function BuiltInPreview({ source, form, blockPath, title, width, focusedPlace }: BuiltInPreviewProps) {
  const accent = useTheme().palette.primary.main;
  const { fields, layout, goTo } = source;
  const parts = useMemo(
    () => (blockPath === undefined ? previewParts({ fields, layout }, form) : blockPreview(fields, form, blockPath)),
    [fields, layout, form, blockPath],
  );
  const conditions = useMemo(() => conditionsIn(fields), [fields]);
  const hiddenText = hiddenPlaces(fields, conditions, form).join(' ');
  const hidden = useMemo(() => new Set(hiddenText.split(' ')), [hiddenText]);

  function pick(event: MouseEvent): void {
    const target = event.target as Element;
    // Video controls need their clicks; links must not navigate.
    if (target.closest('video')) return;
    event.preventDefault();
    const place = target.closest<HTMLElement>('[data-place]')?.dataset['place'];
    if (place) goTo?.(pathOf(place));
  }
  return (
    <PreviewFrame title={title} width={width} accent={accent}>
      <PreviewedParts {...{ parts, hidden, focusedPlace }} pickable={goTo !== undefined} onPick={pick} />
    </PreviewFrame>
  );
}

interface PreviewedPartsProps {
  readonly parts: readonly PreviewedPart[];
  readonly hidden: ReadonlySet<string>;
  readonly focusedPlace: string | undefined;
  /** Whether a click goes to the field, as the pointer cursor indicates. */
  readonly pickable: boolean;
  readonly onPick: (event: MouseEvent) => void;
}

/** Mounted only after the frame has loaded, so that a place that is focused by then is marked as well. */
function PreviewedParts({ parts, hidden, focusedPlace, pickable, onPick }: PreviewedPartsProps) {
  const page = useRef<HTMLElement>(null);
  useFocusedPlaceMark(page, focusedPlace, parts);
  return (
    <article ref={page} onClick={onPick} data-pickable={pickable ? '' : undefined}>
      {parts.length === 0 && <p className="empty">{previewTexts.empty}</p>}
      <HiddenPlaces value={hidden}>
        {parts.map(({ key, ...part }) => (
          <PreviewRows key={key} {...part} />
        ))}
      </HiddenPlaces>
    </article>
  );
}

interface PreviewFrameProps extends Pick<BuiltInPreviewProps, 'title' | 'width'> {
  /** The brand's accent colour. */
  readonly accent: string;
  readonly children: ReactNode;
}

/**
 * A document of its own, in a sandbox without scripts, forms and navigation. It is same-origin only so that React can render
 * into it.
 */
function PreviewFrame({ title, width, accent, children }: PreviewFrameProps) {
  const [source] = useState(() => emptyPage({ title, accent }));
  const [page, setPage] = useState<HTMLElement>();
  return (
    <>
      <ScaledFrame
        title={title}
        width={width}
        sandbox="allow-same-origin"
        srcDoc={source}
        onLoad={(event) => setPage(event.currentTarget.contentDocument?.body)}
      />
      {page && createPortal(children, page)}
    </>
  );
}

const CURRENT = 'data-current';

/**
 * Marks the focused place in the preview and scrolls to it, without scrolling the console.
 * @param page root of the preview
 * @param place place in the form; if it is not rendered, its nearest rendered ancestor is marked
 * @param content changes whenever the preview is rendered
 */
function useFocusedPlaceMark(page: RefObject<HTMLElement | null>, place: string | undefined, content: unknown): void {
  useEffect(() => {
    const root = page.current;
    const element = root && place !== undefined ? nearest(root, place) : undefined;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return undefined;
    element.setAttribute(CURRENT, '');
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > view.innerHeight) {
      const isTall = bottom - top > view.innerHeight;
      view.scrollBy({ top: isTall ? top : (top + bottom - view.innerHeight) / 2 });
    }
    return () => element.removeAttribute(CURRENT);
  }, [page, place, content]);
}

/** Places with visible content: fields without a value have an element as well, and layout elements do not count. */
const RENDERED_PLACES = '[data-place]:has(:not(.block, .row, .column, [data-place]))';

function nearest(root: HTMLElement, place: string): HTMLElement | undefined {
  const candidates = [...root.querySelectorAll<HTMLElement>(RENDERED_PLACES)].filter(({ dataset }) => {
    const rendered = dataset['place'] ?? '';
    return rendered !== '' && (rendered === place || place.startsWith(`${rendered}.`));
  });
  return candidates.reduce<HTMLElement | undefined>(
    (best, one) => (lengthOf(one) > lengthOf(best) ? one : best),
    undefined,
  );
}

function lengthOf(element: HTMLElement | undefined): number {
  return element?.dataset['place']?.length ?? 0;
}

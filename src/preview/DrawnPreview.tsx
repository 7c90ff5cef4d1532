import { useTheme } from '@mui/material';
import { useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { conditionsIn } from '../definition';
import type { FormData, FormPath } from '../tree';
import { emptyPage, type PreviewWidth } from './page';
import { hiddenPlaces, pathOf, previewOfBlock, previewParts, type PreviewedPart } from './previewParts';
import { HiddenPlaces, PreviewRows } from './PreviewRows';
import { ScaledFrame } from './ScaledFrame';
import type { PreviewSource } from './source';
import { previewTexts } from './texts';

interface DrawnPreviewProps {
  readonly source: PreviewSource;
  readonly form: FormData;
  readonly only: FormPath | undefined;
  readonly title: string;
  readonly width: PreviewWidth;
  readonly current: string | undefined;
}

/** A form as the console draws it, by its layouts: the same for every brand. */
export function DrawnPreview({ source, form, only, title, width, current }: DrawnPreviewProps) {
  const accent = useTheme().palette.primary.main;
  const { fields, layout, goTo } = source;
  const parts = useMemo(
    () => (only === undefined ? previewParts({ fields, layout }, form) : previewOfBlock(fields, form, only)),
    [fields, layout, form, only],
  );
  const conditions = useMemo(() => conditionsIn(fields), [fields]);
  const hiddenText = hiddenPlaces(fields, conditions, form).join(' ');
  const hidden = useMemo(() => new Set(hiddenText.split(' ')), [hiddenText]);

  function pick(event: MouseEvent): void {
    const target = event.target as Element;
    // A player needs its clicks; a link leads nowhere from here.
    if (target.closest('video')) return;
    event.preventDefault();
    const place = target.closest<HTMLElement>('[data-place]')?.dataset['place'];
    if (place) goTo?.(pathOf(place));
  }
  return (
    <PreviewFrame title={title} width={width} accent={accent}>
      <PreviewedParts parts={parts} hidden={hidden} current={current} pickable={goTo !== undefined} onPick={pick} />
    </PreviewFrame>
  );
}

interface PreviewedPartsProps {
  readonly parts: readonly PreviewedPart[];
  readonly hidden: ReadonlySet<string>;
  readonly current: string | undefined;
  /** A click leads to the field, and the pointer says so. */
  readonly pickable: boolean;
  readonly onPick: (event: MouseEvent) => void;
}

/** Mounted once the frame has its page, so that a place that already has the focus then is marked, too. */
function PreviewedParts({ parts, hidden, current, pickable, onPick }: PreviewedPartsProps) {
  const page = useRef<HTMLElement>(null);
  useCurrentPlace(page, current, parts);
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

interface PreviewFrameProps {
  /** What the frame is called. */
  readonly title: string;
  readonly width: PreviewWidth;
  /** The brand's colour. */
  readonly accent: string;
  /** What is drawn on the page. */
  readonly children: ReactNode;
}

/**
 * A page of its own. Nothing in it runs: the sandbox allows no script, no form and no way out. It is of the same origin only so
 * that it can be drawn into from here.
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
 * Marks what a preview shows of the place that has the focus, and scrolls there, inside of the preview alone.
 * @param page what is drawn
 * @param place of the form; the nearest place around it that is drawn is meant
 * @param drawn changes with what is drawn
 */
function useCurrentPlace(page: RefObject<HTMLElement | null>, place: string | undefined, drawn: unknown): void {
  useEffect(() => {
    const root = page.current;
    const shown = root && place !== undefined ? nearest(root, place) : undefined;
    const view = shown?.ownerDocument.defaultView;
    if (!shown || !view) return undefined;
    shown.setAttribute(CURRENT, '');
    const { top, bottom } = shown.getBoundingClientRect();
    if (top < 0 || bottom > view.innerHeight) {
      const isTall = bottom - top > view.innerHeight;
      view.scrollBy({ top: isTall ? top : (top + bottom - view.innerHeight) / 2 });
    }
    return () => shown.removeAttribute(CURRENT);
  }, [page, place, drawn]);
}

/** The places in which there is more than what keeps others in their order: a field without a value has one, too. */
const DRAWN = '[data-place]:has(:not(.block, .row, .column, [data-place]))';

function nearest(root: HTMLElement, place: string): HTMLElement | undefined {
  const around = [...root.querySelectorAll<HTMLElement>(DRAWN)].filter(({ dataset }) => {
    const shown = dataset['place'] ?? '';
    return shown !== '' && (shown === place || place.startsWith(`${shown}.`));
  });
  return around.reduce<HTMLElement | undefined>(
    (best, one) => (lengthOf(one) > lengthOf(best) ? one : best),
    undefined,
  );
}

function lengthOf(element: HTMLElement | undefined): number {
  return element?.dataset['place']?.length ?? 0;
}

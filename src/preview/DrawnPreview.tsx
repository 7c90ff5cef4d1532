import { useTheme } from '@mui/material';
import { useMemo, useRef, type MouseEvent } from 'react';
import type { FormData, FormPath } from '../tree';
import type { PreviewWidth } from './page';
import { PreviewFrame } from './PreviewFrame';
import { conditionsIn } from '../definition';
import { hiddenPlaces, pathOf, previewOfBlock, previewParts } from './previewParts';
import { HiddenPlaces, PreviewRows } from './PreviewRows';
import type { PreviewSource } from './source';
import { previewTexts } from './texts';
import { useCurrentPlace } from './useCurrentPlace';

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
  const page = useRef<HTMLElement>(null);
  useCurrentPlace(page, current, parts);

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
      <article ref={page} onClick={pick} data-pickable={goTo && ''}>
        {parts.length === 0 && <p className="empty">{previewTexts.empty}</p>}
        <HiddenPlaces value={hidden}>
          {parts.map(({ key, ...part }) => (
            <PreviewRows key={key} {...part} />
          ))}
        </HiddenPlaces>
      </article>
    </PreviewFrame>
  );
}

import { styled, ToggleButton, ToggleButtonGroup, useTheme } from '@mui/material';
import { useMemo, useRef, useState, type MouseEvent } from 'react';
import type { FormPath } from '../tree';
import { WIDTHS, type PreviewWidth } from './page';
import { PreviewFrame } from './PreviewFrame';
import { pathOf, previewOfBlock, previewParts } from './previewParts';
import { PreviewRows } from './PreviewRows';
import type { PreviewSource } from './source';
import { previewTexts } from './texts';
import { useCurrentPlace } from './useCurrentPlace';
import { useSettledForm } from './useSettledForm';

interface PreviewPaneProps {
  /** The form; stays the same object. */
  readonly source: PreviewSource;
  /** The block that is shown alone; undefined for all that the form shows. */
  readonly only?: FormPath | undefined;
  /** What is previewed. */
  readonly title?: string;
  /** The place of the form that has the focus, as `placeOf` writes it: it is marked, and scrolled to. */
  readonly current?: string | undefined;
}

/**
 * A form as its website might show it, beside the form that is edited: wide or as on a telephone. It follows the form whenever
 * typing pauses, and the focus; a click leads to the field. Needs FormServicesProvider around it.
 */
export function PreviewPane({ source, only, title = previewTexts.title, current }: PreviewPaneProps) {
  const form = useSettledForm(source);
  const [width, setWidth] = useState(rememberedWidth);
  const accent = useTheme().palette.primary.main;
  const { fields, layout, goTo } = source;
  const parts = useMemo(
    () => (only === undefined ? previewParts({ fields, layout }, form) : previewOfBlock(fields, form, only)),
    [fields, layout, form, only],
  );
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
    <Pane aria-label={title}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={previewTexts.width}
        value={width}
        onChange={(_event, chosen: PreviewWidth | null) => {
          if (chosen === null) return;
          localStorage.setItem(KEY, chosen);
          setWidth(chosen);
        }}
      >
        {WIDTH_NAMES.map((name) => (
          <ToggleButton key={name} value={name}>
            {previewTexts[name]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <PreviewFrame title={title} width={width} accent={accent}>
        <article ref={page} onClick={pick} data-pickable={goTo && ''}>
          {parts.length === 0 && <p className="empty">{previewTexts.empty}</p>}
          {parts.map(({ key, ...part }) => (
            <PreviewRows key={key} {...part} />
          ))}
        </article>
      </PreviewFrame>
    </Pane>
  );
}

/** The width is remembered in this browser. */
const KEY = 'PREVIEW_WIDTH';

function rememberedWidth(): PreviewWidth {
  return localStorage.getItem(KEY) === 'mobile' ? 'mobile' : 'desktop';
}

const WIDTH_NAMES = Object.keys(WIDTHS) as readonly PreviewWidth[];

const Pane = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  minWidth: 0,
  height: '100%',
}));

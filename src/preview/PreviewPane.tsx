import { styled, ToggleButton, ToggleButtonGroup, useMediaQuery } from '@mui/material';
import { startTransition, useEffect, useState } from 'react';
import { scheduleIdleWork } from '../lib/scheduleIdleWork';
import type { FormData, FormPath } from '../tree';
import { BuiltInPreview } from './BuiltInPreview';
import type { PreviewWidth } from './page';
import { SitePreview } from './SitePreview';
import type { PreviewSource } from './source';
import { previewTexts } from './texts';

interface PreviewPaneProps {
  /** Must be stable. */
  readonly source: PreviewSource;
  /** The block to preview; undefined: the whole form. */
  readonly blockPath?: FormPath | undefined;
  /** Accessible name. */
  readonly title?: string;
  /** The focused place of the form, in the format of `placeOf`: it is marked and scrolled to. */
  readonly focusedPlace?: string | undefined;
}

/**
 * Live preview of a form in desktop or mobile width: on the brand's own site if it has one, or built in. It follows the form
 * whenever typing pauses, and the focus; a click goes to the field. Must be inside FormServicesProvider.
 */
export function PreviewPane({ source, blockPath, title = previewTexts.title, focusedPlace }: PreviewPaneProps) {
  const form = useSettledForm(source);
  const isPhone = useMediaQuery(NARROW_SCREEN, { noSsr: true });
  const [width, setWidth] = usePersistedChoice('PREVIEW_WIDTH', isPhone ? PHONE_FIRST : WIDTH_NAMES);
  const [renderer, setRenderer] = usePersistedChoice('PREVIEW_PLACE', RENDERERS);
  const [attempt, setAttempt] = useState(0);
  // Sites show whole pages only.
  const site = blockPath === undefined ? source.site : undefined;
  return (
    <Pane aria-label={title}>
      <Tools>
        <Choice label={previewTexts.width} names={WIDTH_NAMES} value={width} onChange={setWidth} />
        {site && <Choice label={previewTexts.place} names={RENDERERS} value={renderer} onChange={setRenderer} />}
      </Tools>
      {site && renderer === 'site' ? (
        <SitePreview
          key={`${site.url} ${attempt}`}
          {...{ site, form, title, width }}
          focusedPlace={focusedPlace}
          goTo={source.goTo}
          showBuiltIn={() => setRenderer('drawn')}
          retry={() => setAttempt(attempt + 1)}
        />
      ) : (
        <BuiltInPreview {...{ source, form, title, width }} blockPath={blockPath} focusedPlace={focusedPlace} />
      )}
    </Pane>
  );
}

const WIDTH_NAMES = ['desktop', 'mobile'] as const satisfies readonly PreviewWidth[];
/** Desktop width is unreadable on a phone. */
const PHONE_FIRST = ['mobile', 'desktop'] as const satisfies readonly PreviewWidth[];
const RENDERERS = ['site', 'drawn'] as const;

/** Media query of phones. */
export const NARROW_SCREEN = '(max-width: 599.95px)';

/** A choice that is persisted in this browser; the first name by default. */
function usePersistedChoice<Name extends string>(key: string, names: readonly [Name, ...Name[]]) {
  const [name, setName] = useState(() => names.find((stored) => stored === localStorage.getItem(key)) ?? names[0]);
  function select(selected: Name): void {
    localStorage.setItem(key, selected);
    setName(selected);
  }
  return [name, select] as const;
}

type ChoiceName = PreviewWidth | (typeof RENDERERS)[number];

function textOf(name: ChoiceName): string {
  return previewTexts[name];
}

interface ChoiceProps<Name extends ChoiceName> {
  readonly label: string;
  readonly names: readonly Name[];
  readonly value: Name;
  readonly onChange: (name: Name) => void;
}

function Choice<Name extends ChoiceName>({ label, names, value, onChange }: ChoiceProps<Name>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_event, name: Name | null) => name !== null && onChange(name)}
    >
      {names.map((name) => (
        <ToggleButton key={name} value={name}>
          {textOf(name)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const Pane = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  minWidth: 0,
  height: '100%',
}));

const Tools = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }));

/** The form as of the last pause in typing: the preview never renders in the frame that handles a key press. */
function useSettledForm({ getForm, subscribe }: PreviewSource): FormData {
  const [form, setForm] = useState(getForm);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const unsubscribe = subscribe(() => {
      cancel?.();
      cancel = scheduleIdleWork(() => startTransition(() => setForm(getForm())));
    });
    return () => {
      unsubscribe();
      cancel?.();
    };
  }, [getForm, subscribe]);
  return form;
}

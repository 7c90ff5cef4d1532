import { styled, ToggleButton, ToggleButtonGroup, useMediaQuery } from '@mui/material';
import { startTransition, useEffect, useState } from 'react';
import { afterPause } from '../lib/afterPause';
import type { FormData, FormPath } from '../tree';
import { DrawnPreview } from './DrawnPreview';
import type { PreviewWidth } from './page';
import { SitePreview } from './SitePreview';
import type { PreviewSource } from './source';
import { previewTexts } from './texts';

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
 * A form as its website might show it, beside the form that is edited: wide or as on a telephone, on the brand's own site where
 * there is one, or as the console draws it. It follows the form whenever typing pauses, and the focus; a click leads to the
 * field. Needs FormServicesProvider around it.
 */
export function PreviewPane({ source, only, title = previewTexts.title, current }: PreviewPaneProps) {
  const form = useSettledForm(source);
  const isPhone = useMediaQuery(NARROW_SCREEN, { noSsr: true });
  const [width, setWidth] = useRemembered('PREVIEW_WIDTH', isPhone ? PHONE_FIRST : WIDTH_NAMES);
  const [place, setPlace] = useRemembered('PREVIEW_PLACE', PLACES);
  const [visit, setVisit] = useState(0);
  // A site shows pages, and no block alone.
  const site = only === undefined ? source.site : undefined;
  return (
    <Pane aria-label={title}>
      <Tools>
        <Choice label={previewTexts.width} names={WIDTH_NAMES} textOf={textOf} chosen={width} choose={setWidth} />
        {site && <Choice label={previewTexts.place} names={PLACES} textOf={textOf} chosen={place} choose={setPlace} />}
      </Tools>
      {site && place === 'site' ? (
        <SitePreview
          key={`${site.url} ${visit}`}
          {...{ site, form, title, width, current }}
          goTo={source.goTo}
          leave={() => setPlace('drawn')}
          retry={() => setVisit(visit + 1)}
        />
      ) : (
        <DrawnPreview {...{ source, form, only, title, width, current }} />
      )}
    </Pane>
  );
}

const WIDTH_NAMES = ['desktop', 'mobile'] as const satisfies readonly PreviewWidth[];
/** A page as wide as a desktop cannot be read on a phone. */
const PHONE_FIRST = ['mobile', 'desktop'] as const satisfies readonly PreviewWidth[];
const PLACES = ['site', 'drawn'] as const;

function textOf(name: PreviewWidth | (typeof PLACES)[number]): string {
  return previewTexts[name];
}

/** The media query of a phone. */
export const NARROW_SCREEN = '(max-width: 599.95px)';

/** A choice that is remembered in this browser; the first one unless another was made. */
function useRemembered<Name extends string>(key: string, names: readonly [Name, ...Name[]]) {
  const [name, setName] = useState(() => names.find((known) => known === localStorage.getItem(key)) ?? names[0]);
  function choose(chosen: Name): void {
    localStorage.setItem(key, chosen);
    setName(chosen);
  }
  return [name, choose] as const;
}

interface ChoiceProps<Name extends string> {
  readonly label: string;
  readonly names: readonly Name[];
  readonly textOf: (name: Name) => string;
  readonly chosen: Name;
  readonly choose: (name: Name) => void;
}

function Choice<Name extends string>({ label, names, textOf, chosen, choose }: ChoiceProps<Name>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={chosen}
      onChange={(_event, name: Name | null) => name !== null && choose(name)}
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

/** The form as it was when typing last paused: a preview is never drawn in the frame of a key. */
function useSettledForm({ getForm, subscribe }: PreviewSource): FormData {
  const [form, setForm] = useState(getForm);
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const unsubscribe = subscribe(() => {
      callOff?.();
      callOff = afterPause(() => startTransition(() => setForm(getForm())));
    });
    return () => {
      unsubscribe();
      callOff?.();
    };
  }, [getForm, subscribe]);
  return form;
}

import { useEffect, useRef, useState, type RefObject } from 'react';
import { textOf } from '../../kinds';
import { useSibling } from '../shared/formView';
import { IconButton } from '../shared/Icon';
import { inputAttributes, type WidgetProps } from '../shared/widget';
import { pointOf } from './degrees';
import { LocatorMap } from './LocatorMap';
import { coordinatesTexts } from './texts';

/** Only digits and dots may be typed. */
const FORBIDDEN_CHARACTERS = /[^\d.\s]/;

/**
 * A latitude or a longitude. A locked field must be unlocked before typing; selecting a place fills it in any case.
 * Stored values are shown verbatim.
 */
export function CoordinatesWidget(props: WidgetProps<'coordinates'>) {
  const { id, path, settings, value, onChange, disabled, readOnly } = props;
  const { label, axis, locked = false, mapWith } = settings;
  const [isUnlocked, setIsUnlocked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, clearRefusal] = useInputFilter(input, FORBIDDEN_CHARACTERS);
  const text = textOf(value);
  const lockLabel = isUnlocked ? coordinatesTexts.lock({ label }) : coordinatesTexts.unlock({ label });
  const noteId = `${id}:refused`;

  return (
    <>
      <div className="f-with-action">
        <input
          ref={input}
          className="f-input f-number"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          placeholder={settings.placeholder}
          {...inputAttributes({ ...props, readOnly: readOnly || (locked && !isUnlocked) }, noteId)}
          onChange={(event) => onChange(event.target.value.replaceAll(/\s/g, '') || undefined)}
          onBlur={clearRefusal}
        />
        {locked && !readOnly && !disabled && (
          <IconButton
            label={lockLabel}
            icon={isUnlocked ? 'unlocked' : 'locked'}
            onClick={() => {
              setIsUnlocked(!isUnlocked);
              input.current?.focus();
            }}
          />
        )}
      </div>
      <div className="f-help" id={noteId} role="status">
        {isRefused && coordinatesTexts.refused}
      </div>
      {mapWith !== undefined && <CoordinatesMap {...{ path, axis, mapWith, value }} />}
    </>
  );
}

/** A map of this coordinate and its sibling. */
function CoordinatesMap(
  props: Pick<WidgetProps<'coordinates'>, 'path' | 'value'> &
    Required<Pick<WidgetProps<'coordinates'>['settings'], 'axis' | 'mapWith'>>,
) {
  const { path, value, axis, mapWith } = props;
  const other = useSibling(path, mapWith);
  const isLatitude = axis === 'latitude';
  return (
    <LocatorMap point={pointOf({ latitude: isLatitude ? value : other, longitude: isLatitude ? other : value })} />
  );
}

/**
 * Blocks characters in an input, typed or pasted. It uses a native listener because React does not report pastes in every
 * browser.
 * @param forbidden without the global flag
 * @returns whether the last input was blocked, and a function to reset that
 */
function useInputFilter(input: RefObject<HTMLInputElement | null>, forbidden: RegExp): readonly [boolean, () => void] {
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    const element = input.current;
    function check(event: InputEvent): void {
      const isForbidden = event.data !== null && forbidden.test(event.data);
      setIsRefused(isForbidden);
      if (isForbidden) event.preventDefault();
    }
    element?.addEventListener('beforeinput', check);
    return () => element?.removeEventListener('beforeinput', check);
  }, [input, forbidden]);
  return [isRefused, () => setIsRefused(false)];
}

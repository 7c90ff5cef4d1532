import { useEffect, useRef, useState, type RefObject } from 'react';
import { textOf } from '../../kinds';
import { useSibling } from '../shared/formView';
import { IconButton } from '../shared/Icon';
import { inputAttributes, type WidgetProps } from '../shared/widget';
import { pointOf } from './degrees';
import { LocatorMap } from './LocatorMap';
import { coordinatesTexts } from './texts';

/** What may not be typed into a coordinate: anything but digits and dots. */
const FORBIDDEN = /[^\d.\s]/;

/**
 * A latitude or a longitude. Where the field is locked, a person unlocks it first; a chosen place is written all the same.
 * What is stored is shown as it is.
 */
export function CoordinatesWidget(props: WidgetProps<'coordinates'>) {
  const { id, path, settings, value, onChange, disabled, readOnly } = props;
  const { label, axis, locked = false, mapWith } = settings;
  const [isUnlocked, setIsUnlocked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, forget] = useRefusals(input, FORBIDDEN);
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
          onBlur={forget}
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
      {mapWith !== undefined && <MapOfBoth {...{ path, axis, mapWith, value }} />}
    </>
  );
}

/** The map of this coordinate and the other one, which it follows. */
function MapOfBoth(
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
 * Keeps characters out of an input, typed or pasted. It listens by itself, because React does not tell of pastes in every
 * browser.
 * @param forbidden what may not come in; no global expression
 * @returns whether the last characters were kept out, and what forgets it
 */
function useRefusals(input: RefObject<HTMLInputElement | null>, forbidden: RegExp): readonly [boolean, () => void] {
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

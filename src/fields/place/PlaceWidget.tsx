import useAutocomplete from '@mui/material/useAutocomplete';
import { useCallback, useRef, useState } from 'react';
import { AXES, type Axis, type Position } from '../../definition';
import { textOf } from '../../kinds';
import { logError } from '../../lib/log';
import { MAX_SEARCH_LENGTH } from '../../lib/maxSearchLength';
import type { FormPath, FormValue } from '../../tree';
import { useFormView, useSibling } from '../shared/formView';
import { IconButton } from '../shared/Icon';
import { InputPopup, SuggestionList } from '../shared/InputPopup';
import { writeAt } from '../shared/path';
import { groupData } from '../shared/rjsf';
import { useFormServices } from '../shared/services';
import type { FoundPlace } from '../../lib/found';
import { useDelay } from '../shared/useDelay';
import { useLatest } from '../../hooks/useLatest';
import { useRequest } from '../../hooks/useRequest';
import { idList, type WidgetProps } from '../shared/widget';
import { placeTexts } from './texts';

/**
 * A place by name. Typed text is kept, whether it is found or not; selecting a suggestion also fills in the sibling coordinate
 * fields, and other text clears them.
 */
export function PlaceWidget(props: WidgetProps<'place'>) {
  const { id, path, settings, value, onChange, required, disabled, readOnly, invalid, describedBy } = props;
  const text = textOf(value);
  const search = usePlaceSearch();
  const { places } = search;
  const place = usePlaceName({ path, text, coordinates: settings.coordinates, onChange });
  const statusId = `${id}:search`;

  const combobox = useAutocomplete<FoundPlace, false, false, true>({
    id,
    options: [...places],
    value: null,
    inputValue: text,
    open: places.length > 0,
    freeSolo: true,
    disabled,
    readOnly,
    filterOptions: (options) => options,
    getOptionLabel: (place) => (typeof place === 'string' ? place : place.name),
    getOptionKey: (place) => (typeof place === 'string' ? place : place.id),
    onInputChange(_event, typed, reason) {
      if (reason !== 'input') return;
      place.type(typed);
      search.later(typed);
    },
    onChange(_event, chosen) {
      if (typeof chosen === 'string') search.now(chosen);
      else if (chosen) {
        search.stop();
        void place.choose(chosen);
      }
    },
    onClose: search.hide,
  });

  const inputProps = combobox.getInputProps();
  const status = place.isLocating ? placeTexts.locating : statusOf(search);
  const cleared = place.lostPosition && placeTexts.cleared({ place: place.lostPosition });

  return (
    // Leaving the field cancels the search: a late popup would cover the next input.
    <div className="f-place" onBlur={search.stop}>
      <div {...combobox.getRootProps()} className="f-with-action" ref={combobox.setAnchorEl}>
        <input
          {...inputProps}
          onFocus={(event) => {
            place.remember();
            inputProps.onFocus?.(event);
          }}
          className="f-input"
          type="text"
          autoCapitalize="words"
          placeholder={settings.placeholder}
          aria-required={required}
          aria-invalid={invalid}
          aria-describedby={idList(describedBy, statusId)}
          readOnly={readOnly}
        />
        {!readOnly && !disabled && (
          <IconButton
            label={placeTexts.searchNow({ label: settings.label })}
            icon="search"
            disabled={text.trim() === ''}
            onClick={() => {
              combobox.anchorEl?.querySelector('input')?.focus();
              search.now(text);
            }}
          />
        )}
      </div>
      {combobox.popupOpen && (
        <InputPopup anchor={combobox.anchorEl}>
          <SuggestionList
            {...combobox.getListboxProps()}
            aria-label={placeTexts.suggestions({ label: settings.label })}
          >
            {places.map((option, index) => {
              const { key, ...item } = combobox.getOptionProps({ option, index });
              return (
                <li key={key} {...item}>
                  {option.name}
                </li>
              );
            })}
          </SuggestionList>
        </InputPopup>
      )}
      <div className="f-help" id={statusId} role="status">
        {[cleared, status].filter(Boolean).join(' ')}
      </div>
    </div>
  );
}

function statusOf({ status, places }: Pick<PlaceSearch, 'status' | 'places'>): string | undefined {
  if (status === 'idle') return undefined;
  if (status !== 'found') return placeTexts[status];
  return places.length === 0 ? placeTexts.none : placeTexts.found({ count: places.length });
}

const NONE: readonly FoundPlace[] = [];

interface PlaceName {
  /** Remembers the text and its position; called when the input gets the focus. */
  readonly remember: () => void;
  /** Writes typed text. The position of the text before is cleared, and comes back with that text. */
  readonly type: (text: string) => void;
  /** Writes the name of a place at once, its position as soon as it is known. */
  readonly choose: (place: FoundPlace) => Promise<void>;
  readonly isLocating: boolean;
  /** The text whose position was cleared, while there is none. */
  readonly lostPosition: string | undefined;
}

/**
 * Writes the name of a place and, in one undo step, its position into the sibling fields (PROPL-011). A position is never left to a name
 * that it was not entered for.
 * @param field.coordinates the sibling fields for the position, if any
 */
function usePlaceName(field: {
  readonly path: FormPath;
  readonly text: string;
  readonly coordinates: Position | undefined;
  readonly onChange: (value: FormValue) => void;
}): PlaceName {
  const { path, text, coordinates } = field;
  const { locatePlace } = useFormServices();
  const { valueAt, write } = useFormView();
  const [isLocating, setIsLocating] = useState(false);
  const [remembered, setRemembered] = useState<RememberedPlace>({ text: '', position: {} });
  const latest = useLatest(field);
  const latestRequest = useRef(0);
  const current: PlacePosition = {
    latitude: useSibling(path, coordinates?.latitude),
    longitude: useSibling(path, coordinates?.longitude),
  };

  function rename(name: string): void {
    const position = name === remembered.text ? remembered.position : {};
    // A position entered before any text belongs to whatever is typed now.
    const keepsPosition = remembered.text === '' || AXES.every((axis) => position[axis] === current[axis]);
    if (keepsPosition) field.onChange(name || undefined);
    else writeWith(position, name || undefined);
  }

  /** Writes the position along with the name. */
  function writeWith(position: PlacePosition, name: FormValue): void {
    const { path, coordinates } = latest.current;
    if (!coordinates) return;
    const group = path.slice(0, -1);
    const located = AXES.reduce(
      (data, axis) => writeAt(data, [coordinates[axis]], position[axis]),
      groupData(valueAt(group)),
    );
    write(group, writeAt(located, path.slice(-1), name));
  }

  async function choose(place: FoundPlace): Promise<void> {
    const request = (latestRequest.current += 1);
    rename(place.name);
    if (!coordinates) return;
    setIsLocating(true);
    try {
      const found = await locatePlace(place.id);
      // The text may have changed in the meantime, or the row may have been removed.
      if (request !== latestRequest.current || valueAt(latest.current.path) !== place.name) return;
      const position = { latitude: degreesOf(found.latitude), longitude: degreesOf(found.longitude) };
      writeWith(position, place.name);
      setRemembered({ text: place.name, position });
    } catch (error) {
      logError('The position of a place could not be read.', error);
    } finally {
      if (request === latestRequest.current) setIsLocating(false);
    }
  }

  const hasLostPosition = text !== remembered.text && hasValue(remembered.position) && !hasValue(current);
  return {
    remember: () => setRemembered({ text, position: current }),
    type: rename,
    choose,
    isLocating,
    lostPosition: hasLostPosition ? remembered.text : undefined,
  };
}

type PlacePosition = { readonly [axis in Axis]?: FormValue };

interface RememberedPlace {
  readonly text: string;
  readonly position: PlacePosition;
}

function hasValue(position: PlacePosition): boolean {
  return AXES.some((axis) => textOf(position[axis]) !== '');
}

/** Decimal degrees without trailing zeros, to about a centimetre. */
function degreesOf(value: number): string {
  return value.toFixed(DECIMALS).replace(/\.?0+$/, '');
}

const DECIMALS = 7;

/** Debounce of the search, in milliseconds (PROPL-010, CONST-004). */
const SEARCH_DELAY = 4000;

/** The search for places. */
interface PlaceSearch {
  readonly status: 'idle' | 'waiting' | 'searching' | 'found';
  /** Empty unless some are found. */
  readonly places: readonly FoundPlace[];
  /** Searches after the debounce. */
  readonly later: (text: string) => void;
  /** Searches at once. */
  readonly now: (text: string) => void;
  /** Hides the results. */
  readonly hide: () => void;
  /** Cancels the search and hides the results. */
  readonly stop: () => void;
}

/** Searches places. Errors are only logged (ERR-008); stale responses are ignored. */
function usePlaceSearch(): PlaceSearch {
  const { searchPlaces } = useFormServices();
  const [request, setRequest] = useState<{ readonly text: string }>();
  const [isWaiting, setIsWaiting] = useState(false);
  const delay = useDelay(SEARCH_DELAY);
  const { result, isLoading, error } = useRequest({
    input: request,
    load: useCallback(({ text }: { readonly text: string }) => searchPlaces(text), [searchPlaces]),
    logMessage: 'Places could not be searched.',
  });
  const isFound = request !== undefined && !isLoading && error === undefined;

  function stop(): void {
    delay.stop();
    setIsWaiting(false);
    setRequest(undefined);
  }
  function start(text: string): void {
    setIsWaiting(false);
    setRequest({ text });
  }
  function begin(typed: string, work: (text: string) => void): void {
    // A pending search is for another text.
    stop();
    // The field may be longer than a query: longer texts are searched by their beginning.
    const text = typed.trim().slice(0, MAX_SEARCH_LENGTH);
    if (text !== '') work(text);
  }

  return {
    status: isWaiting ? 'waiting' : isLoading ? 'searching' : isFound ? 'found' : 'idle',
    places: isFound ? (result ?? NONE) : NONE,
    later: (typed) =>
      begin(typed, (text) => {
        setIsWaiting(true);
        delay.start(() => start(text));
      }),
    now: (typed) => begin(typed, start),
    hide: () => isFound && setRequest(undefined),
    stop,
  };
}

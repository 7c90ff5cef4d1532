import useAutocomplete from '@mui/material/useAutocomplete';
import { useMemo, useRef, useState } from 'react';
import { AXES, type Position } from '../../definition';
import { textOf } from '../../kinds';
import { logError } from '../../lib/log';
import { MAX_SEARCH_LENGTH } from '../../lib/maxSearchLength';
import type { FormPath, FormValue } from '../../tree';
import { useFormView } from '../shared/formView';
import { IconButton } from '../shared/Icon';
import { InputPopup, SuggestionList } from '../shared/InputPopup';
import { groupData } from '../shared/rjsf';
import { useFormServices, type FoundPlace } from '../shared/services';
import { useDelay } from '../shared/useDelay';
import { useLatest } from '../../hooks/useLatest';
import { idList, type WidgetProps } from '../shared/widget';
import { placeTexts } from './texts';

/**
 * A place by name. Typed text is kept, whether it is found or not; selecting a suggestion also fills in the sibling coordinate
 * fields.
 */
export function PlaceWidget(props: WidgetProps<'place'>) {
  const { id, path, settings, value, onChange, required, disabled, readOnly, invalid, describedBy } = props;
  const text = textOf(value);
  const [state, search] = usePlaceSearch();
  const { choose, isLocating } = usePlaceChoice({ path, coordinates: settings.coordinates, onChange });
  const places = state.status === 'found' ? state.places : NONE;
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
      onChange(typed || undefined);
      search.later(typed);
    },
    onChange(_event, chosen) {
      if (typeof chosen === 'string') search.now(chosen);
      else if (chosen) {
        search.stop();
        void choose(chosen);
      }
    },
    onClose: search.hide,
  });

  return (
    // Leaving the field cancels the search: a late popup would cover the next input.
    <div className="f-place" onBlur={search.stop}>
      <div {...combobox.getRootProps()} className="f-with-action" ref={combobox.setAnchorEl}>
        <input
          {...combobox.getInputProps()}
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
        {isLocating ? placeTexts.locating : statusOf(state)}
      </div>
    </div>
  );
}

function statusOf(state: PlaceSearchState): string | undefined {
  switch (state.status) {
    case 'idle':
      return undefined;
    case 'waiting':
      return placeTexts.waiting;
    case 'searching':
      return placeTexts.searching;
    case 'found':
      return state.places.length === 0 ? placeTexts.none : placeTexts.found({ count: state.places.length });
  }
}

const NONE: readonly FoundPlace[] = [];

interface PlaceChoice {
  /** Writes the name at once, the position as soon as it is known. */
  readonly choose: (place: FoundPlace) => Promise<void>;
  readonly isLocating: boolean;
}

/**
 * Writes a selected place: its name into the field and, in one undo step, its position into the sibling fields (PROPL-011).
 * @param field.coordinates the sibling fields for the position, if any
 */
function usePlaceChoice(field: {
  readonly path: FormPath;
  readonly coordinates: Position | undefined;
  readonly onChange: (value: FormValue) => void;
}): PlaceChoice {
  const { locatePlace } = useFormServices();
  const { valueAt, write } = useFormView();
  const [isLocating, setIsLocating] = useState(false);
  const latest = useLatest(field);
  const latestRequest = useRef(0);

  async function choose(place: FoundPlace): Promise<void> {
    const request = (latestRequest.current += 1);
    field.onChange(place.name);
    if (!field.coordinates) return;
    setIsLocating(true);
    try {
      const position = await locatePlace(place.id);
      const { path, coordinates } = latest.current;
      // The text may have changed in the meantime, or the row may have been removed.
      if (!coordinates || request !== latestRequest.current || valueAt(path) !== place.name) return;
      const group = path.slice(0, -1);
      const written = AXES.map((axis): [string, FormValue] => [coordinates[axis], degreesOf(position[axis])]);
      write(group, { ...groupData(valueAt(group)), ...Object.fromEntries(written) });
    } catch (error) {
      logError('The position of a place could not be read.', error);
    } finally {
      if (request === latestRequest.current) setIsLocating(false);
    }
  }

  return { choose, isLocating };
}

/** Decimal degrees without trailing zeros, to about a centimetre. */
function degreesOf(value: number): string {
  return value.toFixed(DECIMALS).replace(/\.?0+$/, '');
}

const DECIMALS = 7;

/** Debounce of the search, in milliseconds (PROPL-010, CONST-004). */
const SEARCH_DELAY = 4000;

type PlaceSearchState =
  | { readonly status: 'idle' | 'waiting' | 'searching' }
  | { readonly status: 'found'; readonly places: readonly FoundPlace[] };

/** All functions are stable. */
interface PlaceSearch {
  /** Searches after the debounce. */
  readonly later: (text: string) => void;
  /** Searches at once. */
  readonly now: (text: string) => void;
  /** Hides the results. */
  readonly hide: () => void;
  /** Cancels the search and hides the results. */
  readonly stop: () => void;
}

/** The search for places. Errors are only logged (ERR-008); stale responses are ignored. */
function usePlaceSearch(): readonly [PlaceSearchState, PlaceSearch] {
  const { searchPlaces } = useFormServices();
  const [state, setState] = useState<PlaceSearchState>(IDLE);
  const delay = useDelay(SEARCH_DELAY);
  const latestRequest = useRef(0);

  const search = useMemo((): PlaceSearch => {
    function stop(): void {
      delay.stop();
      latestRequest.current += 1;
      setState(IDLE);
    }
    async function run(text: string): Promise<void> {
      const request = latestRequest.current;
      setState({ status: 'searching' });
      let next: PlaceSearchState = IDLE;
      try {
        next = { status: 'found', places: await searchPlaces(text) };
      } catch (error) {
        logError('Places could not be searched.', error);
      }
      if (request === latestRequest.current) setState(next);
    }
    function begin(text: string, start: (query: string) => void): void {
      // A pending search is for another text.
      stop();
      // The field may be longer than a query: longer texts are searched by their beginning.
      const query = text.trim().slice(0, MAX_SEARCH_LENGTH);
      if (query !== '') start(query);
    }
    return {
      later: (text) =>
        begin(text, (query) => {
          setState({ status: 'waiting' });
          delay.start(() => void run(query));
        }),
      now: (text) => begin(text, (query) => void run(query)),
      hide: () => setState((before) => (before.status === 'found' ? IDLE : before)),
      stop,
    };
  }, [delay, searchPlaces]);

  return [state, search];
}

const IDLE: PlaceSearchState = { status: 'idle' };

import useAutocomplete from '@mui/material/useAutocomplete';
import { textOf } from '../../kinds';
import { Icon } from '../shared/Icon';
import { InputPopup } from '../shared/InputPopup';
import type { FoundPlace } from '../shared/services';
import { SuggestionList } from '../shared/SuggestionList';
import type { WidgetProps } from '../shared/widget';
import { placeTexts } from './texts';
import { usePlaceChoice } from './usePlaceChoice';
import { usePlaceSearch, type PlaceSearchState } from './usePlaceSearch';

/**
 * A place by its name. What is typed stays, whether it is found or not; a suggestion that is chosen fills the coordinates
 * beside it too.
 */
export function PlaceWidget(props: WidgetProps<'place'>) {
  const { id, path, settings, value, onChange, required, disabled, readOnly, invalid, describedBy } = props;
  const text = textOf(value);
  const [state, search] = usePlaceSearch();
  const { choose, isLocating } = usePlaceChoice({ path, coordinates: settings.coordinates, onChange });
  const places = state.status === 'found' ? state.places : NONE;
  const searchLabel = placeTexts.searchNow({ label: settings.label });
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
    <div className="f-place">
      <div {...combobox.getRootProps()} className="f-with-action" ref={combobox.setAnchorEl}>
        <input
          {...combobox.getInputProps()}
          className="f-input"
          type="text"
          autoCapitalize="words"
          placeholder={settings.placeholder}
          aria-required={required}
          aria-invalid={invalid}
          aria-describedby={[describedBy, statusId].filter(Boolean).join(' ')}
          readOnly={readOnly}
        />
        {!readOnly && !disabled && (
          <button
            type="button"
            className="f-icon-button"
            aria-label={searchLabel}
            title={searchLabel}
            disabled={text.trim() === ''}
            onClick={() => search.now(text)}
          >
            <Icon name="search" />
          </button>
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

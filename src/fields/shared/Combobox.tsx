import { Typography } from '@mui/material';
import useAutocomplete from '@mui/material/useAutocomplete';
import { MAX_SEARCH_LENGTH } from '../../lib/maxSearchLength';
import { optionTexts } from '../choice/texts';
import { Icon } from './Icon';
import { InputPopup, SuggestionList } from './InputPopup';
import { partIds, type WidgetProps } from './widget';
import './Select.css';

export interface PickOption {
  readonly value: string | number;
  readonly label: string;
}

interface ComboboxProps extends Pick<WidgetProps, 'id' | 'required' | 'disabled' | 'invalid' | 'describedBy'> {
  readonly options: readonly PickOption[];
  /** The selected option; `options` may include one that is no longer offered. */
  readonly picked: PickOption | undefined;
  readonly pick: (value: PickOption['value'] | undefined) => void;
  /** For inputs that accept any text: the current text and its handlers. */
  readonly free?: { readonly text: string; readonly type: (text: string) => void; readonly leave?: () => void };
  /** If a service searches the options: the handler of typed text, and a note below the results. */
  readonly search?: { readonly onSearch: (text: string) => void; readonly note: string | undefined } | undefined;
  readonly placeholder: string | undefined;
  /** Accessible name, if the label of the field is not enough. */
  readonly name?: string;
}

/** An input with a list of options: typing filters them, the arrow keys move through them, Enter selects one. */
export function Combobox(props: ComboboxProps) {
  const { id, options, picked, pick, free, search, placeholder, name, required, disabled, invalid, describedBy } =
    props;
  const combobox = useAutocomplete<PickOption, false, false, boolean>({
    id,
    options,
    value: picked ?? free?.text ?? null,
    ...(free ? { inputValue: free.text } : {}),
    ...(search ? { filterOptions: unfiltered } : {}),
    freeSolo: free !== undefined,
    disabled,
    openOnFocus: free === undefined,
    autoHighlight: free === undefined,
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.label),
    getOptionKey: (option) => (typeof option === 'string' ? option : option.value),
    isOptionEqualToValue: (option, value) => typeof value !== 'string' && option.value === value.value,
    onChange: (_event, option) => {
      if (typeof option !== 'string') pick(option?.value);
    },
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') free?.type(text);
      search?.onSearch(reason === 'input' ? text.trim() : '');
    },
  });
  const { onBlur, ...input } = combobox.getInputProps();
  const visible = combobox.groupedOptions as readonly PickOption[];
  return (
    <div {...combobox.getRootProps()} ref={combobox.setAnchorEl} className="f-combobox">
      <input
        {...input}
        className="f-input"
        type="text"
        placeholder={placeholder}
        maxLength={search && MAX_SEARCH_LENGTH}
        aria-label={name}
        aria-required={required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onBlur={(event) => {
          onBlur?.(event);
          free?.leave?.();
        }}
      />
      {free === undefined && <Icon name="down" />}
      {combobox.popupOpen && (visible.length > 0 || free === undefined) && (
        <InputPopup anchor={combobox.anchorEl}>
          {visible.length > 0 ? (
            <SuggestionList
              {...combobox.getListboxProps()}
              aria-label={name}
              aria-labelledby={name === undefined ? partIds(id).label : undefined}
            >
              {visible.map((option, index) => {
                const { key, ...item } = combobox.getOptionProps({ option, index });
                return (
                  <li key={key} {...item}>
                    {option.label}
                  </li>
                );
              })}
            </SuggestionList>
          ) : (
            <Typography variant="body2" role="status" sx={{ px: 1.75, py: 1 }}>
              {optionTexts.none}
            </Typography>
          )}
          {search?.note !== undefined && (
            <Typography variant="body2" role="status" sx={{ px: 1.75, py: 1, color: 'text.secondary' }}>
              {search.note}
            </Typography>
          )}
        </InputPopup>
      )}
    </div>
  );
}

/** The service has filtered already, perhaps by more than the label. */
function unfiltered(options: readonly PickOption[]): PickOption[] {
  return [...options];
}

import { useState } from 'react';
import type { ServedOptions } from '../../definition';
import { textOf } from '../../kinds';
import type { ServedOption } from '../../lib/options';
import type { FormPath, FormValue } from '../../tree';
import type { PickOption } from '../shared/Combobox';
import { useFormView } from '../shared/formView';
import { LoadFailure } from '../shared/LoadFailure';
import { groupData } from '../shared/rjsf';
import { useUnlistedOption, useServedOptions } from '../shared/useServedOptions';
import { idList, type WidgetProps } from '../shared/widget';
import { ChoiceInput } from './ChoiceInput';
import { ChoiceSummary } from './ChoiceSummary';
import { ManageOptions } from './OptionsDialog';
import { optionTexts } from './texts';

interface ServedChoiceProps extends WidgetProps<'choice'> {
  readonly served: ServedOptions;
}

/** Options from a service; until they are loaded, the input shows why there are none. */
export function ServedChoice({ served, ...props }: ServedChoiceProps) {
  const { id, path, value, describedBy, settings } = props;
  const { summaryOrElse, manage } = settings;
  const [text, setText] = useState('');
  /** The option selected here; a later search may not include it. */
  const [selectedHere, setSelectedHere] = useState<ServedOption>();
  const choose = useProposals(settings.fills, props);
  const state = useServedOptions(served, path, served.searched ? { text } : {});
  const chosenHere = selectedHere?.value === textOf(value) ? selectedHere : undefined;
  const { option: former, isLoading: isFinding } = useUnlistedOption(served, state, chosenHere ? '' : textOf(value));
  /** Stands in for the option of a value whose name is not known yet: the value itself may be an id. */
  const unnamed = (label: string): readonly PickOption[] =>
    settings.freeText || textOf(value) === '' ? [] : [{ value: textOf(value), label }];
  const noteId = `${id}:state`;
  const describedByNote = idList(noteId, describedBy);
  const failure = (retry: () => void) => (
    <LoadFailure inputId={id} id={noteId} text={served.loadError ?? optionTexts.failed} retry={retry} />
  );
  if (state.status === 'ready') {
    const listed = state.options.find((option) => option.value === textOf(value));
    const chosen = listed ?? chosenHere ?? former;
    const isMissing = chosen !== undefined && listed === undefined;
    const unlisted = isMissing ? [chosenHere ?? notOffered(chosen)] : isFinding ? unnamed(optionTexts.loading) : [];
    const note =
      state.options.length < state.total
        ? optionTexts.narrow({ shown: state.options.length, total: state.total })
        : undefined;
    return (
      <>
        <ChoiceInput
          {...props}
          settings={served.searched ? { ...settings, placeholder: optionTexts.search } : settings}
          onChange={(next) => {
            setSelectedHere(state.options.find((option) => option.value === next));
            choose(next, state.options);
          }}
          options={[...state.options, ...unlisted]}
          search={served.searched ? { onSearch: setText, note } : undefined}
          describedBy={state.isStale ? describedByNote : describedBy}
        />
        {state.isStale && failure(state.reload)}
        {summaryOrElse !== undefined && (
          <ChoiceSummary option={chosen} emptyText={summaryOrElse} parameters={parameterPaths(served, path)} />
        )}
        {manage && (
          <ManageOptions
            manage={manage}
            source={served.source}
            options={state.options}
            isLocked={props.readOnly || props.disabled}
            reload={state.reload}
            onAdded={(added) => {
              setSelectedHere(added);
              props.onChange(added.value);
            }}
            onRemoved={(removed) => {
              if (removed === textOf(value)) props.onChange(undefined);
            }}
          />
        )}
      </>
    );
  }
  const placeholder =
    state.status === 'waiting' ? optionTexts.first({ label: state.dependencyLabel }) : optionTexts.loading;
  const known = state.status === 'waiting' ? [] : unnamed(state.status === 'loading' ? placeholder : textOf(value));
  return (
    <>
      <ChoiceInput
        {...props}
        settings={{ ...settings, placeholder: state.status === 'failed' ? '' : placeholder }}
        options={former ? [former] : known}
        disabled
        describedBy={state.status === 'failed' ? describedByNote : describedBy}
      />
      {state.status === 'failed' && failure(state.retry)}
    </>
  );
}

/** Paths of the siblings that the options depend on, by parameter name. */
function parameterPaths({ by = {} }: ServedOptions, path: FormPath): Readonly<Record<string, FormPath>> {
  return Object.fromEntries(Object.entries(by).map(([name, key]) => [name, [...path.slice(0, -1), key]]));
}

function notOffered({ value, label, isStillValid }: ServedOption): PickOption {
  return { value, label: isStillValid ? label : optionTexts.notOffered({ label }) };
}

/** Writes a choice and, in the same undo step, its proposals for sibling fields; clearing a choice proposes nothing. */
type Choose = (value: FormValue, offered: readonly ServedOption[]) => void;

/**
 * Lets a choice fill in sibling fields (BAN-015).
 * @param fills keys of siblings by proposal name
 */
function useProposals(
  fills: Readonly<Record<string, string>> | undefined,
  { path, onChange }: { readonly path: FormPath; readonly onChange: (value: FormValue) => void },
): Choose {
  const { valueAt, write } = useFormView();
  return (value, offered) => {
    const { suggestions } = offered.find((option) => option.value === value) ?? {};
    if (fills === undefined || suggestions === undefined) {
      onChange(value);
      return;
    }
    const group = path.slice(0, -1);
    const filled = Object.entries(fills).map(([name, key]): [string, FormValue] => [key, suggestions[name]]);
    write(group, { ...groupData(valueAt(group)), [String(path.at(-1))]: value, ...Object.fromEntries(filled) });
  };
}

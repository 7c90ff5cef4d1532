import { useSyncExternalStore } from 'react';
import type { ServedOptions } from '../../definition';
import { optionTexts } from '../../lib/recordMessages';
import type { ServedOption } from '../../lib/options';
import type { FormPath } from '../../tree';
import type { PickOption } from '../shared/Combobox';
import { holds } from '../shared/conditions';
import { useFormView } from '../shared/formView';
import { groupData } from '../shared/rjsf';
import { useFormServices } from '../shared/services';
import { useFormerOption, useServedOptions } from '../shared/useServedOptions';
import { partIds, textOf, type WidgetProps } from '../shared/widget';
import { ChoiceInput } from './ChoiceInput';
import { ChoiceSummary } from './ChoiceSummary';
import { ManageOptions } from './ManageOptions';
import { useProposals } from './useProposals';

type ChoiceProps = WidgetProps<'choice'>;

/** One of several choices, of the definition or of a service. */
export function ChoiceWidget(props: ChoiceProps) {
  const { options, freeText = false } = props.settings;
  if (!options) return <OwnChoice {...props} />;
  return freeText ? <SuggestedText {...props} served={options} /> : <ServedChoice {...props} served={options} />;
}

/** Any text, with suggestions that a service gives: while there are none, the text can be given all the same (B-35). */
function SuggestedText({ served, ...props }: ChoiceProps & { readonly served: ServedOptions }) {
  const state = useServedOptions(served, props.path, { isAsked: !props.disabled });
  return <ChoiceInput {...props} options={state.status === 'ready' ? state.options : NONE} />;
}

const NONE: readonly PickOption[] = [];

/** Choices of the definition: those that the user may choose, and the one that is chosen already. */
function OwnChoice(props: ChoiceProps) {
  const { settings, value, path } = props;
  const { can } = useFormServices();
  const { valueAt, subscribe } = useFormView();
  // One text, so that a change of anything else renders nothing anew.
  const siblings = useSyncExternalStore(subscribe, () =>
    JSON.stringify(settings.choices.map(({ when }) => holds(when, groupData(valueAt(path.slice(0, -1)))))),
  );
  const isOffered = JSON.parse(siblings) as readonly boolean[];
  const offered = settings.choices.filter(
    ({ access, value: own }, index) => own === value || (isOffered[index] && (access === undefined || can(access))),
  );
  return <ChoiceInput {...props} options={offered} />;
}

/** Choices that a service gives: while there are none yet, the input says why. */
function ServedChoice({ served, ...props }: ChoiceProps & { readonly served: ServedOptions }) {
  const { id, path, value, describedBy, settings } = props;
  const { summaryOrElse } = settings;
  const choose = useProposals(settings.fills, props);
  const state = useServedOptions(served, path);
  const former = useFormerOption(served, state, textOf(value));
  if (state.status === 'ready') {
    const { manage } = settings;
    const chosen = former ?? state.options.find((option) => option.value === textOf(value));
    return (
      <>
        <ChoiceInput
          {...props}
          onChange={(next) => choose(next, state.options)}
          options={former ? [...state.options, notOffered(former)] : state.options}
        />
        {summaryOrElse !== undefined && (
          <ChoiceSummary option={chosen} orElse={summaryOrElse} parameters={placesOf(served, path)} />
        )}
        {manage && (
          <ManageOptions
            manage={manage}
            source={served.source}
            options={state.options}
            isLocked={props.readOnly || props.disabled}
            reload={state.reload}
            onAdded={props.onChange}
            onRemoved={(removed) => {
              if (removed === textOf(value)) props.onChange(undefined);
            }}
          />
        )}
      </>
    );
  }
  const noteId = `${id}:state`;
  const placeholder = state.status === 'waiting' ? optionTexts.first(state.first) : optionTexts.loading;
  const known = former ? [former] : [];
  return (
    <>
      <ChoiceInput
        {...props}
        settings={{ ...settings, placeholder: state.status === 'failed' ? '' : placeholder }}
        options={known}
        disabled
        describedBy={[state.status === 'failed' && noteId, describedBy].filter(Boolean).join(' ') || undefined}
      />
      {state.status === 'failed' && (
        <div className="f-error" id={noteId} role="alert">
          {served.loadError ?? optionTexts.failed}{' '}
          <button type="button" className="f-quiet" aria-describedby={partIds(id).label} onClick={state.retry}>
            {optionTexts.retry}
          </button>
        </div>
      )}
    </>
  );
}

/** The places of the fields beside a choice that hold what its choices depend on. */
function placesOf({ by = {} }: ServedOptions, path: FormPath): Readonly<Record<string, FormPath>> {
  return Object.fromEntries(Object.entries(by).map(([name, key]) => [name, [...path.slice(0, -1), key]]));
}

function notOffered({ value, label, isRight }: ServedOption): PickOption {
  return { value, label: isRight ? label : optionTexts.notOffered(label) };
}

import { useSyncExternalStore } from 'react';
import { isConditionMet, readerAt, type ServedOptions } from '../../definition';
import type { PickOption } from '../shared/Combobox';
import { useFormView } from '../shared/formView';
import { useFormServices } from '../shared/services';
import { useServedOptions } from '../shared/useServedOptions';
import type { WidgetProps } from '../shared/widget';
import { ChoiceInput } from './ChoiceInput';
import { ServedChoice } from './ServedChoice';

type ChoiceProps = WidgetProps<'choice'>;

/** One of several options, from the definition or from a service. */
export function ChoiceWidget(props: ChoiceProps) {
  const { options, freeText = false } = props.settings;
  if (!options) return <DefinedChoice {...props} />;
  return freeText ? <SuggestedText {...props} served={options} /> : <ServedChoice {...props} served={options} />;
}

/** Free text with suggestions from a service; it works without suggestions, too (B-35). */
function SuggestedText({ served, ...props }: ChoiceProps & { readonly served: ServedOptions }) {
  const state = useServedOptions(served, props.path, { isEnabled: !props.disabled });
  return <ChoiceInput {...props} options={state.status === 'ready' ? state.options : NONE} />;
}

const NONE: readonly PickOption[] = [];

/** Options of the definition: those that the user may select, and the one selected already. */
function DefinedChoice(props: ChoiceProps) {
  const { settings, value, path } = props;
  const { can } = useFormServices();
  const { conditions, valueAt, subscribe } = useFormView();
  const whens = conditions.get(settings)?.choices;
  // Serialized: the snapshot compares equal, and nothing re-renders, when other fields change.
  const conditionResults = useSyncExternalStore(subscribe, () => {
    const read = readerAt(path.slice(0, -1), valueAt);
    return JSON.stringify(settings.choices.map((_, index) => isConditionMet(whens?.[index], read)));
  });
  const isOffered = JSON.parse(conditionResults) as readonly boolean[];
  const offered = settings.choices.filter(
    ({ access, value: option }, index) =>
      option === value || (isOffered[index] && (access === undefined || can(access))),
  );
  return <ChoiceInput {...props} options={offered} />;
}

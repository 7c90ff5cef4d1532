import { useSyncExternalStore } from 'react';
import { holds, readerAt, type ServedOptions } from '../../definition';
import type { PickOption } from '../shared/Combobox';
import { useFormView } from '../shared/formView';
import { useFormServices } from '../shared/services';
import { useServedOptions } from '../shared/useServedOptions';
import type { WidgetProps } from '../shared/widget';
import { ChoiceInput } from './ChoiceInput';
import { ServedChoice } from './ServedChoice';

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
  const { conditions, valueAt, subscribe } = useFormView();
  const whens = conditions.get(settings)?.choices;
  // One text, so that a change of anything else renders nothing anew.
  const holding = useSyncExternalStore(subscribe, () => {
    const read = readerAt(path.slice(0, -1), valueAt);
    return JSON.stringify(settings.choices.map((_, index) => holds(whens?.[index], read)));
  });
  const isOffered = JSON.parse(holding) as readonly boolean[];
  const offered = settings.choices.filter(
    ({ access, value: own }, index) => own === value || (isOffered[index] && (access === undefined || can(access))),
  );
  return <ChoiceInput {...props} options={offered} />;
}

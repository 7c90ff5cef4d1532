import type { ServedOptions } from '../../definition';
import { optionTexts } from '../../lib/recordMessages';
import type { ServedOption } from '../../lib/options';
import type { PickOption } from '../shared/Combobox';
import { useFormerOption, useServedOptions } from '../shared/useServedOptions';
import { partIds, textOf, type WidgetProps } from '../shared/widget';
import { ChoiceInput } from './ChoiceInput';

type ChoiceProps = WidgetProps<'choice'>;

/** One of several choices, of the definition or of a service. */
export function ChoiceWidget(props: ChoiceProps) {
  const { options, choices } = props.settings;
  return options ? <ServedChoice {...props} served={options} /> : <ChoiceInput {...props} options={choices} />;
}

/** Choices that a service gives: while there are none yet, the input says why. */
function ServedChoice({ served, ...props }: ChoiceProps & { readonly served: ServedOptions }) {
  const { id, path, value, describedBy } = props;
  const state = useServedOptions(served, path);
  const former = useFormerOption(served, state, textOf(value));
  if (state.status === 'ready') {
    return <ChoiceInput {...props} options={former ? [...state.options, notOffered(former)] : state.options} />;
  }
  const noteId = `${id}:state`;
  const placeholder = state.status === 'waiting' ? optionTexts.first(state.first) : optionTexts.loading;
  const known = former ? [former] : [];
  return (
    <>
      <ChoiceInput
        {...props}
        settings={{ ...props.settings, placeholder: state.status === 'failed' ? '' : placeholder }}
        options={known}
        disabled
        describedBy={[state.status === 'failed' && noteId, describedBy].filter(Boolean).join(' ') || undefined}
      />
      {state.status === 'failed' && (
        <div className="f-error" id={noteId} role="alert">
          {optionTexts.failed}{' '}
          <button type="button" className="f-quiet" aria-describedby={partIds(id).label} onClick={state.retry}>
            {optionTexts.retry}
          </button>
        </div>
      )}
    </>
  );
}

function notOffered({ value, label, isRight }: ServedOption): PickOption {
  return { value, label: isRight ? label : optionTexts.notOffered(label) };
}

import { useEffect, useRef } from 'react';
import { selectedIds } from '../../kinds/codecs/idSet';
import { isGroup, type FormData } from '../../tree';
import { optionTexts } from '../choice/texts';
import { Combobox } from '../shared/Combobox';
import { useFormServices } from '../shared/services';
import { TagList } from '../shared/TagList';
import { groupAttributes, partIds, type WidgetProps } from '../shared/widget';
import { multiChoiceTexts } from './texts';
import '../radio/RadioWidget.css';
import './MultiChoiceWidget.css';

/** Up to this number of options, they are checkboxes; more are picked from a combobox. */
const MAX_CHECKBOXES = 12;

/** Several of the options of the definition. Stored values that are no longer options are shown and can be removed. */
export function MultiChoiceWidget(props: WidgetProps<'multiChoice'>) {
  const { settings, value, onChange } = props;
  const { can } = useFormServices();
  const latest = useRef<FormData>({});
  latest.current = isGroup(value) ? value : {};
  const chosen = new Set(selectedIds(value));
  const known = settings.choices.map((choice): ChoosableOption => {
    const id = String(choice.value);
    const isOpen = choice.access === undefined || can(choice.access);
    return { id, label: choice.label, isChosen: chosen.delete(id), isOpen };
  });
  const former = [...chosen].map((id): ChoosableOption => ({
    id,
    label: optionTexts.notOffered({ label: id }),
    isChosen: true,
    isOpen: false,
  }));
  const options = [...known.filter(({ isOpen, isChosen }) => isOpen || isChosen), ...former];

  function choose(id: string, isChosen: boolean): void {
    const { [id]: _former, ...others } = latest.current;
    // Keys are plain data, even `__proto__`.
    onChange(isChosen ? Object.fromEntries([...Object.entries(others), [id, true]]) : others);
  }
  const Picker = settings.choices.length > MAX_CHECKBOXES ? Chips : Checkboxes;
  return <Picker {...props} options={options} choose={choose} />;
}

function Checkboxes({ id, options, choose, disabled, readOnly, invalid, describedBy }: PickerProps) {
  return (
    <div className="f-choices" id={id} tabIndex={-1} {...groupAttributes({ id, invalid, describedBy })}>
      {options.map((option) => (
        <label key={option.id} className="f-choice">
          <input
            type="checkbox"
            checked={option.isChosen}
            disabled={disabled || readOnly}
            onChange={({ target }) => choose(option.id, target.checked)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

/** The selected options as chips, with a combobox to add more. */
function Chips({ options, choose, ...props }: PickerProps) {
  const { id, settings, disabled, readOnly } = props;
  const root = useRef<HTMLDivElement>(null);
  const chosen = options.filter(({ isChosen }) => isChosen);
  const offered = options.filter(({ isChosen, isOpen }) => isOpen && !isChosen);
  const isFull = settings.max !== undefined && chosen.length >= settings.max;

  const isChanged = useRef(false);
  useEffect(() => {
    if (!isChanged.current) return;
    isChanged.current = false;
    const [input, last] = ['input:enabled', 'li:last-child button'].map((selector) =>
      root.current?.querySelector<HTMLElement>(selector),
    );
    (input ?? last)?.focus();
  }, [chosen.length]);

  function change(option: string, isChosen: boolean): void {
    isChanged.current = true;
    choose(option, isChosen);
  }
  return (
    <div className="f-chosen" role="group" aria-labelledby={partIds(id).label} ref={root}>
      <TagList
        label={settings.label}
        tags={chosen.map(({ id: key, label }) => ({ key, label }))}
        nameOf={(tag) => multiChoiceTexts.remove({ label: tag })}
        remove={disabled || readOnly ? undefined : (index) => change(chosen[index]?.id ?? '', false)}
      />
      {!readOnly && (
        <Combobox
          // A picked option becomes a chip, and the input is reset.
          key={chosen.length}
          {...props}
          name={settings.label}
          options={offered.map(({ id: value, label }) => ({ value, label }))}
          picked={undefined}
          pick={(value) => {
            if (value !== undefined) change(String(value), true);
          }}
          disabled={disabled || isFull}
          placeholder={settings.placeholder ?? multiChoiceTexts.add}
        />
      )}
    </div>
  );
}

interface PickerProps extends WidgetProps<'multiChoice'> {
  readonly options: readonly ChoosableOption[];
  readonly choose: (id: string, isChosen: boolean) => void;
}

interface ChoosableOption {
  readonly id: string;
  readonly label: string;
  readonly isChosen: boolean;
  /** Whether the user may select it; a selected one can always be removed. */
  readonly isOpen: boolean;
}

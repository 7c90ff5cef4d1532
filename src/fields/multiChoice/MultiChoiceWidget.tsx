import { useEffect, useRef } from 'react';
import { tickedIds } from '../../kinds/codecs/idSet';
import { isGroup, type FormData } from '../../tree';
import { optionTexts } from '../choice/texts';
import { Combobox } from '../shared/Combobox';
import { useFormServices } from '../shared/services';
import { TagList } from '../shared/TagList';
import { groupAttributes, partIds, type WidgetProps } from '../shared/widget';
import { multiChoiceTexts } from './texts';
import '../radio/RadioWidget.css';
import './MultiChoiceWidget.css';

/** As many choices are ticked; more are picked from a list. */
const PICKED_FROM = 12;

/** Several of the choices of the definition. What is stored and no choice any more is shown, and can be taken away. */
export function MultiChoiceWidget(props: WidgetProps<'multiChoice'>) {
  const { settings, value, onChange } = props;
  const { can } = useFormServices();
  const latest = useRef<FormData>({});
  latest.current = isGroup(value) ? value : {};
  const chosen = new Set(tickedIds(value));
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
    // Entries are data, even one called `__proto__`.
    onChange(isChosen ? Object.fromEntries([...Object.entries(others), [id, true]]) : others);
  }
  const Choosing = settings.choices.length > PICKED_FROM ? ChosenChips : Ticks;
  return <Choosing {...props} options={options} choose={choose} />;
}

function Ticks({ id, options, choose, disabled, readOnly, invalid, describedBy }: ChoosingProps) {
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

/** What is chosen as chips, and an input to search for more. */
function ChosenChips({ options, choose, ...props }: ChoosingProps) {
  const { id, settings, disabled, readOnly } = props;
  const root = useRef<HTMLDivElement>(null);
  const chosen = options.filter(({ isChosen }) => isChosen);
  const offered = options.filter(({ isChosen, isOpen }) => isOpen && !isChosen);
  const isFull = settings.max !== undefined && chosen.length >= settings.max;

  const isChanged = useRef(false);
  useEffect(() => {
    if (!isChanged.current) return;
    isChanged.current = false;
    const [input, last] = ['input:enabled', 'li:last-child button'].map((sought) =>
      root.current?.querySelector<HTMLElement>(sought),
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
          // What was picked is a chip from then on: the input begins anew.
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

/** What a way of choosing several is given. */
interface ChoosingProps extends WidgetProps<'multiChoice'> {
  readonly options: readonly ChoosableOption[];
  readonly choose: (id: string, isChosen: boolean) => void;
}

/** A choice as the widget shows it. */
interface ChoosableOption {
  readonly id: string;
  readonly label: string;
  readonly isChosen: boolean;
  /** Whether the person may choose it; one that is chosen already can be taken away. */
  readonly isOpen: boolean;
}

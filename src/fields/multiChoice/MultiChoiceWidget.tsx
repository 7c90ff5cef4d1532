import { useRef } from 'react';
import { tickedIds } from '../../kinds/codecs/idSet';
import { isGroup, type FormData } from '../../tree';
import { optionTexts } from '../choice/texts';
import { useFormServices } from '../shared/services';
import { groupAttributes, type WidgetProps } from '../shared/widget';
import type { ChoosableOption, ChoosingProps } from './choosing';
import { ChosenChips } from './ChosenChips';
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
    <div className="f-ticks" id={id} tabIndex={-1} {...groupAttributes({ id, invalid, describedBy })}>
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

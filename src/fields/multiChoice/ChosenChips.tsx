import { useEffect, useRef } from 'react';
import { Combobox } from '../shared/Combobox';
import { Icon } from '../shared/Icon';
import { partIds } from '../shared/widget';
import type { ChoosingProps } from './choosing';
import { multiChoiceTexts } from './texts';

/** What is chosen as chips, and an input to search for more. */
export function ChosenChips({ options, choose, ...props }: ChoosingProps) {
  const { id, settings, disabled, readOnly } = props;
  const root = useRef<HTMLDivElement>(null);
  const isLocked = disabled || readOnly;
  const chosen = options.filter(({ isChosen }) => isChosen);
  const offered = options.filter(({ isChosen, isOpen }) => isOpen && !isChosen);
  const isFull = settings.max !== undefined && chosen.length >= settings.max;

  const isChanged = useRef(false);
  useEffect(() => {
    if (!isChanged.current) return;
    isChanged.current = false;
    root.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }, [chosen.length]);

  function change(option: string, isChosen: boolean): void {
    isChanged.current = true;
    choose(option, isChosen);
  }
  return (
    <div className="f-chosen" role="group" aria-labelledby={partIds(id).label} ref={root}>
      {chosen.length > 0 && (
        <ul className="f-tag-list" aria-label={settings.label}>
          {chosen.map((option) => (
            <li key={option.id} className="f-tag">
              {option.label}
              {!isLocked && (
                <button
                  type="button"
                  aria-label={multiChoiceTexts.remove({ label: option.label })}
                  title={multiChoiceTexts.remove({ label: option.label })}
                  onClick={() => change(option.id, false)}
                >
                  <Icon name="close" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
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

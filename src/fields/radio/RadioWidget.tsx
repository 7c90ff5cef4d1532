import { partIds, type WidgetProps } from '../shared/widget';
import './RadioWidget.css';

/** One of a few choices, all visible. */
export function RadioWidget(props: WidgetProps<'radio'>) {
  const { id, settings, value, onChange, required, disabled, readOnly, invalid, describedBy } = props;
  return (
    <div
      className="f-choices"
      role="radiogroup"
      aria-labelledby={partIds(id).label}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={required}
      aria-readonly={readOnly}
    >
      {settings.choices.map((choice, index) => (
        <label key={choice.value} className="f-choice">
          <input
            type="radio"
            id={index === 0 ? id : `${id}:${index}`}
            name={id}
            checked={value === choice.value}
            disabled={disabled || readOnly}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}

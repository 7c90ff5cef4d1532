import { idList, partIds, type WidgetProps } from '../shared/widget';
import './ToggleWidget.css';

/** A switch with a text for its state. */
export function ToggleWidget(props: WidgetProps<'toggle'>) {
  const { id, settings, value, onChange, disabled, readOnly, invalid, describedBy } = props;
  const isOn = value === true;
  const stateId = `${id}:state`;
  return (
    <label className="f-toggle">
      <input
        className="f-switch"
        type="checkbox"
        role="switch"
        id={id}
        checked={isOn}
        aria-labelledby={partIds(id).label}
        aria-invalid={invalid}
        aria-describedby={idList(stateId, describedBy)}
        disabled={disabled || readOnly}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span id={stateId}>{isOn ? settings.labels.on : settings.labels.off}</span>
    </label>
  );
}

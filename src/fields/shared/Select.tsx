import type { ComponentProps } from 'react';
import { Icon } from './Icon';
import './Select.css';

/** A select of the browser, drawn like the comboboxes beside it. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <div className="f-select">
      <select className="f-input" {...props} />
      <Icon name="down" />
    </div>
  );
}

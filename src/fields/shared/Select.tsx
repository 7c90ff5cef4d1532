import type { ComponentProps } from 'react';
import { Icon } from './Icon';
import './Select.css';

/** A native select, styled like the comboboxes. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <div className="f-select">
      <select className="f-input" {...props} />
      <Icon name="down" />
    </div>
  );
}

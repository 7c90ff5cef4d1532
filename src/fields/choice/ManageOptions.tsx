import { useState } from 'react';
import type { ManagedOptions, OptionSourceName } from '../../definition';
import type { ServedOption } from '../../lib/options';
import { useFormServices } from '../shared/services';
import { OptionsDialog } from './OptionsDialog';
import { manageTexts } from './texts';

interface ManageOptionsProps {
  readonly manage: ManagedOptions;
  readonly source: OptionSourceName;
  readonly options: readonly ServedOption[];
  /** Whether the field can only be read. */
  readonly isLocked: boolean;
  readonly reload: () => void;
  /** A choice was added: it is the one that was wanted. */
  readonly onAdded: (value: string) => void;
  readonly onRemoved: (value: string) => void;
}

/** The button below a choice that leads to its choices, for whoever may add, change and remove them (CAR-024). */
export function ManageOptions(props: ManageOptionsProps) {
  const { manage, source, options, isLocked, reload, onAdded, onRemoved } = props;
  const services = useFormServices();
  const [isOpen, setIsOpen] = useState(false);
  if (isLocked || !services.can(manage.access)) return null;
  return (
    <>
      <button type="button" className="f-quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {manageTexts.open({ plural: manage.plural })}
      </button>
      {isOpen && (
        <OptionsDialog
          manage={manage}
          source={services.options(source)}
          options={options}
          added={({ value }) => {
            reload();
            onAdded(value);
          }}
          changed={reload}
          removed={(value) => {
            reload();
            onRemoved(value);
          }}
          close={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { useListSection } from './formView';
import { settingsOf, type Props } from './rjsf';
import { SectionCard } from './SectionCard';
import { partIds } from './widget';
import './ListFrame.css';

interface ListFrameProps {
  readonly field: Pick<Props, 'fieldPathId' | 'uiSchema' | 'rawErrors'>;
  readonly note: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A list with its heading: its own card directly in a root group, otherwise a part of the enclosing card. */
export function ListFrame({ field, note, actions, children }: ListFrameProps) {
  const { label, help } = settingsOf(field.uiSchema);
  const ids = partIds(field.fieldPathId.$id);
  const section = useListSection(field.fieldPathId.path);
  const body = (
    <>
      {help !== undefined && <p className="f-help">{help}</p>}
      {children}
      {field.rawErrors && (
        <p className="f-error" id={ids.error}>
          {field.rawErrors.join(' ')}
        </p>
      )}
    </>
  );
  if (section) {
    return (
      <SectionCard section={section} note={note} actions={actions}>
        {body}
      </SectionCard>
    );
  }
  return (
    <div className="f-list" role="group" aria-labelledby={ids.label}>
      <div className="f-list-head">
        <span className="f-subheading" id={ids.label}>
          {label}
        </span>
        <span className="f-note">{note}</span>
        {actions !== undefined && <span className="f-card-actions">{actions}</span>}
      </div>
      {body}
    </div>
  );
}

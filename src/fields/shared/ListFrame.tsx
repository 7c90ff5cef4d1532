import type { ReactNode } from 'react';
import { useOwnSection } from './formView';
import { SectionCard } from './SectionCard';
import type { FormPath } from '../../tree';
import './ListFrame.css';

interface ListFrameProps {
  readonly id: string;
  readonly path: FormPath;
  readonly label: string;
  readonly help: string | undefined;
  readonly note: ReactNode;
  readonly actions?: ReactNode;
  /** A message about the list as a whole, such as too many items. */
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** A list with its heading: a card of its own where it stands in a root group, else a part of the card it is in. */
export function ListFrame({ id, path, label, help, note, actions, error, children }: ListFrameProps) {
  const section = useOwnSection(path);
  const body = (
    <>
      {help !== undefined && <p className="f-help">{help}</p>}
      {children}
      {error !== undefined && (
        <p className="f-error" id={`${id}:error`}>
          {error}
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
    <div className="f-list" role="group" aria-labelledby={`${id}:label`}>
      <div className="f-list-head">
        <span className="f-subheading" id={`${id}:label`}>
          {label}
        </span>
        <span className="f-note">{note}</span>
        {actions !== undefined && <span className="f-card-actions">{actions}</span>}
      </div>
      {body}
    </div>
  );
}

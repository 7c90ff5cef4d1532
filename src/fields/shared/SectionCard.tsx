import type { ReactNode } from 'react';
import type { FormSection } from './sections';
import './SectionCard.css';

interface SectionCardProps {
  readonly section: FormSection;
  /** Next to the title: the number of items, the accepted files. */
  readonly note?: ReactNode;
  /** At the end of the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function SectionCard({ section, note, actions, children }: SectionCardProps) {
  const name = section.groupLabel === undefined ? section.title : `${section.groupLabel} ${section.title}`;
  return (
    <section className="f-card" id={section.id} aria-label={name} tabIndex={-1}>
      <header className="f-card-head">
        <h2 className="f-card-title">
          {section.groupLabel !== undefined && <span className="f-over">{section.groupLabel} </span>}
          {section.title}
        </h2>
        {note !== undefined && <span className="f-note">{note}</span>}
        {actions !== undefined && <span className="f-card-actions">{actions}</span>}
      </header>
      {children}
    </section>
  );
}

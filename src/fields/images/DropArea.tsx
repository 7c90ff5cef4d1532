import type { InputHTMLAttributes } from 'react';
import { uploadTexts } from '../../lib/messages';
import { Icon } from '../shared/Icon';
import { acceptAttribute, acceptLabel, type FileLimits } from './fileRules';

interface DropAreaProps {
  /** Props of the hidden file input. */
  readonly input: InputHTMLAttributes<HTMLInputElement>;
  readonly open: () => void;
  readonly label: string;
  readonly limits: FileLimits;
  /** How many files there may be, once there are as many. */
  readonly full: number | undefined;
  readonly hintId: string;
}

/** Where pictures are dropped, pasted or chosen. Full, it stays and says so. */
export function DropArea({ input, open, label, limits, full, hintId }: DropAreaProps) {
  return (
    <div className="f-drop-cell">
      <input {...input} accept={acceptAttribute(limits)} />
      <button type="button" className="f-drop" disabled={full !== undefined} aria-describedby={hintId} onClick={open}>
        <Icon name="picture" />
        <span className="f-hidden">{uploadTexts.addTo(label)}</span> <span>{uploadTexts.drop}</span>{' '}
        <span>{uploadTexts.choose}</span>{' '}
        <span className="f-drop-hint" id={hintId} aria-hidden="true">
          {full === undefined ? acceptLabel(limits) : uploadTexts.maximum(full)}
        </span>
      </button>
    </div>
  );
}

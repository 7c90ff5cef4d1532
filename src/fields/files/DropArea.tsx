import { useId, type InputHTMLAttributes } from 'react';
import { Icon } from '../shared/Icon';
import { idList } from '../shared/widget';
import type { FileNoun } from '../../kinds';
import { acceptLabel, FILE_ICONS, type FileLimits } from './fileRules';
import './DropArea.css';

interface DropAreaProps {
  /** Id of the button, which takes the focus of the field. */
  readonly id: string;
  /** Props of the hidden file input. */
  readonly input: InputHTMLAttributes<HTMLInputElement>;
  readonly open: () => void;
  /** Visually hidden name of the button: 'Add to Images'. */
  readonly name: string;
  /** The two visible lines. */
  readonly lines: readonly [drop: string, choose: string];
  readonly noun: FileNoun;
  readonly limits: FileLimits;
  /** Why nothing can be added now; replaces the other texts and disables the button. */
  readonly disabledReason: string | undefined;
  /** Ids of further descriptions of the button: help and errors. */
  readonly describedBy?: string | undefined;
}

/** The area to drop, paste or choose files. When the field is full, it stays visible and says so. */
export function DropArea({ id, input, open, name, lines, noun, limits, disabledReason, describedBy }: DropAreaProps) {
  const hintId = useId();
  return (
    <div className="f-drop-cell">
      <input {...input} />
      <button
        type="button"
        className="f-drop"
        id={id}
        disabled={disabledReason !== undefined}
        aria-describedby={idList(hintId, describedBy)}
        onClick={open}
      >
        <Icon name={FILE_ICONS[noun]} />
        <span className="f-hidden">{name}</span>{' '}
        {disabledReason === undefined && lines.map((line) => <span key={line}>{line} </span>)}
        <span className="f-drop-hint" id={hintId} aria-hidden="true">
          {disabledReason ?? acceptLabel(limits)}
        </span>
      </button>
    </div>
  );
}

import { useId, type InputHTMLAttributes } from 'react';
import { Icon } from '../shared/Icon';
import { idList } from '../shared/widget';
import { acceptAttribute, acceptLabel, FILE_ICONS, type FileLimits, type FileNoun } from './fileRules';
import './DropArea.css';

interface DropAreaProps {
  /** The id of the button, where the focus goes that is meant for the field. */
  readonly id: string;
  /** Props of the hidden file input. */
  readonly input: InputHTMLAttributes<HTMLInputElement>;
  readonly open: () => void;
  /** What the button does, for those who do not see it: 'Add to Images'. */
  readonly name: string;
  /** The two lines that everybody sees. */
  readonly lines: readonly [drop: string, choose: string];
  readonly noun: FileNoun;
  readonly limits: FileLimits;
  /** Why nothing can be added now: it stands in the place of everything else. */
  readonly closed: string | undefined;
  /** Ids of further texts that explain the button: help and errors. */
  readonly describedBy?: string | undefined;
}

/** Where files are dropped, pasted or chosen. Full, it stays and says so. */
export function DropArea({ id, input, open, name, lines, noun, limits, closed, describedBy }: DropAreaProps) {
  const hintId = useId();
  return (
    <div className="f-drop-cell">
      <input {...input} accept={acceptAttribute(limits)} />
      <button
        type="button"
        className="f-drop"
        id={id}
        disabled={closed !== undefined}
        aria-describedby={idList(hintId, describedBy)}
        onClick={open}
      >
        <Icon name={FILE_ICONS[noun]} />
        <span className="f-hidden">{name}</span>{' '}
        {closed === undefined && lines.map((line) => <span key={line}>{line} </span>)}
        <span className="f-drop-hint" id={hintId} aria-hidden="true">
          {closed ?? acceptLabel(limits)}
        </span>
      </button>
    </div>
  );
}

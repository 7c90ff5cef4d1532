import { IconButton } from '../shared/Icon';
import './Refusals.css';
import { uploadTexts } from './texts';

/** A file that was not taken, and why. */
export interface FileRefusal {
  readonly name: string;
  readonly message: string;
}

interface RefusalsProps {
  readonly refusals: readonly FileRefusal[];
  readonly dismiss: () => void;
}

/** The files that were not taken; said aloud, and gone when dismissed or when others are chosen. */
export function Refusals({ refusals, dismiss }: RefusalsProps) {
  return (
    <div role="alert">
      {refusals.length > 0 && (
        <div className="f-refusals">
          <ul>
            {refusals.map(({ name, message }, index) => (
              <li key={index}>
                <b>{name}</b> <span>{message}</span>
              </li>
            ))}
          </ul>
          <IconButton label={uploadTexts.dismiss} icon="close" onClick={dismiss} />
        </div>
      )}
    </div>
  );
}

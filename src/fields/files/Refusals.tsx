import { IconButton } from '../shared/Icon';
import './Refusals.css';
import { uploadTexts } from './texts';

/** A rejected file and the reason. */
export interface FileRefusal {
  readonly name: string;
  readonly message: string;
}

interface RefusalsProps {
  readonly refusals: readonly FileRefusal[];
  readonly dismiss: () => void;
}

/** The rejected files; announced, and cleared when dismissed or when other files are chosen. */
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

import { optionTexts } from '../choice/texts';
import { partIds } from './widget';

/** What could not be loaded for a field, with a button to retry. The button disappears then; the focus moves on to the input. */
export function LoadFailure(props: {
  /** Id of the field's input. */
  readonly inputId: string;
  /** Id of the element itself, where it describes the input. */
  readonly id?: string;
  readonly text: string;
  readonly retry: () => void;
}) {
  const { inputId, id, text, retry } = props;
  return (
    <div className="f-error" id={id} role="alert">
      {text}{' '}
      <button
        type="button"
        className="f-quiet"
        aria-describedby={partIds(inputId).label}
        onClick={() => {
          retry();
          document.getElementById(inputId)?.focus();
        }}
      >
        {optionTexts.retry}
      </button>
    </div>
  );
}

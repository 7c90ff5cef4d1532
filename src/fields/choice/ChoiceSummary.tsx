import { shownText } from '../../kinds';
import type { ServedOption, SummaryLine } from '../../lib/options';
import type { FormPath } from '../../tree';
import { useFormView } from '../shared/formView';
import { Icon } from '../shared/Icon';
import { useFormServices } from '../shared/services';
import './ChoiceSummary.css';

/** The width in CSS pixels at which the picture is shown. */
const PICTURE_WIDTH = 160;

interface ChoiceSummaryProps {
  readonly option: ServedOption | undefined;
  readonly orElse: string;
  /** The places of the fields that hold the parameters of the choices, by their names. */
  readonly parameters: Readonly<Record<string, FormPath>>;
}

/** What is known of a choice, or that there is none (BAN-011, A-40). */
export function ChoiceSummary({ option, orElse, parameters }: ChoiceSummaryProps) {
  const { fileUrl } = useFormServices();
  const { fieldAt } = useFormView();
  const shown = ({ text, of }: SummaryLine) => {
    const place = of === undefined ? undefined : parameters[of];
    const field = place && fieldAt(place);
    return (field && shownText(field, text)) ?? text;
  };
  const { summary } = option ?? {};
  if (!summary) {
    return (
      <p className="f-note f-choice-none">
        <Icon name="warning" /> {orElse}
      </p>
    );
  }
  return (
    <div className="f-choice-summary">
      {summary.picture !== undefined && <img src={fileUrl(summary.picture, PICTURE_WIDTH)} alt="" />}
      <dl>
        {summary.lines.map((line) => (
          <div key={line.name}>
            <dt>{line.name}</dt>
            <dd>{shown(line)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

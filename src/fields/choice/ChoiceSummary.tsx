import { displayText } from '../../kinds';
import type { ServedOption, SummaryLine } from '../../lib/options';
import type { FormPath } from '../../tree';
import { useFormView } from '../shared/formView';
import { Icon } from '../shared/Icon';
import { useFormServices } from '../shared/services';
import './ChoiceSummary.css';

/** Display width of the picture in CSS pixels. */
const PICTURE_WIDTH = 160;

interface ChoiceSummaryProps {
  readonly option: ServedOption | undefined;
  readonly emptyText: string;
  /** Paths of the fields that hold the parameters of the options, by parameter name. */
  readonly parameters: Readonly<Record<string, FormPath>>;
}

/** Details of the selected option, or a note that nothing is known of it (BAN-011, A-40). */
export function ChoiceSummary({ option, emptyText, parameters }: ChoiceSummaryProps) {
  const { fileUrl } = useFormServices();
  const { fieldAt } = useFormView();
  const lineText = ({ text, parameter }: SummaryLine) => {
    const path = parameter === undefined ? undefined : parameters[parameter];
    const { field } = path ? fieldAt(path) : {};
    return (field && displayText(field, text)) ?? text;
  };
  const { summary } = option ?? {};
  if (!summary) {
    return (
      <p className="f-note f-choice-none">
        <Icon name="warning" /> {emptyText}
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
            <dd>{lineText(line)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import type { ServedOption } from '../../lib/options';
import { Icon } from '../shared/Icon';
import { useFormServices } from '../shared/services';

/** The width in CSS pixels at which the picture is shown. */
const PICTURE_WIDTH = 160;

/** What is known of a choice, or that there is none (BAN-011, A-40). */
export function ChoiceSummary({
  option,
  orElse,
}: {
  readonly option: ServedOption | undefined;
  readonly orElse: string;
}) {
  const { fileUrl } = useFormServices();
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
        {summary.lines.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

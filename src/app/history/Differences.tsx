import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PlacedFields } from '../../definition';
import {
  ChangedWords,
  changedFormatting,
  describeValue,
  differences,
  FormSurface,
  isText,
  LONG_TEXT,
  partText,
  type Difference,
} from '../../form';
import type { FormData } from '../../tree';
import { historyTexts } from './texts';
import './Differences.css';

/** The differences of two forms, by field label, with both values and the changed words marked. */
export function Differences(props: {
  readonly fields: PlacedFields;
  readonly before: FormData;
  readonly after: FormData;
}): ReactNode {
  const found = differences(props.fields, props);
  if (found.length === 0) return <Typography role="status">{historyTexts.same}</Typography>;
  return (
    <FormSurface>
      <ul className="differences" aria-label={historyTexts.differences}>
        {found.map((difference) => (
          <li key={`${difference.kind} ${difference.labels.join('\n')}`}>
            <Typography sx={{ fontWeight: 600 }}>{headOf(difference)}</Typography>
            <Sides difference={difference} />
          </li>
        ))}
      </ul>
    </FormSurface>
  );
}

/** Both values; nothing for a moved row (its heading suffices), and only the formatting if the words are the same. */
function Sides({ difference }: { readonly difference: Difference }): ReactNode {
  const { kind, field } = difference;
  if (kind === 'moved') return null;
  const before = describeValue(difference.before, field);
  const after = describeValue(difference.after, field);
  const formats = changedFormatting(difference);
  const formatting = formats.length > 0 && (
    <Typography className="difference-formatting">
      {historyTexts.formatting({ formats: formats.join(', ') })}
    </Typography>
  );
  if (before === after && formatting) return formatting;
  const isCompared = kind === 'changed' && isText(difference.before) && isText(difference.after);
  return (
    <>
      <dl className="difference-sides" data-long={Math.max(before.length, after.length) > LONG_TEXT || undefined}>
        {kind !== 'added' && (
          <div>
            <dt>{historyTexts.before}</dt>
            <dd>{isCompared ? <ChangedWords text={before} other={after} as="del" /> : before}</dd>
          </div>
        )}
        {kind !== 'removed' && (
          <div>
            <dt>{historyTexts.after}</dt>
            <dd>{isCompared ? <ChangedWords text={after} other={before} as="ins" /> : after}</dd>
          </div>
        )}
      </dl>
      {formatting}
    </>
  );
}

function headOf({ kind, labels, after }: Difference): string {
  const what = kind === 'moved' ? historyTexts.movedTo({ place: Number(after) }) : historyTexts.kinds[kind];
  return [partText(labels), what].filter(Boolean).join(': ');
}

import type { ServedOption } from '../../lib/options';
import type { FormPath, FormValue } from '../../tree';
import { useFormView } from '../shared/formView';
import { groupData } from '../shared/rjsf';

/** Writes a choice, and in one step what it proposes for the fields beside it; a choice that is taken away proposes nothing. */
type Choose = (value: FormValue, offered: readonly ServedOption[]) => void;

/**
 * Lets a choice fill the fields beside it (BAN-015).
 * @param fills keys of siblings by the names of proposals
 */
export function useProposals(
  fills: Readonly<Record<string, string>> | undefined,
  { path, onChange }: { readonly path: FormPath; readonly onChange: (value: FormValue) => void },
): Choose {
  const { valueAt, write } = useFormView();
  return (value, offered) => {
    const { proposals } = offered.find((option) => option.value === value) ?? {};
    if (fills === undefined || proposals === undefined) {
      onChange(value);
      return;
    }
    const group = path.slice(0, -1);
    const filled = Object.entries(fills).map(([name, key]): [string, FormValue] => [key, proposals[name]]);
    write(group, { ...groupData(valueAt(group)), [String(path.at(-1))]: value, ...Object.fromEntries(filled) });
  };
}

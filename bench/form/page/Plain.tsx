import type { FormValue } from '../../../src/tree';

/** The lower bound: one uncontrolled input for each value, and nothing else. */
export function Plain({ value, path }: { readonly value: FormValue; readonly path: readonly (string | number)[] }) {
  if (typeof value === 'object' && value !== null) {
    const entries = Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(value).filter(([key]) => !HIDDEN.has(key));
    return entries.map(([key, part]) => <Plain key={key} value={part as FormValue} path={[...path, key]} />);
  }
  const id = ['form', ...path].join('.');
  return (
    <p>
      <label htmlFor={id}>{path.at(-1)}</label>
      <input id={id} defaultValue={String(value)} />
    </p>
  );
}

const HIDDEN: ReadonlySet<string> = new Set(['$id', 'type']);

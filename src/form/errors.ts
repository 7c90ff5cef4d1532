import type { ErrorSchema } from '@rjsf/utils';
import type { FormPath, FormValue, Problem } from '../tree';
import { startsWith } from '../fields/shared/path';
import type { FormSection } from '../fields/shared/sections';

/** Converts problems to the format that RJSF passes to fields: nested by path, with messages under `__errors`. */
export function errorSchemaOf(problems: readonly Problem[]): ErrorSchema<FormValue> {
  const root: Branch = { children: new Map(), messages: [] };
  for (const { path, message } of problems) branchAt(root, path).messages.push(message);
  return asSchema(root);
}

/** The problems inside one card. */
export function problemsIn(section: FormSection, problems: readonly Problem[]): readonly Problem[] {
  const { kind, path, keys } = section;
  if (kind === 'list') return problems.filter((problem) => startsWith(problem.path, path));
  return problems.filter((problem) => keys.some((key) => startsWith(problem.path, [...path, key])));
}

interface Branch {
  readonly children: Map<string | number, Branch>;
  readonly messages: string[];
}

function branchAt(root: Branch, path: FormPath): Branch {
  let branch = root;
  for (const key of path) {
    const child = branch.children.get(key) ?? { children: new Map(), messages: [] };
    branch.children.set(key, child);
    branch = child;
  }
  return branch;
}

function asSchema({ children, messages }: Branch): object {
  const below = [...children].map(([key, child]) => [key, asSchema(child)] as const);
  return Object.fromEntries([...(messages.length > 0 ? [['__errors', messages] as const] : []), ...below]);
}

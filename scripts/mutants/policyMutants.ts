import ts from 'typescript';
import type { Mutant } from './mutant';
import { keyOf, literalAt, parse, removal, rewrite, type Edit, type Source } from './syntax';

/** The guards of the services (server/content/access.ts). */
const GUARD = /^(require\w+Access|requireStaff|requireKnownPlace|mayUseRecords)$/;
/** The action that replaces each one. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  read: 'update',
  create: 'read',
  update: 'read',
  delete: 'read',
};

/**
 * The mutants of the access rules: a guard left out, another action required, a line of the policy missing.
 * @param source the policy tables of the services and of the definitions, and the operations that are guarded
 */
export function policyMutants(source: Source): readonly Mutant[] {
  const isTable = source.file.endsWith('policyTable.ts');
  const isOfDefinitions = source.file.startsWith('schemas/');
  const found: Mutant[] = [];
  visit(parse(source));
  return found;

  function add(edit: Edit, change: string, subject = ''): void {
    found.push({ class: 'policy', file: source.file, ...edit, change, subject });
  }

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isExpressionStatement(node) && guardOf(node.expression)) {
      const edit = { start: node.getStart(), end: node.getEnd(), replacement: ';' };
      add(edit, `without ${node.getText().replaceAll(/\s+/g, ' ')}`);
    }
    if (ts.isStringLiteral(node) && isAction(node)) {
      const other = REPLACEMENTS[node.text] ?? '';
      add(rewrite(node, other), `${owner(node)}: '${node.text}' becomes '${other}'`, owner(node));
    }
    if (isTable && ts.isPropertyAssignment(node) && ts.isArrayLiteralExpression(node.initializer)) {
      const { elements } = node.initializer;
      if (elements.length > 1) {
        elements.forEach((item, index) => {
          add(removal(elements, index), `${literalAt(item) ?? ''} left out of ${keyOf(item)}`, keyOf(item));
        });
      }
    }
    if (isOfDefinitions && ts.isObjectLiteralExpression(node)) {
      node.properties.forEach((property, index) => {
        if (ts.isSpreadAssignment(property))
          add(removal(node.properties, index), `without ${property.getText().replaceAll(/\s+/g, ' ')}`);
      });
    }
    ts.forEachChild(node, visit);
  }

  /** An action in a line of the table, or one that a guard requires. */
  function isAction(node: ts.StringLiteral): boolean {
    if (!(node.text in REPLACEMENTS) || !ts.findAncestor(node, ts.isArrayLiteralExpression)) return false;
    return isTable ? ts.isArrayLiteralExpression(node.parent) : ts.findAncestor(node, guardOf) !== undefined;
  }

  function owner(node: ts.Node): string {
    const guard = ts.findAncestor(node, guardOf);
    if (!guard) return keyOf(node);
    const named = ts.findAncestor(node, (parent) => ts.isFunctionLike(parent) && parent.name !== undefined);
    return named && ts.isFunctionLike(named) ? (named.name?.getText() ?? '') : '';
  }
}

function guardOf(node: ts.Node): boolean {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && GUARD.test(node.expression.text);
}

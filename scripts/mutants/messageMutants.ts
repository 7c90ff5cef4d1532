import ts from 'typescript';
import type { Mutant } from './mutant';
import { changedText, keyOf, parse, rewrite, type Edit, type Source } from './syntax';

/** In characters; shorter pieces between the values of a sentence mean nothing by themselves. */
const MIN_PIECE_LENGTH = 4;

/** The name of a table is not visible; other locales refer to it, which `npm run locales -- --check` verifies. */
function isNameOfTable({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) && ts.isIdentifier(parent.expression) && parent.expression.text === 'defineTexts';
}

/**
 * The mutants of a table of texts: each text, and each longer piece of a text with values.
 * @param source a module that exports objects of texts
 */
export function messageMutants(source: Source): readonly Mutant[] {
  const found: Mutant[] = [];
  for (const statement of parse(source).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    statement.declarationList.declarations.forEach(({ initializer }) => initializer && visit(initializer));
  }
  return found;

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node)) return;
    const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (ts.isStringLiteralLike(node) && !isKey && !isNameOfTable(node) && !ts.isBinaryExpression(node.parent))
      add(node, node.text, rewrite(node, changedText(node.text)));
    if (ts.isTemplateExpression(node)) {
      for (const part of [node.head, ...node.templateSpans.map(({ literal }) => literal)]) {
        const start = part.getStart() + 1;
        if (part.text.trim().length < MIN_PIECE_LENGTH) continue;
        add(node, part.text.trim(), { start, end: start + part.text.length, replacement: changedText(part.text) });
      }
    }
    ts.forEachChild(node, visit);
  }

  function add(node: ts.Node, subject: string, edit: Edit): void {
    if (!/[A-Za-z]{2}/.test(subject)) return;
    const change = `${keyOf(node)} '${subject}' becomes '${edit.replacement.replace(/^['"]|['"]$/g, '')}'`;
    found.push({ class: 'message', file: source.file, ...edit, change, subject });
  }
}

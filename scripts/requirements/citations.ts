import ts from 'typescript';

/** The name of a test, a step of a test or a story, and the ids that it cites. */
export interface Citation {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly name: string;
  readonly ids: readonly string[];
}

const TEST_FUNCTIONS = new Set(['it', 'test']);
const BRACKETS = /\[([^[\]]+)\]/g;
const ID = /^[A-Z]+(?:-[A-Z]+)*-\d+$/;

/**
 * The names of tests, their steps and stories in a source that cite at least one id, like `it('[UPL-014, UPL-015] shows …')`.
 * Only names count: an id in a comment, a variable or a describe block proves nothing.
 * @param source the text of a TypeScript file
 */
export function findCitations({ file, source }: { readonly file: string; readonly source: string }): Citation[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, { languageVersion: ts.ScriptTarget.Latest }, true, kind);
  const readName = file.includes('.stories.') ? storyName : testName;
  const found: Citation[] = [];
  function visit(node: ts.Node): void {
    const name = readName(node);
    const ids = name === undefined ? [] : citedIds(name);
    if (name !== undefined && ids.length > 0) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      found.push({ file, line, name, ids });
    }
    ts.forEachChild(node, visit);
  }
  visit(tree);
  return found;
}

/** The ids in the brackets of a name; brackets that hold anything else are plain text. */
export function citedIds(name: string): string[] {
  return [...name.matchAll(BRACKETS)].flatMap(([, inside = '']) => {
    const parts = inside.split(',').map((part) => part.trim());
    return parts.every((part) => ID.test(part)) ? parts : [];
  });
}

/** `it('name', …)`, `test('name', …)`, `it.each(table)('name', …)`, `test.step('name', …)`, but not `test.describe` or `it.skip`. */
function testName(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !node.arguments[0]) return undefined;
  const { expression } = node;
  const isPlain = ts.isIdentifier(expression) && TEST_FUNCTIONS.has(expression.text);
  return isPlain || isMember(expression, ['step']) || isTable(expression) ? literalText(node.arguments[0]) : undefined;
}

function isTable(expression: ts.Expression): boolean {
  const called = ts.isCallExpression(expression)
    ? expression.expression
    : ts.isTaggedTemplateExpression(expression)
      ? expression.tag
      : undefined;
  return called !== undefined && isMember(called, ['each', 'for']);
}

/** `test.name`, for one of the names. */
function isMember(expression: ts.Expression, names: readonly string[]): boolean {
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const { expression: owner, name } = expression;
  return ts.isIdentifier(owner) && TEST_FUNCTIONS.has(owner.text) && names.includes(name.text);
}

/** `name: '…'` of a story. */
function storyName(node: ts.Node): string | undefined {
  if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name) || node.name.text !== 'name') return undefined;
  return literalText(node.initializer);
}

/** The static text of a name: that of a literal, or of a template without its values. */
function literalText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…');
}

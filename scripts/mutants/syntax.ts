import ts from 'typescript';

/** The text of a file of the project. */
export interface Source {
  /** Path from the root of the project. */
  readonly file: string;
  readonly text: string;
}

/** A range of a file and its replacement. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** The syntax tree of TypeScript or JSON. */
export function parse({ file, text }: Source): ts.SourceFile {
  const kind = file.endsWith('.json') ? ts.ScriptKind.JSON : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

/**
 * The name of a value by its position: the key of its property, the constant that holds it, or the function it is passed to. Items of a
 * list take the name of the list.
 */
export function keyOf(node: ts.Node): string {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.name === node ? '' : nameOf(parent.name);
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent)) return parent.name.getText();
  if (ts.isCallExpression(parent))
    return parent.expression === node ? keyOf(parent) : `${parent.expression.getText()}()`;
  if (ts.isReturnStatement(parent)) return functionName(parent);
  return ts.isExpression(parent) ? keyOf(parent) : '';
}

function functionName(node: ts.Node): string {
  const owner = ts.findAncestor(node, ts.isFunctionDeclaration);
  return owner?.name?.text ?? '';
}

/** The name of a property of an object; for `...call(…)`, the spread expression. */
export function propertyName(property: ts.ObjectLiteralElementLike): string {
  if (ts.isSpreadAssignment(property)) return `...${property.expression.getText()}`;
  return nameOf(property.name);
}

function nameOf(name: ts.PropertyName | undefined): string {
  if (name === undefined) return '';
  return ts.isStringLiteralLike(name) || ts.isIdentifier(name) ? name.text : name.getText();
}

/** The literal text or number of a property or of a list item; undefined if it is neither. */
export function literalAt(node: ts.Node): string | undefined {
  const value = ts.isPropertyAssignment(node) ? node.initializer : node;
  return ts.isStringLiteralLike(value) || ts.isNumericLiteral(value) ? value.text : undefined;
}

/** Removes one of several siblings, and the comma that separates it from the others. */
export function removal(siblings: ts.NodeArray<ts.Node>, index: number): Edit {
  const [previous, node, next] = [siblings[index - 1], siblings[index], siblings[index + 1]];
  if (!node) throw new RangeError(`Expected one of ${siblings.length} siblings, got ${index}.`);
  if (next) return { start: node.getStart(), end: next.getStart(), replacement: '' };
  // An only sibling is removed with its trailing comma; after the last of several it may stay.
  if (!previous) return { start: node.getStart(), end: siblings.end, replacement: '' };
  return { start: previous.getEnd(), end: node.getEnd(), replacement: '' };
}

/** Swaps two neighbours. */
export function swap(first: ts.Node, second: ts.Node): Edit {
  const text = first.getSourceFile().text;
  const between = text.slice(first.getEnd(), second.getStart());
  return { start: first.getStart(), end: second.getEnd(), replacement: second.getText() + between + first.getText() };
}

/** Replaces a text or number, keeping the kind of quotes. */
export function rewrite(node: ts.StringLiteralLike | ts.NumericLiteral, value: string): Edit {
  const written = ts.isNumericLiteral(node) ? value : quote(node.getText().charAt(0), value);
  return { start: node.getStart(), end: node.getEnd(), replacement: written };
}

function quote(mark: string, value: string): string {
  if (mark === '"') return JSON.stringify(value);
  return mark + value.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`) + mark;
}

/** Drops a final full stop, exclamation or question mark; otherwise changes the last letter or digit. */
export function changedText(text: string): string {
  if (/[.!?]$/.test(text)) return text.slice(0, -1);
  return text.replace(/[a-zA-Z0-9](?=[^a-zA-Z0-9]*$)/, (last) => {
    const other = last.toLowerCase() === 'x' ? 'q' : 'x';
    return last === last.toUpperCase() && /[A-Z]/.test(last) ? other.toUpperCase() : other;
  });
}

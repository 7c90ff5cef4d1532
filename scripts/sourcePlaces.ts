import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parse } from './mutants/syntax';

/** A place in the sources of the project. */
export interface SourcePlace {
  /** From the project's folder, with slashes. */
  readonly file: string;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
}

/** The kinds of definitions, by the function that declares them. */
const KIND_BY_FUNCTION: Readonly<Record<string, 'editor' | 'area' | 'brand'>> = {
  defineEditor: 'editor',
  defineArea: 'area',
  defineBrand: 'brand',
};

/** A definition in the sources. */
interface Declaration {
  readonly kind: 'editor' | 'area' | 'brand';
  readonly name: string;
  readonly file: string;
  readonly node: ts.Expression;
}

/** The sources of the definitions of a project. */
export interface DefinitionSources {
  /** Files that do not parse, with the place of the first error. */
  readonly unreadable: readonly (SourcePlace & { readonly reason: string })[];
  /**
   * Where a setting of a definition is written; if it is missing, the innermost part that should hold it.
   * @param of the definition; among several with the same name, the one in the folder
   * @returns undefined if no file declares the name
   */
  readonly find: (
    of: { readonly kind: 'editor' | 'area' | 'brand'; readonly name: string; readonly folder?: string | undefined },
    keys: readonly string[],
  ) => SourcePlace | undefined;
}

/**
 * Parses the definitions of a project, to find where their settings are written.
 * @param root the project's folder; its definitions are below `schemas/`
 */
export function readDefinitionSources(root: string): DefinitionSources {
  const files = new Map<string, ts.SourceFile>();
  const sourceOf = (file: string) => {
    const cached = files.get(file);
    if (cached) return cached;
    const text = readFileSync(path.join(root, file), 'utf8');
    const source = parse({ file, text });
    files.set(file, source);
    return source;
  };
  const names = readdirSync(path.join(root, 'schemas'), { recursive: true, encoding: 'utf8' })
    .map((name) => `schemas/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(ts|json)$/.test(name))
    .toSorted();
  const declarations = names.flatMap((file) => declarationsIn(sourceOf(file)));
  const reader: Reader = { root, sourceOf };
  return {
    unreadable: names.flatMap((file) => syntaxErrorsOf(sourceOf(file))),
    find({ kind, name, folder }, keys) {
      const named = declarations.filter((one) => one.kind === kind && one.name === name);
      const declared =
        named.find(({ file }) => folder !== undefined && file.startsWith(`schemas/${folder}/`)) ?? named.at(-1);
      return declared && placeOf(nodeAt(reader, declared.node, keys));
    },
  };
}

interface Reader {
  readonly root: string;
  readonly sourceOf: (file: string) => ts.SourceFile;
}

function syntaxErrorsOf(source: ts.SourceFile): readonly (SourcePlace & { readonly reason: string })[] {
  // The parser stores them on the file, but its types omit them.
  const { parseDiagnostics = [] } = source as { readonly parseDiagnostics?: readonly ts.DiagnosticWithLocation[] };
  return parseDiagnostics.slice(0, 1).map(({ start, messageText }) => ({
    ...placeAt(source, start),
    reason: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}

function declarationsIn(source: ts.SourceFile): readonly Declaration[] {
  if (source.fileName.endsWith('.json')) {
    const expression = (source as ts.JsonSourceFile).statements[0]?.expression;
    const name = expression && textOf(propertyOf(expression, 'name'));
    return expression && name !== undefined ? [{ kind: 'editor', name, file: source.fileName, node: expression }] : [];
  }
  const found: Declaration[] = [];
  const visit = (node: ts.Node): void => {
    const [argument] = ts.isCallExpression(node) ? node.arguments : [];
    const kind = ts.isCallExpression(node) ? KIND_BY_FUNCTION[node.expression.getText(source)] : undefined;
    const name = argument && textOf(propertyOf(argument, 'name'));
    if (kind && argument && name !== undefined) found.push({ kind, name, file: source.fileName, node: argument });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function textOf(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}

function propertyOf(node: ts.Node, key: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find((one) => one.name !== undefined && nameOf(one.name) === key);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : '';
}

/** The deepest node that keys lead to. */
function nodeAt(reader: Reader, start: ts.Expression, keys: readonly string[]): ts.Node {
  let place: ts.Node = start;
  let value = start;
  for (const key of keys) {
    const step: Step | undefined = stepInto(reader, value, key);
    if (!step) break;
    place = step.place;
    value = step.value;
  }
  return place;
}

interface Step {
  /** The node to report: the name of the setting, or the item of a list. */
  readonly place: ts.Node;
  readonly value: ts.Expression;
}

function stepInto(reader: Reader, value: ts.Expression, key: string): Step | undefined {
  const inner = resolved(reader, value);
  if (inner && ts.isArrayLiteralExpression(inner)) {
    const item = inner.elements[Number(key)];
    return item && !inner.elements.slice(0, Number(key) + 1).some(ts.isSpreadElement)
      ? { place: item, value: item }
      : undefined;
  }
  if (!inner || !ts.isObjectLiteralExpression(inner)) return undefined;
  for (const property of inner.properties.toReversed()) {
    if (ts.isSpreadAssignment(property)) {
      const step = stepInto(reader, property.expression, key);
      if (step) return step;
    } else if (nameOf(property.name) === key) {
      if (ts.isPropertyAssignment(property)) return { place: property.name, value: property.initializer };
      if (ts.isShorthandPropertyAssignment(property)) return { place: property.name, value: property.name };
    }
  }
  return undefined;
}

/** Resolves an expression to an object or list literal: that of a constant or that a function returns, in any file. */
function resolved(reader: Reader, expression: ts.Expression): ts.Expression | undefined {
  if (
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isParenthesizedExpression(expression)
  ) {
    return resolved(reader, expression.expression);
  }
  if (ts.isCallExpression(expression)) {
    const [first] = expression.arguments;
    if (first && KIND_BY_FUNCTION[expression.expression.getText()]) return resolved(reader, first);
    const called = ts.isIdentifier(expression.expression) ? declarationOf(reader, expression.expression) : undefined;
    return called && returnedBy(reader, called);
  }
  if (ts.isPropertyAccessExpression(expression)) {
    const step = stepInto(reader, expression.expression, expression.name.text);
    return step && resolved(reader, step.value);
  }
  if (!ts.isIdentifier(expression)) return expression;
  const declared = declarationOf(reader, expression);
  return declared && ts.isVariableDeclaration(declared) && declared.initializer
    ? resolved(reader, declared.initializer)
    : undefined;
}

type ValueDeclaration = ts.VariableDeclaration | ts.FunctionDeclaration;

function returnedBy(reader: Reader, declared: ValueDeclaration): ts.Expression | undefined {
  const callee = ts.isFunctionDeclaration(declared) ? declared : declared.initializer;
  if (!callee || !(ts.isFunctionDeclaration(callee) || ts.isArrowFunction(callee)) || !callee.body) return undefined;
  if (!ts.isBlock(callee.body)) return resolved(reader, callee.body);
  const last = callee.body.statements.find(ts.isReturnStatement)?.expression;
  return last && resolved(reader, last);
}

/** The declaration of a top-level name, in its file or in the one that it is imported from. */
function declarationOf(reader: Reader, node: ts.Identifier): ValueDeclaration | undefined {
  const source = sourceFileOf(node);
  const here = declarationIn(source, node.text);
  if (here) return here;
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const imported = importedName(statement, node.text);
    const file = imported === undefined ? undefined : fileOf(reader, source, statement);
    if (imported !== undefined && file !== undefined) return declarationIn(reader.sourceOf(file), imported);
  }
  return undefined;
}

function sourceFileOf(node: ts.Node): ts.SourceFile {
  let inner = node;
  while (!ts.isSourceFile(inner)) inner = inner.parent;
  return inner;
}

function importedName({ importClause }: ts.ImportDeclaration, name: string): string | undefined {
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return undefined;
  const found = bindings.elements.find((one) => one.name.text === name);
  return found && (found.propertyName ?? found.name).text;
}

function fileOf(
  { root }: Reader,
  source: ts.SourceFile,
  { moduleSpecifier }: ts.ImportDeclaration,
): string | undefined {
  const from = textOf(moduleSpecifier);
  if (from === undefined || !from.startsWith('.')) return undefined;
  const base = path.posix.join(path.posix.dirname(source.fileName), from);
  return [`${base}.ts`, `${base}/index.ts`, base].find(
    (file) => existsSync(path.join(root, file)) && file.endsWith('.ts'),
  );
}

function declarationIn(source: ts.SourceFile, name: string): ValueDeclaration | undefined {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    const declarations = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
    const found = declarations.find((one) => ts.isIdentifier(one.name) && one.name.text === name);
    if (found) return found;
  }
  return undefined;
}

function placeOf(node: ts.Node): SourcePlace {
  const source = sourceFileOf(node);
  return placeAt(source, node.getStart(source));
}

function placeAt(source: ts.SourceFile, start: number): SourcePlace {
  const { line, character } = source.getLineAndCharacterOfPosition(start);
  return { file: source.fileName, line: line + 1, column: character + 1 };
}

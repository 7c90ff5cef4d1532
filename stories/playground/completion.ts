import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState, TransactionSpec } from '@codemirror/state';
import { fragments } from '../../schemas/fragments';
import { schemaOfFiles, type JsonSchemaPart } from '../../src/definition/fileSchema';
import { LANGUAGE_SCHEMAS } from '../../src/definition/languageSchemas';

const EDITOR: JsonSchemaPart = schemaOfFiles(LANGUAGE_SCHEMAS.editor, fragments);
const AREA: JsonSchemaPart = schemaOfFiles(LANGUAGE_SCHEMAS.area, fragments);

/** One step from an object or a list to a value in it. */
interface Step {
  /** A key, or ITEM. */
  readonly key: string;
  /** The object or list that is there. */
  readonly node: SyntaxNode;
}

type SyntaxNode = ReturnType<typeof syntaxTree>['topNode'];

const OBJECTS: ReadonlySet<string> = new Set(['Object', 'ObjectExpression']);
const LISTS: ReadonlySet<string> = new Set(['Array', 'ArrayExpression']);

/** The longest that parsing may delay a completion. */
const MAX_PARSE_MILLISECONDS = 1_000;

/** Completes settings and values from the JSON Schema of the language, in JSON and in TypeScript. */
export function completeDefinition(context: CompletionContext): CompletionResult | null {
  const { state, pos, explicit } = context;
  const word = context.matchBefore(/[$\w-]*$/);
  if (!word || (word.from === word.to && !explicit)) return null;
  // The editor parses ahead while it is idle, and on a busy machine may not have got this far.
  const tree = ensureSyntaxTree(state, state.doc.length, MAX_PARSE_MILLISECONDS) ?? syntaxTree(state);
  const node = tree.resolveInner(pos, -1);
  const property = nearest(node, (one) => one.name === 'Property');
  const object = nearest(node, (one) => OBJECTS.has(one.name));
  if (!object) return null;
  const isValue = property && isInside(property, object) && pos > valueStart(state, property);
  const { root, schemas } = schemasAt(state, object);
  const options = isValue
    ? valuesOf(
        schemas
          .flatMap((schema) => partOf(schema, keyOf(state, property)))
          .flatMap((part) => resolve(part, { root, facts: {} })),
      )
    : settingsOf({ root, schemas }, new Set(keysIn(state, object)), isJson(state));
  const quote = isJson(state) ? '"' : "'";
  return {
    from: word.from,
    options: options.map(({ apply, ...option }) => ({
      ...option,
      apply: (view, _completion, ...[from, to]) => {
        const text = typeof apply === 'string' ? apply : quote + option.label + quote;
        view.dispatch({ ...insertion(view.state, { text, from, to }), userEvent: 'input.complete' });
      },
    })),
    validFor: /^[$\w-]*$/,
  };
}

interface Insertion {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Quotes, and the colon behind a key, may be there already. */
function insertion(state: EditorState, { text, from, to }: Insertion): TransactionSpec {
  const isQuote = (at: number) => /^["']$/.test(state.sliceDoc(at, at + 1));
  const start = isQuote(from - 1) ? from - 1 : from;
  const end = start < from && isQuote(to) ? to + 1 : to;
  const insert = state.sliceDoc(end, end + 1) === ':' ? text.replace(/: $/, '') : text;
  return { changes: { from: start, to: end, insert }, selection: { anchor: start + insert.length } };
}

function nearest(from: SyntaxNode | null, matches: (node: SyntaxNode) => boolean): SyntaxNode | undefined {
  for (let node = from; node; node = node.parent) if (matches(node)) return node;
  return undefined;
}

function isInside(inner: SyntaxNode, outer: SyntaxNode): boolean {
  return inner.from >= outer.from && inner.to <= outer.to;
}

function isJson(state: EditorState): boolean {
  return syntaxTree(state).topNode.name === 'JsonText';
}

/** Where the value of a property may begin: behind its colon. */
function valueStart(state: EditorState, property: SyntaxNode): number {
  const name = property.firstChild;
  const colon = state.sliceDoc(name?.to ?? property.from, property.to).indexOf(':');
  return colon < 0 ? Infinity : (name?.to ?? property.from) + colon;
}

function keyOf(state: EditorState, property: SyntaxNode): string {
  const name = property.firstChild;
  return name ? unquoted(state.sliceDoc(name.from, name.to)) : '';
}

function unquoted(text: string): string {
  return text.replaceAll(/^["']|["']$/g, '');
}

function propertiesOf(object: SyntaxNode): readonly SyntaxNode[] {
  return object.getChildren('Property');
}

function keysIn(state: EditorState, object: SyntaxNode): readonly string[] {
  return propertiesOf(object).map((property) => keyOf(state, property));
}

/** The outermost object, and the steps from it to an inner one. */
function pathTo(
  state: EditorState,
  innermost: SyntaxNode,
): { readonly root: SyntaxNode; readonly steps: readonly Step[] } {
  const steps: Step[] = [];
  let root = innermost;
  for (let node: SyntaxNode = innermost; node.parent; node = node.parent) {
    const { parent } = node;
    if (parent.name === 'Property') steps.unshift({ key: keyOf(state, parent), node });
    else if (LISTS.has(parent.name)) steps.unshift({ key: ITEM, node });
    if (OBJECTS.has(node.name)) root = node;
  }
  return { root, steps };
}

const ITEM = '[]';

interface Schemas {
  readonly root: JsonSchemaPart;
  readonly schemas: readonly JsonSchemaPart[];
}

/** The schemas of an object: several where the language has alternatives. */
function schemasAt(state: EditorState, object: SyntaxNode): Schemas {
  const path = pathTo(state, object);
  const [first, second] = path.steps;
  if (first?.key === 'area') return walk(state, { schema: AREA, start: first.node, steps: path.steps.slice(1) });
  if (first?.key === 'editors' && second) {
    return walk(state, { schema: EDITOR, start: second.node, steps: path.steps.slice(2) });
  }
  const isArea = keysIn(state, path.root).includes('store');
  return walk(state, { schema: isArea ? AREA : EDITOR, start: path.root, steps: path.steps });
}

interface Walk {
  readonly schema: JsonSchemaPart;
  readonly start: SyntaxNode;
  readonly steps: readonly Step[];
}

function walk(state: EditorState, { schema: root, start, steps }: Walk): Schemas {
  let schemas = resolve(root, { root, facts: factsOf(state, start) });
  for (const { key, node } of steps) {
    const facts = factsOf(state, node);
    schemas = schemas
      .flatMap((schema) => (key === ITEM ? itemsOf(schema) : partOf(schema, key)))
      .flatMap((part) => resolve(part, { root, facts }));
  }
  return { root, schemas };
}

/** The texts of an object, by key: they determine which alternative it is. */
function factsOf(state: EditorState, object: SyntaxNode): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    propertiesOf(object).map((property): [string, unknown] => {
      const value = property.lastChild;
      if (value && OBJECTS.has(value.name)) return [keyOf(state, property), factsOf(state, value)];
      return [keyOf(state, property), value ? unquoted(state.sliceDoc(value.from, value.to)) : ''];
    }),
  );
}

interface ResolveContext {
  /** The schema that references point into. */
  readonly root: JsonSchemaPart;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Resolves the references, conditions and alternatives of a schema: all parts that may apply, given the facts. */
function resolve(part: JsonSchemaPart, context: ResolveContext): readonly JsonSchemaPart[] {
  const {
    $ref,
    if: condition,
    then,
    else: otherwise,
    anyOf = [],
    allOf = [],
    ...rest
  } = part as JsonSchemaPart & Branches;
  const { root, facts } = context;
  if ($ref !== undefined) return resolve(root.definitions?.[nameOf($ref)] ?? {}, context);
  const branch = condition === undefined ? undefined : matchesFacts(condition, facts) ? then : otherwise;
  return [rest, ...[...(branch ? [branch] : []), ...anyOf, ...allOf].flatMap((one) => resolve(one, context))];
}

/** References are URIs, in which characters such as `<` are encoded. */
function nameOf($ref: string): string {
  return decodeURIComponent($ref.replace('#/definitions/', ''));
}

interface Branches {
  readonly $ref?: string;
  readonly if?: JsonSchemaPart;
  readonly then?: JsonSchemaPart;
  readonly else?: JsonSchemaPart;
  readonly anyOf?: readonly JsonSchemaPart[];
  readonly allOf?: readonly JsonSchemaPart[];
}

function matchesFacts(
  { required = [], properties = {} }: JsonSchemaPart,
  facts: Readonly<Record<string, unknown>>,
): boolean {
  const hasRequired = (required as readonly string[]).every((key) => key in facts);
  return (
    hasRequired &&
    Object.entries(properties as Readonly<Record<string, JsonSchemaPart>>).every(([key, schema]) => {
      const fact = facts[key];
      if (typeof fact === 'object' && fact !== null) return matchesFacts(schema, fact as typeof facts);
      return schema['const'] === undefined || schema['const'] === fact;
    })
  );
}

function partOf({ properties, additionalProperties }: JsonSchemaPart, key: string): readonly JsonSchemaPart[] {
  const named = { ...(properties as Readonly<Record<string, JsonSchemaPart>> | undefined) };
  const schema = named[key] ?? additionalProperties;
  return typeof schema === 'object' && schema !== null ? [schema as JsonSchemaPart] : [];
}

function itemsOf({ items }: JsonSchemaPart): readonly JsonSchemaPart[] {
  return typeof items === 'object' && items !== null ? ([items].flat() as readonly JsonSchemaPart[]) : [];
}

function settingsOf({ root, schemas }: Schemas, present: ReadonlySet<string>, inJson: boolean): readonly Completion[] {
  const found = new Map<string, Completion>();
  for (const schema of schemas) {
    const { properties = {}, required = [] } = schema as {
      properties?: Readonly<Record<string, JsonSchemaPart>>;
      required?: readonly string[];
    };
    for (const [label, setting] of Object.entries(properties)) {
      if (present.has(label) || found.has(label)) continue;
      const { description: info } = { ...resolve(setting, { root, facts: {} })[0], ...setting };
      found.set(label, {
        label,
        type: 'property',
        apply: inJson ? `"${label}": ` : `${/^\w+$/.test(label) ? label : `'${label}'`}: `,
        boost: required.includes(label) ? 1 : 0,
        ...(typeof info === 'string' && { info }),
      });
    }
  }
  return [...found.values()];
}

function valuesOf(schemas: readonly JsonSchemaPart[]): readonly Completion[] {
  const values = schemas.flatMap((schema): readonly Completion[] => {
    const info = typeof schema['description'] === 'string' ? { info: schema['description'] } : {};
    const listed = [
      ...((schema['enum'] as readonly unknown[] | undefined) ?? []),
      ...('const' in schema ? [schema['const']] : []),
    ];
    if (schema.type === 'boolean')
      return ['true', 'false'].map((label) => ({ label, apply: label, type: 'keyword', ...info }));
    return listed.map((value) =>
      typeof value === 'string'
        ? { label: value, type: 'enum', ...info }
        : { label: String(value), apply: String(value), type: 'enum', ...info },
    );
  });
  return values.filter(({ label }, index) => values.findIndex((other) => other.label === label) === index);
}

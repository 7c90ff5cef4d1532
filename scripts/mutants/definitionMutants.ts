import ts from 'typescript';
import type { Mutant, MutantClass } from './mutant';
import {
  changedText,
  keyOf,
  literalAt,
  parse,
  propertyName,
  removal,
  rewrite,
  swap,
  type Edit,
  type Source,
} from './syntax';

/** Settings with visible texts. */
const TEXTS = new Set([
  ...[
    'label',
    'title',
    'heading',
    'searchLabel',
    'addLabel',
    'itemLabel',
    'noun',
    'help',
    'description',
    'placeholder',
  ],
  ...['created', 'saved', 'failed', 'done', 'question', 'loadError', 'noAccess', 'missing', 'message', 'add', 'change'],
  ...['required', 'askBeforeRemoval', 'summaryOrElse', 'on', 'off', 'active', 'inactive'],
]);

/** Settings that name where a value is stored, or what a service calls it. */
const NAMES = new Set([
  ...['stored', 'field', 'container', 'collection', 'in', 'each', 'at', 'tag', 'slug', 'newName', 'value', 'key', 'by'],
  ...[
    'name',
    'excerpt',
    'sentAs',
    'slugPrefix',
    'category',
    'removes',
    'firstSave',
    'from',
    'sites',
    'dt',
    'ut',
    'v',
    'fa',
  ],
]);

/** Settings that make up an address. */
const ADDRESSES = new Set(['path', 'page', 'uploadTo', 'redirectOfBrandStaff']);

/** Settings that add behaviour to a form or a list, or restrict its values. */
const RULES = new Set([
  ...[
    'positive',
    'atMost',
    'laterThan',
    'maxLength',
    'max',
    'maxMegabytes',
    'keyEndings',
    'accept',
    'pattern',
    'uniqueBy',
  ],
  ...['lockedOnceStored', 'lockedWhile', 'readOnly', 'hidden', 'locked', 'enabledWhen', 'visibleWhen', 'when', 'under'],
  ...[
    'clearWhenHidden',
    'clearedBy',
    'default',
    'linked',
    'fills',
    'coordinates',
    'belongsTo',
    'itemAccess',
    'keepsLast',
  ],
  ...[
    'altText',
    'altTextStarred',
    'altTextOnceStored',
    'digitsOnly',
    'embed',
    'anyText',
    'allowPlainText',
    'captions',
    'videos',
  ],
  ...['askBeforeRemoval', 'messages', 'alsoRead', 'firstSave', 'removes', 'alongside', 'featured'],
  ...['create', 'question', 'noAccess', 'removal', 'severalFor', 'afterSave', 'afterFailure', 'afterCreation'],
  ...['kindField', 'kindAliases', 'redirectOfBrandStaff', 'audience', 'group', 'loadError', 'sortable', 'canFeature'],
  ...[
    'freeText',
    'reloadDelay',
    'createFailedAsServed',
    'featuredBy',
    'drawerWidth',
    'uploadTo',
    'toolbar',
    'manage',
    'sharedWith',
  ],
]);

/** Numbers that are positions, which are a class of their own, or only affect looks. */
const NOT_LIMITS = new Set(['rows', 'order', 'from', 'position', 'value', 'in', 'alsoRead']);

/** Lists of what a screen offers; a mutant leaves out one item. */
const LISTS = new Set([
  ...[
    'columns',
    'filters',
    'lines',
    'tabs',
    'choices',
    'facts',
    'bulk',
    'actions',
    'sections',
    'toolbar',
    'accept',
    'tags',
  ],
  ...['keyEndings', 'sites', 'hiddenFeatures', 'uniqueBy', 'records', 'in', 'removes', 'firstSave', 'categories'],
]);

/** Looks, and names internal to a definition: they are not mutated. */
const LOOKS = new Set(['layout', 'summary', 'editors', 'accent', 'tones', 'cards']);

const BRANDS = new Set(['ALP', 'AVIDA', 'AMAIA', 'ALISI']);
/** Settings by brand. */
const BY_BRAND = new Set(['overlays', 'fieldDefaults']);
/** Holders of fields by key: a setting, a constant or the result of a function. */
const FIELD_HOLDERS =
  /^(fields|types|person|careerFields|documentFields|contractFields|virtualTour|seo|titledSections|roleFields)$/;
const CONSTANT = /^[A-Z][A-Z_]+$/;
const SCOPE = /^(read|create|update|delete|manage):/;
const STORED_NAME = /^[A-Z][A-Z0-9-]*$/;

/**
 * The mutants of a file of definitions: a field left out, a text, name, limit, rule, brand, scope or item of a list changed. Each is a
 * single change and leaves the file well-formed.
 * @param source TypeScript or JSON below schemas/
 */
export function definitionMutants(source: Source): readonly Mutant[] {
  const found: Mutant[] = [];
  visit(parse(source));
  return found;

  function add(kind: MutantClass, edit: Edit, about: { readonly change: string; readonly subject: string }): void {
    found.push({ class: kind, file: source.file, ...edit, ...about });
  }

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isPropertyAssignment(node) && LOOKS.has(propertyName(node))) return;
    if (ts.isObjectLiteralExpression(node)) visitObject(node);
    else if (ts.isArrayLiteralExpression(node)) visitList(node);
    else if (ts.isStringLiteralLike(node)) visitText(node);
    else if (ts.isTemplateExpression(node)) visitTemplate(node);
    else if (ts.isNumericLiteral(node)) visitNumber(node);
    ts.forEachChild(node, visit);
  }

  function visitObject(node: ts.ObjectLiteralExpression): void {
    const key = keyOf(node);
    // A field with the key of a holder has a type: the order of its settings means nothing.
    const isField = node.properties.some((one) => propertyName(one) === 'type' && literalAt(one) !== undefined);
    const holdsFields = FIELD_HOLDERS.test(key) && !isField && !ts.isArrayLiteralExpression(node.parent);
    node.properties.forEach((property, index) => {
      const name = propertyName(property);
      const without = removal(node.properties, index);
      if (holdsFields) {
        add('field', without, { change: `${name} left out of ${key}`, subject: '' });
        const next = node.properties[index + 1];
        if (next) add('order', swap(property, next), { change: `${propertyName(next)} before ${name}`, subject: '' });
      } else if (BY_BRAND.has(key)) {
        add('brand', without, { change: `${key} of ${name} left out`, subject: name });
      } else if (name === 'required' || RULES.has(name)) {
        const subject = literalAt(property) ?? '';
        add(name === 'required' ? 'required' : 'rule', without, { change: `${name} ${subject} dropped`, subject });
      }
    });
  }

  function visitList(node: ts.ArrayLiteralExpression): void {
    const key = keyOf(node);
    const isBrands = node.elements.length > 0 && node.elements.every((item) => BRANDS.has(literalAt(item) ?? ''));
    if (!isBrands && !LISTS.has(key) && !CONSTANT.test(key)) return;
    node.elements.forEach((item, index) => {
      const subject = literalAt(item) ?? labelOf(item);
      const about = { change: `${subject || `item ${index + 1}`} left out of ${key}`, subject };
      add(isBrands ? 'brand' : 'list', removal(node.elements, index), about);
    });
  }

  function visitText(node: ts.StringLiteralLike): void {
    const key = keyOf(node);
    if (key === 'order') {
      const other = node.text === 'ASC' ? 'DESC' : 'ASC';
      add('list', rewrite(node, other), { change: `sort ${node.text} becomes ${other}`, subject: '' });
      return;
    }
    const kind = classOfText(key, node);
    if (kind === undefined) return;
    const changed = changedText(node.text);
    add(kind, rewrite(node, changed), { change: `${key} '${node.text}' becomes '${changed}'`, subject: node.text });
  }

  /** The fixed parts of a template: parts of a name, of a text or of a scope. */
  function visitTemplate(node: ts.TemplateExpression): void {
    for (const part of [node.head, ...node.templateSpans.map(({ literal }) => literal)]) {
      if (!/[A-Za-z]/.test(part.text)) continue;
      const kind = SCOPE.test(node.head.text)
        ? 'scope'
        : STORED_NAME.test(part.text.replace(/^-/, ''))
          ? 'name'
          : 'text';
      const start = part.getStart() + 1;
      const edit = { start, end: start + part.text.length, replacement: changedText(part.text) };
      add(kind, edit, { change: `${node.getText()} says '${edit.replacement}'`, subject: part.text.trim() });
    }
  }

  function visitNumber(node: ts.NumericLiteral): void {
    const key = keyOf(node);
    const value = Number(node.text);
    const isOrder = key === 'order' || key === 'from';
    // Numbers that a function calculates with are code.
    if (!isOrder && (NOT_LIMITS.has(key) || key.endsWith('()'))) return;
    const moved = Number.isInteger(value) ? value + 1 : Number((value * 1.01).toPrecision(6));
    const about = { change: `${key} ${node.text} becomes ${moved}`, subject: '' };
    add(isOrder ? 'order' : 'limit', rewrite(node, String(moved)), about);
  }
}

/** The class of a text by its position; undefined for names internal to the console. */
function classOfText(key: string, node: ts.StringLiteralLike): MutantClass | undefined {
  const { text, parent } = node;
  if (text === '' || BRANDS.has(text) || (ts.isPropertyAssignment(parent) && parent.name === node)) return undefined;
  if (SCOPE.test(text)) return 'scope';
  // An address that ends with the name of a page has no fixed ending to change.
  if (ADDRESSES.has(key)) return text.endsWith('}') ? undefined : 'address';
  if (TEXTS.has(key) || isMessage(parent)) return 'text';
  // Names of editors and areas are internal; those with capitals are stored in pages.
  if (NAMES.has(key) && (key !== 'name' || /[A-Z]/.test(text))) return 'name';
  // Arguments and constants are classified by their spelling.
  if (!key.endsWith('()') && !CONSTANT.test(key)) return undefined;
  if (STORED_NAME.test(text)) return 'name';
  return /^[A-Z]/.test(text) ? 'text' : undefined;
}

/** Messages are keyed by the rules that they are about. */
function isMessage(property: ts.Node): boolean {
  const holder = property.parent.parent;
  return ts.isPropertyAssignment(property) && ts.isPropertyAssignment(holder) && propertyName(holder) === 'messages';
}

/** The name of a list item: its label, key, field or kind. */
function labelOf(node: ts.Node): string {
  if (!ts.isObjectLiteralExpression(node)) return '';
  const names = ['label', 'key', 'field', 'kind'];
  const properties = names.map((name) => node.properties.find((property) => propertyName(property) === name));
  return properties.flatMap((property) => (property && literalAt(property)) ?? [])[0] ?? '';
}

import type { BrandEditor, Choice, ManagedOptions, PlacedField, PlacedFields } from '../../../../src/definition';

/** Describes a setting in the words of the specification; may use labels of sibling fields. Undefined if it does not mention the value. */
type Describe = (value: never, siblings: PlacedFields) => string | undefined;

/** Number of all tools; a field with all of them does not list them. */
const ALL_TOOLS = 7;
const EXACT_DIGITS = 11;

interface Condition {
  readonly field: string;
  readonly in: readonly unknown[];
}

/** Settings that the specification mentions, in the order of a line; not appearance and explanations. */
const SETTINGS = {
  required: (text: string) => `required '${text}'`,
  positive: () => 'positive',
  atMost: (key: string, siblings) => `at most ${labelOf(key, siblings)}`,
  laterThan: (key: string, siblings) => `later than ${labelOf(key, siblings)}`,
  maxLength: (count: number) => `at most ${count} characters`,
  max: (count: number) => `at most ${count}`,
  pattern: (pattern: string) => `matches ${pattern}`,
  digitsOnly: () => 'digits only',
  accept: (endings: readonly string[]) => endings.join(' '),
  maxMegabytes: (size: number) => `${size} MB`,
  uploadTo: (path: string) => `to ${path}`,
  keyEndings: (endings: readonly string[]) => `stored as ${endings.join(' ')}`,
  altText: () => 'alt text',
  altTextStarred: () => 'alt text marked required',
  altTextOnceStored: () => 'alt text once stored',
  captions: () => 'captions',
  featured: () => 'one featured',
  videos: () => 'also video',
  embed: () => 'YouTube as embed link',
  allowPlainText: () => 'rich or plain',
  toolbar: (tools: readonly string[]) => (tools.length < ALL_TOOLS ? `tools ${tools.join(' ')}` : undefined),
  readOnly: (how: unknown) => (how === 'disabled' ? how : 'read only'),
  hidden: () => 'not shown',
  locked: () => 'locked until unlocked',
  lockedOnceStored: () => 'locked once stored',
  lockedWhile: (state: string) => `locked while ${state}`,
  enabledWhen: (condition: Condition, siblings) => `enabled for ${describeCondition(condition, siblings)}`,
  visibleWhen: (condition: Condition, siblings) => `shown for ${describeCondition(condition, siblings)}`,
  clearWhenHidden: () => 'cleared otherwise',
  clearedBy: (keys: string | readonly string[], siblings) => `cleared by ${labelsOf(keys, siblings)}`,
  default: (value: unknown) => `at first ${String(value)}`,
  labels: ({ on, off }: { readonly on: string; readonly off: string }) => `${on} or ${off}`,
  placeholder: (text: string) => (text === 'Override Label' ? `placeholder '${text}'` : undefined),
  addLabel: (text: string) => `'${text}'`,
  itemLabel: (text: string) => `of '${text}'`,
  uniqueBy: (keys: readonly string[]) => `unique by ${keys.join(' and ')}`,
  messages: (texts: Readonly<Record<string, string>>) =>
    Object.values(texts)
      .map((text) => `else '${text}'`)
      .join(', '),
  askBeforeRemoval: (text: string) => `asks '${text}'`,
  keepsLast: () => 'the last one is cleared',
  linked: (link: { readonly to: string; readonly factor: number; readonly decimals: number }, siblings) =>
    `fills ${labelOf(link.to, siblings)} times ${describeFactor(link.factor)} with ${link.decimals} decimals`,
  freeText: () => 'or any text',
  anyText: () => 'or any text',
  options: (
    options: { readonly source: string; readonly by?: Readonly<Record<string, string>>; readonly loadError?: string },
    siblings,
  ) =>
    [
      `from ${options.source}`,
      ...(options.by ? [`by ${labelsOf(Object.values(options.by), siblings)}`] : []),
      ...(options.loadError ? [`or '${options.loadError}'`] : []),
    ].join(' '),
  manage: ({ noun, plural, access, described = false }: ManagedOptions) =>
    `'${noun}' and '${plural}' managed with ${access}${described ? ', with a description' : ''}`,
  fills: (filled: Readonly<Record<string, string>>, siblings) =>
    `fills ${Object.entries(filled)
      .map(([from, key]) => `${labelOf(key, siblings)} from ${from}`)
      .join(' and ')}`,
  coordinates: (filled: Readonly<Record<string, string>>, siblings) =>
    `fills ${labelsOf(Object.values(filled), siblings)}`,
  summaryOrElse: (text: string) => `or '${text}'`,
  belongsTo: (owner: { readonly field: string; readonly sentAs: string; readonly message: string }, siblings) =>
    `after ${labelOf(owner.field, siblings)} sent as ${owner.sentAs} or '${owner.message}'`,
  hiddenFeatures: (names: readonly string[]) => `without ${names.map((name) => `'${name}'`).join(' and ')}`,
  itemAccess: (scopes: Readonly<Record<string, string>>) => `needs ${Object.values(scopes).join(' ')}`,
  access: (scope: string) => `needs ${scope}`,
  pages: (picked: { readonly tag: string; readonly categories?: readonly { readonly value: string }[] }) =>
    [`of ${picked.tag}`, ...(picked.categories ?? []).map(({ value }) => value)].join(' '),
  when: ({ in: values }: Condition) => `for ${values.join(' ')}`,
  stored: (value: unknown) => `stored as ${String(value)}`,
  alsoRead: (values: readonly unknown[]) =>
    values.length > 0 ? `or ${[...new Set(values.map(String))].join(' ')}` : undefined,
} as const satisfies Readonly<Record<string, Describe>>;

function labelOf(key: string, siblings: PlacedFields): string {
  return `'${siblings[key]?.label ?? key}'`;
}

function labelsOf(keys: string | readonly string[], siblings: PlacedFields): string {
  return [keys]
    .flat()
    .map((key) => labelOf(key, siblings))
    .join(' and ');
}

function describeCondition({ field, in: values }: Condition, siblings: PlacedFields): string {
  return `${values.map(String).join(' or ')} of ${labelOf(field, siblings)}`;
}

function describeFactor(factor: number): string {
  const exact = (value: number) => Number(value.toPrecision(EXACT_DIGITS));
  return factor < 1 ? `1/${exact(1 / factor)}` : String(exact(factor));
}

/** Fields of a form as the lines of forms.txt, in order; nested fields are indented. */
export function describeFields(fields: PlacedFields): readonly string[] {
  return Object.values(fields).flatMap((field) => {
    const inside = linesInside(field);
    // A group without a heading only affects storage.
    if (field.type === 'group' && field.label === undefined) return inside;
    return [
      `${field.label ?? ''}: ${[field.type, ...describeSettings(field, fields)].join(', ')}`,
      ...indented(inside),
    ];
  });
}

/** Storage and save messages of a form, as the lines of forms.txt. */
export function describeSaving({
  stored,
  messages = {},
  saving = {},
  reloadDelay = 500,
  rulesApply,
}: BrandEditor): readonly string[] {
  const { created, saved, failed, createFailedAsServed } = messages;
  return [
    `saves ${storedAs(stored)}`,
    ...Object.entries(saving).map(([step, { label, title, question }]) =>
      [step, `'${label}'`, ...(title ? [`titled '${title}'`] : []), ...(question ? [`asks '${question}'`] : [])].join(
        ' ',
      ),
    ),
    ...(created ? [`created '${created}'`] : []),
    ...(saved ? [`saved '${saved}'`] : []),
    ...(failed ? [`failed '${failed}'`] : []),
    ...(createFailedAsServed ? ['a create that failed says what the service said'] : []),
    ...(reloadDelay === 500 ? [] : [`reloads after ${reloadDelay} ms`]),
    ...(rulesApply === 'fromFirstSave' ? ['judges from the first SAVE on'] : []),
  ];
}

/** Stored names of the fields of a record; read-only fields are not sent. */
export function storedNames(fields: PlacedFields): readonly string[] {
  return Object.values(fields).flatMap((field): readonly string[] => {
    if ('fields' in field) return storedNames(field.fields);
    if (field.type === 'readOnly') return [];
    const place = 'joined' in field.place ? field.place.joined : field.place;
    return 'name' in place ? [place.name] : [];
  });
}

function storedAs(stored: BrandEditor['stored']): string {
  if ('record' in stored) return stored.record;
  if ('rows' in stored) return [stored.rows, ...Object.values(stored.where ?? {})].join(' ');
  if ('collection' in stored) return `${stored.collection} by ${stored.save}`;
  const { tag, slug, name, save, firstSave, removes, alongside } = stored.page;
  return [
    tag,
    ...(slug ? [slug] : []),
    typeof name === 'string' ? `'${name}'` : `named by ${name.from.join(' and ')}`,
    `by ${save}`,
    ...(firstSave ? [`at first only ${firstSave.join(' ')}`] : []),
    ...(removes ? [`removes ${removes.join(' ')}`] : []),
    ...(alongside ? [`beside ${alongside.map(({ collection }) => collection).join(' ')}`] : []),
  ].join(', ');
}

function linesInside(field: PlacedField): readonly string[] {
  if ('fields' in field) return describeFields(field.fields);
  if ('choices' in field) return field.choices.map(choiceLine);
  if (!('types' in field)) return [];
  return Object.entries(field.types).flatMap(([type, { label, fields }]) => [
    `${label}: block ${type}`,
    ...indented(describeFields(fields)),
  ]);
}

function choiceLine(choice: Choice): string {
  const { value, label } = choice;
  const stored = String(value) === label ? [] : [`value ${String(value)}`];
  return [`- ${label}`, ...stored, ...describeSettings(choice, {})].join(', ');
}

function describeSettings(settings: object, siblings: PlacedFields): readonly string[] {
  const given = settings as Readonly<Record<string, unknown>>;
  return Object.entries(SETTINGS).flatMap(([key, words]) => {
    const value = given[key];
    const isSaid = value !== undefined && (value !== false || key === 'stored');
    return (isSaid ? (words as Describe)(value as never, siblings) : undefined) ?? [];
  });
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}

import type { Schema } from 'ts-json-schema-generator';

const BEGIN = '<!-- generated: settings of the field types -->';
const END = '<!-- end of generated -->';

interface FieldTypeSettings {
  readonly type: string;
  readonly description: string;
  readonly settings: readonly { readonly name: string; readonly needed: boolean; readonly meaning: string }[];
}

/**
 * Puts the tables of the field types' settings between the markers of a page: first what all types share, then each type.
 * @param page the page as it is
 * @param schema the meta-schema of editor definitions
 */
export function withSettingsTables(page: string, schema: Schema): string {
  const types = Object.values(schema.definitions ?? {}).flatMap(settingsOf);
  const shared = (name: string) => types.every(({ settings }) => settings.some((setting) => setting.name === name));
  const common = types[0]?.settings.filter(({ name, needed }) => !needed && shared(name)) ?? [];
  const sections = [
    ...tableOf({ type: 'Every type', description: 'Settings that every field may carry.', settings: common }),
    ...types.flatMap((type) =>
      tableOf({ ...type, settings: type.settings.filter(({ name }) => !common.some((other) => other.name === name)) }),
    ),
  ];
  const start = page.indexOf(BEGIN) + BEGIN.length;
  return `${page.slice(0, start)}\n\n${sections.join('\n')}\n${page.slice(page.indexOf(END))}`;
}

function settingsOf(definition: Schema | boolean): readonly FieldTypeSettings[] {
  if (typeof definition === 'boolean' || !definition.properties) return [];
  const { type, ...properties } = definition.properties;
  const name = typeof type === 'object' ? type.const : undefined;
  if (typeof name !== 'string') return [];
  const settings = Object.entries(properties).map(([setting, schema]) => ({
    name: setting,
    needed: definition.required?.includes(setting) ?? false,
    meaning: (typeof schema === 'object' ? (schema.description ?? '') : '').replaceAll('\n', ' '),
  }));
  return [{ type: name, description: definition.description ?? '', settings }];
}

function tableOf({ type, description, settings }: FieldTypeSettings): readonly string[] {
  const rows = settings.map(({ name, needed, meaning }) => `| \`${name}\` | ${needed ? 'yes' : ''} | ${meaning} |`);
  return [`### ${type}`, '', description, '', '| setting | needed | meaning |', '|---|---|---|', ...rows, ''];
}

import { toFieldPathId } from '@rjsf/utils';
import { useMemo } from 'react';
import { isGroup } from '../../tree';
import { useFormView } from '../shared/formView';
import { errorsAt, groupData, type Part, type Props } from '../shared/rjsf';
import type { FormSection } from '../shared/sections';
import { SectionCard } from '../shared/SectionCard';
import { FieldStack } from './FieldStack';

/** A group: the whole form as cards, anything else as fields, with a heading where the group has a label. */
export function GroupInput(props: Props) {
  return props.fieldPathId.path.length === 0 ? <Cards {...props} /> : <Nested {...props} />;
}

function Cards(props: Props) {
  const { sections } = useFormView();
  return (
    <>
      {sections.map((section) => (
        <Card key={section.id} section={section} {...props} />
      ))}
    </>
  );
}

/** One card. A list draws its own, because the card's heading belongs to it. */
function Card({ section, ...props }: Props & { readonly section: FormSection }) {
  const { schema, uiSchema, formData, errorSchema, registry, fieldPathId, onChange, onBlur, onFocus } = props;
  const { kind, path } = section;
  const group = kind === 'list' ? path.slice(0, -1) : path;
  const groupPath = useMemo(
    () => group.reduce((parent, key) => toFieldPathId(key, registry.globalFormOptions, parent), fieldPathId),
    // A section's path never changes: sections are made once for each form.
    // oxlint-disable-next-line react/exhaustive-deps -- `group` is derived from the section
    [section, registry, fieldPathId],
  );
  const part = group.reduce<Part>(
    (outer, key) => ({
      schema: outer.schema.properties?.[key] as Part['schema'],
      uiSchema: (outer.uiSchema as Readonly<Record<string, unknown>>)[key] as Part['uiSchema'],
    }),
    { schema, uiSchema: uiSchema ?? {} },
  );
  const stack = (
    <FieldStack
      {...part}
      keys={kind === 'list' ? path.slice(-1).map(String) : section.keys}
      groupPath={groupPath}
      formData={group.reduce((value, key) => groupData(value)[key], formData)}
      errors={group.reduce(errorsAt, errorSchema)}
      registry={registry}
      onChange={onChange}
      onBlur={onBlur}
      onFocus={onFocus}
      disabled={props.disabled}
      readonly={props.readonly}
    />
  );
  return kind === 'list' ? stack : <SectionCard section={section}>{stack}</SectionCard>;
}

/** A group inside a card or an item. */
function Nested(props: Props) {
  const { schema, uiSchema = {}, formData, errorSchema, registry, fieldPathId, onChange, onBlur, onFocus } = props;
  const label = labelOf(uiSchema);
  const stack = (
    <FieldStack
      schema={schema}
      uiSchema={uiSchema}
      keys={Object.keys(schema.properties ?? {})}
      groupPath={fieldPathId}
      formData={formData}
      errors={errorSchema}
      registry={registry}
      onChange={onChange}
      onBlur={onBlur}
      onFocus={onFocus}
      disabled={props.disabled}
      readonly={props.readonly}
    />
  );
  if (label === undefined) return stack;
  return (
    <fieldset className="f-group">
      <legend className="f-subheading">{label}</legend>
      {stack}
    </fieldset>
  );
}

/** An item has no settings of its own, and so no label. */
function labelOf(uiSchema: object): string | undefined {
  const options = (uiSchema as Readonly<Record<string, unknown>>)['ui:options'];
  const settings = isGroup(options) ? options['settings'] : undefined;
  return isGroup(settings) && settings['type'] === 'group' ? (settings['label'] as string | undefined) : undefined;
}

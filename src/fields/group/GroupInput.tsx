import type { Props } from '../shared/rjsf';
import { useFormView } from '../shared/formView';
import type { FormPath } from '../../tree';
import { Cards } from './Cards';
import { groupOf, groupSettings } from './groupAt';
import { GroupFields } from './GroupFields';

/** A group: the whole form as cards, anything else as fields, with a heading where the group has a label. */
export function GroupInput(props: Props) {
  const { sections, sectionsAs } = useFormView();
  const group = groupOf(props);
  if (props.fieldPathId.path.length > 0) return <Nested group={group} />;
  return <Cards {...{ sections, sectionsAs }} form={group} path={WHOLE_FORM} label={undefined} />;
}

const WHOLE_FORM: FormPath = [];

/** A group inside a card or an item. */
function Nested({ group }: { readonly group: ReturnType<typeof groupOf> }) {
  // An item has no settings of its own, and so no label.
  const settings = groupSettings(group.uiSchema);
  const fields = <GroupFields group={group} settings={settings} />;
  if (settings?.label === undefined) return fields;
  return (
    <fieldset className="f-group">
      <legend className="f-subheading">{settings.label}</legend>
      {fields}
    </fieldset>
  );
}

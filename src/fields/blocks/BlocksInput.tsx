import { useMemo } from 'react';
import type { PlacedBlocks } from '../../definition';
import type { ItemKind, ItemKinds } from '../list/kinds';
import { ItemList } from '../list/ItemList';
import { useFormView } from '../shared/formView';
import { ofType, settingsAs, type SchemaPart, type Props } from '../shared/rjsf';
import { useStartingForm } from '../shared/useStartingForm';
import { BlockPicker } from './BlockPicker';
import { Sketch } from './Sketch';

/** A list with items of several kinds; `type` holds the kind of an item. */
export function BlocksInput(props: Props) {
  const settings = settingsAs(props.uiSchema, ofType('blocks'));
  const kinds = useKinds(settings, props.uiSchema?.['blockTypes'] as Readonly<Record<string, SchemaPart>>);
  const { path } = props.fieldPathId;
  const { preview } = useFormView();
  return (
    <ItemList
      {...props}
      settings={settings}
      kinds={kinds}
      Picker={BlockPicker}
      preview={preview && ((index) => preview([...path, index]))}
    />
  );
}

function useKinds(settings: PlacedBlocks, parts: Readonly<Record<string, SchemaPart>>): ItemKinds {
  const startItem = useStartingForm();
  return useMemo(() => {
    const byType = new Map<unknown, ItemKind>();
    for (const [type, { label, help, fields, layout, summary }] of Object.entries(settings.types)) {
      const part = parts[type];
      if (!part) continue;
      const sketch = <Sketch fields={fields} layout={layout} />;
      const newItem = () => ({ ...startItem(fields), type });
      byType.set(type, { ...part, fields, summary, label, help, sketch, newItem });
    }
    return { all: [...byType.values()], of: (item) => byType.get(item['type']) };
  }, [settings, parts, startItem]);
}

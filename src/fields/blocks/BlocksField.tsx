import { useMemo } from 'react';
import { emptyForm } from '../../tree';
import { ItemList } from '../list/ItemList';
import type { ItemKind, ItemKinds } from '../list/kinds';
import { settingsOf, type Part, type Props } from '../shared/rjsf';

/** A list whose items are of several kinds; each item says its kind in `type`. */
export function BlocksField(props: Props) {
  const settings = settingsOf(props.uiSchema);
  if (settings.type !== 'blocks') throw new TypeError(`A ${settings.type} field is not a blocks field.`);
  const parts = props.uiSchema?.['blockTypes'] as Readonly<Record<string, Part>>;
  const kinds = useMemo((): ItemKinds => {
    const byType = new Map<unknown, ItemKind>();
    for (const [type, { label, fields, summary }] of Object.entries(settings.types)) {
      const part = parts[type];
      if (part) byType.set(type, { ...part, fields, summary, label, newItem: () => ({ ...emptyForm(fields), type }) });
    }
    return { all: [...byType.values()], of: (item) => byType.get(item['type']) };
  }, [settings, parts]);
  return <ItemList {...props} settings={settings} kinds={kinds} />;
}

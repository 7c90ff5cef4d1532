import { useMemo } from 'react';
import { ofType, settingsAs, type SchemaPart, type Props } from '../shared/rjsf';
import { useStartingForm } from '../shared/useStartingForm';
import { ItemList } from './ItemList';
import type { ItemKind, ItemKinds } from './kinds';

/** A repeatable group. */
export function ListInput(props: Props) {
  const settings = settingsAs(props.uiSchema, ofType('list'));
  const startItem = useStartingForm();
  const itemSchema = props.schema.items as SchemaPart['schema'];
  const itemUi = props.uiSchema?.items as SchemaPart['uiSchema'];
  const kinds = useMemo((): ItemKinds => {
    const { fields, summary } = settings;
    const newItem = () => startItem(fields);
    const kind: ItemKind = { schema: itemSchema, uiSchema: itemUi, fields, summary, label: undefined, newItem };
    return { all: [kind], of: () => kind };
  }, [settings, itemSchema, itemUi, startItem]);
  return <ItemList {...props} settings={settings} kinds={kinds} />;
}

import { toFieldPathId } from '@rjsf/utils';
import { useMemo, useRef } from 'react';
import type { PlacedOneOf } from '../../definition';
import { itemsIn, type FormItem, type FormValue } from '../../tree';
import { ownProperty } from '../../lib/objects';
import { useFormView } from '../shared/formView';
import { ItemFields } from '../shared/ItemFields';
import { ListFrame } from '../shared/ListFrame';
import { errorsAt, ofType, settingsAs, sharedPropsOf, type SchemaPart, type Props } from '../shared/rjsf';
import { useStartingForm } from '../shared/useStartingForm';
import { partIds } from '../shared/widget';
import '../radio/RadioWidget.css';
import './OneOfInput.css';
import { oneOfTexts } from './texts';

/** A value of one of several kinds: radio buttons for the kind, and the fields of the selected kind below. */
export function OneOfInput(props: Props) {
  const settings = settingsAs(props.uiSchema, ofType('oneOf'));
  const { fieldPathId, formData, errorSchema, rawErrors, registry } = props;
  const { label, required, types } = settings;
  const { $id: id } = fieldPathId;
  const [item] = itemsIn(formData);
  const selectedKind = item?.['type'];
  const part = partOf(props.uiSchema, selectedKind);
  const itemPath = useMemo(() => toFieldPathId(0, registry.globalFormOptions, fieldPathId), [registry, fieldPathId]);
  const selectKind = useKindSwitch({ settings, props, item });
  const error = rawErrors?.join(' ');
  const isLocked = props.disabled === true || props.readonly === true;
  const names = [...Object.keys(types), ...(required === undefined ? [undefined] : [])];
  return (
    <ListFrame field={props} note="">
      <div id={id} tabIndex={-1} className="f-rows-root">
        <div
          className="f-choices"
          role="radiogroup"
          aria-label={oneOfTexts.kind({ label })}
          aria-describedby={error === undefined ? undefined : partIds(id).error}
          aria-invalid={error !== undefined}
          aria-required={required !== undefined}
        >
          {names.map((name) => (
            <label key={name ?? ''} className="f-choice" title={name === undefined ? undefined : types[name]?.help}>
              <input
                type="radio"
                name={`${id}:kind`}
                checked={selectedKind === name}
                disabled={isLocked}
                onChange={() => selectKind(name)}
              />
              {name === undefined ? oneOfTexts.none : types[name]?.label}
            </label>
          ))}
        </div>
        {item && part && typeof selectedKind === 'string' && (
          <ItemFields
            key={selectedKind}
            {...sharedPropsOf(props)}
            className="f-one-of"
            name={types[selectedKind]?.label ?? selectedKind}
            path={itemPath}
            item={item}
            kind={part}
            errors={errorsAt(errorSchema, 0)}
          />
        )}
      </div>
    </ListFrame>
  );
}

/**
 * Switches to another kind. The values entered for each kind are cached until the form is saved, so that nothing is lost by looking at
 * the others.
 */
function useKindSwitch(options: {
  readonly settings: PlacedOneOf;
  readonly props: Props;
  readonly item: FormItem | undefined;
}): (name: string | undefined) => void {
  const { settings, props, item } = options;
  const startItem = useStartingForm();
  const { storedAt } = useFormView();
  const cache = useRef<KindCache>({ stored: undefined, items: NO_ITEMS });
  return (name) => {
    const { path } = props.fieldPathId;
    const stored = storedAt(path);
    const cached = cache.current.stored === stored ? cache.current.items : NO_ITEMS;
    const items = item ? new Map(cached).set(item['type'], item) : cached;
    cache.current = { stored, items };
    const type = name === undefined ? undefined : settings.types[name];
    const next = type && (items.get(name) ?? { ...startItem(type.fields), type: name });
    props.onChange(next ? [next] : [], [...path]);
  };
}

/** Items by kind; valid as long as the stored value is the same. */
interface KindCache {
  readonly stored: FormValue;
  readonly items: ReadonlyMap<unknown, FormItem>;
}

const NO_ITEMS: ReadonlyMap<unknown, FormItem> = new Map();

function partOf(uiSchema: Props['uiSchema'], type: FormValue): SchemaPart | undefined {
  const parts = uiSchema?.['blockTypes'] as Readonly<Record<string, SchemaPart>>;
  return typeof type === 'string' ? ownProperty(parts, type) : undefined;
}

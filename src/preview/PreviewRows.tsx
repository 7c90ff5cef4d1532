import { memo, type ReactNode } from 'react';
import { fieldsByKey, layoutRows, type PlacedField } from '../definition';
import { holds } from '../fields/shared/conditions';
import { kindOf } from '../kinds';
import type { FormValue } from '../tree';
import { PreviewPart } from './PreviewPart';
import { partsBelow, pathOf, type PreviewedPart } from './previewParts';

/** A group, an item or a block by its layout. Drawn anew only when its own data changes. */
export const PreviewRows = memo(function PreviewRows(part: Omit<PreviewedPart, 'key'>) {
  const { place, fields, layout, data, keepsPlaces } = part;
  const siblings = { data, fieldOf: fieldsByKey(fields) };
  return (
    <section className="block" data-place={place}>
      {layoutRows(layout, Object.keys(fields)).map((columns, row) => (
        <div key={row} className="row">
          {columns.map((parts, column) => (
            <div key={column} className="column">
              {parts.map(({ key, look }) => {
                const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
                if (!field || !holds(field.visibleWhen, siblings)) return null;
                const value = Object.hasOwn(data, key) ? data[key] : undefined;
                const at = place === '' ? key : `${place}.${key}`;
                return (
                  <div key={key} data-place={at}>
                    {kindOf(field).nested ? (
                      <Nested field={field} value={value} place={at} />
                    ) : (
                      <PreviewPart {...{ field, look, value, keepsPlaces }} />
                    )}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      ))}
    </section>
  );
});

/** What a layout shows of a field that holds others. */
function Nested(props: { readonly field: PlacedField; readonly value: FormValue; readonly place: string }): ReactNode {
  const { field, value, place } = props;
  return partsBelow(field, value, pathOf(place)).map(({ key, ...part }) => <PreviewRows key={key} {...part} />);
}

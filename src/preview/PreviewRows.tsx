import { createContext, memo, useContext, type ReactNode } from 'react';
import { layoutRows, type PlacedField } from '../definition';
import { kindOf } from '../kinds';
import { ownProperty } from '../lib/objects';
import type { FormValue } from '../tree';
import { PreviewPart } from './PreviewPart';
import { partsBelow, pathOf, type PreviewedPart } from './previewParts';

/** The places of hidden fields. Must be stable while they are the same. */
export const HiddenPlaces = createContext<ReadonlySet<string>>(new Set());

/** A group, an item or a block by its layout. Memoized: re-renders only when its own data changes. */
export const PreviewRows = memo(function PreviewRows(part: Omit<PreviewedPart, 'key'>) {
  const { place, fields, layout, data, showsPlaceholders } = part;
  const hidden = useContext(HiddenPlaces);
  return (
    <section className="block" data-place={place}>
      {layoutRows(layout, Object.keys(fields)).map((columns, row) => (
        <div key={row} className="row">
          {columns.map((parts, column) => (
            <div key={column} className="column">
              {parts.map(({ key, look }) => {
                const field = ownProperty(fields, key);
                const at = place === '' ? key : `${place}.${key}`;
                if (!field || hidden.has(at)) return null;
                const value = ownProperty(data, key);
                return (
                  <div key={key} data-place={at}>
                    {kindOf(field).nested ? (
                      <Nested field={field} value={value} place={at} />
                    ) : (
                      <PreviewPart {...{ field, look, value, showsPlaceholders }} />
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

/** The rows of a field with nested fields. */
function Nested(props: { readonly field: PlacedField; readonly value: FormValue; readonly place: string }): ReactNode {
  const { field, value, place } = props;
  return partsBelow(field, value, pathOf(place)).map(({ key, ...part }) => <PreviewRows key={key} {...part} />);
}

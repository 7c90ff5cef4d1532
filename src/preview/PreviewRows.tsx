import { memo } from 'react';
import { fieldsByKey, layoutRows, type Layout, type PlacedFields } from '../definition';
import { holds } from '../fields/shared/conditions';
import type { FormData } from '../tree';
import { PreviewPart } from './PreviewPart';

interface PreviewRowsProps {
  readonly fields: PlacedFields;
  readonly layout: Layout | undefined;
  readonly data: FormData;
}

/** A group or a block by its layout. Drawn anew only when its own data changes. */
export const PreviewRows = memo(function PreviewRows({ fields, layout, data }: PreviewRowsProps) {
  const siblings = { data, fieldOf: fieldsByKey(fields) };
  return (
    <section className="block">
      {layoutRows(layout, Object.keys(fields)).map((columns, row) => (
        <div key={row} className="row">
          {columns.map((parts, column) => (
            <div key={column} className="column">
              {parts.map(({ key, look }) => {
                const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
                if (!field || !holds(field.visibleWhen, siblings)) return null;
                const value = Object.hasOwn(data, key) ? data[key] : undefined;
                return <PreviewPart key={key} field={field} look={look} value={value} />;
              })}
            </div>
          ))}
        </div>
      ))}
    </section>
  );
});

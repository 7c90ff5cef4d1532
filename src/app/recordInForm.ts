import { fieldAt, valueAt } from '../compile';
import type { RecordArea } from '../definition';
import { describeValue, isText } from '../form';
import { pathToProperty } from '../stores/pathToProperty';
import type { OpenEditor } from './openEditor';

type FormOf = Pick<OpenEditor, 'form' | 'compiled'>;

/** The settings of an area that tell the name of its records and whether they are hidden. */
export type RecordSettings = Pick<RecordArea, 'visibility'> & { readonly list: Pick<RecordArea['list'], 'columns'> };

/** The name of a record as it is in its form: the first property in the columns of its list that has a text there. */
export function recordNameIn({ form, compiled }: FormOf, { list }: RecordSettings): string | undefined {
  const { current } = form.getSnapshot();
  const { fields } = compiled.editor;
  return list.columns
    .flatMap(({ field: property }) => {
      const path = pathToProperty(fields, property);
      const value = path && valueAt(current, path);
      return path && isText(value) ? describeValue(value, fieldAt(fields, path, current).field) : [];
    })
    .at(0);
}

/** Whether the website does not show a record, as it was last saved. */
export function isHiddenIn({ form, compiled }: FormOf, { visibility }: RecordSettings): boolean {
  const path = visibility === undefined ? undefined : pathToProperty(compiled.editor.fields, visibility);
  return path !== undefined && valueAt(form.getSnapshot().base, path) === false;
}

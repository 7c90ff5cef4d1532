import { Button } from '@mui/material';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { textOf } from '../../kinds';
import type { FormItem, FormValue, PageItem } from '../../tree';
import { SortableRows } from '../list/SortableRows';
import { useItems } from '../list/useItems';
import { useFormView } from '../shared/formView';
import { partIds, type WidgetProps } from '../shared/widget';
import { PageChip } from './PageChip';
import { pagesTexts } from './texts';
import { usePageNames } from './usePageNames';

/** Comes when pages are picked for the first time. */
const PagePicker = lazy(async () => ({ default: (await import('./PagePicker')).PagePicker }));

/** Related pages as chips in their order, and a way to pick others. */
export function PagesWidget(props: WidgetProps<'pages'>) {
  const { id, path, settings, value, onChange, disabled, readOnly, describedBy } = props;
  const { label, max } = settings;
  const { removed } = useFormView();
  const write = useCallback((pages: readonly FormItem[]) => onChange(pages as FormValue), [onChange]);
  const { items, keys, operations } = useItems(value, path, write);
  const ids = items.map(pageOf);
  const names = usePageNames(ids);
  const [isPicking, setIsPicking] = useState(false);
  const picker = useRef<HTMLButtonElement>(null);
  const isLocked = disabled || readOnly;

  function remove(index: number, name: string): void {
    const item = operations.remove(index);
    if (item) removed({ name, at: path, index, item });
    picker.current?.focus();
  }

  function pick(pages: readonly string[], named: ReadonlyMap<string, string>): void {
    names.keep(named);
    const kept = new Map(items.map((item) => [pageOf(item), item]));
    write(pages.map((page): PageItem => kept.get(page) ?? { $id: page, page }));
  }

  return (
    <div
      id={id}
      tabIndex={-1}
      className="f-rows-root"
      role="group"
      aria-labelledby={partIds(id).label}
      aria-describedby={describedBy}
    >
      {items.length === 0 ? (
        <p className="f-note">{pagesTexts.none}</p>
      ) : (
        <SortableRows keys={keys} itemLabel={label} move={operations.move} isGrid>
          <div className="f-page-list" role="list" aria-label={label}>
            {ids.map((page, index) => (
              <PageChip
                key={keys[index]}
                rowKey={keys[index] ?? page}
                index={index}
                page={names.find(page)}
                isUnnamed={names.retry !== undefined}
                isLocked={isLocked}
                isOnly={items.length === 1}
                remove={remove}
              />
            ))}
          </div>
        </SortableRows>
      )}
      {names.retry && (
        <p className="f-error" role="alert">
          {pagesTexts.namesFailed}{' '}
          <button type="button" className="f-quiet" onClick={names.retry}>
            {pagesTexts.retry}
          </button>
        </p>
      )}
      {!isLocked && (
        <div className="f-add-row">
          <Button
            ref={picker}
            className="f-add"
            variant="text"
            size="small"
            aria-haspopup="dialog"
            onClick={() => setIsPicking(true)}
          >
            {pagesTexts.pick({ label })}
          </Button>
          {max !== undefined && <span className="f-note">{pagesTexts.limit({ limit: max })}</span>}
        </div>
      )}
      {isPicking && (
        <Suspense>
          <PagePicker settings={settings} picked={ids} close={() => setIsPicking(false)} pick={pick} />
        </Suspense>
      )}
    </div>
  );
}

function pageOf(item: FormItem): string {
  return textOf(item['page']);
}

import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RecordRow } from '../stores/records/source';
import { entryPath } from './entryPaths';
import { listOfBrand } from './listOfBrand';
import type { RecordListProps } from './recordListProps';
import { useListQuery } from './useListQuery';
import { useRecordRows } from './useRecordRows';
import { useRemoval } from './useRemoval';

/** What every list of records has, as a table or as cards: its query, what that finds, and the removing of entries. */
export function useRecordList(
  props: Pick<RecordListProps, 'area' | 'brand' | 'source' | 'version' | 'can' | 'onSuccess' | 'onError'>,
) {
  const { area, brand, source, version = 0, can, onSuccess, onError } = props;
  const list = useMemo(() => listOfBrand(area.list, brand), [area, brand]);
  const [parameters] = useSearchParams();
  const [query, change] = useListQuery(list);
  const [changes, setChanges] = useState(0);
  const reload = () => setChanges((count) => count + 1);
  const found = useRecordRows({
    ...{ list, query, change, ask: source.list, version: version + changes },
    onLoadError: onError,
  });
  const pathOf = ({ id }: RecordRow) => (can.update ? entryPath(area, id, parameters) : undefined);
  const removal = useRemoval({
    ...{ area, columns: list.columns, source, pathOf, reload, onSuccess, onError },
    canRemove: can.remove,
  });
  return { list, parameters, query, change, reload, found, pathOf, removal };
}

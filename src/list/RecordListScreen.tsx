import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { ServiceError } from '../api/errors';
import type { Brand, RecordArea } from '../definition';
import type { RecordRow, RecordSource } from '../stores/records/source';
import { addPath, entryPath } from './entryPaths';
import { ListScreen } from './ListScreen';
import { useListQuery } from './useListQuery';
import { useRecordRows } from './useRecordRows';

/** What the list of an area of records shows and offers. */
export interface RecordListProps {
  readonly area: RecordArea;
  readonly brand: Brand | undefined;
  readonly source: Pick<RecordSource, 'list'>;
  /** Another number asks anew. */
  readonly version?: number;
  /** Whether rows open and the add button is offered. */
  readonly can: { readonly update: boolean; readonly create: boolean };
  /** Shows a failed load to the user. */
  readonly onLoadError: (text: string) => void;
}

/** The list of an area of records, made from its definition (LIST, USR-001, ROLE-001). */
export function RecordListScreen({ area, brand, source, version = 0, can, onLoadError }: RecordListProps): ReactNode {
  const { list } = area;
  const [parameters] = useSearchParams();
  const [query, change] = useListQuery(list);
  const found = useRecordRows({ list, query, change, ask: source.list, version, onLoadError });
  return (
    <ListScreen
      list={list}
      brand={brand}
      query={query}
      change={change}
      found={found}
      errorHint={found.error instanceof ServiceError ? found.error.message : undefined}
      pathOf={({ id }: RecordRow) => (can.update ? entryPath(area, id, parameters) : undefined)}
      add={
        list.add &&
        can.create && (
          <Button variant="contained" startIcon={<AddIcon />} component={RouterLink} to={addPath(area, parameters)}>
            {list.add.label}
          </Button>
        )
      }
    />
  );
}

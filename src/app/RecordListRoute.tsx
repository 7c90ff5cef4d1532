import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { lazyComponent, lazyOverlay } from '../hooks/lazyComponent';
import { brands } from '../../schemas/brands';
import {
  editorForBrand,
  isDefinedRecordArea,
  pluralOf,
  recordNameOf,
  type EditorDefinition,
  type OptionSourceName,
  type RecordArea,
} from '../definition';
import { usePrefetch } from '../hooks/usePrefetch';
import { entryPath, hasEntryInDrawer } from '../list/entryPaths';
import { RecordListScreen } from '../list/RecordListScreen';
import type { RecordListProps } from '../list/useRecordList';
import { useSession } from '../session/SessionContext';
import { eventKindsOf } from '../stores/records/source';
import { entryActionsFor, entryRights, plannableRecords } from './areaAccess';
import { recordEditor } from './recordEditor';
import { services } from './services';
import type { ImportProps } from './transfer/ImportDialog';
import type { TransferOptions } from './transfer/openTransfer';
import { transferTexts } from './transfer/texts';
import { useAreaList } from './useAreaList';
import { useEntryDrawer } from './useEntryDrawer';

const RecordDrawer = lazyOverlay(loadDrawer);

const RecordCards = lazyComponent(async () => (await import('./RecordCards')).RecordCards);

const EntryDialog = lazyOverlay(async () => (await import('./entryActions/EntryDialog')).EntryDialog);

async function loadDrawer() {
  return (await import('./RecordDrawer')).RecordDrawer;
}

/** The list screen of an area of records. */
export function RecordListRoute({ area }: { readonly area: RecordArea }): ReactNode {
  const editors = useLoaderData<readonly EditorDefinition[]>();
  const session = useSession();
  const { scopes, selectedBrand } = session;
  const navigate = useNavigate();
  const { entry, close } = useEntryDrawer(area);
  const [changes, setChanges] = useState(0);
  const brandId = selectedBrand?.id;
  const options = useCallback((source: OptionSourceName) => services.options(brandId)[source], [brandId]);
  usePrefetch(loadDrawer);
  const { cards } = area.list;
  const source = services.records(brandId)(recordNameOf(area));
  const trashOf = useMemo(
    () =>
      brandId !== undefined && source.recordKind !== undefined ? { brandId, records: source.recordKind } : undefined,
    [brandId, source],
  );
  // Lists of the specification show values verbatim: only defined areas pass fields.
  const fields = useMemo(
    () =>
      isDefinedRecordArea(area) && selectedBrand
        ? editorForBrand(recordEditor(area, editors, 'change'), brands[selectedBrand.name]).fields
        : undefined,
    [area, editors, selectedBrand],
  );
  const may = entryRights(area, session);
  const plannable = plannableRecords(area);
  const canRestore = area.entries.removal !== undefined && may.create;
  const { list, dialog: plansDialog } = useAreaList(area, {
    isNews: ({ kind, brandId: of = brandId }) => eventKindsOf(source).includes(kind) && of === brandId,
    nouns: pluralOf(area.entries),
    trashOf: canRestore ? trashOf : undefined,
    // The content service knows nothing of users and roles.
    referredIn: source.recordKind === undefined ? undefined : brandId,
    plannable: plannable && brandId !== undefined ? { ...plannable, brandId, canChange: may.update } : undefined,
  });
  // Users and roles are not imported from files: each new one sends mail to somebody, or grants rights.
  const canImport = area.list.csv !== undefined && area.audience !== 'platform' && (may.create || may.update);
  const listProps: RecordListProps = {
    ...list,
    area,
    brand: selectedBrand?.name,
    fields,
    source,
    bulkSource: services.bulkRecords(brandId)(recordNameOf(area)),
    version: changes + list.version,
    can: may,
    transfer:
      canImport && selectedBrand
        ? (readIds) => (
            <ImportButton
              {...{ area, editors, may, readIds }}
              brand={selectedBrand}
              can={(scope) => scopes.has(scope)}
              onChanged={() => setChanges((count) => count + 1)}
            />
          )
        : undefined,
    actions: entryActionsFor(area, scopes),
    dialogOf: (selection) => <EntryDialog source={source} siteUrls={services.settings.siteUrls} {...selection} />,
    options,
  };
  return (
    <>
      {cards ? <RecordCards {...listProps} cards={cards} editors={editors} /> : <RecordListScreen {...listProps} />}
      {plansDialog}
      {entry && (
        <RecordDrawer
          area={area}
          editors={editors}
          entry={entry}
          close={close}
          onSaved={({ id }) => {
            if (area.entries.page === undefined || hasEntryInDrawer(area)) {
              close();
              setChanges((count) => count + 1);
            } else void navigate(entryPath(area, id));
          }}
        />
      )}
    </>
  );
}

const ImportDialog = lazyOverlay(async () => (await import('./transfer/ImportDialog')).ImportDialog);

/** Opens the dialog to export the list for editing and to import it again. */
function ImportButton(props: TransferOptions & Pick<ImportProps, 'readIds' | 'onChanged'>): ReactNode {
  const { area, readIds, onChanged } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
        {transferTexts.open}
      </Button>
      {isOpen && (
        <ImportDialog
          {...{ area, readIds, onChanged }}
          open={async () => (await import('./transfer/openTransfer')).openTransfer(props)}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}

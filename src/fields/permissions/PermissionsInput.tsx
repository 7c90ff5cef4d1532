import { useMemo, useState } from 'react';
import type { PlacedPermissions } from '../../definition';
import { truncateNames } from '../../lib/truncateNames';
import type { ServedOption } from '../../lib/options';
import { selectedIds } from '../../tree';
import { optionTexts } from '../choice/texts';
import { useFormView } from '../shared/formView';
import { ListFrame } from '../shared/ListFrame';
import { LoadFailure } from '../shared/LoadFailure';
import { ofType, settingsAs, type Props } from '../shared/rjsf';
import { useServedOptions, type OptionsState } from '../shared/useServedOptions';
import { matrixOf, permissionsIn, searchMatrix, withTicks } from './matrix';
import { PermissionTable } from './PermissionTable';
import { permissionTexts } from './texts';

/** The permissions of a role, as a matrix of features and actions (ROLE-005 to ROLE-007). */
export function PermissionsInput(props: Props) {
  const settings = settingsAs(props.uiSchema, ofType('permissions'));
  const { fieldPathId, formData, onChange } = props;
  const { path, $id: id } = fieldPathId;
  const state = useServedOptions(settings.options, path);
  const isLocked = props.disabled === true || props.readonly === true;
  return (
    <ListFrame field={props} note={permissionTexts.count({ count: selectedIds(formData).length })}>
      <div id={id} tabIndex={-1} className="f-rows-root">
        {state.status === 'ready' && state.options.length > 0 ? (
          <Matrix
            settings={settings}
            options={state.options}
            path={path}
            value={formData}
            disabled={isLocked}
            onTick={(permissions, isTicked) => onChange(withTicks(formData, permissions, isTicked), path)}
          />
        ) : (
          <NoMatrix id={id} state={state} />
        )}
      </div>
    </ListFrame>
  );
}

interface MatrixProps {
  readonly settings: PlacedPermissions;
  readonly options: readonly ServedOption[];
  readonly path: Props['fieldPathId']['path'];
  readonly value: Props['formData'];
  readonly disabled: boolean;
  readonly onTick: (permissions: readonly ServedOption[], isTicked: boolean) => void;
}

function Matrix({ settings, options, path, value, disabled, onTick }: MatrixProps) {
  const { storedAt } = useFormView();
  const [search, setSearch] = useState('');
  const rows = useMemo(() => matrixOf(options, settings.hiddenFeatures ?? []), [options, settings.hiddenFeatures]);
  const visibleRows = useMemo(() => searchMatrix(rows, search), [rows, search]);
  const ticked = new Set(selectedIds(value));
  const permissions = permissionsIn(rows);
  const known = new Set(permissions.map((permission) => permission.value));
  const hiddenCount = [...ticked].filter((id) => !known.has(id)).length;
  return (
    <>
      <input
        type="search"
        className="f-input f-matrix-search"
        aria-label={permissionTexts.search}
        placeholder={permissionTexts.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Changes permissions={permissions} before={new Set(selectedIds(storedAt(path)))} now={ticked} />
      {visibleRows.length === 0 ? (
        <p className="f-note" role="status">
          {permissionTexts.nothingFound}
        </p>
      ) : (
        <PermissionTable
          label={settings.label}
          rows={visibleRows}
          ticked={ticked}
          disabled={disabled}
          onTick={onTick}
        />
      )}
      {hiddenCount > 0 && <p className="f-help">{permissionTexts.kept({ count: hiddenCount })}</p>}
    </>
  );
}

function NoMatrix({ id, state }: { readonly id: string; readonly state: OptionsState }) {
  switch (state.status) {
    case 'waiting':
      return <p className="f-note">{optionTexts.first({ label: state.dependencyLabel })}</p>;
    case 'loading':
      return (
        <div className="f-matrix-waiting" role="status" aria-label={optionTexts.loading}>
          {SKELETON_ROWS.map((row) => (
            <span key={row} />
          ))}
        </div>
      );
    case 'failed':
      return <LoadFailure inputId={id} text={optionTexts.failed} retry={state.retry} />;
    case 'ready':
      return <p className="f-note">{optionTexts.none}</p>;
  }
}

const SKELETON_ROWS = [1, 2, 3, 4, 5] as const;

interface ChangesProps {
  readonly permissions: readonly ServedOption[];
  /** The stored ids. */
  readonly before: ReadonlySet<string>;
  readonly now: ReadonlySet<string>;
}

/** Maximum number of permissions listed by name; the others are only counted. */
const MAX_NAMED = 8;

/** The permissions gained and lost by saving. */
function Changes({ permissions, before, now }: ChangesProps) {
  const gained = permissions.filter(({ value }) => now.has(value) && !before.has(value));
  const lost = permissions.filter(({ value }) => before.has(value) && !now.has(value));
  return (
    <div className="f-matrix-changes" role="status">
      {gained.length > 0 && (
        <p data-kind="gained">{permissionTexts.gains({ count: gained.length, names: named(gained) })}</p>
      )}
      {lost.length > 0 && <p data-kind="lost">{permissionTexts.loses({ count: lost.length, names: named(lost) })}</p>}
    </div>
  );
}

function named(permissions: readonly ServedOption[]): string {
  const labels = permissions.map(({ label }) => label);
  return truncateNames(labels, MAX_NAMED, permissionTexts.more).join(', ');
}

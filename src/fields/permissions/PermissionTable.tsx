import type { ServedOption } from '../../lib/options';
import { ACTIONS, permissionsIn, stateOf, type Action, type MatrixRow } from './matrix';
import { permissionTexts } from './texts';
import './PermissionTable.css';

interface PermissionTableProps {
  readonly label: string;
  /** The visible rows; ticking a column or all rows affects only these. */
  readonly rows: readonly MatrixRow[];
  readonly ticked: ReadonlySet<string>;
  readonly disabled: boolean;
  readonly onTick: (permissions: readonly ServedOption[], isTicked: boolean) => void;
}

/** The matrix as a plain table of checkboxes, which works best with screen readers and the keyboard. */
export function PermissionTable({ label, rows, ticked, disabled, onTick }: PermissionTableProps) {
  const box = (name: string, permissions: readonly ServedOption[]) =>
    permissions.length > 0 && (
      <TickBox
        label={name}
        state={stateOf(permissions, ticked)}
        disabled={disabled}
        onChange={(isTicked) => onTick(permissions, isTicked)}
      />
    );
  const column = (action: Action) => rows.flatMap(({ cells }) => cells[action] ?? []);
  return (
    <div className="f-matrix-frame">
      <table className="f-matrix" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <span className="f-matrix-name">
                {box(permissionTexts.all, permissionsIn(rows))}
                {permissionTexts.feature}
              </span>
            </th>
            {ACTIONS.map((action) => (
              <th key={action} scope="col">
                <span className="f-matrix-action">
                  {box(permissionTexts.column({ action: permissionTexts.actions[action] }), column(action))}
                  {permissionTexts.actions[action]}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={row.feature}>
            <tr>
              <th scope="row">
                <span className="f-matrix-name">
                  {box(permissionTexts.row({ feature: row.feature }), permissionsIn([row]))}
                  {row.feature}
                </span>
              </th>
              {ACTIONS.map((action) => {
                const permission = row.cells[action];
                return <td key={action}>{permission && box(permission.label, [permission])}</td>;
              })}
            </tr>
            {row.further.length > 0 && (
              <tr className="f-matrix-further">
                <td colSpan={ACTIONS.length + 1}>
                  <ul aria-label={permissionTexts.further({ feature: row.feature })}>
                    {row.further.map((permission) => (
                      <li key={permission.value}>
                        <label className="f-choice">
                          {box(permission.label, [permission])}
                          {permission.label}
                        </label>
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface TickBoxProps {
  /** Accessible name. */
  readonly label: string;
  readonly state: 'all' | 'some' | 'none';
  readonly disabled: boolean;
  readonly onChange: (isTicked: boolean) => void;
}

/** A checkbox that may represent several permissions: ticking an indeterminate one ticks all. */
function TickBox({ label, state, disabled, onChange }: TickBoxProps) {
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = state === 'some';
      }}
      type="checkbox"
      className="f-tick"
      aria-label={label}
      checked={state === 'all'}
      disabled={disabled}
      onChange={() => onChange(state !== 'all')}
    />
  );
}

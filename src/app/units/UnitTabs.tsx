import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { UndoSnackbar } from '../../hooks/UndoSnackbar';
import { ConfirmDialog } from '../../shell/ConfirmDialog';
import type { Unit } from '../../stores/unitStore';
import { unitTexts } from './texts';
import { UnitTab } from './UnitTab';
import type { Units } from './useUnits';

/** The tabs of the units of a page (PROPU). Those whose sections have unsaved changes are marked. */
export function UnitTabs(props: {
  readonly state: Pick<Units, 'isBusy' | 'add' | 'rename' | 'remove' | 'putBack'>;
  readonly units: readonly Unit[];
  readonly current: Unit | undefined;
  readonly noun: string;
  readonly canChange: boolean;
  readonly isUnsaved: (unit: Unit) => boolean;
  readonly addressOf: (unit: Unit) => string;
  /** Goes to a unit, without a new entry in the history. */
  readonly go: (id: string | undefined) => void;
}): ReactNode {
  const { state, units, current, noun, canChange, isUnsaved, addressOf, go } = props;
  const [removing, setRemoving] = useState<Unit>();
  /** The one that was removed last, and whether that can still be taken back. */
  const [removed, setRemoved] = useState<{ readonly unit: Unit; readonly isOpen: boolean }>();
  const close = () => setRemoved((last) => last && { ...last, isOpen: false });
  const mayChange = canChange && !state.isBusy;
  async function add(): Promise<void> {
    const id = await state.add();
    if (id !== undefined) go(id);
  }
  async function remove(unit: Unit): Promise<void> {
    const at = units.indexOf(unit);
    if (!(await state.remove(unit))) return;
    setRemoved({ unit, isOpen: true });
    go((units[at + 1] ?? units[at - 1])?.id);
  }
  async function putBack({ unit }: NonNullable<typeof removed>): Promise<void> {
    close();
    await state.putBack(unit);
    go(unit.id);
  }
  return (
    <Box component="nav" aria-label={unitTexts.units} sx={ROW}>
      <Box component="ul" sx={LIST}>
        {units.map((unit) => (
          <UnitTab
            key={unit.id}
            unit={unit}
            noun={noun}
            to={addressOf(unit)}
            isCurrent={unit === current}
            isUnsaved={isUnsaved(unit)}
            onRename={mayChange && !unit.isGone ? (name) => void state.rename(unit.id, name) : undefined}
            onRemove={mayChange && units.length > 1 ? () => setRemoving(unit) : undefined}
          />
        ))}
      </Box>
      {canChange && (
        <Button size="small" disabled={state.isBusy} onClick={() => void add()}>
          {unitTexts.add({ noun })}
        </Button>
      )}
      {removing && (
        <ConfirmDialog
          title={unitTexts.remove({ name: nameOf(removing) })}
          question={unitTexts.removeQuestion}
          isDangerous
          onYes={() => {
            setRemoving(undefined);
            void remove(removing);
          }}
          onNo={() => setRemoving(undefined)}
        />
      )}
      <UndoSnackbar
        isOpen={removed?.isOpen === true}
        message={removed && unitTexts.removed({ name: nameOf(removed.unit) })}
        label={unitTexts.undo}
        onUndo={() => removed && void putBack(removed)}
        close={close}
      />
    </Box>
  );
}

function nameOf({ name }: Unit): string {
  return name.trim() === '' ? unitTexts.unnamed : name;
}

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 } as const;
const LIST = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, minWidth: 0 } as const;

import { IconButton } from '@mui/material';
import { Icon, type IconName } from '../fields/shared/Icon';
import { SHORTCUTS, type ShortcutName } from '../lib/shortcuts';
import type { FormStore } from './store';
import { formTexts } from './texts';
import { useSessionPart } from './useSession';

/** Undo and redo, for those who do not know their keys. */
export function StepButtons({ store }: { readonly store: FormStore }) {
  const canUndo = useSessionPart(store, ({ past }) => past.length > 0);
  const canRedo = useSessionPart(store, ({ future }) => future.length > 0);
  return (
    <span className="f-bar-steps">
      <StepButton name="undo" label={formTexts.undoLast} step={canUndo ? store.undo : undefined} />
      <StepButton name="redo" label={formTexts.redoLast} step={canRedo ? store.redo : undefined} />
    </span>
  );
}

/** @param props.step undefined where there is nothing to do; the button keeps the focus all the same */
function StepButton(props: {
  readonly name: IconName & ShortcutName;
  readonly label: string;
  readonly step: (() => void) | undefined;
}) {
  const { name, label, step } = props;
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      aria-disabled={step === undefined}
      aria-keyshortcuts={keysOf(name)}
      onClick={step}
    >
      <Icon name={name} />
    </IconButton>
  );
}

/** The keys of a shortcut as `aria-keyshortcuts` has them: 'Control+Z Meta+Z'. */
function keysOf(name: 'undo' | 'redo'): string {
  const [{ key, ...held }] = SHORTCUTS[name].keys;
  const pressed = 'shift' in held ? `Shift+${key.toUpperCase()}` : key.toUpperCase();
  return `Control+${pressed} Meta+${pressed}`;
}

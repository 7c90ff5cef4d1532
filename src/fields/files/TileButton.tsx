import { Icon, type IconName } from '../shared/Icon';

interface TileButtonProps {
  /** What it does, and to which file: 'Remove Image 2'. */
  readonly label: string;
  readonly icon: IconName;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** A button of a tile: an icon, named for those who do not see it. */
export function TileButton({ label, icon, disabled = false, onClick }: TileButtonProps) {
  return (
    <button
      type="button"
      className="f-icon-button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

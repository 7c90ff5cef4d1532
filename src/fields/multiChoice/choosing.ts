import type { WidgetProps } from '../shared/widget';

/** What a way of choosing several is given. */
export interface ChoosingProps extends WidgetProps<'multiChoice'> {
  readonly options: readonly ChoosableOption[];
  readonly choose: (id: string, isChosen: boolean) => void;
}

/** A choice as the widget shows it. */
export interface ChoosableOption {
  readonly id: string;
  readonly label: string;
  readonly isChosen: boolean;
  /** Whether the person may choose it; one that is chosen already can be taken away. */
  readonly isOpen: boolean;
}

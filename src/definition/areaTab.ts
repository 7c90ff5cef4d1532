import type { Brand } from '../lib/brand';

/** One tab of an area whose editors share a screen. */
export interface AreaTab {
  /** The route segment. */
  readonly key: string;
  /** Shown on the tab. */
  readonly label: string;
  /** Name of the editor the tab shows. */
  readonly editor: string;
  /** Scope needed to see and save the tab, where the tab has one of its own. */
  readonly access?: string;
  /** Only these brands have the tab. */
  readonly brands?: readonly Brand[];
}

import type { AreaTab } from './areaTab';

/** One of the forms that each unit of a page has; its editor stores one collection of the unit. */
export interface UnitSection extends AreaTab {
  /** Scope needed to see and save the section; the services ask for it too. */
  readonly access: string;
  /** The stored name of the section's collection, as its editor says. The order of the sections is the stored one. */
  readonly collection: string;
}

/**
 * Parts of a page that are saved by themselves (PROPU): every collection of a container is a unit, and every unit has the
 * same sections. Below the form of the page there is a tab for each unit, and below those a tab for each section.
 */
export interface PageUnits {
  /** The container that holds the units, and its stored order. */
  readonly container: string;
  /** The place of the container among those of the page. */
  readonly order: number;
  /** What one of them is called in messages and buttons: `unit`. */
  readonly noun: string;
  /** The stored name of a new unit, which is the label of its tab. */
  readonly newName: string;
  /** The kinds of pages (see `kindField`) that have several units; any other has one, and no tabs for units. */
  readonly severalFor: readonly string[];
  /** The editors of a unit, each stored as one collection. */
  readonly sections: readonly [UnitSection, ...UnitSection[]];
  /** What is shown instead of the sections to people who may open none of them. */
  readonly noAccess: string;
}

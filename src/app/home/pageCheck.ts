import { brands } from '../../../schemas/brands';
import type { WirePage } from '../../api/pages';
import type { FoundPage } from '../../api/foundPages';
import { compileEditor, createValidate } from '../../compile';
import { loadValidator } from '../../compile/loadValidator';
import { isCardArea, type UnitSection } from '../../definition';
import type { SessionBrand } from '../../session/session';
import { pageFromWire } from '../../stores/wire';
import { unitsOf, type FieldCollection, type Problem, type Tree } from '../../tree';
import { screenOfPage, type PageForm, type PageScreen } from '../pageScreens';
import type { BrandContext } from '../screenOfEntry';
import { withUnitPlace } from '../units/unitAddress';

/** The problems that would prevent saving a page. */
export interface PageProblems {
  readonly page: FoundPage;
  /** Label of its area. */
  readonly area: string;
  /** Path of the form with the first problem. */
  readonly path: string;
  /** Of all its forms; at least one. */
  readonly problems: readonly [Problem, ...Problem[]];
}

/**
 * Reads a page and checks it as its forms would.
 * @param context.read reads the stored page of an id; null if it was deleted
 * @returns undefined if it has no problems, was deleted, or the user may open none of its forms
 * @throws the errors of src/api/errors.ts
 */
export async function checkPage(
  found: FoundPage,
  context: BrandContext & { readonly read: (id: string) => Promise<WirePage | null> },
): Promise<PageProblems | undefined> {
  const { session, brand, read } = context;
  const screen = await screenOfPage(found, session, brand);
  const wire = screen && (await read(found.id));
  if (!screen || !wire) return undefined;
  const findings = await findingsOf(wire, screen, brand);
  const [first] = findings;
  const [problem, ...others] = findings.flatMap(({ problems }) => problems);
  return (
    first && problem && { page: found, area: screen.area.menu.label, path: first.path, problems: [problem, ...others] }
  );
}

/** The problems of one form, and its address. */
interface FormProblems {
  readonly path: string;
  readonly problems: readonly Problem[];
}

async function findingsOf(wire: WirePage, { area, forms }: PageScreen, brand: SessionBrand) {
  const page = pageFromWire(wire);
  const units = isCardArea(area) && area.units ? unitsOf(page, area.units) : [];
  const found: FormProblems[] = [];
  for (const { definition, path, section } of forms) {
    const check = await checkOf(definition, brand);
    if (section === undefined) found.push({ path, problems: check(page) });
    else found.push(...unitProblems(units, section, { path, check }));
  }
  return found.filter(({ problems }) => problems.length > 0);
}

/** Checks one form in every unit; a section that a unit lacks has no problems. */
function unitProblems(
  units: readonly FieldCollection[],
  { collection, key }: UnitSection,
  { path, check }: { readonly path: string; readonly check: (tree: Tree) => readonly Problem[] },
): readonly FormProblems[] {
  return units.flatMap(({ id, children }) => {
    const stored = children.find(({ name }) => name === collection);
    return stored ? [{ path: path + withUnitPlace('', { unit: id, section: key }), problems: check(stored) }] : [];
  });
}

/** Validates the stored tree as the initial, unchanged form. */
async function checkOf(definition: PageForm['definition'], brand: SessionBrand) {
  const compiled = compileEditor(definition, brands[brand.name]);
  const validate = createValidate(compiled, await loadValidator(definition.name, brand.name));
  return (tree: Tree): readonly Problem[] => {
    const form = compiled.lens.treeToForm(tree);
    return validate(form, form);
  };
}

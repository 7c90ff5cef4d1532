import { areas, editorsOfArea } from '../../schemas';
import { brands } from '../../schemas/brands';
import {
  BRANDS,
  editorForBrand,
  isCardArea,
  withBrand,
  type Brand,
  type EditorDefinition,
  type PageUnits,
} from '../../src/definition';
import type { Container, FieldCollection, Page } from '../../src/tree';
import { compileOrderCheck, type OrderCheck, type OrderFault } from './orderCheck';

/** The result of a check; `mended` is the very same page if there is no problem. */
interface CheckedPage {
  readonly faults: readonly OrderFault[];
  readonly mended: Page;
}

/** Compares the orders of a page with those of the definitions that write it. */
export type PageCheck = (page: Page) => CheckedPage;

/** The parts of a page that one or more definitions write. */
interface PartCheck {
  appliesTo(page: Page): boolean;
  readonly check: PageCheck;
}

/** Loads the definitions of every area and builds the check of each brand. */
export async function loadPageChecks(): Promise<Readonly<Record<Brand, PageCheck>>> {
  const perArea = await Promise.all(areas.map(async ({ name }) => (await editorsOfArea[name]?.()) ?? []));
  const checks = BRANDS.map((brand) => [brand, pageCheck(perArea.flat(), brand)]);
  return Object.fromEntries(checks) as Record<Brand, PageCheck>;
}

function pageCheck(definitions: readonly EditorDefinition[], brand: Brand): PageCheck {
  const editors = definitions
    .filter(({ brands }) => brands?.includes(brand) ?? true)
    .map((definition) => editorForBrand(definition, brands[brand]));
  const checkOf = ({ fields }: (typeof editors)[number]) => compileOrderCheck(fields);
  const pages = editors.flatMap((editor): PartCheck[] => {
    if (!('page' in editor.stored)) return [];
    const { tag, slug } = editor.stored.page;
    return [{ appliesTo: isPageOf({ tag, slug, brand }), check: checkOf(editor) }];
  });
  const sections = new Map(
    editors.flatMap((editor) => ('collection' in editor.stored ? [[editor.stored.collection, checkOf(editor)]] : [])),
  );
  const units = areas
    .filter(isCardArea)
    .flatMap(({ store: { tag }, units }): PartCheck[] =>
      units ? [{ appliesTo: isPageOf({ tag, slug: undefined, brand }), check: unitsCheck(units, sections) }] : [],
    );
  return (page) =>
    [...pages, ...units]
      .filter(({ appliesTo }) => appliesTo(page))
      .reduce<CheckedPage>(
        (previous, { check }) => {
          const { faults, mended } = check(previous.mended);
          return { faults: [...previous.faults, ...faults], mended };
        },
        { faults: [], mended: page },
      );
}

function isPageOf(stored: { readonly tag: string; readonly slug: string | undefined; readonly brand: Brand }) {
  const { brand } = stored;
  const [tag, slug] = [withBrand(stored.tag, brand), stored.slug && withBrand(stored.slug, brand)];
  return (page: Page) => page.tag === tag && (slug === undefined || page.slug === slug);
}

/** Every collection of the container is a unit, whatever its name (PROPU-008). */
function unitsCheck({ container: name }: PageUnits, sections: ReadonlyMap<string, OrderCheck>): PageCheck {
  return (page) => {
    const faults: OrderFault[] = [];
    const containers = replaced(page.containers, (container) =>
      container.name === name ? mendUnits(container, sections, faults) : container,
    );
    return { faults, mended: containers === page.containers ? page : { ...page, containers } };
  };
}

function mendUnits(container: Container, sections: ReadonlyMap<string, OrderCheck>, faults: OrderFault[]): Container {
  const units = [...container.field_collections].sort((a, b) => a.order - b.order);
  const found = units.map(({ order }) => order);
  const expected = units.map((_, index) => index);
  if (found.some((order, index) => order !== index)) faults.push({ where: [container.name], found, expected });
  const mended = replaced(units, (unit, order) => {
    const children = replaced(unit.children, (child) => {
      const checked = sections.get(child.name)?.(child);
      const where = [container.name, unit.name, child.name];
      faults.push(...(checked?.faults ?? []).map((fault) => ({ ...fault, where: [...where, ...fault.where] })));
      return checked?.mended ?? child;
    });
    return unit.order === order && children === unit.children ? unit : { ...unit, order, children };
  });
  return mended === units ? container : { ...container, field_collections: mended };
}

/** Maps the nodes; returns the list itself if every node stays the same object. */
function replaced<Node>(nodes: readonly Node[], by: (node: Node, index: number) => Node): readonly Node[] {
  const now = nodes.map(by);
  return now.every((node, index) => node === nodes[index]) ? nodes : now;
}

/** A node sent for its order only, as a partial update: everything else stays as stored. */
interface MovedNode {
  readonly id: string;
  readonly order: number;
}

interface MovedCollection extends MovedNode {
  readonly fields: readonly MovedNode[];
  readonly children: readonly MovedCollection[];
}

interface MovedContainer extends MovedNode {
  readonly field_collections: readonly MovedCollection[];
}

/** The nodes of a corrected page that moved, and their ancestors. */
export function movedContainers(stored: Page, mended: Page): readonly MovedContainer[] {
  return changed(stored.containers, mended.containers).map(([before, { id, order, field_collections: now }]) => ({
    id,
    order,
    field_collections: changed(before.field_collections, now).map(movedCollection),
  }));
}

function movedCollection([before, now]: readonly [FieldCollection, FieldCollection]): MovedCollection {
  return {
    id: now.id,
    order: now.order,
    fields: changed(before.fields, now.fields).map(([, { id, order }]) => ({ id, order })),
    children: changed(before.children, now.children).map(movedCollection),
  };
}

function changed<Node extends { readonly id: string }>(
  before: readonly Node[],
  after: readonly Node[],
): readonly (readonly [Node, Node])[] {
  const known = new Map(before.map((node) => [node.id, node]));
  return after.flatMap((node) => {
    const was = known.get(node.id);
    return was === undefined || was === node ? [] : [[was, node] as const];
  });
}

import { brands } from '../../../schemas/brands';
import { editorsOfArea } from '../../../schemas';
import { BRANDS, editorForBrand, isBrand, withBrand, type Brand, type PlacedFields } from '../../../src/definition';
import { kindOf } from '../../../src/kinds';
import { BadInput } from '../../errors';
import type { WriteContext } from '../context';
import { recordMessages } from '../recordMessages';
import type { PageTree } from './assembleTree';
import type { PlacedTree } from './placeNodes';

/**
 * Refuses what is no video link in a field that its editor has for one, by the rule of the editor's form (CONT-045). What is
 * stored already may stay.
 * @throws BadInput
 */
export async function requireVideoLinks(
  context: WriteContext,
  { changed, placed, trees }: ChangedPages,
): Promise<void> {
  const sent = new Map(placed.collections.map((collection) => [collection.id, collection.name]));
  const pages = new Map(
    await Promise.all(
      trees.map(async (tree) => [tree.pageId, { tree, places: await guardedPlacesOf(tree, context) }] as const),
    ),
  );
  for (const { id, pageId, collectionId, name, value, argument } of changed.fields) {
    const page = pages.get(pageId);
    if (!page || !value || page.places.size === 0) continue;
    const stored = page.tree.fields.get(id);
    const collection = sent.get(collectionId) ?? page.tree.collections.get(collectionId)?.name;
    const guard = page.places.get(placeOf(collection, name ?? stored?.name));
    if (!guard || stored?.value === value) continue;
    if (!guard(value)) throw new BadInput(`${argument}.value`, recordMessages.videoLink);
  }
}

interface ChangedPages {
  /** What would be written. */
  readonly changed: PlacedTree;
  /** What was sent. */
  readonly placed: PlacedTree;
  /** The pages as they are stored. */
  readonly trees: readonly PageTree[];
}

function placeOf(collection: string | undefined, field: string | undefined): string {
  return `${collection ?? ''}/${field ?? ''}`;
}

/** The guarded fields of pages like this one. */
async function guardedPlacesOf({ pageId }: PageTree, { writes }: WriteContext): Promise<GuardedPlaces> {
  const { brand_name: brand, tag } = writes.get(pageId).page;
  if (!isBrand(brand)) return NONE;
  found ??= findGuardedPlaces();
  return (await found).get(brand)?.get(tag) ?? NONE;
}

type Guard = (text: string) => boolean;
type GuardedPlace = readonly [place: string, guard: Guard];
/** The guards of the fields that have one (today those for video links), by collection and field. */
type GuardedPlaces = ReadonlyMap<string, Guard>;

const NONE: GuardedPlaces = new Map();

/** By brand and tag; the definitions are read once. */
let found: Promise<ReadonlyMap<Brand, ReadonlyMap<string, GuardedPlaces>>> | undefined;

async function findGuardedPlaces(): Promise<ReadonlyMap<Brand, ReadonlyMap<string, GuardedPlaces>>> {
  const editors = (await Promise.all(Object.values(editorsOfArea).map((load) => load()))).flat();
  return new Map(
    BRANDS.map((brand) => {
      const byTag = new Map<string, GuardedPlaces>();
      for (const editor of editors) {
        if (!('page' in editor.stored) || editor.brands?.includes(brand) === false) continue;
        const tag = withBrand(editor.stored.page.tag, brand);
        const { fields } = editorForBrand(editor, brands[brand]);
        byTag.set(tag, new Map([...(byTag.get(tag) ?? NONE), ...guardedPlaces(fields, undefined)]));
      }
      return [brand, byTag] as const;
    }),
  );
}

function guardedPlaces(fields: PlacedFields, collection: string | undefined): readonly GuardedPlace[] {
  return Object.values(fields).flatMap((field): readonly GuardedPlace[] => {
    const { storage: storageOf, guard } = kindOf(field);
    const storage = storageOf(field);
    switch (storage.as) {
      case 'group':
        return guardedPlaces(storage.fields, storage.path.at(-1)?.name ?? collection);
      case 'nodes':
        return storage.variants.flatMap(({ name, fields: inside }) => guardedPlaces(inside, name));
      case 'value':
        return guard ? [[placeOf(collection, storage.place.name), guard]] : [];
      default:
        return [];
    }
  });
}

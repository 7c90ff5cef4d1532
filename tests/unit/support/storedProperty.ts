import { brands } from '../../../schemas/brands';
import { properties } from '../../../schemas/properties/area';
import { editors } from '../../../schemas/properties/editors';
import { property } from '../../../schemas/properties/property';
import { storedUnits } from '../../../src/app/units/storedUnits';
import { compileEditor } from '../../../src/compile';
import type { Brand } from '../../../src/definition';
import { newPage, newUnit, newUnitsContainer, type FieldCollection, type FormData, type Page } from '../../../src/tree';

let idCount = 0;

/** An id that no other node of a test has. */
export function newStoredId(): string {
  return `00000000-0000-4000-8000-${String((idCount += 1)).padStart(12, '0')}`;
}

/** The logo, which is required. */
const LOGO = { key: 'files/logo.png', fileName: 'logo.png', fileType: 'image/png' };

/**
 * A stored property: its overview, and one unit for each status in order; by default one unit without a status.
 * @param given.gallery keys of the files in the gallery of each unit, the first one featured
 */
export function storedProperty(given: {
  readonly brand?: Brand;
  readonly name?: string;
  readonly overview?: FormData;
  readonly statuses?: readonly (string | null)[];
  readonly gallery?: readonly string[];
}): Page {
  const { brand = 'AVIDA', name = 'Lake Walk', overview, statuses = [null], gallery = [] } = given;
  const { editor, lens } = compileEditor(property, brands[brand]);
  const form = { overview: { projectName: name, propertyType: 'Condominium', logo: LOGO, ...overview } };
  const units = storedUnits(properties.units!, editors, brand);
  const container = {
    ...newUnitsContainer(units, newStoredId),
    field_collections: statuses.map((status, order) =>
      withOverview(newUnit(units, { order, newId: newStoredId }), { status, gallery }),
    ),
  };
  const page = newPage({ editor, brandId: `brand-${brand.toLowerCase()}`, newId: newStoredId, form });
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return lens.formToTree(form, { ...page, slug, containers: [container] }, newStoredId);
}

function withOverview(
  unit: FieldCollection,
  { status, gallery }: { readonly status: string | null; readonly gallery: readonly string[] },
): FieldCollection {
  const files = gallery.map((value, order) => {
    const featured = String(order === 0);
    return { id: newStoredId(), name: 'IMAGE', label: 'Image Gallery', value, order, meta_data: { featured } };
  });
  const children = unit.children.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (field.name === 'PROPERTY-STATUS' ? { ...field, value: status } : field)),
    children: section.children.map((child) =>
      section.name === 'OVERVIEW-DETAILS' && child.name === 'IMAGE-GALLERY' ? { ...child, fields: files } : child,
    ),
  }));
  return { ...unit, children };
}

import { contentAccess } from '../../../schemas/access';
import { withBrand, type Brand } from '../../../src/definition';
import { expectedOneOf } from '../arguments';

/** The link types of banners, displayed as Property and Article (BAN-013). A type is the tag of its pages without the brand. */
export const LINK_TYPES = ['PROPERTIES', 'CONTENT'] as const;

export type LinkType = (typeof LINK_TYPES)[number];

/** @throws BadInput for an unknown link type, naming the argument */
export function requireLinkType(text: string, argument: string): LinkType {
  const type = LINK_TYPES.find((one) => one === text);
  if (type === undefined) throw expectedOneOf(argument, LINK_TYPES, text);
  return type;
}

/** The tag of the pages that a link type offers (BAN-031). */
export function linkedTag(type: LinkType, brandName: string): string {
  return withBrand(pagesOf(type), brandName as Brand);
}

/** The categories of a link type, as stored (BAN-014, A-16): those of its pages. */
export function linkCategories(type: LinkType): readonly string[] {
  const policy = contentAccess.find(({ of }) => 'pages' in of && of.pages === pagesOf(type));
  return policy?.kinds?.by === 'category' ? Object.keys(policy.kinds.scopes) : [];
}

/** The stored category for a text in any case, with blanks or hyphens ('home buying guide'). */
export function linkCategoryOf(type: LinkType, text: string): string | undefined {
  const category = kebab(text);
  return linkCategories(type).find((one) => kebab(one) === category);
}

function pagesOf(type: LinkType): string {
  return `${type}-{BRAND}`;
}

function kebab(text: string): string {
  return text.trim().toLowerCase().replaceAll(' ', '-');
}

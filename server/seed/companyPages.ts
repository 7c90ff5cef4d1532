import type { CollectionInput, ContainerInput, FieldInput } from '../content/tree/treeInput';
import type { BrandTexts, PictureName, PictureText, SectionTexts, SeoTexts, StatementTexts } from './texts/brandTexts';

/** A demo page with its tree, in the shape that the tree mutations take. */
export interface SeedPage {
  /** Without the brand. */
  readonly name: string;
  readonly containers: readonly ContainerInput[];
}

/** A stored picture that pages may show. */
export interface StoredPicture {
  readonly key: string;
  readonly fileName: string;
}

interface BuildOptions {
  readonly texts: BrandTexts;
  readonly pictures: ReadonlyMap<PictureName, StoredPicture>;
  /** Alternative texts are stored for ALP only (UPL-025). */
  readonly altTexts: boolean;
}

/** The company-information pages of a brand: those whose texts exist. */
export function companyPages(options: BuildOptions): readonly SeedPage[] {
  const { texts } = options;
  return [
    { name: 'About Us', containers: [aboutUs(options)] },
    ...(texts.seo ? [{ name: 'Seo Tags', containers: [seoTags(texts.seo)] }] : []),
    ...(texts.footerLinks ? [{ name: 'Footer Links', containers: [footerLinks(texts.footerLinks)] }] : []),
    { name: 'Facts', containers: sections('FACTS', texts.facts, options) },
    {
      name: 'Mission Vision',
      containers: [
        statement('MISSION', texts.mission, options),
        { ...statement('VISION', texts.vision, options), order: 1 },
      ],
    },
    { name: 'Awards', containers: sections('AWARDS', texts.awards, options) },
    { name: 'Terms and Conditions', containers: [titledText('TERMS-AND-CONDITIONS', texts.terms)] },
    { name: 'Privacy Policy', containers: [titledText('PRIVACY-POLICY', texts.privacy)] },
  ];
}

function aboutUs(options: BuildOptions): ContainerInput {
  const { aboutUs: texts } = options.texts;
  return container('DEFAULT', 0, [
    {
      name: 'ABOUT-US-FC',
      order: 0,
      fields: [
        ...plainFields([
          ['ABOUT-US-TITLE', 'Title', texts.title],
          ['SEO-ABOUT-US-TITLE', 'SEO Title', texts.seoTitle],
          ['SEO-ABOUT-US-DESCRIPTION', 'SEO Description', texts.seoDescription],
          ['ABOUT-US-HEADING-TAG', 'H1 Tag', texts.h1],
          ...(texts.h2 === undefined ? [] : [['SUB-HEADING', 'H2 Sub Heading', texts.h2] as const]),
        ]),
      ],
      children: [
        {
          name: 'BODIES',
          order: 0,
          children: texts.bodies.map(({ web, mobile }, order) => ({
            name: 'BODY',
            order,
            fields: plainFields([
              ['WEB-CONTENT', 'Web Content', web],
              ['MOBILE-CONTENT', 'Mobile Content', mobile],
            ]),
          })),
        },
        images(1, texts.pictures, options),
      ],
    },
  ]);
}

function seoTags(texts: SeoTexts): ContainerInput {
  const pages = (['home', 'contact', 'sales', 'properties', 'map'] as const).flatMap((page) => {
    const [title, description] = texts[page];
    const prefix = `SEO-${page.toUpperCase()}`;
    return [
      [`${prefix}-TITLE`, 'Title', title] as const,
      [`${prefix}-DESCRIPTION`, 'Description', description] as const,
    ];
  });
  const fields = plainFields([...pages, ['SEO-HOME-HEADING-TAG', 'H1 Tag', texts.homeHeading]]);
  return container('DEFAULT', 0, [{ name: 'SEO-TAGS-FC', order: 0, fields }]);
}

function footerLinks(links: NonNullable<BrandTexts['footerLinks']>): ContainerInput {
  const fields = plainFields([['ITEMS', 'Body', JSON.stringify(links)]]);
  return container('DEFAULT', 0, [{ name: 'FOOTER-LINKS-FC', order: 0, fields }]);
}

/** The default container with the title, then sections that are ordered from 1. */
function sections(prefix: string, texts: SectionTexts, options: BuildOptions): readonly ContainerInput[] {
  const fields = plainFields([[`${prefix}-TITLE`, 'Title', texts.title]]);
  return [
    container('DEFAULT', 0, [{ name: `${prefix}-FC`, order: 0, fields }]),
    ...texts.sections.map((section, index) =>
      container('SECTION', index + 1, [
        {
          name: 'CONTENT',
          order: 0,
          children: section.items.map(({ title, body }, order) => ({
            name: 'CONTENT-ITEM',
            order,
            fields: plainFields([
              ['TITLE', 'Title', title],
              ['BODY', 'Body', body],
            ]),
          })),
        },
        images(1, section.pictures, options),
      ]),
    ),
  ];
}

function statement(name: string, texts: StatementTexts, options: BuildOptions): ContainerInput {
  return container(name, 0, [
    {
      name: `${name}-FC`,
      order: 0,
      fields: plainFields([[`${name}-TITLE`, 'Title', texts.title]]),
      children: [
        {
          name: 'BODIES',
          order: 0,
          children: texts.bodies.map((body, order) => ({
            name: 'BODY',
            order,
            fields: plainFields([['BODY', 'Body', body]]),
          })),
        },
        images(1, texts.pictures, options),
      ],
    },
  ]);
}

function titledText(
  prefix: string,
  { title, body }: { readonly title: string; readonly body: string },
): ContainerInput {
  const fields = plainFields([
    [`${prefix}-TITLE`, 'Title', title],
    ['BODY', 'Body', body],
  ]);
  return container('DEFAULT', 0, [{ name: `${prefix}-FC`, order: 0, fields }]);
}

function container(name: string, order: number, collections: readonly CollectionInput[]): ContainerInput {
  return { name, order, field_collections: collections };
}

function plainFields(fields: readonly (readonly [name: string, label: string, value: string])[]): FieldInput[] {
  return fields.map(([name, label, value], order) => ({ name, label, value, order }));
}

function images(order: number, texts: readonly PictureText[], { pictures, altTexts }: BuildOptions): CollectionInput {
  const fields = texts.flatMap((text, position): readonly FieldInput[] => {
    const picture = pictures.get(text.picture);
    if (picture === undefined) return [];
    const meta_data = {
      description: text.caption,
      // Pictures of company information are never featured.
      featured: 'false',
      key: picture.key,
      alt_text: altTexts ? text.alt : null,
      file_type: 'image/png',
      file_name: picture.fileName,
    };
    return [{ name: 'File', label: 'Images', value: picture.key, order: position, meta_data }];
  });
  return { name: 'IMAGES', order, fields };
}

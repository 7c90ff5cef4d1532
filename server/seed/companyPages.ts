import type { CollectionInput, ContainerInput, FieldInput } from '../content/tree/treeInput';
import type { SeedCardPage } from './cardPages';
import { fieldsOf, type SeedPictures } from './seedNodes';
import type { BrandTexts, PictureText, SectionTexts, SeoTexts, StatementTexts } from './texts/brandTexts';

/** The company-information pages of a brand for which there are texts. */
export function companyPages(texts: BrandTexts, options: SeedPictures): readonly SeedCardPage[] {
  const pages: readonly (readonly [name: string, containers: readonly ContainerInput[]])[] = [
    ['About Us', [aboutUs(texts.aboutUs, options)]],
    ...(texts.seo ? ([['Seo Tags', [seoTags(texts.seo)]]] as const) : []),
    ...(texts.footerLinks ? ([['Footer Links', [footerLinks(texts.footerLinks)]]] as const) : []),
    ['Facts', sections('FACTS', texts.facts, options)],
    [
      'Mission Vision',
      [statement('MISSION', texts.mission, options), { ...statement('VISION', texts.vision, options), order: 1 }],
    ],
    ['Awards', sections('AWARDS', texts.awards, options)],
    ['Terms and Conditions', [titledText('TERMS-AND-CONDITIONS', texts.terms)]],
    ['Privacy Policy', [titledText('PRIVACY-POLICY', texts.privacy)]],
  ];
  return pages.map(([name, containers]) => ({ tag: 'COMPANY-INFO', name: `${name} ${options.brand}`, containers }));
}

function aboutUs(texts: BrandTexts['aboutUs'], options: SeedPictures): ContainerInput {
  return container('DEFAULT', 0, [
    {
      name: 'ABOUT-US-FC',
      order: 0,
      fields: fieldsOf([
        ['ABOUT-US-TITLE', 'Title', texts.title],
        ['SEO-ABOUT-US-TITLE', 'SEO Title', texts.seoTitle],
        ['SEO-ABOUT-US-DESCRIPTION', 'SEO Description', texts.seoDescription],
        ['ABOUT-US-HEADING-TAG', 'H1 Tag', texts.h1],
        ...(texts.h2 === undefined ? [] : [['SUB-HEADING', 'H2 Sub Heading', texts.h2] as const]),
      ]),
      children: [
        {
          name: 'BODIES',
          order: 0,
          children: texts.bodies.map(({ web, mobile }, order) => ({
            name: 'BODY',
            order,
            fields: fieldsOf([
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
  const fields = fieldsOf([...pages, ['SEO-HOME-HEADING-TAG', 'H1 Tag', texts.homeHeading]]);
  return container('DEFAULT', 0, [{ name: 'SEO-TAGS-FC', order: 0, fields }]);
}

function footerLinks(links: NonNullable<BrandTexts['footerLinks']>): ContainerInput {
  const fields = fieldsOf([['ITEMS', 'Body', JSON.stringify(links)]]);
  return container('DEFAULT', 0, [{ name: 'FOOTER-LINKS-FC', order: 0, fields }]);
}

/** The default container with the title, then sections that are ordered from 1. */
function sections(prefix: string, texts: SectionTexts, options: SeedPictures): readonly ContainerInput[] {
  const fields = fieldsOf([[`${prefix}-TITLE`, 'Title', texts.title]]);
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
            fields: fieldsOf([
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

function statement(name: string, texts: StatementTexts, options: SeedPictures): ContainerInput {
  return container(name, 0, [
    {
      name: `${name}-FC`,
      order: 0,
      fields: fieldsOf([[`${name}-TITLE`, 'Title', texts.title]]),
      children: [
        {
          name: 'BODIES',
          order: 0,
          children: texts.bodies.map((body, order) => ({
            name: 'BODY',
            order,
            fields: fieldsOf([['BODY', 'Body', body]]),
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
  const fields = fieldsOf([
    [`${prefix}-TITLE`, 'Title', title],
    ['BODY', 'Body', body],
  ]);
  return container('DEFAULT', 0, [{ name: `${prefix}-FC`, order: 0, fields }]);
}

function container(name: string, order: number, collections: readonly CollectionInput[]): ContainerInput {
  return { name, order, field_collections: collections };
}

function images(order: number, texts: readonly PictureText[], { brand, pictures }: SeedPictures): CollectionInput {
  const fields = texts.flatMap((text, position): readonly FieldInput[] => {
    const picture = pictures.get(text.picture);
    if (picture === undefined) return [];
    const meta_data = {
      description: text.caption,
      // Pictures of company information are never featured.
      featured: 'false',
      key: picture.key,
      // Alternative texts are stored for ALP only (UPL-025).
      alt_text: brand === 'ALP' ? text.alt : null,
      file_type: 'image/png',
      file_name: picture.fileName,
    };
    return [{ name: 'File', label: 'Images', value: picture.key, order: position, meta_data }];
  });
  return { name: 'IMAGES', order, fields };
}

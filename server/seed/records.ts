import type { Queryable } from '../database/database';
import { bannerStore } from '../content/banners/banners';
import { linkedTag } from '../content/banners/linkTypes';
import { careerStore } from '../content/careers/careers';
import { departmentStore } from '../content/careers/departments';
import { emailStore } from '../content/emails/emails';
import { linkStore } from '../content/links/links';
import type { RecordValues, WrittenRecord } from '../content/records/recordStore';
import type { Services } from '../services';
import type { SeedBrand } from './brands';
import type { StoredPicture } from './seedNodes';
import type { PictureName } from './texts/brandTexts';
import { recordTexts, type BannerText, type CareerText, type LinkText } from './texts/recordTexts';

interface SeedOptions {
  readonly services: Services;
  readonly transaction: Queryable;
  readonly brand: SeedBrand;
  readonly pictures: ReadonlyMap<PictureName, StoredPicture>;
}

/** Stores the demo banners, departments, careers, links and e-mail addresses of a brand. Its pages must exist. */
export async function seedRecords(options: SeedOptions): Promise<void> {
  const { transaction, brand } = options;
  const texts = recordTexts[brand.name];
  for (const [index, text] of texts.banners.entries()) {
    await bannerStore.write(transaction, newRecord(options, index, await bannerValues(text, options)));
  }
  const departmentIds: string[] = [];
  for (const [index, department] of texts.departments.entries()) {
    const record = newRecord(options, index, { ...department });
    await departmentStore.write(transaction, record);
    departmentIds.push(record.id);
  }
  for (const [index, text] of texts.careers.entries()) {
    const values = careerValues(text, { ...options, departmentIds, index });
    await careerStore.write(transaction, newRecord(options, index, values));
  }
  for (const [index, text] of texts.links.entries()) {
    await linkStore.write(transaction, newRecord(options, index, linkValues(text, options)));
  }
  for (const [index, [category, mailbox]] of texts.emails.entries()) {
    const email = `${mailbox}@${brand.name.toLowerCase()}.example`;
    await emailStore.write(transaction, newRecord(options, index, { category, email }));
  }
}

/** Each a day older than the one before, so that sorting by date has a visible effect. */
function newRecord({ services, brand }: SeedOptions, index: number, values: RecordValues): WrittenRecord {
  const at = new Date(services.clock().getTime() - index * DAY_MILLISECONDS);
  return { id: services.newId(), brandId: brand.id, brandName: brand.name, revision: 1, values, at, by: 'Demo' };
}

async function bannerValues(text: BannerText, { transaction, brand, pictures }: SeedOptions) {
  const [page] = await transaction.query<{ id: string }>(
    `SELECT id FROM page WHERE brand_id = $1 AND tag = $2 AND category = $3
       AND NOT EXISTS (SELECT 1 FROM home_banner WHERE home_banner.page_id = page.id)
     ORDER BY name LIMIT 1`,
    [brand.id, linkedTag(text.linkType, brand.name), text.category],
  );
  const image = pictures.get(text.picture)?.key ?? null;
  return {
    page_id: page?.id ?? null,
    link_type: text.linkType,
    category: text.category,
    title: text.title,
    description: text.description,
    description_mobile: text.mobile,
    seo_banner_title: `${text.title} | ${brand.name}`,
    seo_banner_description: text.description,
    banner_heading_tag: text.title,
    image,
    // Alternative texts are stored for ALP only (BAN-025).
    meta_data: { key: image, alt_text: brand.name === 'ALP' ? text.alt : null },
  };
}

function careerValues(
  text: CareerText,
  {
    services,
    brand,
    departmentIds,
    index,
  }: SeedOptions & { readonly departmentIds: readonly string[]; readonly index: number },
) {
  return {
    title: text.title,
    location: text.location,
    employment_type_id: text.department === undefined ? null : departmentIds[text.department],
    isVisible: text.isVisible ?? true,
    apply_before_at: new Date(services.clock().getTime() + (index + 2) * WEEK_MILLISECONDS),
    job_description_label: 'What you will do',
    job_description: bulletList(text.duties),
    qualifications_label: 'What you bring',
    qualifications: bulletList(text.qualifications),
    tags: text.tags,
    careers_heading_tag: text.title,
    seo_careers_title: `${text.title} at ${brand.name}`,
    seo_careers_description: `${brand.name} is looking for: ${text.title}, ${text.location}.`,
  };
}

function linkValues({ category, name, link, picture }: LinkText, { pictures }: SeedOptions) {
  return { category, name, link, imageKey: pictures.get(picture)?.key ?? null };
}

function bulletList(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`;
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const WEEK_MILLISECONDS = 7 * DAY_MILLISECONDS;

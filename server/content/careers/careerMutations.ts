import { BadInput } from '../../errors';
import { hasRecords } from '../access';
import { requireId } from '../arguments';
import { openRecord, saveRecord } from '../brandRecords';
import type { WriteContext } from '../context';
import { guardRecord } from '../guards/guardRecord';
import type { BrandRow } from '../page/pageRow';
import { recordMessages } from '../recordMessages';
import { savedHtml, savedText, trimmedText } from '../recordText';
import { careerStore, type CareerRow } from './careerRow';

export interface SaveCareerArguments {
  readonly careerData: {
    readonly id?: string | null;
    readonly brand_id: string;
    readonly title?: string | null;
    readonly location?: string | null;
    readonly employment_type_id?: string | null;
    readonly isVisible?: boolean | null;
    readonly apply_before_at?: Date | null;
    readonly job_description_label?: string | null;
    readonly job_description?: string | null;
    readonly qualifications_label?: string | null;
    readonly qualifications?: string | null;
    readonly tags?: string | null;
    readonly careers_heading_tag?: string | null;
    readonly seo_careers_title?: string | null;
    readonly seo_careers_description?: string | null;
  };
}

/**
 * Adds a career or changes one (API-GQL-033, CAR-010 to CAR-018); what is not sent of a stored one stays. A new one is
 * visible unless it says otherwise.
 * @throws NotFound for an id of another brand
 * @throws BadInput without a title, location or, where the brand has them, department, and for what the form does not take
 */
export async function saveCareer({ careerData: sent }: SaveCareerArguments, context: WriteContext): Promise<CareerRow> {
  const { brand, id, stored } = await openRecord(context, careerStore, { sent, path: 'careerData.' });
  const title = trimmedText(sent.title, stored?.title);
  if (title === null) throw new BadInput('careerData.title', recordMessages.careerTitleMissing);
  const departmentId = await departmentOf({ sent: sent.employment_type_id, stored, brand }, context);
  const location = trimmedText(sent.location, stored?.location);
  if (location === null) throw new BadInput('careerData.location', recordMessages.locationMissing);
  requireDate(sent.apply_before_at);
  const now = context.services.clock();
  const values = {
    title,
    location,
    employment_type_id: departmentId,
    is_visible: sent.isVisible ?? stored?.isVisible ?? true,
    apply_before_at: sent.apply_before_at === undefined ? (stored?.apply_before_at ?? null) : sent.apply_before_at,
    job_description_label: savedText(sent.job_description_label, stored?.job_description_label),
    job_description: savedHtml(sent.job_description, stored?.job_description),
    qualifications_label: savedText(sent.qualifications_label, stored?.qualifications_label),
    qualifications: savedHtml(sent.qualifications, stored?.qualifications),
    tags: savedText(sent.tags, stored?.tags),
    careers_heading_tag: savedText(sent.careers_heading_tag, stored?.careers_heading_tag),
    seo_careers_title: savedText(sent.seo_careers_title, stored?.seo_careers_title),
    seo_careers_description: savedText(sent.seo_careers_description, stored?.seo_careers_description),
  };
  await guardRecord(context, { of: 'career', brand, values, stored: [stored], path: 'careerData.' });
  return saveRecord(context.database, careerStore, {
    id,
    brand_id: brand.id,
    ...values,
    created_at: now,
    updated_at: now,
  });
}

async function departmentOf(
  {
    sent,
    stored,
    brand,
  }: {
    readonly sent: string | null | undefined;
    readonly stored: CareerRow | undefined;
    readonly brand: BrandRow;
  },
  context: WriteContext,
): Promise<string | null> {
  if (!hasRecords({ kind: 'employment_type', brandName: brand.name })) {
    if (sent) throw new BadInput(DEPARTMENT, recordMessages.noDepartments(brand.name));
    return null;
  }
  if (sent === undefined && stored) return stored.employment_type_id;
  if (!sent) throw new BadInput(DEPARTMENT, recordMessages.departmentMissing);
  const id = requireId(sent, DEPARTMENT);
  // The lock keeps the department until the career is stored.
  const [department] = await context.database.query(
    'SELECT id FROM employment_type WHERE id = $1 AND brand_id = $2 FOR KEY SHARE',
    [id, brand.id],
  );
  if (department === undefined) {
    throw new BadInput(DEPARTMENT, `${DEPARTMENT}: expected the id of a department of ${brand.name}, got '${id}'.`);
  }
  return id;
}

/** The clients and both databases agree on the years of four digits. */
function requireDate(date: Date | null | undefined): void {
  const year = date?.getUTCFullYear();
  if (year === undefined || (year >= 1 && year <= LAST_YEAR)) return;
  throw new BadInput(DATE, `${DATE}: expected a date of the years 1 to ${LAST_YEAR}, got the year ${year}.`);
}

const DEPARTMENT = 'careerData.employment_type_id';
const DATE = 'careerData.apply_before_at';
const LAST_YEAR = 9999;

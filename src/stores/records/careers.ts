import type { Client } from 'urql';
import { changeContentOnce, readContent } from '../../api/ask';
import {
  CareerDocument,
  CareersDocument,
  SaveCareerDocument,
  type CareerFieldsFragment,
  type CareerInput,
  type CareersQuery,
} from '../../api/generated/graphql';
import { ServiceError } from '../../api/errors';
import type { JsonRecord } from '../../tree';
import { notFoundTexts } from '../texts';
import type { RecordQuery, RecordRow, RecordSource, ServedRecord } from './source';

/** The job postings of a brand (CAR). The service removes none: they are hidden instead. */
export function createCareerSource(client: Client, brandId: string): RecordSource {
  async function save(values: JsonRecord, key?: string): Promise<ServedRecord> {
    const careerData: CareerInput = { ...inputOf(values), brand_id: brandId };
    const { addOrUpdateCareer } = await changeContentOnce(client, {
      document: SaveCareerDocument,
      variables: { careerData },
      key,
    });
    return stored(addOrUpdateCareer);
  }

  return {
    async list(query) {
      const { getFilteredCareers } = await readContent(client, CareersDocument, searchOf(query, brandId));
      const { careers, total_visible, total_hidden, location_filter_opts } = getFilteredCareers;
      return {
        rows: careers.map(rowOf),
        total: totalOf(query, { visible: total_visible, hidden: total_hidden }),
        counts: { active: total_visible, inactive: total_hidden },
        choices: { location: location_filter_opts.map((location) => ({ value: location, label: location })) },
      };
    },
    async read(id) {
      const { getCareer } = await readContent(client, CareerDocument, { id });
      if (!getCareer) throw new ServiceError(notFoundTexts.career, 'NOT_FOUND');
      return stored(getCareer);
    },
    create: save,
    update: async (id, values, key) => save({ ...values, id }, key),
  };
}

/** The properties that the service takes; what is not sent of a stored career stays. */
const SENT = [
  'id',
  'title',
  'location',
  'employment_type_id',
  'isVisible',
  'apply_before_at',
  'job_description_label',
  'job_description',
  'qualifications_label',
  'qualifications',
  'tags',
  'careers_heading_tag',
  'seo_careers_title',
  'seo_careers_description',
] as const satisfies readonly (keyof CareerInput)[];

function inputOf(values: JsonRecord): JsonRecord {
  return Object.fromEntries(SENT.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));
}

function searchOf({ search, sort, page, limit, isActive, filters = {} }: RecordQuery, brandId: string) {
  return {
    ...{ brand_id: brandId, page, limit, search, sort: { title: sort.order } },
    filter: { ...filters, ...(isActive === undefined ? {} : { is_visible: isActive }) },
  };
}

/** The service counts both sides; what is listed is one of them, or both. */
function totalOf({ isActive }: RecordQuery, { visible, hidden }: { visible: number; hidden: number }): number {
  if (isActive === undefined) return visible + hidden;
  return isActive ? visible : hidden;
}

/** What lists show (CAR-005, B-56). */
function rowOf(career: CareersQuery['getFilteredCareers']['careers'][number]): RecordRow {
  const { id, title, location, job_description, employmentType } = career;
  return {
    id,
    title: title ?? undefined,
    description: job_description ?? undefined,
    employment_type: employmentType?.name,
    location: location ?? undefined,
  };
}

/** The service does not say when a career was saved. */
function stored(career: CareerFieldsFragment): ServedRecord {
  return { id: career.id, updatedAt: undefined, values: { ...career } };
}

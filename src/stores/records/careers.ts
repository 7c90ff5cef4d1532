import type { ContentCalls } from '../../api/contentCalls';
import {
  CareerDocument,
  CareersDocument,
  SaveCareerDocument,
  type CareerFieldsFragment,
  type CareersQuery,
} from '../../api/generated/graphql';
import { notFoundTexts } from '../texts';
import { createServedSource, inputOf } from './served';
import type { RequestedFilters, ListedRow, RecordQuery, RecordSource } from './source';

/** The job postings of a brand (CAR). The service cannot remove them: they are hidden instead. */
export function createCareerSource(calls: ContentCalls, brandId: string): RecordSource {
  return createServedSource<CareerFieldsFragment>(calls, {
    recordKind: 'career',
    notFound: notFoundTexts.career,
    async list(ask, query) {
      const { getFilteredCareers } = await ask(CareersDocument, searchOf(query, brandId));
      const { careers, total_visible, total_hidden, location_filter_opts } = getFilteredCareers;
      return {
        rows: careers.map(rowOf),
        total: totalOf(query, { visible: total_visible, hidden: total_hidden }),
        counts: { active: total_visible, inactive: total_hidden },
        choices: { location: location_filter_opts.map((location) => ({ value: location, label: location })) },
      };
    },
    read: async (ask, id) => (await ask(CareerDocument, { id })).getCareer,
    async save(ask, sent) {
      const careerData = { ...inputOf(sent, { readOnly: ['employmentType'] }), brand_id: brandId };
      return (await ask(SaveCareerDocument, { careerData, expected_revision: sent.revision })).addOrUpdateCareer;
    },
  });
}

function searchOf({ search, sort, page, limit, isActive, filters = {} }: RecordQuery, brandId: string) {
  const { employment_type, location } = filters;
  const requested: RequestedFilters<'career'> = { employment_type, location };
  return {
    ...{ brand_id: brandId, page, limit, search, sort: { title: sort.order } },
    filter: { ...requested, ...(isActive === undefined ? {} : { is_visible: isActive }) },
  };
}

/** The service counts visible and hidden ones separately; the list shows one of them, or both. */
function totalOf({ isActive }: RecordQuery, { visible, hidden }: { visible: number; hidden: number }): number {
  if (isActive === undefined) return visible + hidden;
  return isActive ? visible : hidden;
}

/** Columns of the list (CAR-005, B-56). */
function rowOf(career: CareersQuery['getFilteredCareers']['careers'][number]): ListedRow<'career'> {
  const { id, title, location, job_description, employmentType } = career;
  return {
    id,
    title: title ?? undefined,
    description: job_description ?? undefined,
    employment_type: employmentType?.name,
    location: location ?? undefined,
  };
}

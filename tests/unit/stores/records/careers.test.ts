import { describe, expect, it } from 'vitest';
import { createContentCalls } from '../../../../src/api/contentCalls';
import { createCareerSource } from '../../../../src/stores/records/careers';
import { fakeContentService, refusal, type GraphQLAnswer } from '../../support/contentService';

const CAREER = {
  __typename: 'Career',
  id: 'career-1',
  brand_id: 'brand-1',
  title: 'Property Consultant',
  location: 'Cebu City',
  employment_type_id: 'type-1',
  isVisible: true,
  apply_before_at: '2026-12-04T16:00:00.000Z',
  job_description_label: 'What you will do',
  job_description: '<p>Show homes</p>',
  qualifications_label: null,
  qualifications: null,
  tags: 'sales,cebu',
  careers_heading_tag: null,
  seo_careers_title: null,
  seo_careers_description: null,
};

const FOUND = {
  __typename: 'CareerSearchResult',
  careers: [{ ...CAREER, employmentType: { __typename: 'EmploymentType', id: 'type-1', name: 'Sales' } }],
  total_visible: 12,
  total_hidden: 3,
  location_filter_opts: ['Cebu City', 'Makati'],
};

function setUp(answers: Readonly<Record<string, GraphQLAnswer>>) {
  const { client, calls } = fakeContentService(({ name }) => answers[name] ?? new Error(`Nobody asks for ${name}.`));
  return { source: createCareerSource(createContentCalls(client), 'brand-1'), calls };
}

const QUERY = { search: '', sort: { by: 'title', order: 'DESC' }, page: 1, limit: 10, isActive: true } as const;

describe('careers', () => {
  it('[CAR-002, CAR-003, CAR-004] are listed by side and filters, with both counts and the existing locations', async () => {
    const { source, calls } = setUp({ Careers: { getFilteredCareers: FOUND } });
    const filters = { employment_type: 'type-1', location: 'Makati' };
    expect(await source.list({ ...QUERY, search: 'prop', filters })).toEqual({
      rows: [
        {
          id: 'career-1',
          title: 'Property Consultant',
          description: '<p>Show homes</p>',
          employment_type: 'Sales',
          location: 'Cebu City',
        },
      ],
      total: 12,
      counts: { active: 12, inactive: 3 },
      choices: {
        location: [
          { value: 'Cebu City', label: 'Cebu City' },
          { value: 'Makati', label: 'Makati' },
        ],
      },
    });
    expect(calls[0]!.variables).toEqual({
      brand_id: 'brand-1',
      search: 'prop',
      page: 1,
      limit: 10,
      sort: { title: 'DESC' },
      filter: { ...filters, is_visible: true },
    });
  });

  it('[CAR-018, CAR-022] are created without an id and updated with it, with the names of the contract', async () => {
    const { source, calls } = setUp({ Career: { getCareer: CAREER }, SaveCareer: { addOrUpdateCareer: CAREER } });
    const { id: _id, brand_id: _brand, __typename: _type, ...sent } = CAREER;
    await source.create(sent);
    const { values } = await source.read('career-1');
    await source.update('career-1', { ...values, title: 'Consultant', employmentType: { name: 'Sales' } });
    expect(calls.map(({ variables }) => variables)).toEqual([
      { careerData: { ...sent, brand_id: 'brand-1' } },
      { id: 'career-1' },
      { careerData: { ...sent, id: 'career-1', brand_id: 'brand-1', title: 'Consultant' } },
    ]);
  });

  it('that were deleted are not found', async () => {
    const { source } = setUp({ Career: refusal('NOT_FOUND', 'Career not found.') });
    await expect(source.read('career-1')).rejects.toMatchObject({ message: 'Career not found.', code: 'NOT_FOUND' });
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandId, refusal, startContent, type Answer, type Person, type RunningContent } from './support/content';
import { errorOf, recordOf, UNICODE_TEXT } from './support/records';

let running: RunningContent;
let editor: Person;
let department: string;
beforeAll(async () => {
  running = await startContent();
  editor = await running.person('avida.editor');
  department = await createDepartment('Sales');
});
afterAll(() => running.stop());

const CAREER = `id brand_id title location employment_type_id employmentType { id name description } isVisible
  apply_before_at job_description_label job_description qualifications_label qualifications tags careers_heading_tag
  seo_careers_title seo_careers_description`;
const SAVE = `mutation ($career: CareerInput!) { addOrUpdateCareer(careerData: $career) { ${CAREER} } }`;
const READ = `query ($id: ID!) { getCareer(id: $id) { ${CAREER} } }`;
const LIST = `query ($brand: ID!, $page: Int, $limit: Int, $search: String, $filter: CareerFilter, $sort: CareerSort) {
  getFilteredCareers(brand_id: $brand, page: $page, limit: $limit, search: $search, filter: $filter, sort: $sort) {
    careers { title } total_visible total_hidden location_filter_opts
  }
}`;
const SAVE_DEPARTMENT = `mutation ($brand: ID, $id: ID, $name: String!, $description: String) {
  addOrUpdateEmploymentType(brand_id: $brand, id: $id, name: $name, description: $description) { id name description }
}`;
const DEPARTMENTS = 'query ($brand: ID!) { getEmploymentTypes(brand_id: $brand) { id name description } }';
const DEPARTMENT = 'query ($id: ID!) { getEmploymentType(id: $id) { id name description } }';
const REMOVE_DEPARTMENTS = 'mutation ($ids: [ID!]!) { removeEmploymentTypes(ids: $ids) { ids } }';

const AVIDA = brandId('AVIDA');
const ALP = brandId('ALP');

/** Saves a career with everything it needs. */
function save(career: Readonly<Record<string, unknown>>, person = editor): Promise<Answer> {
  const required = { brand_id: AVIDA, title: 'Analyst', location: 'Makati', employment_type_id: department };
  return person.ask(SAVE, { career: { ...required, ...career } });
}

async function create(career: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const id = randomUUID();
  expect((await save({ id, ...career })).errors).toEqual([]);
  return id;
}

async function read(id: string): Promise<unknown> {
  return (await editor.ask(READ, { id })).data?.['getCareer'];
}

async function createDepartment(name: string, brand = AVIDA, person = editor): Promise<string> {
  const id = randomUUID();
  expect((await person.ask(SAVE_DEPARTMENT, { brand, id, name })).errors).toEqual([]);
  return id;
}

describe('a career', () => {
  it('[API-GQL-032, API-GQL-033, CAR-022] is stored with all properties, and returned as stored', async () => {
    const career = {
      id: randomUUID(),
      brand_id: AVIDA,
      title: UNICODE_TEXT,
      location: 'Quezon City',
      employment_type_id: department,
      isVisible: false,
      apply_before_at: '2026-03-31T16:00:00.000Z',
      job_description_label: 'What you do',
      job_description: '<p><strong>Work</strong></p>',
      qualifications_label: 'What you know',
      qualifications: '<ul><li><p>Things</p></li></ul>',
      tags: 'one,two',
      careers_heading_tag: 'Heading',
      seo_careers_title: 'For search',
      seo_careers_description: 'For searching people',
    };
    const stored = { ...career, employmentType: { id: department, name: 'Sales', description: null } };
    expect((await save(career)).data?.['addOrUpdateCareer']).toEqual(stored);
    expect(await read(career.id)).toEqual(stored);
  });

  it('[CAR-018] is created without an id and changed by its id; properties that are not sent stay', async () => {
    const first = await save({ title: 'First', tags: 'a', apply_before_at: '2026-03-31T16:00:00Z' });
    const created = recordOf(first, 'addOrUpdateCareer');
    const answer = await editor.ask(SAVE, {
      career: { id: created['id'], brand_id: AVIDA, title: 'Second', tags: null },
    });
    expect(answer.data?.['addOrUpdateCareer']).toEqual({ ...created, title: 'Second', tags: null });
    const later = '2026-04-30T16:00:00.000Z';
    const postponed = await save({ id: created['id'], apply_before_at: later });
    expect(postponed.data?.['addOrUpdateCareer']).toMatchObject({ apply_before_at: later });
    const emptied = await save({ id: created['id'], apply_before_at: null });
    expect(emptied.data?.['addOrUpdateCareer']).toMatchObject({ apply_before_at: null });
  });

  it('is visible unless it says otherwise', async () => {
    const id = await create();
    expect(await read(id)).toMatchObject({ isVisible: true });
    await save({ id, isVisible: false });
    await save({ id, title: 'Still hidden', isVisible: undefined });
    expect(await read(id)).toMatchObject({ isVisible: false, title: 'Still hidden' });
  });

  it('loses markup that may not be stored, and blanks around title and location', async () => {
    const { data } = await save({
      title: ' Analyst ',
      location: '\tMakati\n',
      job_description: '<p onclick="x()">Work</p><script>alert(1)</script>',
      qualifications: '<a href="javascript:alert(1)">Things</a>',
    });
    expect(data?.['addOrUpdateCareer']).toMatchObject({
      title: 'Analyst',
      location: 'Makati',
      job_description: '<p>Work</p>',
      qualifications: '<a>Things</a>',
    });
  });

  it.each([
    [{ title: undefined }, 'title', 'Career Title is required'],
    [{ title: ' ' }, 'title', 'Career Title is required'],
    [{ employment_type_id: undefined }, 'employment_type_id', 'Select Department'],
    [{ employment_type_id: null }, 'employment_type_id', 'Select Department'],
    [{ location: undefined }, 'location', 'Location is required'],
    [{ location: '' }, 'location', 'Location is required'],
  ])('[CAR-013, CAR-014, CAR-015] is refused with %j', async (sent, argument, message) => {
    expect(refusal(await save(sent))).toEqual({ code: 'BAD_USER_INPUT', argument: `careerData.${argument}`, message });
  });

  it('cannot lose its title, location or department', async () => {
    const id = await create();
    for (const [change, message] of [
      [{ title: '' }, 'Career Title is required'],
      [{ location: null }, 'Location is required'],
      [{ employment_type_id: null }, 'Select Department'],
    ] as const) {
      expect(refusal(await editor.ask(SAVE, { career: { id, brand_id: AVIDA, ...change } }))).toMatchObject({
        message,
      });
    }
  });

  it.each([
    [{ id: 'x' }, 'id'],
    [{ brand_id: 'x' }, 'brand_id'],
    [{ employment_type_id: 'x' }, 'employment_type_id'],
    [{ employment_type_id: randomUUID() }, 'employment_type_id'],
    [{ apply_before_at: '0000-01-01T00:00:00Z' }, 'apply_before_at'],
    [{ apply_before_at: '9999-12-31T23:59:59-08:00' }, 'apply_before_at'],
    [{ tags: '\udc00' }, 'tags'],
  ])('names what is wrong with %j', async (sent, argument) => {
    expect(refusal(await save(sent))).toMatchObject({ code: 'BAD_USER_INPUT', argument: `careerData.${argument}` });
  });

  it.each([
    ['2026-03-31T16:00:00+08:00', '2026-03-31T08:00:00.000Z'],
    ['2026-03-31', '2026-03-31T00:00:00.000Z'],
  ])('can be applied for until %s', async (sent, stored) => {
    const { data } = await save({ apply_before_at: sent });
    expect(data?.['addOrUpdateCareer']).toMatchObject({ apply_before_at: stored });
  });

  it.each([
    'page 3',
    '2026-03-31T16:00:00',
    '2026-13-01',
    '31.03.2026',
    '+200000-01-01T00:00:00Z',
    '2026-02-30',
    '2026-02-29T10:00:00Z',
    '2026-03-31T24:00Z',
  ])('cannot be applied for until %j, which is no time everywhere', async (apply_before_at) => {
    expect(refusal(await save({ apply_before_at }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('expected ISO 8601 with an offset from UTC'),
    });
  });

  it('of ALP has no department', async () => {
    const person = await running.person('alp.editor');
    const { data } = await save({ brand_id: ALP, employment_type_id: undefined }, person);
    expect(data?.['addOrUpdateCareer']).toMatchObject({ employment_type_id: null, employmentType: null });
    expect(refusal(await save({ brand_id: ALP }, person))).toEqual({
      code: 'BAD_USER_INPUT',
      argument: 'careerData.employment_type_id',
      message: 'ALP has no departments.',
    });
  });

  it('is not stored when another operation of the document fails', async () => {
    const career = { id: randomUUID(), brand_id: AVIDA, title: 'A', location: 'B', employment_type_id: department };
    const answer = await editor.ask(
      `mutation ($first: CareerInput!, $second: CareerInput!) {
        first: addOrUpdateCareer(careerData: $first) { id }
        second: addOrUpdateCareer(careerData: $second) { id }
      }`,
      { first: career, second: { ...career, id: randomUUID(), title: '' } },
    );
    expect(refusal(answer)).toMatchObject({ argument: 'careerData.title' });
    expect(errorOf(await editor.ask(READ, { id: career.id }))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the list of careers', () => {
  const AMAIA = brandId('AMAIA');
  const ids = new Map<string, string>();
  let person: Person;
  beforeAll(async () => {
    person = await running.person('amaia.editor');
    ids.set('Sales', await createDepartment('Sales', AMAIA, person));
    ids.set('Estates', await createDepartment('Estates', AMAIA, person));
    for (let number = 1; number <= 12; number += 1) {
      const { errors } = await save(
        {
          brand_id: AMAIA,
          // In lower and upper case, which the order of titles ignores.
          title: `${number % 2 ? 'job' : 'JOB'} ${String(number).padStart(2, '0')}${number === 3 ? ' 100%_Ñandú' : ''}`,
          location: number > 9 ? 'Cebu City' : 'Makati',
          employment_type_id: ids.get(number > 6 ? 'Estates' : 'Sales'),
          isVisible: number !== 5 && number !== 12,
        },
        person,
      );
      expect(errors).toEqual([]);
    }
  });

  const FIRST_PAGE = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3];
  it.each<[object, readonly number[], readonly [visible: number, hidden: number]]>([
    [{}, FIRST_PAGE, [10, 2]],
    [{ page: 2 }, [2, 1], [10, 2]],
    [{ page: 3, limit: 5 }, [2, 1], [10, 2]],
    [{ page: 9 }, [], [10, 2]],
    [{ limit: 3, sort: { title: 'ASC' } }, [1, 2, 3], [10, 2]],
    [{ limit: 3, sort: { title: 'desc' } }, [12, 11, 10], [10, 2]],
    [{ filter: { is_visible: true }, limit: 3 }, [11, 10, 9], [10, 2]],
    [{ filter: { is_visible: false } }, [12, 5], [10, 2]],
    [{ filter: { is_visible: null, employment_type: null, location: '' }, search: '' }, FIRST_PAGE, [10, 2]],
    [{ filter: { location: 'Cebu City' } }, [12, 11, 10], [2, 1]],
    [{ filter: { location: 'Cebu City', is_visible: true } }, [11, 10], [2, 1]],
    [{ filter: { location: 'Nowhere' } }, [], [0, 0]],
    [{ search: '%' }, [3], [1, 0]],
    [{ search: ' ñANDÚ ' }, [3], [1, 0]],
    [{ search: 'job 1' }, [12, 11, 10], [2, 1]],
    [{ search: 'job 1', filter: { is_visible: false } }, [12], [2, 1]],
  ])('[API-GQL-031] returns %j by title, with the counts of the search', async (asked, numbers, [visible, hidden]) => {
    const { data } = await person.ask(LIST, { brand: AMAIA, ...asked });
    expect(data?.['getFilteredCareers']).toEqual({
      careers: numbers.map((number) => ({
        title: expect.stringMatching(new RegExp(`^job ${String(number).padStart(2, '0')}`, 'i')),
      })),
      total_visible: visible,
      total_hidden: hidden,
      location_filter_opts: ['Cebu City', 'Makati'],
    });
  });

  it('is filtered by department', async () => {
    const filter = { employment_type: ids.get('Sales'), is_visible: true };
    const { data } = await person.ask(LIST, { brand: AMAIA, filter });
    expect(data?.['getFilteredCareers']).toMatchObject({ careers: { length: 5 }, total_visible: 5, total_hidden: 1 });
  });

  it.each([
    [{ page: 0 }, 'page'],
    [{ limit: 101 }, 'limit'],
    [{ sort: { title: 'sideways' } }, 'sort.title'],
    [{ filter: { employment_type: 'x' } }, 'filter.employment_type'],
    [{ brand: 'x' }, 'brand_id'],
    [{ filter: { location: 'a\0' } }, 'filter.location'],
  ])('names what is wrong with %j', async (asked, argument) => {
    expect(errorOf(await person.ask(LIST, { brand: AMAIA, ...asked }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      argument,
    });
  });
});

describe('an employment type', () => {
  it('[API-GQL-034, API-GQL-035] is added, changed, listed by name and removed', async () => {
    const alisi = await running.person('alisi.editor');
    const brand = brandId('ALISI');
    const added = await alisi.ask(SAVE_DEPARTMENT, { brand, name: ' Sales ', description: UNICODE_TEXT });
    const sales = recordOf(added, 'addOrUpdateEmploymentType');
    expect(sales).toMatchObject({ name: 'Sales', description: UNICODE_TEXT });
    const legal = await createDepartment('legal', brand, alisi);
    const changed = { ...sales, name: 'Brokers' };
    expect((await alisi.ask(SAVE_DEPARTMENT, { id: sales['id'], name: 'Brokers' })).data).toEqual({
      addOrUpdateEmploymentType: changed,
    });
    const list = [changed, { id: legal, name: 'legal', description: null }];
    expect((await alisi.ask(DEPARTMENTS, { brand })).data).toEqual({ getEmploymentTypes: list });
    expect((await alisi.ask(DEPARTMENT, { id: legal })).data).toEqual({ getEmploymentType: list[1] });
    expect((await alisi.ask(REMOVE_DEPARTMENTS, { ids: [legal] })).errors).toEqual([]);
    expect((await alisi.ask(DEPARTMENTS, { brand })).data).toEqual({ getEmploymentTypes: [changed] });
  });

  it('has a name that no other one of the brand has, regardless of case', async () => {
    await createDepartment('Ñandú');
    expect(refusal(await editor.ask(SAVE_DEPARTMENT, { brand: AVIDA, name: 'ñandú ' }))).toEqual({
      code: 'BAD_USER_INPUT',
      argument: 'name',
      message: 'Department name is already taken.',
    });
    const answer = await editor.ask(SAVE_DEPARTMENT, { brand: AVIDA, name: ' ' });
    expect(refusal(answer)).toMatchObject({ argument: 'name', message: 'Department name is required.' });
    await createDepartment('Ñandú', brandId('AMAIA'), await running.person('amaia.editor'));
  });

  it('cannot be removed while careers use it', async () => {
    const [used, free] = [await createDepartment('Used'), await createDepartment('Free')];
    await create({ employment_type_id: used });
    expect(refusal(await editor.ask(REMOVE_DEPARTMENTS, { ids: [free, used] }))).toEqual({
      code: 'BAD_USER_INPUT',
      argument: 'ids',
      message: "'Used' cannot be removed: one career uses it.",
    });
    await create({ employment_type_id: used });
    expect(refusal(await editor.ask(REMOVE_DEPARTMENTS, { ids: [used] })).message).toContain('2 careers use it');
    expect((await editor.ask(DEPARTMENT, { id: free })).errors).toEqual([]);
  });

  it('is either removed or assigned to a career when two people try both at the same moment', async () => {
    const id = await createDepartment('Raced');
    const removal = editor.ask(REMOVE_DEPARTMENTS, { ids: [id] });
    const answers = await Promise.all([save({ employment_type_id: id }), removal]);
    expect(answers.flatMap(({ errors }) => errors)).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('does not exist for ALP', async () => {
    const person = await running.person('alp.editor');
    expect(errorOf(await person.ask(DEPARTMENTS, { brand: ALP }))).toMatchObject({ code: 'FORBIDDEN' });
    const answer = await person.ask(SAVE_DEPARTMENT, { name: 'Sales' });
    expect(refusal(answer)).toMatchObject({ code: 'FORBIDDEN', message: 'ALP has none of these.' });
  });
});

describe('access to careers', () => {
  it('does not include those of other brands', async () => {
    const id = await create();
    const stranger = await running.person('amaia.editor');
    const own = { brand_id: brandId('AMAIA') };
    const noCareer = { code: 'NOT_FOUND', message: 'Career not found.' };
    expect(errorOf(await stranger.ask(READ, { id }))).toEqual(noCareer);
    expect(errorOf(await save({ ...own, id }, stranger))).toEqual(noCareer);
    expect(errorOf(await save(own, stranger))).toMatchObject({ argument: 'careerData.employment_type_id' });
    const noDepartment = { code: 'NOT_FOUND', message: 'Department not found.' };
    expect(errorOf(await stranger.ask(DEPARTMENT, { id: department }))).toEqual(noDepartment);
    expect(errorOf(await stranger.ask(REMOVE_DEPARTMENTS, { ids: [department] }))).toEqual(noDepartment);
    expect(errorOf(await stranger.ask(SAVE_DEPARTMENT, { id: department, name: 'Mine' }))).toEqual(noDepartment);
    const noBrand = { code: 'NOT_FOUND', message: 'Brand not found.' };
    expect(errorOf(await stranger.ask(LIST, { brand: AVIDA }))).toEqual(noBrand);
    expect(errorOf(await stranger.ask(DEPARTMENTS, { brand: AVIDA }))).toEqual(noBrand);
    expect(errorOf(await stranger.ask(SAVE_DEPARTMENT, { brand: AVIDA, name: 'Mine' }))).toEqual(noBrand);
  });

  it('[CAR-032] needs the scope of each action', async () => {
    const alp = await running.person('alp.editor');
    const career = { id: randomUUID(), brand_id: ALP, employment_type_id: undefined };
    expect((await save(career, alp)).errors).toEqual([]);
    const reader = await running.person('alp.reader');
    expect((await reader.ask(READ, { id: career.id })).errors).toEqual([]);
    expect(errorOf(await save(career, reader))).toMatchObject({ code: 'FORBIDDEN', scope: 'update:careers' });
    const another = { ...career, id: undefined };
    expect(errorOf(await save(another, reader))).toMatchObject({ code: 'FORBIDDEN', scope: 'create:careers' });
    expect(errorOf(await reader.ask(SAVE_DEPARTMENT, { name: 'Sales' }))).toMatchObject({ scope: 'update:careers' });
    const officer = await running.person('alp.contracts');
    for (const query of [LIST, DEPARTMENTS]) {
      expect(errorOf(await officer.ask(query, { brand: ALP }))).toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

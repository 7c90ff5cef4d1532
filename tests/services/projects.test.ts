import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FetchFailed, fetchJson } from '../../server/fetchJson';
import { brandId, refusal, startContent, type Person, type RunningContent } from './support/content';
import { startHttpServer, type HttpServer } from './support/httpServer';
import { errorOf } from './support/records';
import { keyOf } from './support/storedFiles';

const PROJECTS = `mutation ($brand: String!) {
  mdorProjectListRequest(brand: $brand) { ProjectName ProjectCode PropertyCode BldgCode }
}`;

describe('the list of projects', () => {
  const tower = { ProjectName: 'Acacia Garden Tower', ProjectCode: 'AGT', PropertyCode: 'AGT-01', BldgCode: null };
  let running: RunningContent;
  let editor: Person;
  beforeAll(async () => {
    running = await startContent();
    editor = await running.person('alp.editor');
    await running.services.database.query(
      `INSERT INTO mdor_project (brand_id, project_name, project_code, property_code, bldg_code)
       VALUES ($1, 'Harbor Row', 'HRW', NULL, 'B1'), ($1, $3, 'AGT', 'AGT-01', NULL), ($2, 'Station Towers', 'STW', NULL, NULL)`,
      [brandId('ALP'), brandId('AVIDA'), tower.ProjectName],
    );
  });
  afterAll(() => running.stop());

  it.each([
    ['name', 'alp'],
    ['id', brandId('ALP').toUpperCase()],
  ])('[API-GQL-046, MDDOR-017] is that of the brand of this %s', async (_what, brand) => {
    expect((await editor.ask(PROJECTS, { brand })).data?.['mdorProjectListRequest']).toEqual([
      tower,
      { ProjectName: 'Harbor Row', ProjectCode: 'HRW', PropertyCode: null, BldgCode: 'B1' },
    ]);
  });

  it('[API-GQL-046] may be requested together with a change', async () => {
    const { data, errors } = await editor.ask(
      `mutation ($brand: ID!) {
        addOrUpdateMdorDocument(brand_id: $brand, assigned_project: "AGT", file: "${keyOf('a.pdf')}") { id }
        mdorProjectListRequest(brand: "ALP") { ProjectCode }
      }`,
      { brand: brandId('ALP') },
    );
    expect(errors).toEqual([]);
    expect(data?.['mdorProjectListRequest']).toEqual([{ ProjectCode: 'AGT' }, { ProjectCode: 'HRW' }]);
  });
});

/** A list of one project, followed by blanks. */
const TOO_MUCH = `[{ "ProjectName": "Tower" }]${' '.repeat(8 * 1024 * 1024)}`;

describe('the list of projects of another system', () => {
  let running: RunningContent;
  let source: HttpServer;
  let editor: Person;
  beforeAll(async () => {
    source = await startHttpServer();
    running = await startContent({ MDOR_PROJECTS_URL: `${source.url}/projects?key=secret` });
    editor = await running.person('alp.editor');
  });
  beforeEach(() => {
    source.requests.length = 0;
  });
  afterAll(async () => {
    await running.stop();
    await source.stop();
  });

  it("[API-GQL-046] is that system's answer for the brand", async () => {
    source.answer = () => ({ body: [{ ProjectName: 'Tower', ProjectCode: 12, BldgCode: 'B', Floors: 3 }] });
    expect((await editor.ask(PROJECTS, { brand: 'ALP' })).data?.['mdorProjectListRequest']).toEqual([
      { ProjectName: 'Tower', ProjectCode: '12', PropertyCode: null, BldgCode: 'B' },
    ]);
    expect(source.requests.map(({ path }) => path)).toEqual(['/projects?key=secret&brand=ALP']);
  });

  it.each([
    ['a fault', { status: 500 }],
    ['something else than JSON', { body: '<p>Sign in</p>' }],
    ['something else than a list', { body: { projects: [] } }],
    ['something else than projects', { body: ['Tower'] }],
    ['nothing', 'nothing'],
  ] as const)('[MDDOR-024] fails with a message when that answers %s', async (_what, answer) => {
    source.answer = () => answer;
    expect(errorOf(await editor.ask(PROJECTS, { brand: 'ALP' }))).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'Could not retrieve projects list.',
    });
  });

  it.each([
    ['by how long it says that it is', { 'content-length': String(TOO_MUCH.length) }],
    ['also when it does not say how long it is', {}],
  ])('is not read beyond 8 MB, %s', async (_how, headers: Readonly<Record<string, string>>) => {
    source.answer = () => ({ body: TOO_MUCH, headers });
    await expect(fetchJson(new URL(source.url))).rejects.toThrow(
      new FetchFailed('It answered 200 with more than 8 MB.'),
    );
    expect(errorOf(await editor.ask(PROJECTS, { brand: 'ALP' }))).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  it('is not requested while a change waits for it', async () => {
    const document = `mutation ($id: ID!) {
      removeMdorDocument(id: $id)
      mdorProjectListRequest(brand: "ALP") { ProjectCode }
    }`;
    const alone = 'mutation { mdorProjectListRequest(brand: "ALP") { ProjectCode } removeContainer(id: "x") }';
    expect(refusal(await editor.ask(document, { id: randomUUID() }))).toBeDefined();
    expect(refusal(await editor.ask(alone))).toMatchObject({ argument: 'mdorProjectListRequest' });
    expect(source.requests).toEqual([]);
  });

  it('is not requested for another brand', async () => {
    expect(errorOf(await editor.ask(PROJECTS, { brand: 'AVIDA' }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(source.requests).toEqual([]);
  });
});

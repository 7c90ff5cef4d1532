import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Brand } from '../../../src/definition';
import type { GraphQLCall } from '../support/contentService';
import { answerTogether, callsIn, refusal } from '../support/contentService';
import { fromCsv, toCsv } from '../../../src/list/csv';
import { watchSavedFiles } from '../list/support/savedFiles';
import { openScreen } from './support/openScreen';

const EDITOR = ['read:careers', 'create:careers', 'update:careers'];

function career(id: string, title: string) {
  return {
    ...{ __typename: 'Career', id, brand_id: 'brand-alp', title, location: 'Makati', revision: 4 },
    ...{ employment_type_id: null, isVisible: true, apply_before_at: '2026-12-24T00:00:00.000Z', tags: 'host,sales' },
    ...{ job_description_label: '=1+1', job_description: '<p>Shows "homes";\r\nsells</p>', qualifications_label: null },
    ...{ qualifications: null, careers_heading_tag: null, seo_careers_title: null, seo_careers_description: null },
    updated_by: 'ALP Editor',
  };
}

const STORED = [career('one', 'Showroom Host'), career('two', 'Driver'), career('three', 'Cook')];

/** A service with three careers that supports dry runs and saves; it rejects a career called Pilot. */
function answer({ name, variables, query }: GraphQLCall) {
  const data = (variables['careerData'] ?? {}) as { readonly id?: string; readonly title?: string };
  switch (name) {
    case 'Careers':
      return {
        getFilteredCareers: {
          __typename: 'CareerSearchResult',
          careers: STORED.map((one) => ({ ...one, employmentType: null })),
          ...{ total_visible: 3, total_hidden: 0, location_filter_opts: [] },
        },
      };
    case 'Career': {
      const found = STORED.find(({ id }) => id === variables['id']);
      return found ? { getCareer: found } : refusal('NOT_FOUND', 'Career not found.');
    }
    case 'SaveCareer':
      if (data.title === 'Pilot') return refusal('BAD_USER_INPUT', 'Nobody flies here.');
      return { trial: true, addOrUpdateCareer: { ...career(data.id ?? 'new', ''), ...data, revision: 5 } };
    default:
      return new Error(`Nothing is known of ${name}: ${query}`);
  }
}

async function open(scopes = EDITOR, served: Parameters<typeof answerTogether>[0] = answer, brand: Brand = 'ALP') {
  const opened = await openScreen({
    path: '/manage-careers/careers',
    brand,
    scopes,
    answer: answerTogether(served),
  });
  await screen.findByText('Showroom Host');
  const saves = () => opened.asked.filter(({ name }) => name === 'SaveCareer').flatMap(callsIn);
  return {
    ...opened,
    /** The stored changes, without dry runs. */
    stored: () => saves().filter(({ query }) => !query.includes('trial')),
    tried: () => saves().filter(({ query }) => query.includes('trial')),
    async dialog() {
      await opened.user.click(screen.getByRole('button', { name: 'Import' }));
      return within(await screen.findByRole('dialog', { name: 'Import careers' }));
    },
  };
}

type Dialog = Awaited<ReturnType<Awaited<ReturnType<typeof open>>['dialog']>>;

function choose(dialog: Dialog, user: Awaited<ReturnType<typeof open>>['user'], content: BlobPart) {
  return user.upload(
    dialog.getByLabelText('Choose a file', { selector: 'input' }),
    new File([content], 'careers.csv', { type: 'text/csv' }),
  );
}

const HEADER = 'id,revision,Career Title [career.title],career.location,career.status';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a list as a file', () => {
  it('is exported completely and, imported again, changes nothing', async () => {
    const { user, dialog, stored } = await open();
    const files = watchSavedFiles();
    const found = await dialog();
    await user.click(found.getByRole('button', { name: 'Export for editing' }));
    await waitFor(() => expect(files.names).toEqual([expect.stringMatching(/^careers-for-editing-.*\.csv$/)]));
    const text = `${(await files.lines()).join('\r\n')}\r\n`;
    expect(text).toContain(`"<p>Shows ""homes"";\r\nsells</p>"`);
    expect(text).toContain(`'=1+1`);
    await choose(found, user, text);
    expect(await found.findByText('Nothing in the file differs from what is stored.')).toBeVisible();
    expect(found.getByRole('button', { name: 'Unchanged (3)' })).toBeVisible();
    expect(found.queryByRole('button', { name: /^Import/ })).toBeNull();
    expect(stored()).toEqual([]);
  });

  it('previews the effect of each row before anything is stored, and reports its result', async () => {
    const { user, dialog, stored, tried } = await open();
    const found = await dialog();
    const rows = [
      HEADER,
      'one,4,Showroom Hostess,Cebu,FALSE',
      'two,4,Driver,Makati,true',
      ',,Gardener,Baguio,true',
      'three,3,Chef,Makati,true',
      'four,1,Nobody,Makati,true',
      'one,4,Again,Makati,true',
      ',,,Makati,true',
      ',,Pilot,Makati,true',
      ',,Clerk,Makati,perhaps',
      ',,Guard,Makati',
    ];
    await choose(found, user, rows.join('\n'));
    await user.click(await found.findByRole('button', { name: 'All (10)' }));
    const outcomeOf = (row: number) => found.getByRole('row', { name: new RegExp(`^${row} `) });
    expect(outcomeOf(2)).toHaveTextContent('3 fields changed: Career: Career Title, Career: Status, Career: Location');
    expect(outcomeOf(3)).toHaveTextContent('Unchanged');
    expect(outcomeOf(4)).toHaveTextContent('Is added');
    expect(outcomeOf(5)).toHaveTextContent('ALP Editor saved it since the file was exported.');
    expect(outcomeOf(6)).toHaveTextContent('Career not found.');
    expect(outcomeOf(7)).toHaveTextContent('Row 2 has the same id.');
    expect(outcomeOf(8)).toHaveTextContent('Career Title is required');
    expect(outcomeOf(9)).toHaveTextContent('Nobody flies here.');
    expect(outcomeOf(10)).toHaveTextContent('Career: Status: the cell holds no value of this field.');
    expect(outcomeOf(11)).toHaveTextContent('It has 4 cells, and the head 5.');
    expect(new Set(tried().map(({ variables }) => (variables['careerData'] as { title: string }).title))).toEqual(
      new Set(['Showroom Hostess', 'Gardener', 'Pilot']),
    );
    expect(stored()).toEqual([]);

    await user.click(found.getByRole('button', { name: 'Import 2 rows' }));
    expect(await found.findByText('2 of 2 done')).toBeVisible();
    expect(outcomeOf(2)).toHaveTextContent('Done');
    expect(outcomeOf(4)).toHaveTextContent('Done');
    const [changed, added] = stored().map(({ variables }) => variables);
    expect(changed).toMatchObject({
      careerData: { id: 'one', title: 'Showroom Hostess', location: 'Cebu', isVisible: false, tags: 'host,sales' },
      expected_revision: 4,
    });
    expect(added).toMatchObject({ careerData: { title: 'Gardener', location: 'Baguio' } });

    await user.click(found.getByRole('button', { name: 'Undo' }));
    expect(await found.findByText('1 of 1 done')).toBeVisible();
    expect(outcomeOf(2)).toHaveTextContent('Taken back');
    // Careers are never removed.
    expect(outcomeOf(4)).toHaveTextContent('Done');
    expect(stored().at(-1)?.variables).toMatchObject({
      careerData: { id: 'one', title: 'Showroom Host', location: 'Makati', isVisible: true },
      expected_revision: 5,
    });
  });

  it('holds tags as a text, and departments by name', async () => {
    const departments = [
      ['d1', 'Sales'],
      ['d2', 'Design'],
      ['d3', 'Office'],
      ['d4', 'Office'],
    ].map(([id, name]) => ({ __typename: 'EmploymentType', id, name, description: null }));
    const department = new Map([
      ['one', 'd1'],
      ['two', 'd4'],
      ['three', 'gone'],
    ]);
    const { user, dialog, stored } = await open(
      EDITOR,
      (call) => {
        if (call.name === 'Departments') return { getEmploymentTypes: departments };
        if (call.name !== 'Career') return answer(call);
        const found = STORED.find(({ id }) => id === call.variables['id'])!;
        return { getCareer: { ...found, brand_id: 'brand-avida', employment_type_id: department.get(found.id) } };
      },
      'AVIDA',
    );
    const files = watchSavedFiles();
    const found = await dialog();
    await user.click(found.getByRole('button', { name: 'Export for editing' }));
    await waitFor(() => expect(files.names).toHaveLength(1));
    const rows = fromCsv((await files.lines()).join('\n'), 'id');
    const column = (name: string) => rows[0]!.findIndex((cell) => cell.includes(`[career.${name}]`));
    const [place, tags] = [column('employmentType'), column('tags')];
    // A name that two have, and what is not there any more, stay ids.
    expect(rows.slice(1).map((row) => [row[place], row[tags]])).toEqual([
      ['Sales', 'host,sales'],
      ['d4', 'host,sales'],
      ['gone', 'host,sales'],
    ]);

    const [head = [], one = [], two = [], three = []] = rows;
    const changed = [
      one.with(place, 'Design').with(tags, 'host, cook'),
      two.with(place, 'Office'),
      three.with(place, 'd3'),
    ];
    await choose(found, user, toCsv([head, ...changed]));
    await user.click(await found.findByRole('button', { name: 'All (3)' }));
    expect(found.getByRole('row', { name: /^2 / })).toHaveTextContent(
      '2 fields changed: Career: Department, Career: Tags',
    );
    expect(found.getByRole('row', { name: /^3 / })).toHaveTextContent(
      'Career: Department: several choices are called “Office”. Write the id of one of them.',
    );
    await user.click(found.getByRole('button', { name: 'Import 2 rows' }));
    expect(await found.findByText('2 of 2 done')).toBeVisible();
    expect(stored().map(({ variables }) => variables['careerData'])).toMatchObject([
      { id: 'one', employment_type_id: 'd2', tags: 'host,cook' },
      { id: 'three', employment_type_id: 'd3', tags: 'host,sales' },
    ]);

    await user.click(found.getByRole('button', { name: 'Close' }));
    const again = await dialog();
    await choose(again, user, toCsv([head, two.with(place, 'Nowhere')]));
    expect(await again.findByText('Career: Department: “Nowhere” is none of the choices.')).toBeVisible();
    expect(again.getByText('No row of the file can be imported.')).toBeVisible();
  });

  it('names the form of a day that can be read in two ways', async () => {
    const { user, dialog } = await open();
    const found = await dialog();
    await choose(found, user, 'id,revision,career.title,career.location,career.applyBefore\n,,Cook,Baguio,1/4/2027\n');
    expect(
      await found.findByText(/^Career: Apply Before: “1\/4\/2027” can be read .* Write it like 2026-01-31;/),
    ).toBeVisible();
  });

  it('keeps the lines of its cells, and takes a tag once', async () => {
    const { user, dialog, stored } = await open();
    const found = await dialog();
    const head =
      'id,revision,career.title,career.location,career.applyBefore,career.tags,description.body,seo.description';
    const row = ',,Gardener,Baguio,31-Jan-2027,"cook,host, cook","First & last\nSecond\n\nFourth","First\nSecond"';
    await choose(found, user, `${head}\r\n${row}\r\n`);
    await user.click(await found.findByRole('button', { name: 'Import 1 row' }));
    expect(await found.findByText('1 of 1 done')).toBeVisible();
    expect(stored()[0]?.variables['careerData']).toMatchObject({
      apply_before_at: '2027-01-31T00:00:00.000Z',
      tags: 'cook,host',
      job_description: '<p>First &amp; last</p><p>Second</p><p></p><p>Fourth</p>',
      seo_careers_description: 'First\nSecond',
    });
  });

  it('is read again after an import whose undo failed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let isFull = false;
    const { user, dialog, asked } = await open(EDITOR, (call) =>
      isFull && call.name === 'SaveCareer' ? refusal('INTERNAL_SERVER_ERROR', 'The disk is full.') : answer(call),
    );
    const found = await dialog();
    await choose(found, user, `${HEADER}\none,4,Showroom Hostess,Cebu,FALSE\n`);
    await user.click(await found.findByRole('button', { name: 'Import 1 row' }));
    expect(await found.findByText('1 of 1 done')).toBeVisible();
    isFull = true;
    await user.click(found.getByRole('button', { name: 'Undo' }));
    expect(await found.findByText('0 of 1 done')).toBeVisible();
    const reads = () => asked.filter(({ name }) => name === 'Careers').length;
    const before = reads();
    await user.click(found.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(reads()).toBe(before + 1));
  });

  it.each([
    ['that is empty', '', '“careers.csv” holds no rows below its head.'],
    ['with a head alone', `${HEADER}\n,,,,\n`, '“careers.csv” holds no rows below its head.'],
    ['with another head', 'Title,Location\nDriver,Makati\n', '“careers.csv” is no export for editing'],
    ['with a column that the list does not have', 'id,revision,wage\n,,1\n', 'This list has no column “wage”.'],
    ['with a column twice', 'id,revision,id\n,,1\n', 'The column “id” is there twice.'],
    ['with a quote that is not closed', `${HEADER}\n,,"Driver,Makati,true\n`, 'in row 2.'],
    ['in another encoding', new Uint8Array([105, 100, 44, 241, 10]), '“careers.csv” is no CSV file in UTF-8.'],
    [
      'with too many rows',
      `${HEADER}\n${',,Driver,Makati,true\n'.repeat(5_001)}`,
      'holds 5,001 rows, and at most 5,000',
    ],
  ])('is not imported from a file %s', async (_what, content, message) => {
    const { user, dialog, asked } = await open();
    const found = await dialog();
    const before = asked.length;
    await choose(found, user, content);
    expect(await found.findByRole('alert')).toHaveTextContent(message);
    expect(asked).toHaveLength(before);
  });

  it('is offered to users who may change something, and rejects changes without the right', async () => {
    const { user, dialog } = await open(['read:careers', 'update:careers']);
    const found = await dialog();
    await choose(found, user, `${HEADER}\n,,Gardener,Baguio,true\n`);
    expect(await found.findByText('Your role may not add careers.')).toBeVisible();
    expect(found.queryByRole('button', { name: /^Import/ })).toBeNull();
  });

  it('is not offered to readers', async () => {
    await open(['read:careers']);
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoUserId } from '../../server/seed/identity';
import { tenantOf } from './support/administration';
import { brandId, startContent, type RunningContent } from './support/content';
import {
  EICAR,
  makeCompoundFile,
  makeImage,
  makeOfficeFile,
  makePdf,
  makeVideo,
  makeZip,
  upload,
  type UploadAnswer,
} from './support/uploads';

const MEGABYTE = 1024 * 1024;
const VIDEOS = 'You can only upload 3GP/MP4 file type';
const DOCUMENTS = 'You can only upload pdf, doc, docx file type';

let running: RunningContent;
let files: Readonly<Record<string, Buffer<ArrayBuffer>>>;

beforeAll(async () => {
  running = await startContent({ SCANNER: 'eicar', UPLOAD_LIMIT_MB: '1' });
  files = {
    png: Buffer.from(await makeImage('png')),
    jpeg: Buffer.from(await makeImage('jpeg')),
    gif: Buffer.from(await makeImage('gif')),
    webp: Buffer.from(await makeImage('webp')),
    mp4: makeVideo('isom'),
    'mp4 of another writer': makeVideo('mp42'),
    '3gp': makeVideo('3gp5'),
    mov: makeVideo('qt  '),
    pdf: makePdf(),
    doc: makeCompoundFile('WordDocument'),
    xls: makeCompoundFile('Workbook'),
    docx: makeOfficeFile('wordprocessingml.document'),
    xlsx: makeOfficeFile('spreadsheetml.sheet'),
    zip: makeZip('a.txt', Buffer.from('text')),
    'broken zip': makeZip('[Content_Types].xml', Buffer.from('text')).subarray(0, 40),
    html: Buffer.from('<!doctype html><script>alert(1)</script>'),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  };
});

afterAll(async () => {
  await running.stop();
});

async function send(
  path: string,
  {
    file,
    account = 'alp.editor',
    fields,
  }: { file: string; account?: string; fields?: Readonly<Record<string, string>> },
): Promise<UploadAnswer> {
  const bytes = files[file];
  if (!bytes) throw new Error(`There is no file ${file}.`);
  const { token } = await running.person(account);
  return upload(running.url, { bytes, name: `my ${file}`, path, token, ...(fields ? { fields } : {}) });
}

function document(project = 'TOWER-1'): Readonly<Record<string, string>> {
  return { brand: brandId('ALP'), project };
}

describe('an upload', () => {
  type Taken = [path: string, file: string, fileType: string, extension: string];
  const TAKEN: readonly Taken[] = [
    ['/upload/objects', 'png', 'image/png', 'png'],
    ['/upload/objects', 'jpeg', 'image/jpeg', 'jpg'],
    ['/upload/objects', 'mp4', 'video/mp4', 'mp4'],
    ['/uploads/videos', 'mp4', 'video/mp4', 'mp4'],
    ['/uploads/videos', 'mp4 of another writer', 'video/mp4', 'mp4'],
    ['/uploads/videos', '3gp', 'video/3gpp', '3gp'],
    ['/uploads/videos', 'gif', 'image/gif', 'gif'],
    ['/uploads/documents', 'pdf', 'application/pdf', 'pdf'],
    ['/uploads/documents', 'doc', 'application/msword', 'doc'],
    ['/uploads/documents', 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
    ['/upload/images', 'webp', 'image/webp', 'webp'],
  ];

  /** Uploads a file, and reads it as served. */
  async function expectTaken([path, file, fileType, extension]: Taken): Promise<void> {
    const { status, body } = await send(path, { file });
    expect(status).toBe(201);
    expect(body).toMatchObject({ key: expect.stringMatching(`\\.${extension}$`), fileName: `my ${file}`, fileType });
    expect(body.scanErrorStatus).toBeUndefined();
    expect(typeof body.width).toBe(fileType.startsWith('image/') ? 'number' : 'undefined');
    const stored = await fetch(`${running.url}/${body.key ?? ''}`);
    expect(Buffer.from(await stored.arrayBuffer()).equals(files[file] ?? Buffer.alloc(0))).toBe(true);
    expect(stored.headers.get('content-type')).toBe(fileType);
    // Word files are downloads, because browsers would open them with another program.
    const disposition = stored.headers.get('content-disposition') ?? '';
    expect(disposition.startsWith(/^(image|video)|pdf$/.test(fileType) ? 'inline' : 'attachment')).toBe(true);
  }

  const takenAt = (path: Taken[0]) => TAKEN.filter(([at]) => at === path);

  it.each(takenAt('/upload/objects'))('[API-REST-020, UPL-003] %s takes %s', async (...taken) => expectTaken(taken));

  it.each(takenAt('/uploads/videos'))('[API-REST-021, UPL-027] %s takes %s', async (...taken) => expectTaken(taken));

  it.each(takenAt('/uploads/documents'))('[API-REST-022, UPL-004] %s takes %s', async (...taken) => expectTaken(taken));

  it.each(takenAt('/upload/images'))('[UPL-034] %s takes %s', async (...taken) => expectTaken(taken));

  it.each([
    ['/uploads/documents', 'docx', 'pdf', 'You can only upload pdf file type'],
    ['/uploads/documents', 'doc', 'pdf', 'You can only upload pdf file type'],
    ['/upload/images', 'gif', 'jpeg,jpg,png', 'You can only upload jpeg, jpg, png file type'],
    ['/upload/images', 'webp', 'jpeg,jpg,png', 'You can only upload jpeg, jpg, png file type'],
    ['/upload/images', 'gif', 'jpeg,jpg,png,webp', 'You can only upload jpeg, jpg, png, webp file type'],
    ['/upload/objects', 'mp4', 'jpeg,jpg,png,gif', 'You can only upload jpeg, jpg, png, gif file type'],
    ['/uploads/videos', 'gif', 'mp4,3gp,3gpp', VIDEOS],
  ])('[UPL-005] %s refuses %s to a control that accepts %s', async (...example) => {
    const [path, file, accept, message] = example;
    const answer = await send(path, { file, fields: { accept } });
    expect(answer).toMatchObject({ status: 400, body: { message, data: { message } } });
  });

  it.each([
    ['/uploads/documents', 'pdf', 'pdf'],
    ['/upload/images', 'jpeg', 'jpeg,jpg,png'],
    ['/upload/images', 'png', 'jpeg,jpg,png'],
    ['/uploads/videos', '3gp', 'mp4,3gp,3gpp,gif'],
  ])('[UPL-005] %s takes %s from a control that accepts %s', async (path, file, accept) => {
    expect((await send(path, { file, fields: { accept } })).status).toBe(201);
  });

  it.each(['exe', '', 'webp,exe'])(
    'takes no type beyond those of the call, whatever is accepted: %j',
    async (accept) => {
      const answer = await send('/upload/objects', { file: 'webp', fields: { accept } });
      const message = 'accept: expected some of jpeg, jpg, png, gif, mp4, joined with commas.';
      expect(answer).toMatchObject({ status: 400, body: { message } });
    },
  );

  it.each([
    ['/upload/objects', 'mov', 'You can only upload jpeg, jpg, png, gif, mp4 file type'],
    ['/upload/objects', '3gp', 'You can only upload jpeg, jpg, png, gif, mp4 file type'],
    ['/upload/objects', 'webp', 'You can only upload jpeg, jpg, png, gif, mp4 file type'],
    ['/upload/objects', 'svg', 'You can only upload jpeg, jpg, png, gif, mp4 file type'],
    ['/uploads/videos', 'png', VIDEOS],
    ['/uploads/videos', 'mov', VIDEOS],
    ['/uploads/videos', 'html', VIDEOS],
    ['/uploads/documents', 'xls', DOCUMENTS],
    ['/uploads/documents', 'xlsx', DOCUMENTS],
    ['/uploads/documents', 'zip', DOCUMENTS],
    ['/uploads/documents', 'broken zip', DOCUMENTS],
    ['/uploads/documents', 'png', DOCUMENTS],
    ['/uploads/documents', 'html', DOCUMENTS],
    ['/upload/images', 'mp4', 'You can only upload jpeg, jpg, png, gif, webp file type'],
  ])('[UPL-005] %s refuses %s whatever its name', async (path, file, message) => {
    expect(await send(path, { file })).toMatchObject({ status: 400, body: { message, data: { message } } });
  });

  it('[UPL-002] takes webp among objects for AVIDA', async () => {
    expect((await send('/upload/objects', { file: 'webp', account: 'avida.editor' })).status).toBe(201);
  });

  it('[BRAND-005] takes webp depending on the edited brand, whatever other brands the person has', async () => {
    const { database } = running.services;
    const tenant = tenantOf('AVIDA');
    await database.query('INSERT INTO user_tenant (user_id, tenant_id, position) VALUES ($1, $2, 9)', [
      demoUserId('amaia.editor@demo.example'),
      tenant,
    ]);
    const path = '/uploads/images';
    const edited = async (fields?: Readonly<Record<string, string>>) =>
      send(path, { file: 'webp', account: 'amaia.editor', ...(fields && { fields }) });
    const refused = { status: 400, body: { message: 'You can only upload jpeg, jpg, png, gif file type' } };
    expect(await edited({ brand: 'AMAIA' })).toMatchObject(refused);
    expect(await edited()).toMatchObject(refused);
    const { status, body } = await edited({ brand: 'AVIDA' });
    expect(status).toBe(201);
    const [file] = await database.query('SELECT tenant_id::text AS owner FROM file WHERE key = $1', [body.key]);
    expect(file).toEqual({ owner: tenant });
    expect(await edited({ brand: 'ALP' })).toMatchObject({
      status: 404,
      body: { message: 'The brand does not exist.' },
    });
  });

  it.each(['png', 'webp'])('[UPL-033, UPL-034] /upload/images takes %s of less than 50 MB', async (file) => {
    const { token } = await running.person('alp.editor');
    const path = '/upload/images';
    const bytes = files[file] ?? Buffer.alloc(0);
    const below = Buffer.concat([bytes, Buffer.alloc(50 * MEGABYTE - 1 - bytes.length)]);
    expect((await upload(running.url, { bytes: below, path, token })).status).toBe(201);
    const refused = await upload(running.url, { bytes: Buffer.concat([below, Buffer.alloc(1)]), path, token });
    expect(refused).toMatchObject({ status: 413, body: { message: 'File is too big' } });
  });

  it.each([
    ['/upload/objects', 1],
    ['/uploads/videos', 1],
    ['/uploads/documents', 50],
  ])('[UPL-006] %s takes less than %d MB', async (path, megabytes) => {
    const { token } = await running.person('alp.editor');
    const bytes = path === '/uploads/documents' ? makePdf() : makeVideo('isom');
    const below = Buffer.concat([bytes, Buffer.alloc(megabytes * MEGABYTE - 1 - bytes.length)]);
    expect((await upload(running.url, { bytes: below, path, token })).status).toBe(201);
    const refused = await upload(running.url, { bytes: Buffer.concat([below, Buffer.alloc(1)]), path, token });
    expect(refused).toMatchObject({ status: 413, body: { message: 'File is too big' } });
  });

  it.each(['/upload/objects', '/uploads/videos', '/uploads/documents', '/upload/mdor-docs'])(
    '[API-REST-024] %s refuses an infected file with 422 and a caller without a good token',
    async (path) => {
      const { token } = await running.person('alp.editor');
      const bytes = Buffer.concat([makePdf(), Buffer.from(EICAR)]);
      expect((await upload(running.url, { bytes, path, token, fields: document() })).status).toBe(422);
      expect((await upload(running.url, { bytes, path })).status).toBe(401);
      const administrator = await running.person('platform.administrator');
      expect((await upload(running.url, { bytes, path, token: administrator.token })).status).toBe(403);
    },
  );
});

describe('POST /upload/mdor-docs', () => {
  const path = '/upload/mdor-docs';

  it.each([
    ['the id', brandId('ALP')],
    ['the name', 'alp'],
  ])('[API-REST-023, MDDOR-027] takes a pdf with a project and the brand by %s', async (_what, brand) => {
    const { status, body } = await send(path, { file: 'pdf', fields: { brand, project: 'TOWER-1' } });
    expect(status).toBe(201);
    expect(body).toMatchObject({ fileType: 'application/pdf', key: expect.stringMatching(/\.pdf$/) });
  });

  it.each([
    [{ brand: 'ALP' }, 400, 'Please assign a project first.'],
    [{ brand: 'ALP', project: ' ' }, 400, 'Please assign a project first.'],
    [{ project: 'TOWER-1' }, 400, 'The field brand is missing.'],
    [{ brand: 'AVIDA', project: 'TOWER-1' }, 404, 'The brand does not exist.'],
    [{ brand: 'none', project: 'TOWER-1' }, 404, 'The brand does not exist.'],
    [{ brand: 'a\0b', project: 'TOWER-1' }, 400, 'brand: the character U+0000 cannot be stored.'],
  ])('refuses the fields %j', async (fields, status, message) => {
    expect(await send(path, { file: 'pdf', fields })).toMatchObject({ status, body: { message } });
  });

  it('[UPL-035] takes pdf only', async () => {
    for (const file of ['docx', 'doc', 'png']) {
      expect(await send(path, { file, fields: document() })).toMatchObject({
        status: 400,
        body: { message: 'You can only upload pdf file type' },
      });
    }
  });

  it('is available to staff with access to property documents, but not to ALISI', async () => {
    const message = 'You do not have access to property documents.';
    for (const account of ['alp.reader', 'alp.contracts', 'alisi.editor']) {
      expect(await send(path, { file: 'pdf', account, fields: document() })).toMatchObject({
        status: 403,
        body: { message },
      });
    }
  });

  it('leaves nothing behind when it is refused', async () => {
    const count = async () => (await running.services.database.query('SELECT key FROM file')).length;
    const before = await count();
    await send(path, { file: 'pdf', fields: { brand: 'ALP' } });
    expect(await count()).toBe(before);
  });
});

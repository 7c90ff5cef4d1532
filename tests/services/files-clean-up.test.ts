import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rename, rm, rmdir, symlink, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pruneRevisions } from '../../server/content/revisions/pruneRevisions';
import { createDiskStorage } from '../../server/files/diskStorage';
import { createThumbnails } from '../../server/files/thumbnails';
import {
  brandId,
  createPage,
  personOf,
  SAVE_CONTAINERS,
  startContent,
  type Answer,
  type Person,
  type RunningContent,
} from './support/content';
import { signIn } from './support/signIn';
import { startServices } from './support/startServices';
import { makeImage, makePdf, upload } from './support/uploads';

const DAY = 24 * 60 * 60;

let running: RunningContent;
let editor: Person;
let png: Buffer<ArrayBuffer>;

beforeAll(async () => {
  running = await startContent();
  png = Buffer.from(await makeImage('png'));
});

afterAll(async () => {
  await running.stop();
});

// The tests advance the clock by days, and no sign-in lasts that long.
beforeEach(async () => {
  editor = personOf(running.url, (await signIn(running.url, 'alp.editor@demo.example')).accessToken);
});

async function uploadPicture(): Promise<string> {
  const { body } = await upload(running.url, { bytes: png, token: editor.token });
  return body.key ?? '';
}

async function exists(key: string): Promise<boolean> {
  return (await fetch(`${running.url}/${key}`)).status === 200;
}

/** Saves fields in a new page. */
async function save(fields: readonly Readonly<Record<string, unknown>>[]): Promise<string> {
  const pageId = await createPage(editor);
  const answer = await editor.ask(
    `mutation ($containerData: ContainerDataInput!) {
      addOrUpdateContainersFCFields(containerData: $containerData) { id }
    }`,
    {
      containerData: {
        containers: [
          {
            page_id: pageId,
            name: 'SECTION',
            order: 0,
            field_collections: [
              { name: 'C', order: 0, fields: fields.map((field, order) => ({ order, name: `F${order}`, ...field })) },
            ],
          },
        ],
      },
    },
  );
  expect(answer.errors).toEqual([]);
  return pageId;
}

/** Saves a picture of a new About Us. */
function saveImage(key: string): Promise<Answer> {
  const file = { name: 'File', order: 0, value: key, meta_data: { key } };
  return saveAboutUs({ name: 'IMAGES', order: 0, fields: [file] });
}

/** Saves a text of a new About Us that links to a file. */
function saveLink(key: string): Promise<Answer> {
  const text = { name: 'WEB-CONTENT', order: 0, value: `<p><a href="${running.url}/${key}">The picture</a></p>` };
  return saveAboutUs({ name: 'BODIES', order: 0, children: [{ name: 'BODY', order: 0, fields: [text] }] });
}

/** Adds a link of the brand to a file. */
function saveRecord(key: string): Promise<Answer> {
  return editor.ask(
    'mutation ($brand: ID!, $links: [LinkInput!]!) { addManyLinks(brandId: $brand, links: $links) { id } }',
    {
      brand: brandId('ALP'),
      links: [{ name: 'The picture', link: `https://files.example/${key}`, category: 'external' }],
    },
  );
}

async function saveAboutUs(part: object): Promise<Answer> {
  const collection = { name: 'ABOUT-US-FC', order: 0, children: [part] };
  return editor.ask(SAVE_CONTAINERS, {
    containers: [{ page_id: await createPage(editor), name: 'DEFAULT', order: 0, field_collections: [collection] }],
  });
}

describe('the clean-up', () => {
  it('keeps files that a field, its meta data or a text refers to, and removes the others with their smaller versions', async () => {
    const [value, metaData, text, orphan, second] = await Promise.all([1, 2, 3, 4, 5].map(uploadPicture));
    const { body } = await upload(running.url, { bytes: makePdf(), path: '/uploads/documents', token: editor.token });
    expect((await fetch(`${running.url}/${orphan ?? ''}?width=160`)).status).toBe(200);
    await save([
      { value },
      { value: 'a picture', meta_data: { key: metaData } },
      { value: `<p>See <a href="${running.url}/${text ?? ''}">the picture</a></p>` },
    ]);
    running.advance(DAY + 60);
    expect(await running.services.files.removeOrphans()).toMatchObject({ removed: 3 });
    for (const key of [value, metaData, text]) expect(await exists(key ?? '')).toBe(true);
    for (const key of [orphan, second, body.key]) expect(await exists(key ?? '')).toBe(false);
    const stored = await readdir(path.join(running.config.dataDir, 'files'), { recursive: true });
    expect(stored.join()).not.toContain(path.basename(orphan ?? '', '.png'));
    expect(await running.services.files.removeOrphans()).toEqual({ removed: 0, bytes: 0 });
  });

  it('leaves no smaller version that is stored while it removes the picture', async () => {
    const key = await uploadPicture();
    running.advance(DAY + 60);
    const { database } = running.services;
    const storage = createDiskStorage({ type: 'disk', folder: path.join(running.config.dataDir, 'files') });
    const thumbnails = createThumbnails({
      ...{ database, integrity: { requireLength: () => undefined }, logger: { warn: () => undefined } },
      ...{ clock: () => new Date(), decoding: (work) => work() },
      storage: {
        ...storage,
        async write(...written) {
          expect(await running.services.files.removeOrphans()).toMatchObject({ removed: 1 });
          await storage.write(...written);
        },
      },
    });
    const record = { key, fileName: 'a.png', fileType: 'image/png', size: png.byteLength, sha256: undefined };
    await expect(thumbnails.keyOf(record, 160)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const stored = await readdir(path.join(running.config.dataDir, 'files'), { recursive: true });
    expect(stored.join()).not.toContain(path.basename(key, '.png'));
  });

  it('continues after a file that cannot be removed, and retries that one the next time', async () => {
    const files = [await uploadPicture(), await uploadPicture()].sort();
    const place = path.join(running.config.dataDir, 'files', files[0] ?? '');
    const aside = `${place}.aside`;
    await rename(place, aside);
    await mkdir(place);
    running.advance(DAY + 60);
    expect(await running.services.files.removeOrphans()).toMatchObject({ removed: 1 });
    expect(await exists(files[1] ?? '')).toBe(false);
    await rmdir(place);
    await rename(aside, place);
    expect(await running.services.files.removeOrphans()).toMatchObject({ removed: 1 });
  });

  it('returns the space of removed files to the brand', async () => {
    const spaceUsed = () =>
      running.services.database.query(
        `SELECT t.name, s.bytes, s.bytes = sum(f.size) AS is_counted
         FROM stored_bytes s JOIN file f USING (tenant_id) JOIN tenant t ON t.id = s.tenant_id
         GROUP BY t.name, s.bytes ORDER BY t.name`,
      );
    const before = await spaceUsed();
    await uploadPicture();
    expect(await spaceUsed()).not.toEqual(before);
    running.advance(DAY + 60);
    await running.services.files.removeOrphans();
    const after = await spaceUsed();
    expect(after).toEqual(before);
    expect(after).toContainEqual(expect.objectContaining({ name: 'ALP', is_counted: true }));
  });

  it('leaves a file alone for a day', async () => {
    const key = await uploadPicture();
    running.advance(DAY - 60);
    await running.services.files.removeOrphans();
    expect(await exists(key)).toBe(true);
    running.advance(120);
    await running.services.files.removeOrphans();
    expect(await exists(key)).toBe(false);
  });

  it('keeps files that any other table refers to, including tables that are added later', async () => {
    const [inText, inJson] = [await uploadPicture(), await uploadPicture()];
    const { database } = running.services;
    await database.query('CREATE TABLE "odd ""table"" name" (id uuid, "odd ""column" text, facts jsonb)');
    await database.query('INSERT INTO "odd ""table"" name" VALUES ($1, $2, $3)', [
      randomUUID(),
      inText,
      JSON.stringify({ deep: [{ key: inJson }] }),
    ]);
    running.advance(DAY + 60);
    await running.services.files.removeOrphans();
    expect(await exists(inText)).toBe(true);
    expect(await exists(inJson)).toBe(true);
    await database.query('DROP TABLE "odd ""table"" name"');
    await running.services.files.removeOrphans();
    expect(await exists(inText)).toBe(false);
  });

  it('removes nothing while a table has a binary column that is not searched', async () => {
    const key = await uploadPicture();
    const { database } = running.services;
    await database.query('CREATE TABLE packed (tree bytea)');
    running.advance(DAY + 60);
    await expect(running.services.files.removeOrphans()).rejects.toThrow('packed.tree');
    expect(await exists(key)).toBe(true);
    await database.query('DROP TABLE packed');
  });

  it('keeps files that the content module reports as referenced', async () => {
    const key = await uploadPicture();
    const { content } = running.services;
    running.services.content = { ...content, referencedKeys: (keys) => Promise.resolve(new Set(keys)) };
    running.advance(DAY + 60);
    await running.services.files.removeOrphans();
    expect(await exists(key)).toBe(true);
    running.services.content = content;
  });

  it.each([
    ['as a picture', saveImage, 'The upload did not finish. Retry it or remove the file.'],
    ['in a text', saveLink, 'The file does not exist.'],
    ['in a record', saveRecord, 'The file does not exist.'],
  ])(
    'keeps a file that is saved while it searches, and lets nobody save one that it removes (%s)',
    async (_how, saveFile, message) => {
      const [kept, removed] = [await uploadPicture(), await uploadPicture()];
      running.advance(DAY + 60);
      editor = personOf(running.url, (await signIn(running.url, 'alp.editor@demo.example')).accessToken);
      const answers: Answer[] = [];
      const { content } = running.services;
      running.services.content = {
        ...content,
        async referencedKeys(keys) {
          const needed = await content.referencedKeys(keys);
          answers.push(await saveFile(answers.length === 0 ? kept : removed));
          return needed;
        },
      };
      await running.services.files.removeOrphans();
      running.services.content = content;
      expect(answers).toMatchObject([{ errors: [] }, { errors: [{ message }] }]);
      expect(await exists(kept)).toBe(true);
      expect(await exists(removed)).toBe(false);
      expect(await saveFile(kept)).toMatchObject({ errors: [] });
    },
  );

  it('keeps the picture of a removed page until its revisions are deleted', async () => {
    const key = await uploadPicture();
    const pageId = await save([{ value: key }]);
    running.advance(DAY + 60);
    await running.services.files.removeOrphans();
    expect(await exists(key)).toBe(true);
    editor = personOf(running.url, (await signIn(running.url, 'alp.editor@demo.example')).accessToken);
    await editor.ask('mutation ($id: ID!) { removePage(id: $id) }', { id: pageId });
    await running.services.files.removeOrphans();
    expect(await exists(key)).toBe(true);
    running.advance((running.config.trashDays + 1) * DAY);
    await pruneRevisions(running.services);
    await running.services.files.removeOrphans();
    expect(await exists(key)).toBe(false);
  });

  it('is done once a day by one of the nodes', async () => {
    const rows = await running.services.database.query<{ name: string }>('SELECT name FROM daily_work ORDER BY name');
    expect(rows.map(({ name }) => name)).toContain('remove orphaned files');
  });
});

describe('the temporary file of an upload whose process died', () => {
  it('is removed at the next start, which does not fail if another process has just removed it', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'brand-console-arriving-'));
    const arriving = path.join(dataDir, 'uploads');
    await mkdir(arriving);
    for (const name of ['old', 'young']) await writeFile(path.join(arriving, name), name);
    const longAgo = new Date(Date.now() - 2 * DAY * 1000);
    await utimes(path.join(arriving, 'old'), longAgo, longAgo);
    await symlink(path.join(arriving, 'gone'), path.join(arriving, 'listed and gone'));
    const started = await startServices({ env: { DATA_DIR: dataDir } });
    await expect.poll(() => readdir(arriving)).not.toContain('old');
    expect(await readdir(arriving)).toContain('young');
    await started.stop();
    await rm(dataDir, { recursive: true });
  });
});

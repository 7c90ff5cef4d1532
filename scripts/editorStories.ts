import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editorStoryFiles } from './editorStoryFiles';

/** `tsx scripts/editorStories.ts <folder>` writes the stories of all editors into a folder, replacing its contents. */
const [folder = ''] = process.argv.slice(2);
const files = await editorStoryFiles(path.resolve('schemas'), path.resolve(folder));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [file, content] of Object.entries(files)) writeFileSync(path.join(folder, file), content);

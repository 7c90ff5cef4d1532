import { expect, it } from 'vitest';
import { areas, editorsOfArea } from '../../../schemas';
import { contracts } from '../../../schemas/contracts/area';
import { heroBannerArea } from '../../../schemas/hero-banner/area';
import { propertyDocuments } from '../../../schemas/property-documents/area';
import { PAGE_NOT_FOUND } from '../../../server/content/page/pageRow';
import { addressTexts } from '../../../src/app/entryActions/texts';
import { editorTexts } from '../../../src/app/texts';
import { unitTexts } from '../../../src/app/units/texts';
import { isDefinedRecordArea, isRecordArea, type EditorDefinition } from '../../../src/definition';
import { cardTexts } from '../../../src/list/cards/texts';
import { notFoundTexts } from '../../../src/stores/texts';

async function editorsOf(name: string): Promise<readonly EditorDefinition[]> {
  return (await editorsOfArea[name]?.()) ?? [];
}

/** Areas whose texts the specification gives. */
const specified = areas.filter((area) => !isDefinedRecordArea(area));

/** Success messages of an editor. */
function successMessagesOf({ messages = {} }: EditorDefinition): readonly string[] {
  return [messages.saved, messages.created].filter((text) => text !== undefined);
}

it('[ERR-001] any other success with users and roles is announced as Update success', async () => {
  const [users, roles] = await Promise.all(['users', 'roles'].map(editorsOf));
  expect([...users!, ...roles!].flatMap(successMessagesOf).toSorted()).toEqual([
    'Role has successfully created.',
    'Update success',
    'Update success',
    'User has been created',
  ]);
});

it('[ERR-009] every success is announced with exactly these texts', async () => {
  const editors = (await Promise.all(specified.map(({ name }) => editorsOf(name)))).flat();
  const messages = [
    ...editors.flatMap(successMessagesOf),
    ...specified.filter(isRecordArea).flatMap(({ entries }) => entries.removal?.done ?? []),
    ...[editorTexts.created, editorTexts.updated, cardTexts.removed, cardTexts.featureChanged],
    ...[unitTexts.saved, addressTexts.copied],
  ];
  expect(new Set(messages)).toEqual(new Set(GIVEN));
});

it('[ERR-010] everything of a brand is deleted only after a question with exactly these texts', () => {
  const questions = specified
    .filter(isRecordArea)
    .flatMap(({ name, entries: { removal } }) => (removal ? [[name, removal.title, removal.question]] : []));
  expect([[cardTexts.removeTitle, cardTexts.removeText], ...questions]).toEqual([
    ['Delete Page?', 'Are you sure you want to delete this page?'],
    [heroBannerArea.name, 'Delete Banner?', 'Are you sure you want to delete this banner?'],
    [propertyDocuments.name, 'Delete Document?', 'Are you sure you want to delete this document?'],
    [contracts.name, 'Delete Document?', 'Are you sure you want to delete this document?'],
  ]);
});

it('a missing page is reported with the message of the service', () => {
  expect(notFoundTexts.page).toBe(PAGE_NOT_FOUND);
});

const GIVEN = [
  'Update success',
  'Update success.',
  'Update Success',
  'Update Success.',
  'SAVED!',
  'Page successfully created',
  'Project has successfully created',
  'Successfully deleted page',
  'Showroom successfully updated!',
  'Showroom successfully created!',
  'Content successfully created.',
  'Gallery successfully updated!',
  'Gallery successfully created!',
  'Successfully saved banner.',
  'Successfully deleted banner',
  'Successfully deleted document',
  'Careers succesfully created',
  'Links successfully added',
  'Successfully added/updated document.',
  'Copied To Clipboard!',
  'Award successfully created.',
  'User has been created',
  'Role has successfully created.',
];

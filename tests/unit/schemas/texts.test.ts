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

/** The areas whose words the specification gives. */
const specified = areas.filter((area) => !isDefinedRecordArea(area));

/** What an editor says after a save that went well. */
function saidBy({ messages = {} }: EditorDefinition): readonly string[] {
  return [messages.saved, messages.created].filter((text) => text !== undefined);
}

it('[ERR-001] whatever else goes well with users and roles is told as Update success', async () => {
  const [users, roles] = await Promise.all(['users', 'roles'].map(editorsOf));
  expect([...users!, ...roles!].flatMap(saidBy).toSorted()).toEqual([
    'Role has successfully created.',
    'Update success',
    'Update success',
    'User has been created',
  ]);
});

it('[ERR-009] what went well is told in exactly these words', async () => {
  const editors = (await Promise.all(specified.map(({ name }) => editorsOf(name)))).flat();
  const said = [
    ...editors.flatMap(saidBy),
    ...specified.filter(isRecordArea).flatMap(({ entries }) => entries.removal?.done ?? []),
    ...[editorTexts.created, editorTexts.updated, cardTexts.removed, cardTexts.featureChanged],
    ...[unitTexts.saved, addressTexts.copied],
  ];
  expect(new Set(said)).toEqual(new Set(GIVEN));
});

it('[ERR-010] nothing of a brand is deleted without a question in exactly these words', () => {
  const asked = specified
    .filter(isRecordArea)
    .flatMap(({ name, entries: { removal } }) => (removal ? [[name, removal.title, removal.question]] : []));
  expect([[cardTexts.removeTitle, cardTexts.removeText], ...asked]).toEqual([
    ['Delete Page?', 'Are you sure you want to delete this page?'],
    [heroBannerArea.name, 'Delete Banner?', 'Are you sure you want to delete this banner?'],
    [propertyDocuments.name, 'Delete Document?', 'Are you sure you want to delete this document?'],
    [contracts.name, 'Delete Document?', 'Are you sure you want to delete this document?'],
  ]);
});

it('a page that is gone is told in the words of the service', () => {
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
